import { useMutation, useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { PeaksResponse, SaveSoundEffectRequest, SoundEffect, UpdateSoundEffectRequest } from '@whoosh/contracts';
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

/** Puts an effect into the trash. */
export function useDeleteSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<SoundEffect, 'id' | 'projectId'>) => trash(id),
    onSuccess: (_nothing, { projectId }) => refreshSounds(client, projectId),
  });
}

const trash = (id: number) => request<void>('DELETE', `/api/sound-effects/${id}`);

/** Puts effects into the trash one after the other; `useRestoreSoundEffects` brings them back. */
export function useDeleteSoundEffects() {
  return useEachSound(({ id }) => trash(id));
}

/** Brings effects back from the trash one after the other. */
export function useRestoreSoundEffects() {
  return useEachSound(({ id }) => request<SoundEffect>('POST', `/api/sound-effects/${id}/restore`));
}

/** Does something with each effect in turn; afterwards, also after a failure in between, the lists are asked for again. */
function useEachSound(act: (effect: Pick<SoundEffect, 'id'>) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (effects: readonly Pick<SoundEffect, 'id' | 'projectId'>[]) => {
      for (const effect of effects) await act(effect);
    },
    onSettled: (_nothing, _error, effects) =>
      Promise.all([...new Set(effects.map(({ projectId }) => projectId))].map((id) => refreshSounds(client, id))),
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
  const { library, allSoundEffects, projectSoundEffects } = CACHE_KEYS;
  client.setQueryData<SoundEffect[]>(allSoundEffects, (list) => list && replace(list));
  client.setQueriesData<InfiniteData<SoundEffect[]>>(
    { queryKey: library },
    (list) => list && { ...list, pages: list.pages.map(replace) },
  );
  if (changed.projectId !== null) {
    client.setQueryData<SoundEffect[]>(projectSoundEffects(changed.projectId), (list) => list && replace(list));
  }
}
