import { Storage } from '../src/infra/storage';
import { Generation } from '../src/modules/sound-effects/generation.entity';
import { GenerationService } from '../src/modules/sound-effects/generation.service';
import { GenerationSweeper } from '../src/modules/sound-effects/generation-sweeper';
import { GeneratorServer, wavAnswer } from '../src/modules/sound-effects/generators/testing/generator-server';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { freePort } from '../../tools/product/free-port.mjs';
import { creditsOf, finished, generate, grant, makeSound, rainRequest } from './support/sounds';
import { startServer, startWorker, type WorkerProcess } from './support/worker-process';

// Real processes that start and die, on machines that may be busy.
jest.setTimeout(90_000);

/**
 * Within 10 s of the restart the job finishes or is refunded. The short form, whose processes share the machine with
 * other suites, measures no time and asks only that it does.
 */
const RECOVERY_MS = process.env['TEST_FORM'] === 'full' ? 10_000 : 60_000;

describe('worker processes', () => {
  let test: TestApp;
  let ada: SignedIn;
  let workers: WorkerProcess[];

  const elsewhere = new GeneratorServer(() => wavAnswer(1));
  const generator = () => ({ GENERATOR_URL: elsewhere.url, GENERATOR_TERMS: 'Free to use.' });

  beforeAll(async () => {
    await elsewhere.open();
    test = await createTestApp({ settings: { WORKER: 'off', ...generator() } });
  });
  afterAll(async () => {
    await test.close();
    await elsewhere.close();
  });
  beforeEach(async () => {
    workers = [];
    await test.reset();
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 500);
  });
  afterEach(() => Promise.all(workers.map((worker) => worker.kill())));

  const start = async (settings: Record<string, string> = {}): Promise<WorkerProcess> => {
    const worker = await startWorker(test, settings);
    workers.push(worker);
    return worker;
  };
  const request = (changes = {}) => test.app.get(GenerationService).request(ada.user, rainRequest(changes), null);
  const stateOf = async (id: string) => (await test.dataSource.manager.findOneByOrFail(Generation, { id })).state;
  const until = async (condition: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    while (!(await condition())) {
      if (performance.now() > deadline) throw new Error(`not so after ${timeoutMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const reaches = async (id: string, states: string[], timeoutMs?: number): Promise<string> => {
    await until(async () => states.includes(await stateOf(id)), timeoutMs);
    return stateOf(id);
  };
  const holderOf = async (id: string): Promise<number | undefined> => {
    const rows: { worker: number }[] = await test.dataSource.query(
      'SELECT worker_id AS worker FROM queue_claims WHERE job_id = $1',
      [id],
    );
    return rows[0]?.worker;
  };
  const ledger = async (id: string): Promise<string[]> => {
    const rows: { kind: string }[] = await test.dataSource.query(
      'SELECT kind FROM ledger WHERE cause = $1 ORDER BY seq',
      [`gen:${id}`],
    );
    return rows.map(({ kind }) => kind);
  };

  it('answer a request that another process took [long]', async () => {
    await start();
    const made = await makeSound(ada, { takes: 2 });
    expect(made.takes).toHaveLength(2);
    await ada.agent.get(made.audioUrl).expect(200);
  });

  it('have a sound made by another generator, as a process that serves requests does [long]', async () => {
    await start(generator());
    const asked = { description: 'a door slams', duration: 1, generator: 'http' };
    const made = await finished(ada, await generate(ada, asked));
    expect(made.madeBy).toMatchObject({ generator: 'http', name: 'Own generator' });
    await ada.agent.get(made.audioUrl48k).expect(200);
  });

  it('finish after a restart what a killed one had begun, charged once, with nothing left behind [security 24]', async () => {
    const first = await start();
    const { id } = await request({ duration: 3, takes: 2 });
    await until(async () => (await test.dataSource.query('SELECT 1 FROM stored_files')).length === 4);
    await first.kill();
    expect(await stateOf(id)).toBe('running');
    await start();
    expect(await reaches(id, ['done', 'failed'], RECOVERY_MS)).toBe('done');
    expect(await ledger(id)).toEqual(['reserve']);
    expect(await creditsOf(ada)).toBe(500 - 6);
    // The sound is done a moment before the worker lets go of its job.
    await until(async () => (await test.dataSource.query('SELECT 1 FROM queue_claims')).length === 0);

    const abandoned: { name: string }[] = await test.dataSource.query(
      'SELECT name FROM stored_files WHERE published_at IS NULL',
    );
    expect(abandoned).toHaveLength(4);
    await test.dataSource.query(`UPDATE stored_files SET created_at = created_at - interval '16 minutes'`);
    await test.app.get(GenerationSweeper).sweep();
    expect(await test.dataSource.query('SELECT 1 FROM stored_files')).toHaveLength(4);
    for (const { name } of abandoned) expect(await test.app.get(Storage).stat(name)).toBeNull();
  });

  it('hand a job over at once when another one lives [long]', async () => {
    const both = await Promise.all([start(), start()]);
    const { id } = await request({ duration: 6, takes: 2 });
    await reaches(id, ['running']);
    const holder = await holderOf(id);
    const link: { name: string }[] = await test.dataSource.query(
      `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
       WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.objid = $1::bigint::oid AND a.datname = current_database()`,
      [holder],
    );
    const killed = both.find(({ pid }) => link[0]?.name === `whoosh-link-${pid}`);
    await killed?.kill();
    expect(killed).toBeDefined();
    const killedAt = performance.now();
    await until(async () => ![holder, undefined].includes(await holderOf(id)));
    expect(performance.now() - killedAt).toBeLessThan(5_000);
    expect(await reaches(id, ['done', 'failed'])).toBe('done');
    expect(await ledger(id)).toEqual(['reserve']);
  });

  it('give the credits back once when the last try of a job died with its worker [security 25] [long]', async () => {
    const first = await start();
    const { id } = await request({ duration: 3, takes: 2 });
    await reaches(id, ['running']);
    await test.dataSource.query('UPDATE pgboss.job SET retry_count = retry_limit WHERE id = $1', [id]);
    await first.kill();
    await start();
    expect(await reaches(id, ['done', 'failed'], RECOVERY_MS)).toBe('failed');
    expect(await ledger(id)).toEqual(['reserve', 'release']);
    expect(await creditsOf(ada)).toBe(500);
  });

  /** Whoever cancels waits here, until the server is killed or the lock given up. */
  const MOMENTS = [
    ['before anything of it is stored [long]', `SELECT 1 FROM users FOR UPDATE`, 'queued'],
    ['between the end of the sound and its refund [long]', `LOCK TABLE ledger IN SHARE ROW EXCLUSIVE MODE`, 'queued'],
    ['after it, before the answer [long]', `SELECT 1`, 'failed'],
  ] as const;
  it.each(MOMENTS)(
    'leave it to the next process to give the credits back once, when kill -9 meets a cancel %s',
    async (_, lock, left) => {
      const server = await startServer(test);
      workers.push(server);
      const login = await test
        .http()
        .post('/api/auth/dev-login')
        .send({ email: ada.user.email, name: 'Ada' })
        .expect(200);
      const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
      const { id } = await request({ duration: 2 });
      await test.dataSource.transaction(async (manager) => {
        await manager.query(lock);
        const cancel = fetch(`${server.url}/api/generations/${id}`, { method: 'DELETE', headers: { cookie } }).catch(
          () => undefined,
        );
        const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
        await until(async () =>
          left === 'failed' ? (await stateOf(id)) === left : (await test.dataSource.query(isWaiting)).length > 0,
        );
        await server.kill();
        await cancel;
      });
      // The dead server's transaction is undone as soon as the database sees that nobody is there.
      await until(
        async () =>
          (
            await test.dataSource.query(
              `SELECT 1 FROM pg_stat_activity
               WHERE state LIKE '%transaction%' AND pid <> pg_backend_pid() AND datname = current_database()`,
            )
          ).length === 0,
      );
      expect(await stateOf(id)).toBe(left);
      const again = await Promise.all([1, 2, 3].map(() => ada.agent.delete(`/api/generations/${id}`)));
      expect(again.map(({ status }) => status).sort()).toEqual(left === 'failed' ? [404, 404, 404] : [204, 404, 404]);
      expect(await ledger(id)).toEqual(['reserve', 'release']);
      expect(await creditsOf(ada)).toBe(500);
    },
  );

  it('share the work, each job done once [long]', async () => {
    await Promise.all([start(), start()]);
    const requested = await Promise.all(Array.from({ length: 12 }, (_, seed) => request({ seed, duration: 1 })));
    await Promise.all(requested.map(({ id }) => reaches(id, ['done'])));
    const rows: { takes: number; files: number }[] = await test.dataSource.query(
      'SELECT (SELECT count(*)::int FROM takes) AS takes, (SELECT count(*)::int FROM stored_files) AS files',
    );
    expect(rows).toEqual([{ takes: 12, files: 24 }]);
    expect(await creditsOf(ada)).toBe(500 - 12);
  });

  it('finish their job when they are asked to stop, and say on their port how they are and what they measured [long]', async () => {
    const port = await freePort();
    const worker = await start({ WORKER_PORT: String(port) });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await ask('/api/health/live')).status).toBe(200);
    expect(await (await ask('/api/health/ready')).json()).toEqual({ status: 'ok', node: process.versions.node });
    expect(await (await ask('/metrics')).text()).toContain('queue_waiting 0');
    expect((await ask('/api/auth/user')).status).toBe(404);
    const { id } = await request({ duration: 3, takes: 2 });
    await reaches(id, ['running']);
    await worker.stop();
    expect(await stateOf(id)).toBe('done');
  });
});
