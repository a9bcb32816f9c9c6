import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NamedSense, PersonalSense } from '@whoosh/contracts';
import { request } from './http';

const KEY = ['/api/sound-effects/senses'];

/** What the person's words mean to them, the newest first. */
export function useSenses() {
  return useQuery<NamedSense[]>({
    queryKey: KEY,
    queryFn: ({ signal }) => request<NamedSense[]>('GET', '/api/sound-effects/senses', undefined, { signal }),
  });
}

/** Keeps what words mean to the person. */
export function useKeepSense() {
  return useChange((sense: PersonalSense) => request<undefined>('PUT', '/api/sound-effects/senses', sense));
}

/** Gives words the meaning back that they have for everybody. */
export function useForgetSense() {
  return useChange((words: string) =>
    request<undefined>('DELETE', `/api/sound-effects/senses?${new URLSearchParams({ words }).toString()}`),
  );
}

/** What was read before is read anew: it may mean something else now. */
function useChange<T>(mutationFn: (what: T) => Promise<undefined>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: ['/api/sound-effects/interpret'] }),
      ]),
  });
}
