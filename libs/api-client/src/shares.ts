import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SharedSound, ShareLink, ShareResponse } from '@whoosh/contracts';
import { request } from './http';

const shareKey = (id: number) => ['/api/sound-effects', id, 'share'];

/** The link by which everybody hears an effect. @param id null while there is none to ask for */
export function useShare(id: number | null) {
  return useQuery<ShareResponse>({
    queryKey: shareKey(id ?? 0),
    queryFn: ({ signal }) => request('GET', `/api/sound-effects/${id}/share`, undefined, { signal }),
    enabled: id !== null,
  });
}

/** Makes or revokes the link of an effect. */
export function useChangeShare(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (shared: boolean): Promise<ShareResponse> => {
      const path = `/api/sound-effects/${id}/share`;
      if (shared) return { share: await request<ShareLink>('POST', path) };
      await request('DELETE', path);
      return { share: null };
    },
    onSuccess: (answer) => client.setQueryData(shareKey(id), answer),
  });
}

/** What everybody with a link sees. */
export function useSharedSound(token: string) {
  return useQuery<SharedSound>({
    queryKey: ['/api/shares', token],
    queryFn: ({ signal }) => request('GET', `/api/shares/${encodeURIComponent(token)}`, undefined, { signal }),
  });
}
