import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeptIndividual, NewIndividual } from '@whoosh/contracts';
import { request } from './http';

const ADDRESS = '/api/sound-effects/individuals';
const KEY = [ADDRESS];

/** The individuals that the person keeps, the newest first. */
export function useKeptIndividuals() {
  return useQuery<KeptIndividual[]>({
    queryKey: KEY,
    queryFn: ({ signal }) => request<KeptIndividual[]>('GET', ADDRESS, undefined, { signal }),
  });
}

/** Keeps an individual of a source under a name. */
export function useKeepIndividual() {
  return useChange((individual: NewIndividual) => request<KeptIndividual>('POST', ADDRESS, individual));
}

/** Gives a kept individual another name. */
export function useRenameIndividual() {
  return useChange(({ id, name }: Pick<KeptIndividual, 'id' | 'name'>) =>
    request<KeptIndividual>('PATCH', `${ADDRESS}/${id}`, { name }),
  );
}

/** Keeps an individual no longer; sounds that have it stay as they are. */
export function useForgetIndividual() {
  return useChange((id: string) => request<undefined>('DELETE', `${ADDRESS}/${id}`));
}

function useChange<T, A>(mutationFn: (what: T) => Promise<A>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: KEY }) });
}
