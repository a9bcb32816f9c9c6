import type { NextFunction, Request, Response } from 'express';
import { AppError } from './app-error';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page asked for: what Sec-Fetch-Site says counts, where it is absent the Origin
 * must be ours, and a caller with neither is not a browser. (OWASP's fetch-metadata rule.)
 * @param publicUrl the address under which browsers know us; the Host header is not trusted
 * @param exempt path beginnings that carry a signature of their own
 * @param provesItself tells of requests that bring something which no other site's page can send: they are let through
 */
export function refuseCrossSite(
  publicUrl: string,
  exempt: readonly string[] = [],
  provesItself: (request: Request) => boolean = () => false,
) {
  const ownOrigin = new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (
      SAFE_METHODS.has(request.method) ||
      exempt.some((path) => request.path.startsWith(path)) ||
      provesItself(request)
    ) {
      next();
      return;
    }
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const allowed = site === undefined ? origin === undefined || origin === ownOrigin : site === 'same-origin';
    next(allowed ? undefined : new AppError('CROSS_SITE'));
  };
}
