import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  GenerateRequest,
  GenerationProgress,
  GenerationResponse,
  GenerationStatusResponse,
  VariationsRequest,
} from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { followGeneration } from './follow-generation';
import { ApiError, call, request } from './http';
import { outlasting, type Outlasting } from './outlasting';
import { refreshSounds } from './sound-effects';

interface MakingOptions extends Outlasting {
  /** The same key for a repeated attempt of the same request: it is then neither rendered nor charged twice. */
  idempotencyKey: string;
  /** Called with the generation's id, when the server answers before the sound is ready. */
  onStarted?: (id: string) => void;
  /** Called with true progress, when the server answers before the sound is ready. */
  onProgress?: (progress: GenerationProgress) => void;
}

export interface GenerateOptions extends MakingOptions {
  body: GenerateRequest;
}

export interface VaryOptions extends MakingOptions {
  soundEffectId: number;
  body: VariationsRequest;
}

/** Whoever makes a sound hears of its progress after this time; one that is quicker takes a single call (RFC 7240). */
const PREFER = 'respond-async, wait=1';

/**
 * Makes a sound. Answers when it is ready, also when that takes longer than one request (the job is then followed by
 * its events), and also when the server is away for a while in between.
 * @throws ApiError when it is refused or fails
 */
export function generateSound({ body, ...options }: GenerateOptions): Promise<GenerationResponse> {
  return make('/api/sound-effects/generate', body, options);
}

/** Makes variations of an effect: takes, each a little different. Answers as `generateSound`. @throws ApiError */
export function varyEffect({ soundEffectId, body, ...options }: VaryOptions): Promise<GenerationResponse> {
  return make(`/api/sound-effects/${soundEffectId}/variations`, body, options);
}

async function make(
  path: string,
  body: GenerateRequest | VariationsRequest,
  { idempotencyKey, onStarted, onProgress, ...outlast }: MakingOptions,
): Promise<GenerationResponse> {
  const headers = { 'idempotency-key': idempotencyKey, prefer: PREFER };
  const options = { headers, ...(outlast.signal === undefined ? {} : { signal: outlast.signal }) };
  const answer = await outlasting(
    () => call<GenerationResponse | GenerationStatusResponse>('POST', path, body, options),
    outlast,
  );
  if (answer.status !== 202) return answer.data as GenerationResponse;
  const waiting = answer.data as GenerationStatusResponse;
  onStarted?.(waiting.id);
  onProgress?.(waiting.progress);
  return followGeneration(waiting.id, { ...outlast, ...(onProgress === undefined ? {} : { onProgress }) });
}

/** Finished takes of the last days that were neither kept nor discarded ('Unsaved takes'). */
export function useUnsavedGenerations() {
  return useQuery<GenerationStatusResponse[]>({
    queryKey: CACHE_KEYS.unsavedGenerations,
    queryFn: ({ signal }) => request('GET', UNSAVED, undefined, { signal }),
  });
}

const UNSAVED = '/api/generations?saved=false';

export function isBeingMade({ progress: { state } }: GenerationStatusResponse): boolean {
  return state === 'queued' || state === 'running';
}

/** The id of what is being made of these words in this project; null: it is not, or not any more. @throws ApiError */
export async function findGeneration(
  { description, projectId }: Pick<GenerationStatusResponse, 'description' | 'projectId'>,
  outlast: Outlasting = {},
): Promise<string | null> {
  const statuses = await outlasting(() => request<GenerationStatusResponse[]>('GET', UNSAVED), outlast);
  const isIt = (status: GenerationStatusResponse) =>
    status.description === description && status.projectId === projectId && isBeingMade(status);
  return statuses.find(isIt)?.id ?? null;
}

/**
 * Stops a generation that is being made; it costs nothing then.
 * @returns false when it had ended already: what was made stays
 */
export async function stopGeneration(id: string): Promise<boolean> {
  try {
    await request<void>('DELETE', `/api/generations/${id}?stop=true`);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT') return false;
    throw error;
  }
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
