import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module';
import { OUTSIDE_API } from './app.setup';
import { loadEnv } from './config';
import { createOpenApiDocument } from './openapi';

/** Enough to name the routes of an installation; nothing is connected to. */
const SETTINGS = {
  APP_ENV: 'development',
  DEV_LOGIN: 'off',
  DATABASE_URL: 'postgres://nobody@localhost/none',
  SESSION_SECRET: 'no session is ever made with this secret.',
  // Routes that only some installations have stand in it, too.
  OIDC_ISSUER: 'https://nobody.example',
  OIDC_CLIENT_ID: 'nobody',
};

/** The API's document without a database: Nest only looks at the routes. */
export async function readApiDocument(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.forRoot(loadEnv(SETTINGS)), {
    preview: true,
    logger: false,
    bodyParser: false,
  });
  app.setGlobalPrefix('api', { exclude: OUTSIDE_API });
  return createOpenApiDocument(app);
}
