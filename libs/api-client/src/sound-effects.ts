import { useMutation, useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import {
  LIMITS,
  type ChangeSoundEffectsRequest,
  type CutRequest,
  type MixRequest,
  type PeaksResponse,
  type SaveSoundEffectRequest,
  type SoundEffect,
  type UpdateSoundEffectRequest,
} from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** All effects of the user, newest first. */
export function useAllSoundEffects() {
  return useQuery<SoundEffect[]>({ queryKey: CACHE_KEYS.allSoundEffects });
}

/** The effects of one project, newest first. */
export function useProjectSoundEffects(projectId: number) {
  return useQuery<SoundEffect[]>({ queryKey: CACHE_KEYS.projectSoundEffects(projectId) });
}

/** A finer waveform of an effect, with its events. @param id null while it is not wanted */
export function useSoundPeaks(id: number | null) {
  return useQuery<PeaksResponse>({ queryKey: ['/api/sound-effects', id, 'peaks'], enabled: id !== null });
}

/** Spec §7: what is asked again after the user's sounds changed. */
export async function refreshSounds(client: QueryClient, projectId: number | null = null): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: CACHE_KEYS.allSoundEffects }),
    client.invalidateQueries({ queryKey: CACHE_KEYS.librarySummary }),
    client.invalidateQueries({ queryKey: CACHE_KEYS.user }),
    client.invalidateQueries({ queryKey: CACHE_KEYS.unsavedGenerations }),
    ...(projectId === null ? [] : [client.invalidateQueries({ queryKey: CACHE_KEYS.projectSoundEffects(projectId) })]),
  ]);
}

/** Keeps a generated take; saving the same take twice is one effect. */
export function useSaveSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveSoundEffectRequest) => request<SoundEffect>('POST', '/api/sound-effects', body),
    onSuccess: (_effect, { projectId }) => refreshSounds(client, projectId ?? null),
  });
}

/** Cuts a part out of an effect: an effect of its own. */
export function useCutSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: CutRequest & Pick<SoundEffect, 'id'>) =>
      request<SoundEffect>('POST', `/api/sound-effects/${id}/cuts`, body),
    onSuccess: ({ projectId }) => refreshSounds(client, projectId),
  });
}

/** Keeps an effect at other levels of its layers: an effect of its own. */
export function useMixSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: MixRequest & Pick<SoundEffect, 'id'>) =>
      request<SoundEffect>('POST', `/api/sound-effects/${id}/mixes`, body),
    onSuccess: ({ projectId }) => refreshSounds(client, projectId),
  });
}

/** Puts an effect into the trash. */
export function useDeleteSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<SoundEffect, 'id' | 'projectId'>) => trash(id),
    onSuccess: (_nothing, { projectId }) => refreshSounds(client, projectId),
  });
}

/** Pays for commercial rights to a free effect, once; one that has them stays as it is. */
export function useLicenseSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<SoundEffect, 'id'>) => request<SoundEffect>('POST', `/api/sound-effects/${id}/licence`),
    onSuccess: (licensed) => {
      showChanged(client, licensed);
      // With it go the parts that were cut out of it, and the balance is another.
      return Promise.all([
        refreshSounds(client, licensed.projectId),
        client.invalidateQueries({ queryKey: CACHE_KEYS.ledger }),
      ]);
    },
  });
}

const trash = (id: number) => request<void>('DELETE', `/api/sound-effects/${id}`);

/** Puts effects into the trash; `useRestoreSoundEffects` brings them back. */
export function useDeleteSoundEffects() {
  return useTogether((ids) => {
    const [only] = ids;
    return ids.length === 1 && only !== undefined
      ? trash(only)
      : request<void>('POST', '/api/sound-effects/delete', { ids });
  });
}

/** Brings effects back from the trash. */
export function useRestoreSoundEffects() {
  return useTogether((ids) => request<void>('POST', '/api/sound-effects/restore', { ids }));
}

/**
 * Does something with any number of effects, as many at once as the server takes; afterwards, also after a failure, the
 * lists are asked for again.
 */
function useTogether(act: (ids: readonly number[]) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const part of inParts(ids)) await act(part);
    },
    onSettled: () => Promise.all([refreshSounds(client), refreshProjectSounds(client)]),
  });
}

function inParts(ids: readonly number[]): number[][] {
  const size = LIMITS.effectsAtOnce;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size));
}

function refreshProjectSounds(client: QueryClient): Promise<void> {
  const [projects] = CACHE_KEYS.projects;
  return client.invalidateQueries({
    predicate: ({ queryKey: [first, , third] }) => first === projects && third === 'sound-effects',
  });
}

/** Marks, tags or moves any number of effects at once. */
export function useChangeSoundEffects() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, ...change }: ChangeSoundEffectsRequest) => {
      for (const part of inParts(ids)) {
        const changed = await request<SoundEffect[]>('PATCH', '/api/sound-effects', { ids: part, ...change });
        for (const effect of changed) showChanged(client, effect);
      }
    },
    onSettled: (_nothing, _error, { projectId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: CACHE_KEYS.librarySummary }),
        ...(projectId === undefined ? [] : [client.invalidateQueries({ queryKey: CACHE_KEYS.projects })]),
      ]),
  });
}

export type SoundEffectChange = UpdateSoundEffectRequest & Pick<SoundEffect, 'id'>;

/** Changes name, favourite, tags or project of effects one after the other; each is shown at once. */
export function useUpdateSoundEffects() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: readonly SoundEffectChange[]) => {
      for (const { id, ...body } of changes) {
        showChanged(client, await request<SoundEffect>('PATCH', `/api/sound-effects/${id}`, body));
      }
    },
    onSettled: (_nothing, _error, changes) =>
      Promise.all([
        client.invalidateQueries({ queryKey: CACHE_KEYS.librarySummary }),
        // a sound left one project's list and came into another's
        ...(changes.some(({ projectId }) => projectId !== undefined)
          ? [client.invalidateQueries({ queryKey: CACHE_KEYS.projects })]
          : []),
      ]),
  });
}

function showChanged(client: QueryClient, changed: SoundEffect): void {
  const replace = (effects: readonly SoundEffect[]) =>
    effects.map((effect) => (effect.id === changed.id ? changed : effect));
  const { libraryPages, libraryEffect, soundVersions, allSoundEffects, projectSoundEffects } = CACHE_KEYS;
  client.setQueryData<SoundEffect[]>(allSoundEffects, (list) => list && replace(list));
  client.setQueriesData<InfiniteData<SoundEffect[]>>(
    { queryKey: libraryPages },
    (list) => list && { ...list, pages: list.pages.map(replace) },
  );
  client.setQueriesData<SoundEffect[]>({ queryKey: soundVersions }, (list) => list && replace(list));
  client.setQueryData<SoundEffect>([...libraryEffect, changed.id], (known) => known && changed);
  if (changed.projectId !== null) {
    client.setQueryData<SoundEffect[]>(projectSoundEffects(changed.projectId), (list) => list && replace(list));
  }
}
