import type { KeyScope } from '@whoosh/contracts';
import type { Request } from 'express';

/** The API key that a request came with. */
export interface KeyGrant {
  readonly id: string;
  readonly scopes: readonly KeyScope[];
  /** Credits that it may spend on one day (UTC); null for no ceiling of its own. */
  readonly creditsPerDay: number | null;
}

/** The signed-in person as every module may know them; read from the database for each request. */
export interface SessionUser {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly planId: number;
  /** When this session was signed in: sensitive changes need a young one. */
  readonly signedInAt: Date;
  /** The request came with this key, not with a session. */
  readonly apiKey?: KeyGrant;
}

/**
 * A request after the middlewares of app.setup: with an id, and with a user when a session or an API key came along.
 */
export interface AppRequest extends Omit<Request, 'user'> {
  requestId: string;
  user?: SessionUser;
}

/** The name under which a request stands in the log and in its answer. */
export function requestIdOf(request: object): string {
  return 'requestId' in request && typeof request.requestId === 'string' ? request.requestId : 'none';
}
