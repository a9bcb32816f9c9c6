import { type INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Server } from 'node:http';
import { DataSource } from 'typeorm';
import { Env } from './config';
import { poolOf } from './database';
import { jsonBody, limitSlowBodies, refuseCrossSite, requestId, signedBody } from './http';
import { Metrics } from './infra/metrics';
import { Authenticator, createSessionMiddleware } from './modules/auth';
import { serveOpenApi } from './openapi';
import { checkoutPage, frontEnds, redirectToPublicAddress, requestLog, securityHeaders, textCompression } from './web';

/** Routes whose addresses do not begin with /api. */
const OUTSIDE_API = ['dev/mail', 'dev/mail/:name', 'metrics', 'portal', 'storage/:key'];

/** Answers for everybody that need no database: they are given also while there is none. */
const SESSIONLESS = /^\/(?:api\/(?:health|config|docs|docs-json)|metrics)(?:\/|$)/;

/** Their callers prove themselves by a signature of the body. */
const SIGNED_ROUTES = '/api/webhooks/';

/** Bodies of any size and type: their route holds them to what was announced. */
const UPLOADS = /^\/storage\//;

/** A client that takes longer to send its headers, or all of its request, is cut off (ms). */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** Node looks for slow clients this often; its default of 30 s would make the limits above mean little. */
const TIMEOUT_CHECK_MS = 2_000;

/** Everything between the socket and the routes, for main and for the tests alike. Call it before init or listen. */
export function setUpApp(app: INestApplication): void {
  const env = app.get(Env);
  const express = app as NestExpressApplication;
  express.disable('x-powered-by');
  // Answers of the API are not stored, so nothing would ever be compared.
  express.set('etag', false);
  express.set('trust proxy', env.TRUST_PROXY);
  express.set('query parser', 'simple');
  app.setGlobalPrefix('api', { exclude: OUTSIDE_API });
  limitSlowClients(app.getHttpServer() as Server);
  app.use(requestId);
  app.use(requestLog(app.get(Metrics)));
  app.use(...securityHeaders(env));
  app.use(checkoutPage(env));
  app.use(redirectToPublicAddress(env));
  app.use(textCompression());
  app.use(frontEnds(env));
  app.use(refuseCrossSite(env.PUBLIC_URL, [SIGNED_ROUTES]));
  app.use(SIGNED_ROUTES, signedBody);
  app.use(unlessUpload(limitSlowBodies(REQUEST_TIMEOUT_MS)), unlessUpload(jsonBody));
  app.use(whereSessionsCount(createSessionMiddleware(env, poolOf(app.get(DataSource)))));
  app.use(whereSessionsCount(app.get(Authenticator).middleware()));
  serveOpenApi(app);
}

function unlessUpload(middleware: RequestHandler): RequestHandler {
  return (request, response, next) => (UPLOADS.test(request.path) ? next() : middleware(request, response, next));
}

function whereSessionsCount(middleware: RequestHandler): RequestHandler {
  return (request, response, next) => (SESSIONLESS.test(request.path) ? next() : middleware(request, response, next));
}

/** Node reads the interval when it begins to listen; its types know it as an option of the constructor only. */
function limitSlowClients(server: Server & { connectionsCheckingInterval?: number }): void {
  server.connectionsCheckingInterval = TIMEOUT_CHECK_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  // Of the body by limitSlowBodies, because uploads take longer.
  server.requestTimeout = 0;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
}
