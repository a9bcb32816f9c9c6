import { currentRequestId } from '../../http';

/** Beside what the job's owner put there. */
const FIELD = 'requestId';

/** The data of a job with the id of the request that asks for it, where there is one. */
export function withRequest(data: object): object {
  const requestId = currentRequestId();
  return requestId === undefined ? data : { ...data, [FIELD]: requestId };
}

/** The request that asked for a job. */
export function requestOf(data: unknown): string | undefined {
  const id: unknown = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[FIELD] : undefined;
  return typeof id === 'string' ? id : undefined;
}
