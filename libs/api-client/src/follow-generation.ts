import type { GenerationProgress, GenerationResponse, GenerationStatusResponse } from '@whoosh/contracts';
import { ApiError, request } from './http';
import { outlasting, type Outlasting } from './outlasting';

/** How often the state is asked for where the stream of events breaks, milliseconds. */
const POLL_MS = 1000;

interface FollowOptions extends Outlasting {
  onProgress?: (progress: GenerationProgress) => void;
}

/**
 * Waits for the end of a generation: by its server-sent events, and by asking once a second where they do not get
 * through.
 * @throws ApiError when the generation failed or is gone; DOMException when the signal ends the waiting
 */
export async function followGeneration(
  id: string,
  { onProgress, ...outlast }: FollowOptions = {},
): Promise<GenerationResponse> {
  const { signal } = outlast;
  await listenUntilEnd(`/api/generations/${id}/events`, onProgress, signal);
  for (;;) {
    signal?.throwIfAborted();
    const status = await outlasting(() => request<GenerationStatusResponse>('GET', `/api/generations/${id}`), outlast);
    if (status.result !== null) return status.result;
    if (status.error !== null) throw new ApiError(500, status.error.code, status.error.error);
    onProgress?.(status.progress);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** As `followGeneration`; null where the server knows nothing of it any more. */
export async function followFound(id: string, options: FollowOptions = {}): Promise<GenerationResponse | null> {
  try {
    return await followGeneration(id, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Resolves when the events say that the job ended, when the stream breaks, or when the signal fires. */
function listenUntilEnd(
  url: string,
  onProgress: FollowOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const events = new EventSource(url, { withCredentials: true });
    const stop = () => {
      events.close();
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const onEvent = (event: MessageEvent<string>) => {
      const progress = JSON.parse(event.data) as GenerationProgress;
      onProgress?.(progress);
      if (progress.state === 'done' || progress.state === 'failed') stop();
    };
    events.addEventListener('message', onEvent);
    events.addEventListener('progress', onEvent);
    events.addEventListener('error', stop);
    signal?.addEventListener('abort', stop);
  });
}
