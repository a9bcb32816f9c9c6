import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AddPasskeyRequest,
  Passkey,
  PasskeyOptionsResponse,
  PasskeySignInRequest,
  RenamePasskeyRequest,
  UserResponse,
} from '@whoosh/contracts';
import { startSession } from './auth';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** Whether this browser can make and use passkeys. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** Whether a person closed the browser's dialog, or let it wait for too long: no failure of anything. */
export function isPasskeyCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** The person's passkeys, the newest first. */
export function usePasskeys() {
  return useQuery<Passkey[]>({ queryKey: CACHE_KEYS.passkeys, staleTime: 0 });
}

/** Has the browser make a passkey, and keeps it. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { options } = await request<PasskeyOptionsResponse>('POST', '/api/auth/passkeys/options');
      const { startRegistration } = await import('@simplewebauthn/browser');
      const response = await startRegistration({
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      });
      const body: AddPasskeyRequest = { name, response: { ...response } };
      return request<Passkey>('POST', '/api/auth/passkeys', body);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE_KEYS.passkeys }),
  });
}

/** Gives a passkey another name. */
export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: RenamePasskeyRequest & { id: string }) =>
      request<Passkey>('PATCH', `/api/auth/passkeys/${id}`, { name }),
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_KEYS.passkeys }),
  });
}

/** Removes a passkey: it signs in no more. */
export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<undefined>('DELETE', `/api/auth/passkeys/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_KEYS.passkeys }),
  });
}

/** Signs in with a passkey that the browser offers. */
export function usePasskeySignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { options } = await request<PasskeyOptionsResponse>('POST', '/api/auth/passkeys/sign-in-options');
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({
        optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      });
      const body: PasskeySignInRequest = { response: { ...response } };
      return request<UserResponse>('POST', '/api/auth/passkeys/sign-in', body);
    },
    onSuccess: (answer) => startSession(client, answer),
  });
}
