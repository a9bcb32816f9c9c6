import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkedIdentity, LinkIdentityRequest, PendingLinkResponse, UserResponse } from '@whoosh/contracts';
import { startSession } from './auth';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** Where the browser itself goes to sign in with the provider of OpenID Connect. */
export const OPENID_START = '/api/auth/openid/start';

/** The address whose code is waited for, after the browser came back from the provider. */
export function usePendingLink(isAsked: boolean) {
  return useQuery<PendingLinkResponse>({
    queryKey: CACHE_KEYS.pendingLink,
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  });
}

/** Signs in with the mailed code, and links the sign-in of the provider to the account. */
export function useLinkIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkIdentityRequest) => request<UserResponse>('POST', '/api/auth/openid/link', body),
    onSuccess: (answer) => startSession(client, answer),
  });
}

/** The sign-ins that are linked to the account, the newest first. */
export function useLinkedIdentities() {
  return useQuery<LinkedIdentity[]>({ queryKey: CACHE_KEYS.linkedIdentities, staleTime: 0 });
}

/** Removes a linked sign-in. */
export function useUnlinkIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<undefined>('DELETE', `/api/auth/openid/identities/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_KEYS.linkedIdentities }),
  });
}
