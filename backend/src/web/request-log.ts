import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { NO_ROUTE, requestIdOf } from '../http';
import type { Metrics } from '../infra/metrics';
import { startRequestSpan } from '../infra/tracing';

/** Asked every few seconds by machines; they are measured, but their lines would bury all others. */
const UNLOGGED = new Set(['/api/health/live', '/api/health/ready', '/metrics']);

/**
 * One line and one measurement for each answer of a route, and a span, part of the caller's trace where it brings one.
 * No address, no name, no text of anybody.
 */
export function requestLog(metrics: Metrics): RequestHandler {
  const logger = new Logger('request');
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const span = startRequestSpan(
      request.method,
      { 'http.request.method': request.method, 'whoosh.request_id': requestIdOf(request) },
      request.headers,
    );
    response.once('close', () => {
      const route = routeOf(request);
      span.end(request.method, route, response.statusCode);
      if (route === undefined) return;
      const ms = performance.now() - startedAt;
      const status = response.statusCode;
      metrics.observeRequest({ route, method: request.method, status }, ms / 1000);
      if (UNLOGGED.has(route) && status < 500) return;
      const line = {
        requestId: requestIdOf(request),
        userId: userIdOf(request),
        route,
        method: request.method,
        status,
        ms: Math.round(ms),
      };
      if (status >= 500) logger.warn(line);
      else logger.log(line);
    });
    span.within(next);
  };
}

/** The template of the route (/api/projects/:id), never the address itself; files of the front ends have none. */
function routeOf(request: Request): string | undefined {
  const route: unknown = request.route;
  if (
    typeof route === 'object' &&
    route !== null &&
    'path' in route &&
    typeof route.path === 'string' &&
    route.path !== NO_ROUTE
  ) {
    return route.path;
  }
  return request.originalUrl.startsWith('/api/') ? 'none' : undefined;
}

function userIdOf(request: Request): number | undefined {
  const { user } = request;
  return user !== undefined && 'id' in user && typeof user.id === 'number' ? user.id : undefined;
}
