import { useSession, type Session } from '@whoosh/api-client';
import { useDeferredValue } from 'react';

/**
 * The session as whole pages follow it: that it has loaded is told in a transition, so that the page is drawn in small
 * steps.
 */
export function useSettledSession(): Session {
  const session = useSession();
  const isLoading = useDeferredValue(session.isLoading);
  return { ...session, isLoading };
}
