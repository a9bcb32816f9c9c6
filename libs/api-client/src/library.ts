import { useCallback } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EffectsQuery, LibraryIndex, LibrarySummary, SoundEffect } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';
import { loadEffect, loadEffects } from './effect-loader';

/** Effects that are asked for at once. */
const LIBRARY_PAGE = 60;

/**
 * The user's effects as a query narrows and orders them, page by page. While the next answer is on its way the one
 * before stays.
 */
export function useLibrary(query: EffectsQuery) {
  return useInfiniteQuery({
    queryKey: [...CACHE_KEYS.libraryPages, query],
    queryFn: ({ pageParam, signal }) =>
      request<SoundEffect[]>('GET', libraryPath(query, pageParam), undefined, { signal }),
    initialPageParam: null as number | null,
    // a full page may be followed by an empty one; the id of its last effect is the cursor of the Link header
    getNextPageParam: (page) => (page.length < LIBRARY_PAGE ? null : (page.at(-1)?.id ?? null)),
    placeholderData: keepPreviousData,
  });
}

/** The whole library as a query narrows and orders it: ids in order; each effect is had by `useLibraryEffect`. */
export function useLibraryIndex(query: EffectsQuery) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...CACHE_KEYS.libraryIndex, query],
    queryFn: async ({ signal }) => {
      const { ids, effects } = await request<LibraryIndex>('GET', indexPath(query), undefined, { signal });
      for (const effect of effects) client.setQueryData(effectKey(effect.id), effect);
      return ids;
    },
    placeholderData: keepPreviousData,
  });
}

/** One effect of the library; those that are wanted at the same time are asked for together. */
export function useLibraryEffect(id: number) {
  const client = useQueryClient();
  const queryKey = effectKey(id);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => loadEffect(id, signal, client.getQueryData(queryKey) !== undefined),
  });
}

/** Has effects of the library there before they are drawn; what cannot be had is left to who draws it. */
export function useLoadAhead(): (ids: readonly number[]) => void {
  const client = useQueryClient();
  return useCallback(
    (ids) => {
      const unknown = ids.filter((id) => client.getQueryData(effectKey(id)) === undefined);
      loadEffects(unknown)
        .then((effects) => {
          for (const effect of effects) {
            // one that was changed meanwhile is known better
            if (client.getQueryData(effectKey(effect.id)) === undefined)
              client.setQueryData(effectKey(effect.id), effect);
          }
        })
        .catch(() => undefined);
    },
    [client],
  );
}

/** What an effect came from and what came from it, itself among them, the oldest first. */
export function useSoundVersions(id: number) {
  return useQuery({
    queryKey: [...CACHE_KEYS.soundVersions, id],
    queryFn: ({ signal }) => request<SoundEffect[]>('GET', `/api/sound-effects/${id}/versions`, undefined, { signal }),
  });
}

/** Reads effects of the library that were loaded already; undefined for others. */
export function useKnownEffects(): (id: number) => SoundEffect | undefined {
  const client = useQueryClient();
  return (id) => client.getQueryData<SoundEffect>(effectKey(id));
}

const effectKey = (id: number) => [...CACHE_KEYS.libraryEffect, id];

function indexPath(query: EffectsQuery): string {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return `/api/sound-effects/index${parameters === '' ? '' : '?'}${parameters}`;
}

/** What there is to choose from in the library. */
export function useLibrarySummary() {
  return useQuery<LibrarySummary>({ queryKey: CACHE_KEYS.librarySummary });
}

/** The address of one page. @param cursor id of the effect before its first one, null: from the beginning */
function libraryPath(query: EffectsQuery, cursor: number | null = null): string {
  const entries = Object.entries({ ...query, cursor }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const parameters = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return `/api/sound-effects/all?limit=${LIBRARY_PAGE}${entries.length > 0 ? '&' : ''}${parameters.toString()}`;
}
