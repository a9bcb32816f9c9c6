import { type INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import type { Server } from 'node:http';
import { DataSource } from 'typeorm';
import { Env } from './config';
import { jsonBody, limitSlowBodies, refuseCrossSite, requestId, signedBody } from './http';
import { Metrics } from './infra/metrics';
import { ApiKeyStrategy, Authenticator, createSessionMiddleware, presentedKey } from './modules/auth';
import { SharedPages } from './modules/sound-effects';
import { serveOpenApi } from './openapi';
import { checkoutPage, frontEnds, redirectToPublicAddress, requestLog, securityHeaders, textCompression } from './web';

/** Routes whose addresses do not begin with /api. */
export const OUTSIDE_API = [
  'dev/mail',
  'dev/mail/:name',
  'mcp',
  'metrics',
  'portal',
  'storage/:key',
  'v1/sound-generation',
];

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
  // Express would tell whoever has "anything" that nothing changed; files and the front ends compare by themselves.
  Object.defineProperty((express.getHttpAdapter().getInstance() as { request: Request }).request, 'fresh', {
    value: false,
  });
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
  const sharedPages = app.get(SharedPages, { strict: false });
  app.use(frontEnds(env, (request) => sharedPages.head(request)));
  app.use(refuseCrossSite(env.PUBLIC_URL, [SIGNED_ROUTES], bringsKey));
  app.use(SIGNED_ROUTES, signedBody);
  app.use(where(isNoUpload, limitSlowBodies(REQUEST_TIMEOUT_MS)), where(isNoUpload, jsonBody));
  app.use(where((request) => knowsCallers(request) && bringsKey(request), app.get(ApiKeyStrategy).middleware()));
  const hasSession = (request: Request) => knowsCallers(request) && !bringsKey(request);
  app.use(
    where(hasSession, createSessionMiddleware(env, app.get(DataSource))),
    where(hasSession, app.get(Authenticator).middleware()),
  );
  serveOpenApi(app);
}

const isNoUpload = ({ path }: Request): boolean => !UPLOADS.test(path);
const knowsCallers = ({ path }: Request): boolean => !SESSIONLESS.test(path);
/**
 * A page of another site cannot send a key without asking first, which nobody may; such a request has no cookie that
 * counts.
 */
const bringsKey = (request: Request): boolean => presentedKey(request) !== undefined;

function where(applies: (request: Request) => boolean, middleware: RequestHandler): RequestHandler {
  return (request, response, next) => (applies(request) ? middleware(request, response, next) : next());
}

/** Node reads the interval when it begins to listen; its types know it as an option of the constructor only. */
function limitSlowClients(server: Server & { connectionsCheckingInterval?: number }): void {
  server.connectionsCheckingInterval = TIMEOUT_CHECK_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  // Of the body by limitSlowBodies, because uploads take longer.
  server.requestTimeout = 0;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
}
