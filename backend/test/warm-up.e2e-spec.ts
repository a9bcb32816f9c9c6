import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import type { App } from 'supertest/types';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module';
import { setUpApp } from '../src/app.setup';
import { loadEnv } from '../src/config';
import { poolOf } from '../src/database';
import { Metrics } from '../src/infra/metrics';
import { SceneEngine } from '../src/modules/sound-effects';
import { warmUp } from '../src/warm-up';
import { createTestDatabase, type TestDatabase } from './support/database';

describe('the warm-up before the first request', () => {
  let database: TestDatabase;
  let app: INestApplication<App>;
  const dataDir = mkdtempSync(join(tmpdir(), 'whoosh-test-'));
  const understood: string[] = [];
  let statements: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    const env = loadEnv({
      APP_ENV: 'development',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      WORKER: 'off',
      SESSION_SECRET: 'a test secret of forty letters, no more.',
    });
    // as main does it: not yet initialised, so nothing holds a connection
    app = await NestFactory.create<INestApplication<App>>(AppModule.forRoot(env), { bodyParser: false, logger: false });
    setUpApp(app);
    const generator = app.get(SceneEngine, { strict: false });
    const interpret = generator.interpret.bind(generator);
    jest.spyOn(generator, 'interpret').mockImplementation((text, options, userId) => {
      understood.push(text);
      return interpret(text, options, userId);
    });
    const query = jest.spyOn(app.get(DataSource), 'query');
    await warmUp(app);
    statements = query.mock.calls.map(([text]) => text);
    app.useLogger(false);
  });
  afterAll(async () => {
    await app?.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('opens every connection to the database, and leaves none waited for', () => {
    const pool = poolOf(app.get(DataSource));
    expect([pool.totalCount, pool.waitingCount]).toEqual([pool.options.max, 0]);
  });

  it('lets the engine build the lexicons of every language: no word of it is known in any', async () => {
    const [word = ''] = understood;
    expect(understood).toHaveLength(1);
    const engine = app.get(SceneEngine, { strict: false });
    const { report } = await engine.interpret(word, { seed: 1, intensity: 'moderate' }, 0);
    expect(report.chips.map(({ kind }) => kind)).toEqual(['guessed']);
  });

  it('runs what a signed-in request runs: a session is looked up, an account read, its sounds counted', () => {
    const often = (table: string) => statements.filter((text) => text.includes(`FROM ${table}`)).length > 10;
    expect(['sessions', 'sound_effects', 'generations'].map(often)).toEqual([true, true, true]);
  });

  it('does not count what it asks itself, and counts what others ask afterwards', async () => {
    const { registry } = app.get(Metrics);
    const requests = async (): Promise<string[]> =>
      (await registry.metrics()).split('\n').filter((line) => line.startsWith('http_request_seconds_count'));
    expect(await requests()).toEqual([]);
    await request(app.getHttpServer()).get('/api/auth/user').expect(401);
    expect(await requests()).toEqual([expect.stringMatching(/route="\/api\/auth\/user".* 1$/)]);
  });
});
