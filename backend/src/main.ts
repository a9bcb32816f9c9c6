import { type INestApplication, Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Server } from 'node:http';
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { AppModule } from './app.module';
import { setUpApp } from './app.setup';
import { type Env, loadEnv, SettingsError } from './config';
import { migrate } from './database';
import { HealthProbes } from './infra/health';
import { giveMemoryBack } from './infra/memory';
import { JobQueue } from './infra/queue';
import { startTracing } from './infra/tracing';
import { JsonLogger } from './json-logger';
import { SCHEMA } from './schema';
import { warmUp } from './warm-up';

/** Time for a balancer to notice that this process is no longer ready. */
const BALANCER_MS = 5_000;
/** Answers under way get this long to end. */
const ANSWERS_MS = 5_000;
const SHUTDOWN_LIMIT_MS = 30_000;

async function main(): Promise<void> {
  const env = loadEnv(process.env);
  const stopTracing = await startTracing(env, 'whoosh-server');
  await migrate(env.DATABASE_URL, SCHEMA);
  const app = await NestFactory.create(AppModule.forRoot(env), {
    bodyParser: false,
    abortOnError: false,
    logger: new JsonLogger(),
  });
  setUpApp(app);
  stopOnRequest(app, env, stopTracing);
  await warmUp(app);
  giveMemoryBack();
  await app.listen(env.PORT, env.HOST);
}

/** Ends on a signal, or when the starter that we belong to is gone. */
function stopOnRequest(app: INestApplication, env: Env, stopTracing: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    shutDown(app, env)
      .then(stopTracing)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          new Logger('main').error(error);
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
}

/** Not ready, no new jobs, no new requests; answers end, jobs end or are handed back, connections close. */
async function shutDown(app: INestApplication, env: Env): Promise<void> {
  app.get(HealthProbes).drain();
  // Its time runs from now: what it takes to say goodbye to callers is not added to it.
  const jobs = app.get(JobQueue).stopWorking();
  if (env.APP_ENV === 'production') await wait(BALANCER_MS);
  const server = app.getHttpServer() as Server;
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([ended, wait(ANSWERS_MS)]);
  server.closeAllConnections();
  await jobs;
  await app.close();
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
