import type { ErrorDetail } from '@whoosh/contracts';

/** Any answer that is not 2xx, and status 0 when no answer came at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
    readonly details: readonly ErrorDetail[] = [],
    /** Seconds after which the server wants to be asked again; null when it did not say. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export interface RequestOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export interface Answer<T> {
  status: number;
  data: T;
}

/**
 * One call to the API, with the session's cookie. A JSON body and its content type are sent only when there is a
 * payload.
 * @typeParam T what the contracts say the call answers; an empty answer gives undefined
 * @throws ApiError for every answer that is not 2xx, and when no answer came
 */
export async function call<T>(
  method: string,
  path: string,
  payload?: unknown,
  options: RequestOptions = {},
): Promise<Answer<T>> {
  const response = await send(method, path, payload, options);
  const text = await response.text();
  // The contracts are the type of the answer; the backend's own tests hold every answer against them.
  return { status: response.status, data: (text === '' ? undefined : JSON.parse(text)) as T };
}

/** The data of one call, see `call`. */
export async function request<T>(
  method: string,
  path: string,
  payload?: unknown,
  options?: RequestOptions,
): Promise<T> {
  return (await call<T>(method, path, payload, options)).data;
}

/** One call that answers with a file. @throws ApiError as `call` does */
export async function requestBlob(method: string, path: string): Promise<Blob> {
  return (await send(method, path, undefined, {})).blob();
}

/** As `requestBlob`, with the name that the answer gives the file, null without one. */
export async function requestFile(method: string, path: string): Promise<{ blob: Blob; fileName: string | null }> {
  const response = await send(method, path, undefined, {});
  const fileName = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null;
  return { blob: await response.blob(), fileName };
}

/** Part of a file, and how many bytes the whole has. */
export interface FilePart {
  bytes: ArrayBuffer;
  total: number;
}

/**
 * Bytes from..to of a file of ours, `to` not included; fewer where the file ends.
 * @throws ApiError as `call` does
 */
export async function requestBytes(path: string, from: number, to: number, signal?: AbortSignal): Promise<FilePart> {
  const response = await send('GET', path, undefined, {
    headers: { range: `bytes=${from}-${to - 1}` },
    ...(signal && { signal }),
  });
  const bytes = await response.arrayBuffer();
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  // A server without ranges answers with all of it.
  return total === undefined
    ? { bytes: bytes.slice(from, to), total: bytes.byteLength }
    : { bytes, total: Number(total) };
}

async function send(method: string, path: string, payload: unknown, options: RequestOptions): Promise<Response> {
  const hasPayload = payload !== undefined;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      // the page's own language, which its reader may have chosen against the browser's
      headers: {
        'accept-language': document.documentElement.lang || 'en',
        ...(hasPayload ? { 'content-type': 'application/json' } : {}),
        ...options.headers,
      },
      ...(hasPayload ? { body: JSON.stringify(payload) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause;
    throw new ApiError(0, 'NO_ANSWER', 'The server could not be reached.');
  }
  if (!response.ok) throw await readError(response);
  return response;
}

/**
 * Spec §8: the message is the body's error field, else its message field, else the raw text, else the status text. A
 * web page, as a proxy answers for a server that is down, is no sentence: there the page speaks its own words.
 */
async function readError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseObject(text);
  const plain = isWebPage(response, text) ? '' : (nonEmpty(text) ?? response.statusText);
  const message = nonEmpty(body?.error) ?? nonEmpty(body?.message) ?? plain;
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
  return new ApiError(
    response.status,
    nonEmpty(body?.code) ?? null,
    message,
    Array.isArray(body?.details) ? (body.details as ErrorDetail[]) : [],
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

function isWebPage({ headers }: Response, text: string): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html') || /^\s*<(!doctype|html)\b/i.test(text);
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function nonEmpty(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The page's words for a server's sentence. */
export type SayError = (code: string | null, message: string) => string;

let sayError: SayError = (_code, message) => message;

/** Gives the page's words for errors, in its language; without it the server's English ones are shown. */
export function sayErrorsWith(say: SayError): void {
  sayError = say;
}

/** The server's sentence, or the page's own where the server said nothing (spec §8: "server message or …"). */
export function serverMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status > 0 && error.message !== ''
    ? sayError(error.code, error.message)
    : fallback;
}
