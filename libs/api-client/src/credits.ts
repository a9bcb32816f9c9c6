import { useInfiniteQuery } from '@tanstack/react-query';
import type { LedgerEntry } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

const PAGE_SIZE = 20;

/** The movements of the user's credits, newest first, page by page. */
export function useLedger() {
  return useInfiniteQuery({
    queryKey: CACHE_KEYS.ledger,
    // Every sound moves credits: it is asked anew whenever it is shown.
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request<LedgerEntry[]>('GET', `/api/credits/ledger?limit=${PAGE_SIZE}${pageParam}`, undefined, { signal }),
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return page.length < PAGE_SIZE || last === undefined ? undefined : `&cursor=${last.seq}`;
    },
  });
}
