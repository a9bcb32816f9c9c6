import { useInfiniteQuery } from '@tanstack/react-query';
import { LIMITS, type SecurityEvent } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** What happened around the security of the account, the newest first, page by page. */
export function useActivity() {
  return useInfiniteQuery({
    queryKey: CACHE_KEYS.activity,
    staleTime: 0,
    initialPageParam: null as number | null,
    queryFn: ({ pageParam }) =>
      request<SecurityEvent[]>(
        'GET',
        pageParam === null ? '/api/auth/activity' : `/api/auth/activity?before=${pageParam}`,
      ),
    getNextPageParam: (page) =>
      page.length < LIMITS.securityEventsListed ? undefined : (page.at(-1)?.id ?? undefined),
  });
}
