import type { INestApplication, Type } from '@nestjs/common';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import type { App } from 'supertest/types';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { setUpApp } from '../../src/app.setup';
import { Env, loadEnv } from '../../src/config';
import { WorkBudget } from '../../src/infra/work-budget';
import { ReadingThreads } from '../../src/modules/sound-effects/reading/reading-threads';
import { RenderPool } from '../../src/modules/sound-effects/render-pool';
import { ApiDocument } from './api-document';
import { createTestDatabase, emptyTables, type TestDatabase } from './database';
import { takeForgotten, watchOwners } from './owner-watch';
import { LastingReadingThreads } from './reading-threads-for-all';
import { ColdPool, poolForAll } from './render-pool-for-all';

export interface TestApp {
  readonly app: INestApplication<App>;
  readonly env: Env;
  readonly dataSource: DataSource;
  readonly database: TestDatabase;
  /** A caller without a session and without a browser's headers. */
  http(): ReturnType<typeof request>;
  /** A caller that keeps its cookies, as a browser does. */
  agent(): ReturnType<typeof request.agent>;
  /** Empties the tables between tests. */
  reset(): Promise<void>;
  /**
   * Fails when an answer was none of the document, or a statement came to somebody else's rows, since it was asked
   * last.
   */
  prove(): void;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings beside those of a test. */
  settings?: Record<string, string>;
  /** Another process of the same installation: its database and data folder. */
  beside?: TestApp;
  /** Threads that nothing was rendered in before, and nothing will be afterwards. */
  ownThreads?: boolean;
  /** Modules beside the application's. */
  imports?: Type[];
  /** Replaces providers. */
  customise?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

const ownReading = { factory: (work: WorkBudget) => new LastingReadingThreads(work), inject: [WorkBudget] };

/** The whole application on a database of its own: pipes, guards, filters and middlewares are those of main. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside?.database ?? (await createTestDatabase());
  const dataDir = options.beside?.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'whoosh-test-'));
  const env = loadEnv({
    APP_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    WORKER: 'off',
    // A test that is slow beside others fails for no reason of its own.
    SOUND_LIMIT_SECONDS: '100',
    SESSION_SECRET: 'a test secret of forty letters, no more.',
    ...options.settings,
  });
  const builder = Test.createTestingModule({ imports: [AppModule.forRoot(env), ...(options.imports ?? [])] });
  const isAlone = options.beside !== undefined || options.ownThreads === true;
  builder.overrideProvider(RenderPool).useValue(isAlone ? new ColdPool() : poolForAll());
  if (!isAlone) builder.overrideProvider(ReadingThreads).useFactory(ownReading);
  const module = await (options.customise?.(builder) ?? builder).compile();
  const app = module.createNestApplication<INestApplication<App>>({ bodyParser: false, logger: false });
  const document = new ApiDocument();
  app.use(document.middleware(), watchOwners());
  setUpApp(app);
  await app.init();
  document.load(app);
  const dataSource = app.get(DataSource);
  const prove = (): void => {
    // Every suite proves the document: what it never sees answered, it cannot prove.
    expect([...new Set(document.violations.splice(0))]).toEqual([]);
    expect([...new Set(takeForgotten())]).toEqual([]);
  };
  return {
    app,
    env,
    dataSource,
    database,
    http: () => request(app.getHttpServer()),
    agent: () => request.agent(app.getHttpServer()),
    reset: () => emptyTables(dataSource),
    prove,
    close: async () => {
      await app.close();
      if (options.beside === undefined) {
        await database.drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
      prove();
    },
  };
}
