import type { Request } from 'express';

/** The signed-in person as every module may know them; read from the database for each request. */
export interface SessionUser {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly planId: number;
  /** When this session was signed in: sensitive changes need a young one. */
  readonly signedInAt: Date;
}

/** A request after the middlewares of app.setup: with an id, and with a user when a session came along. */
export interface AppRequest extends Omit<Request, 'user'> {
  requestId: string;
  user?: SessionUser;
}

/** The name under which a request stands in the log and in its answer. */
export function requestIdOf(request: object): string {
  return 'requestId' in request && typeof request.requestId === 'string' ? request.requestId : 'none';
}
