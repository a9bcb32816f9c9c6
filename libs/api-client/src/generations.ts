import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  GenerateRequest,
  GenerationProgress,
  GenerationResponse,
  GenerationStatusResponse,
} from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { followGeneration } from './follow-generation';
import { call, request } from './http';
import { refreshSounds } from './sound-effects';

export interface GenerateOptions {
  body: GenerateRequest;
  /** The same key for a repeated attempt of the same request: it is then neither rendered nor charged twice. */
  idempotencyKey: string;
  /** Called with true progress, when the server answers before the sound is ready. */
  onProgress?: (progress: GenerationProgress) => void;
  /** Stops following; the job itself goes on. */
  signal?: AbortSignal;
}

/**
 * Makes a sound. Answers when it is ready, also when that takes longer than one request (the job is then followed by its events).
 * @throws ApiError when it is refused or fails
 */
export async function generateSound({
  body,
  idempotencyKey,
  onProgress,
  signal,
}: GenerateOptions): Promise<GenerationResponse> {
  const options = { headers: { 'idempotency-key': idempotencyKey }, ...(signal === undefined ? {} : { signal }) };
  const answer = await call<GenerationResponse | GenerationStatusResponse>(
    'POST',
    '/api/sound-effects/generate',
    body,
    options,
  );
  if (answer.status !== 202) return answer.data as GenerationResponse;
  const waiting = answer.data as GenerationStatusResponse;
  return followGeneration(waiting.id, {
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Makes a sound, see `generateSound`; afterwards credits and lists are asked for again. */
export function useGenerateSound() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: generateSound,
    onSettled: (_answer, _error, { body }) => refreshSounds(client, body.projectId ?? null),
  });
}

/** Finished takes of the last days that were neither kept nor discarded ('Not kept'). */
export function useUnsavedGenerations() {
  return useQuery<GenerationStatusResponse[]>({
    queryKey: CACHE_KEYS.unsavedGenerations,
    queryFn: ({ signal }) => request('GET', '/api/generations?saved=false', undefined, { signal }),
  });
}

/** Discards the takes of a generation that were not kept, or one of them. */
export function useDiscardGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, take }: { id: string; take?: number }) =>
      request<void>('DELETE', `/api/generations/${id}${take === undefined ? '' : `?take=${take}`}`),
    onSuccess: () => refreshSounds(client),
  });
}
