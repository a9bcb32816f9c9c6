import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { NO_ROUTE, requestIdOf } from '../http';
import type { Metrics } from '../infra/metrics';

/** Asked every few seconds by machines; they are measured, but their lines would bury all others. */
const UNLOGGED = new Set(['/api/health/live', '/api/health/ready', '/metrics']);

/** One line and one measurement for each answer of a route. No address, no name, no text of anybody. */
export function requestLog(metrics: Metrics): RequestHandler {
  const logger = new Logger('request');
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.once('close', () => {
      const route = routeOf(request);
      if (route === undefined) return;
      const ms = performance.now() - startedAt;
      const status = response.statusCode;
      metrics.observeRequest({ route, method: request.method, status }, ms / 1000);
      if (UNLOGGED.has(route) && status < 500) return;
      const line = { requestId: requestIdOf(request), userId: userIdOf(request), route, method: request.method, status, ms: Math.round(ms) };
      if (status >= 500) logger.warn(line);
      else logger.log(line);
    });
    next();
  };
}

/** The template of the route (/api/projects/:id), never the address itself; files of the front ends have none. */
export function routeOf(request: Request): string | undefined {
  const route: unknown = request.route;
  if (typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string' && route.path !== NO_ROUTE) {
    return route.path;
  }
  return request.originalUrl.startsWith('/api/') ? 'none' : undefined;
}

function userIdOf(request: Request): number | undefined {
  const { user } = request;
  return user !== undefined && 'id' in user && typeof user.id === 'number' ? user.id : undefined;
}
