import { useLinkIdentity, useVerifyCode } from '@whoosh/api-client';
import type { UserResponse } from '@whoosh/contracts';
import type { PendingSignIn } from './pending-sign-in';

/**
 * What a code from a mail is brought back to: the sign-in that asked for it, or the one of a provider that is linked
 * with it.
 */
export function useCodeCheck({ email, name, isLink }: PendingSignIn) {
  const verification = useVerifyCode();
  const linking = useLinkIdentity();
  const check = (code: string): Promise<UserResponse> =>
    isLink
      ? linking.mutateAsync({ code })
      : verification.mutateAsync({ email, code, ...(name === null ? {} : { name }) });
  const { error, isPending } = isLink ? linking : verification;
  return { check, error, isPending };
}
