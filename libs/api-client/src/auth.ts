import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  ChooseLanguageRequest,
  CodeSentResponse,
  ConfirmIdentityRequest,
  DeleteAccountRequest,
  DeleteAccountResponse,
  DevLoginRequest,
  SendCodeRequest,
  SendEmailChangeCodeRequest,
  SessionFreshness,
  UpdateEmailRequest,
  UpdateProfileRequest,
  UserResponse,
  VerifyCodeRequest,
} from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** Mails a sign-in code. */
export function useSendCode() {
  return useMutation({
    mutationFn: (body: SendCodeRequest) => request<CodeSentResponse>('POST', '/api/auth/send-code', body),
  });
}

/** Exchanges a code for a session. */
export function useVerifyCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: VerifyCodeRequest) => request<UserResponse>('POST', '/api/auth/verify-code', body),
    onSuccess: (answer) => startSession(client, answer),
  });
}

/** Development only: a session without a code. */
export function useDevLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DevLoginRequest) => request<UserResponse>('POST', '/api/auth/dev-login', body),
    onSuccess: (answer) => startSession(client, answer),
  });
}

/** Changes the profile name. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateProfileRequest) => request<UserResponse>('PUT', '/api/auth/update-profile', body),
    onSuccess: ({ user }) => client.setQueryData(CACHE_KEYS.user, user),
  });
}

/** Keeps the language of the product with the account. */
export function useChooseLanguage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChooseLanguageRequest) => request<UserResponse>('PATCH', '/api/auth/user', body),
    onSuccess: ({ user }) => client.setQueryData(CACHE_KEYS.user, user),
  });
}

/** Mails the code of an e-mail change; with an old session first one to the current address. */
export function useSendEmailChangeCode() {
  return useMutation({
    mutationFn: (body: SendEmailChangeCodeRequest) =>
      request<CodeSentResponse>('POST', '/api/auth/send-email-change-code', body),
  });
}

/** Ends an e-mail change with the code that went to the new address. */
export function useUpdateEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateEmailRequest) => request<UserResponse>('PUT', '/api/auth/update-email', body),
    onSuccess: ({ user }) => client.setQueryData(CACHE_KEYS.user, user),
  });
}

/** Mails a code to the current address, for what only a fresh session may do. */
export function useSendConfirmationCode() {
  return useMutation({
    mutationFn: () => request<CodeSentResponse>('POST', '/api/auth/send-confirmation-code'),
  });
}

/** Makes the session fresh again with the code that went to the current address. */
export function useConfirmIdentity() {
  return useMutation({
    mutationFn: (body: ConfirmIdentityRequest) => request<UserResponse>('POST', '/api/auth/confirm', body),
  });
}

/** Asks whether the session is fresh, before a link is followed that needs it. */
export function useFreshness() {
  return useMutation({ mutationFn: () => request<SessionFreshness>('GET', '/api/auth/freshness') });
}

/** Deletes the account, after its grace; the session ends at once. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DeleteAccountRequest) => request<DeleteAccountResponse>('DELETE', '/api/auth/user', body),
    onSuccess: () => endSession(client),
  });
}

/** Clears the user and all cached data. */
export function endSession(client: QueryClient): void {
  client.setQueryData(CACHE_KEYS.user, null);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== CACHE_KEYS.user[0] });
}

/** Nothing that was cached for somebody else stays, and no older answer about the session comes after this one. */
export async function startSession(client: QueryClient, { user }: UserResponse): Promise<void> {
  await client.cancelQueries({ queryKey: CACHE_KEYS.user });
  const keep: readonly unknown[] = [CACHE_KEYS.user[0], CACHE_KEYS.config[0]];
  client.removeQueries({ predicate: ({ queryKey }) => !keep.includes(queryKey[0]) });
  client.setQueryData(CACHE_KEYS.user, user);
}
