import { GeneratorFailure } from './sound-generator';

/** The longest sound as 32-bit samples has half of this. */
const MOST_BYTES = 20_000_000;
/** Of an answer that is an error, so much is read. */
const MOST_OF_ERROR_BYTES = 65_536;
const MOST_RETRY_AFTER_MS = 3_600_000;

/** What a generator answered. */
export interface Answer {
  status: number;
  /** Of the content, in small letters, without parameters. */
  type: string;
  headers: Headers;
  body: Uint8Array;
}

export interface Call {
  url: string;
  headers: Record<string, string>;
  body: object;
  /** The answer must be whole by then, ms. */
  limitMs: number;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Posts JSON. Follows no redirect, reads no more than a sound can have, and waits no longer than the limit.
 * @throws GeneratorFailure unavailable without an answer in time, unusable for one that is too large; Error when the
 * signal is aborted
 */
export async function call({ url, headers, body, limitMs, signal }: Call): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    });
    const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    return { status: response.status, type, headers: response.headers, body: await bounded(response) };
  } catch (error) {
    if (error instanceof GeneratorFailure) throw error;
    if (signal.aborted) throw new Error('the call was stopped', { cause: error });
    const isLate = typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
    throw new GeneratorFailure(
      'unavailable',
      isLate ? `no answer within ${limitMs} ms` : `no answer: ${causeOf(error)}`,
    );
  }
}

async function bounded(response: Response): Promise<Uint8Array> {
  const most = response.ok ? MOST_BYTES : MOST_OF_ERROR_BYTES;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > most && response.ok) throw new GeneratorFailure('unusable', `answered more than ${most} bytes`);
    if (bytes > most) break;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The JSON of an answer; null where it is none. */
export function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}

/** What Retry-After asks for, in seconds or as a date (RFC 9110 10.2.3), ms; 0 where it asks for nothing. */
export function retryAfterMs(headers: Headers, now = Date.now()): number {
  const value = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(MOST_RETRY_AFTER_MS, Math.max(0, ms)) : 0;
}
