import { SpanStatusCode } from '@opentelemetry/api';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { requestIdOf } from '../http';
import { inRequestSpan } from '../infra/tracing';
import { routeOf } from './request-log';

/** A span for each request, part of the caller's trace where it brings one. Routes and numbers only, as in the log. */
export function requestTrace(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const attributes = { 'http.request.method': request.method, 'whoosh.request_id': requestIdOf(request) };
    inRequestSpan(request.method, attributes, request.headers, (span) => {
      response.once('close', () => {
        const route = routeOf(request);
        if (route !== undefined) span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      next();
    });
  };
}
