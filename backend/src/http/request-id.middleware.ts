import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { callerAddress } from './caller-address';
import { onBehalfOf } from './request-context';

/** Gives each request an id of our own making (a client's header is not taken over) and tells it in X-Request-Id. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID();
  Object.assign(request, { requestId: id });
  response.setHeader('X-Request-Id', id);
  onBehalfOf(id, next, callerAddress(request));
}
