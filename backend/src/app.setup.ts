import { type INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { Env } from './config';
import { poolOf } from './database';
import { jsonBody, refuseCrossSite, requestId } from './http';
import { Authenticator, createSessionMiddleware } from './modules/auth';

/** Routes whose addresses do not begin with /api. */
const OUTSIDE_API = ['dev/mail', 'dev/mail/:name', 'metrics', 'portal'];

/** Everything between the socket and the routes, for main and for the tests alike. Call it before init or listen. */
export function setUpApp(app: INestApplication): void {
  const env = app.get(Env);
  const express = app as NestExpressApplication;
  express.disable('x-powered-by');
  express.set('trust proxy', env.TRUST_PROXY);
  express.set('query parser', 'simple');
  app.setGlobalPrefix('api', { exclude: OUTSIDE_API });
  app.use(requestId);
  app.use(refuseCrossSite(env.PUBLIC_URL));
  app.use(jsonBody);
  app.use(createSessionMiddleware(env, poolOf(app.get(DataSource))));
  app.use(app.get(Authenticator).middleware());
}
