import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InterpretRequest, InterpretResponse } from '@whoosh/contracts';
import { request } from './http';

/** Scenes of texts that were typed and left again are kept this long, milliseconds. */
const KEEP_MS = 60_000;

/**
 * What a description means. While the next answer is on its way, or when it fails, the one before stays
 * (`isPlaceholderData`). Give a text that has come to rest: every other text is another call.
 */
export function useInterpretation(body: InterpretRequest) {
  const text = body.description.trim();
  return useQuery<InterpretResponse>({
    queryKey: ['/api/sound-effects/interpret', body],
    queryFn: ({ signal }) => request('POST', '/api/sound-effects/interpret', body, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: KEEP_MS,
  });
}
