import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { InterpretRequest, InterpretResponse } from '@whoosh/contracts';
import { request } from './http';

/** Scenes of texts that were typed and left again are kept this long, milliseconds. */
const KEEP_MS = 60_000;

/**
 * What a description means. While the next answer is on its way, or when it fails, the one before stays
 * (`isPlaceholderData`). Give a text that has come to rest: every other text is another call.
 */
export function useInterpretation(body: InterpretRequest) {
  const text = (body.description ?? '').trim();
  return useQuery<InterpretResponse>({
    ...interpretQuery(body),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: KEEP_MS,
  });
}

/** Asks the server what something means; what was asked before is known. @throws ApiError */
export type AskInterpretation = (body: InterpretRequest) => Promise<InterpretResponse>;

/**
 * As `useInterpretation`, for what takes several questions, each made of the answer before.
 * @param key all that the answer depends on
 */
export function useInterpretationChain(
  key: readonly unknown[],
  understand: (ask: AskInterpretation) => Promise<InterpretResponse>,
  enabled: boolean,
) {
  const client = useQueryClient();
  return useQuery<InterpretResponse>({
    queryKey: ['/api/sound-effects/interpret', 'chain', ...key],
    queryFn: () => understand((body) => interpretDescription(client, body)),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: KEEP_MS,
  });
}

/** What a description means, from the answers that are known or from the server. @throws ApiError */
export function interpretDescription(client: QueryClient, body: InterpretRequest): Promise<InterpretResponse> {
  return client.fetchQuery<InterpretResponse>(interpretQuery(body));
}

const interpretQuery = (body: InterpretRequest) => ({
  queryKey: ['/api/sound-effects/interpret', body],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request<InterpretResponse>('POST', '/api/sound-effects/interpret', body, { signal }),
});
