import { randomUUID } from 'node:crypto';
import type { GenerationResponse } from '@whoosh/contracts';
import { Generation } from '../src/modules/sound-effects/generation.entity';
import { GenerationService } from '../src/modules/sound-effects/generation.service';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { type OwnPostgres, startOwnPostgres } from './support/own-postgres';
import { creditsOf, grant, rainRequest } from './support/sounds';

jest.setTimeout(90_000);

/**
 * Calls of every kind that need the database: reading, writing, signing in, files, and what tells strangers nothing.
 */
const CALLS = [
  ['get', '/api/auth/user'],
  ['get', '/api/plans'],
  ['get', '/api/projects'],
  ['get', '/api/generations'],
  ['get', `/api/files/${'0'.repeat(32)}.mp3`],
  ['get', '/portal'],
  ['post', '/api/auth/send-code'],
  ['post', '/api/sound-effects/generate'],
  ['delete', '/api/sound-effects/1'],
] as const;
const BODIES: Readonly<Record<string, object>> = {
  '/api/auth/send-code': { email: 'new@example.com', isSignup: true },
  '/api/sound-effects/generate': rainRequest(),
};

describe('a database that stops while the product serves [long]', () => {
  const sharedServer = process.env['TEST_DATABASE_URL'];
  let postgres: OwnPostgres;
  let test: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    process.env['TEST_DATABASE_URL'] = postgres.url;
    test = await createTestApp({ settings: { WORKER: 'on' } });
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 500);
  });
  afterAll(async () => {
    await test?.close();
    await postgres?.dispose();
    process.env['TEST_DATABASE_URL'] = sharedServer;
  });

  const until = async (condition: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 3000 && !(await condition()); i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await condition()).toBe(true);
  };
  const stateOf = async (id: string) => (await test.dataSource.manager.findOneByOrFail(Generation, { id })).state;

  it('is told in the one shape, and what was accepted before is finished or refunded after it [security 60]', async () => {
    const key = randomUUID();
    const request = rainRequest({ duration: 8, takes: 4 });
    const { id } = await test.app.get(GenerationService).request(ada.user, request, key);
    await until(async () => (await stateOf(id)) === 'running');
    await postgres.stop();

    for (const [method, address] of CALLS) {
      const answer = await ada.agent[method](address).send(BODIES[address]);
      expect([address, answer.status, answer.body]).toEqual([
        address,
        503,
        { error: expect.any(String), code: 'UNAVAILABLE', statusCode: 503, requestId: answer.headers['x-request-id'] },
      ]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    await ada.agent.get('/api/health/live').expect(200);
    await ada.agent.get('/api/config').expect(200);
    const ready = await ada.agent.get('/api/health/ready').expect(503);
    expect(ready.headers['retry-after']).toBeDefined();
    expect(ready.body.details).toEqual([
      { field: 'database', message: 'down' },
      { field: 'queue', message: 'down' },
    ]);

    await postgres.start();
    await until(async () => (await ada.agent.get('/api/health/ready')).status === 200);
    await until(async () => ['done', 'failed'].includes(await stateOf(id)));
    const repeated = await ada.agent.post('/api/sound-effects/generate').set('Idempotency-Key', key).send(request);
    // A machine that is too busy ends the job by its time limit: then it must have cost nothing.
    const isDone = (await stateOf(id)) === 'done';
    expect([repeated.status, await creditsOf(ada)]).toEqual(isDone ? [200, 500 - 32] : [503, 500]);
    const { takes = [] }: Partial<GenerationResponse> = repeated.body;
    for (const { audioUrl48k } of takes) await ada.agent.get(audioUrl48k).expect(200);
    const files: { count: number }[] = await test.dataSource.query(
      'SELECT count(*)::int AS count FROM stored_files WHERE published_at IS NOT NULL',
    );
    expect(files).toEqual([{ count: takes.length * 2 }]);
    // The way that jobs are heard on is opened again in its own time, and once.
    const links = async (): Promise<number> => {
      const rows: { count: number }[] = await test.dataSource.query(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name LIKE 'whoosh-link-%' AND datname = current_database()`,
      );
      return rows[0]?.count ?? 0;
    };
    await until(async () => (await links()) > 0);
    expect(await links()).toBe(1);
  });
});
