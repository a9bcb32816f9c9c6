import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Cuts off a client that takes longer than `limitMs` to send the body of a request. Node's own limit holds for the
 * whole server, and so would end every long upload.
 */
export function limitSlowBodies(limitMs: number): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (hasBody(request)) {
      const timer = setTimeout(() => request.destroy(), limitMs);
      request.once('end', () => clearTimeout(timer));
      request.once('close', () => clearTimeout(timer));
    }
    next();
  };
}

/** A POST with `Content-Length: 0` has no body. */
export function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
