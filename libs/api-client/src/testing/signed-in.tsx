import type { User } from '@whoosh/contracts';
import { useState, type ReactNode } from 'react';
import { CACHE_KEYS } from '../cache-keys';
import { createQueryClient } from '../query-client';
import { ApiProvider } from '../session';

/** A page's cache and session with this person signed in; null is nobody. */
export function SignedIn({ user, children }: { user: User | null; children: ReactNode }) {
  const [client] = useState(() => {
    const fresh = createQueryClient();
    fresh.setQueryData(CACHE_KEYS.user, user);
    return fresh;
  });
  return <ApiProvider client={client}>{children}</ApiProvider>;
}
