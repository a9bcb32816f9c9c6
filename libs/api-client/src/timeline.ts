import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  CreateMediaRequest,
  EditTimelineRequest,
  EditTimelineResponse,
  ProjectMedia,
  TimelineNews,
  TimelineResponse,
  VideoFrameTimes,
  VideoPeaks,
} from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** How often a sound that is being prepared is asked for, milliseconds. */
const PREPARING_MS = 1000;

/** All of a timeline. It is asked for whenever it is opened: another tab may have changed it. */
export function useTimelineState(projectId: number) {
  return useQuery<TimelineResponse>({ queryKey: CACHE_KEYS.timelineState(projectId), staleTime: 0, gcTime: 0 });
}

/** All of a timeline as it is stored now. @throws ApiError */
export function readTimelineState(projectId: number): Promise<TimelineResponse> {
  return request<TimelineResponse>('GET', `/api/projects/${projectId}/timeline-state`);
}

/** What was read of a timeline is known to the page from now on: its effects are. */
export function keepTimelineState(client: QueryClient, projectId: number, state: TimelineResponse): void {
  client.setQueryData(CACHE_KEYS.timelineState(projectId), state);
}

/**
 * Hears what other windows and reviewers change, until it is stopped; the browser opens a stream that broke again.
 * @returns how to stop
 */
export function followTimeline(projectId: number, onNews: (news: TimelineNews) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  const events = new EventSource(`/api/projects/${projectId}/timeline-events`, { withCredentials: true });
  events.addEventListener('message', ({ data }: MessageEvent<string>) => onNews(JSON.parse(data) as TimelineNews));
  return () => events.close();
}

/** Sends changes, all or none of them. @throws ApiError STALE_TIMELINE when they were made on an older revision */
export function editTimeline(projectId: number, body: EditTimelineRequest): Promise<EditTimelineResponse> {
  return request<EditTimelineResponse>('PATCH', `/api/projects/${projectId}/timeline`, body);
}

/** Voices and music of a project; asked again while one is being prepared. */
export function useProjectMedia(projectId: number) {
  return useQuery<ProjectMedia[]>({
    queryKey: CACHE_KEYS.projectMedia(projectId),
    refetchInterval: ({ state }) =>
      state.data?.some((media) => media.state === 'preparing') === true ? PREPARING_MS : false,
  });
}

/** Makes an upload a voice or music of the project. */
export function useCreateMedia(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateMediaRequest) => request<ProjectMedia>('POST', `/api/projects/${projectId}/media`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE_KEYS.projectMedia(projectId) }),
  });
}

/** Removes a voice or music from the project. */
export function useDeleteMedia(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mediaId: number) => request<void>('DELETE', `/api/projects/${projectId}/media/${mediaId}`),
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE_KEYS.projectMedia(projectId) }),
  });
}

/** The waveform of a video's own sound. @param url null while there is none */
export function useVideoPeaks(url: string | null) {
  return useQuery<VideoPeaks>({
    queryKey: ['video-peaks', url],
    queryFn: ({ signal }) => request<VideoPeaks>('GET', url ?? '', undefined, { signal }),
    enabled: url !== null,
  });
}

/** When the frames of a video begin. @param url null: they stand at equal distances */
export function useVideoFrameTimes(url: string | null) {
  return useQuery<VideoFrameTimes>({
    queryKey: ['video-frame-times', url],
    queryFn: ({ signal }) => request<VideoFrameTimes>('GET', url ?? '', undefined, { signal }),
    enabled: url !== null,
  });
}
