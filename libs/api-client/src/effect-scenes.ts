import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { EffectSceneResponse } from '@whoosh/contracts';
import { request } from './http';

/** What an effect was made of; it never changes. @param id null while there is none to open */
export function useEffectScene(id: number | null) {
  return useQuery<EffectSceneResponse>({ ...sceneQuery(id ?? 0), enabled: id !== null });
}

/** The same, from the answers that are known or from the server. @throws ApiError */
export function readEffectScene(client: QueryClient, id: number): Promise<EffectSceneResponse> {
  return client.fetchQuery(sceneQuery(id));
}

/** The same, as far as it is known already. */
export function knownEffectScene(client: QueryClient, id: number): EffectSceneResponse | undefined {
  return client.getQueryData<EffectSceneResponse>(sceneQuery(id).queryKey);
}

const sceneQuery = (id: number) => ({
  queryKey: ['/api/sound-effects', id, 'scene'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request<EffectSceneResponse>('GET', `/api/sound-effects/${id}/scene`, undefined, { signal }),
  staleTime: Infinity,
});
