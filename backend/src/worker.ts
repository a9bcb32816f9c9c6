import { NestFactory } from '@nestjs/core';
import 'reflect-metadata';
import { AppModule } from './app.module';
import { loadEnv, SettingsError } from './config';
import { migrate } from './database';
import { startTracing } from './infra/tracing';
import { JsonLogger } from './json-logger';
import { SCHEMA } from './schema';
import { serveWorker } from './worker-address';

/** A process that works off jobs and serves no requests: `npm run worker`, as many as the machines bear. */
async function main(): Promise<void> {
  const env = loadEnv({ ...process.env, WORKER: 'on' });
  await startTracing(env, 'whoosh-worker');
  await migrate(env.DATABASE_URL, SCHEMA);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(env), {
    abortOnError: false,
    logger: new JsonLogger(),
  });
  app.enableShutdownHooks();
  if (env.WORKER_PORT !== undefined) await serveWorker(app, env.WORKER_PORT);
  process.stdout.write('Whoosh worker is ready\n');
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
