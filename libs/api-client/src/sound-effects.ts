import { useMutation, useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { SaveSoundEffectRequest, SoundEffect, UpdateSoundEffectRequest } from '@whoosh/contracts';
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

/** Puts an effect into the trash, from which `useRestoreSoundEffect` brings it back. */
export function useDeleteSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<SoundEffect, 'id' | 'projectId'>) => request<void>('DELETE', `/api/sound-effects/${id}`),
    onSuccess: (_nothing, { projectId }) => refreshSounds(client, projectId),
  });
}

/** Brings an effect back from the trash. */
export function useRestoreSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<SoundEffect, 'id'>) => request<SoundEffect>('POST', `/api/sound-effects/${id}/restore`),
    onSuccess: ({ projectId }) => refreshSounds(client, projectId),
  });
}

/** Changes name, favourite, tags or project; the lists show the change at once. */
export function useUpdateSoundEffect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateSoundEffectRequest & { id: number }) =>
      request<SoundEffect>('PATCH', `/api/sound-effects/${id}`, body),
    onSuccess: async (changed, { projectId }) => {
      const replace = (effects: SoundEffect[] | undefined) =>
        effects?.map((effect) => (effect.id === changed.id ? { ...effect, ...changed } : effect));
      client.setQueryData<SoundEffect[]>(CACHE_KEYS.allSoundEffects, replace);
      client.setQueriesData<InfiniteData<SoundEffect[]>>(
        { queryKey: CACHE_KEYS.library },
        (list) => list && { ...list, pages: list.pages.map((page) => replace(page) ?? page) },
      );
      if (changed.projectId !== null) {
        client.setQueryData<SoundEffect[]>(CACHE_KEYS.projectSoundEffects(changed.projectId), replace);
      }
      // it left one project's list and came into another's
      if (projectId !== undefined) await client.invalidateQueries({ queryKey: CACHE_KEYS.projects });
      await client.invalidateQueries({ queryKey: CACHE_KEYS.librarySummary });
    },
  });
}
