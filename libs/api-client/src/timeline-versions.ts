import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TimelineVersion, TimelineVersionContent } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** The versions of a timeline, the newest first. */
export function useTimelineVersions(projectId: number) {
  return useQuery<TimelineVersion[]>({ queryKey: CACHE_KEYS.timelineVersions(projectId) });
}

/** A version with what it holds. @throws ApiError */
export function readTimelineVersion(projectId: number, id: number): Promise<TimelineVersionContent> {
  return request<TimelineVersionContent>('GET', `/api/projects/${projectId}/versions/${id}`);
}

/** Keeps the timeline as it is stored now under a name, or deletes a version. */
export function useChangeVersions(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: { keepAs: string } | { remove: number }): Promise<void> => {
      const path = `/api/projects/${projectId}/versions`;
      if ('keepAs' in change) await request<TimelineVersion>('POST', path, { name: change.keepAs });
      else await request('DELETE', `${path}/${change.remove}`);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE_KEYS.timelineVersions(projectId) }),
  });
}
