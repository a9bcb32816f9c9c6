import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, CreatedKeyResponse, CreateKeyRequest } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** The person's API keys, the newest first. */
export function useApiKeys() {
  // Programs use them meanwhile: when they did is asked anew whenever it is shown.
  return useQuery<ApiKey[]>({ queryKey: CACHE_KEYS.apiKeys, staleTime: 0 });
}

/** Makes a key. The answer is the only one that holds it: nothing here remembers it. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateKeyRequest) => request<CreatedKeyResponse>('POST', '/api/keys', body),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE_KEYS.apiKeys }),
  });
}

/** Makes a key worthless, at once and for good. */
export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<undefined>('DELETE', `/api/keys/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_KEYS.apiKeys }),
  });
}
