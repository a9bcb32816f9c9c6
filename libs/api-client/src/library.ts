import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { EffectsQuery, LibrarySummary, SoundEffect } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** Effects that are asked for at once. */
export const LIBRARY_PAGE = 60;

/** The user's effects as a query narrows and orders them, page by page. While the next answer is on its way the one before stays. */
export function useLibrary(query: EffectsQuery) {
  return useInfiniteQuery({
    queryKey: [...CACHE_KEYS.library, query],
    queryFn: ({ pageParam, signal }) =>
      request<SoundEffect[]>('GET', libraryPath(query, pageParam), undefined, { signal }),
    initialPageParam: null as number | null,
    // a full page may be followed by an empty one; the id of its last effect is the cursor of the Link header
    getNextPageParam: (page) => (page.length < LIBRARY_PAGE ? null : (page.at(-1)?.id ?? null)),
    placeholderData: keepPreviousData,
  });
}

/** What there is to choose from in the library. */
export function useLibrarySummary() {
  return useQuery<LibrarySummary>({ queryKey: CACHE_KEYS.librarySummary });
}

/** The address of one page. @param cursor id of the effect before its first one, null: from the beginning */
export function libraryPath(query: EffectsQuery, cursor: number | null = null): string {
  const entries = Object.entries({ ...query, cursor }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const parameters = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return `/api/sound-effects/all?limit=${LIBRARY_PAGE}${entries.length > 0 ? '&' : ''}${parameters.toString()}`;
}
