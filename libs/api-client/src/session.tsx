import { QueryClientProvider, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { User, UserResponse } from '@whoosh/contracts';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { endSession } from './auth';
import { CACHE_KEYS } from './cache-keys';
import { ApiError, request } from './http';

/** Spec §4: loading, then signed in (user present) or signed out (user null). */
export interface Session {
  user: User | null;
  isLoading: boolean;
  /** The session could not be asked for; the page is shown as signed out. */
  error: Error | null;
  /** Asks again who is signed in, for instance after credits were spent. */
  refresh: () => Promise<void>;
  /**
   * Ends the session on the server, or those in all browsers, then clears the user and all cached data. @throws
   * ApiError
   */
  signOut: (where?: 'here' | 'everywhere', revokeKeys?: boolean) => Promise<void>;
}

const beforeSignOut = new Set<() => Promise<unknown>>();

/** Has something done before a session ends, for instance sent what is not saved yet. @returns takes the wish back */
export function onSignOut(task: () => Promise<unknown>): () => void {
  beforeSignOut.add(task);
  return () => beforeSignOut.delete(task);
}

const SessionContext = createContext<Session | null>(null);

async function readUser(signal: AbortSignal): Promise<User | null> {
  try {
    return (await request<UserResponse>('GET', '/api/auth/user', undefined, { signal })).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The page's cache and session. Mounted once, by the shell. */
export function ApiProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>{children}</SessionProvider>
    </QueryClientProvider>
  );
}

function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, isPending, error } = useQuery({ queryKey: CACHE_KEYS.user, queryFn: ({ signal }) => readUser(signal) });

  const refresh = useCallback(() => client.invalidateQueries({ queryKey: CACHE_KEYS.user }), [client]);
  const signOut = useCallback(
    async (where: 'here' | 'everywhere' = 'here', revokeKeys = false) => {
      // what cannot be done now does not hold anybody here
      await Promise.allSettled([...beforeSignOut].map((task) => task()));
      if (where === 'here') await request('POST', '/api/auth/logout');
      else await request('POST', '/api/auth/logout-everywhere', revokeKeys ? { revokeKeys } : undefined);
      endSession(client);
    },
    [client],
  );

  const session = useMemo(
    () => ({ user: data ?? null, isLoading: isPending, error, refresh, signOut }),
    [data, isPending, error, refresh, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in. @throws Error outside of the ApiProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs an ApiProvider above it');
  return session;
}
