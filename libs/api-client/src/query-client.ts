import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { request } from './http';

/** Spec §7, default read: GET on the joined key path. */
function readKeyPath<T>({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<T> {
  return request<T>('GET', queryKey.map(String).join('/'), undefined, { signal });
}

/**
 * The page's cache with the spec's settings: no retries, no refetch on focus, data never stale. Without a network a
 * call fails at once, as with a server that does not answer: one that waits for the network says nothing. What failed
 * is asked for again when it is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKeyPath,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
