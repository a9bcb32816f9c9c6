import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema';

/** What the API takes and answers, by the names of its document. */
export type Schemas = components['schemas'];

/**
 * Calls to the API: `client.POST('/api/sound-effects/generate', { body })` answers `{ data }` or `{ error }`, both
 * typed.
 */
export type WhooshClient = Client<paths>;

export interface ClientOptions {
  /** Where Whoosh is, such as https://whoosh.example. */
  baseUrl: string;
  /** An API key of the account page. */
  apiKey: string;
  /** In place of the global one. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client that acts with an API key. */
export function createWhooshClient({ baseUrl, apiKey, fetch }: ClientOptions): WhooshClient {
  return createClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${apiKey}` },
    ...(fetch === undefined ? {} : { fetch }),
  });
}

/** The refusal of a call, with what the API said. */
export class WhooshError extends Error {
  constructor(
    /** HTTP status. */
    readonly status: number,
    /** Upper case, such as INSUFFICIENT_CREDITS. */
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'WhooshError';
  }
}

/** The data of a call. @throws WhooshError for what was refused */
export async function dataOf<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  const { code = 'UNKNOWN', error: sentence = response.statusText } = (error ?? {}) as Partial<
    Schemas['ErrorResponse']
  >;
  throw new WhooshError(response.status, code, sentence);
}
