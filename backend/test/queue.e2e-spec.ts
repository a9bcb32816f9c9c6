import { randomUUID } from 'node:crypto';
import { JobQueue, PermanentFailure, Signals, type Job, type JobHandler } from '../src/infra/queue';
import { ProcessLink, WORKER_LOCK_CLASS } from '../src/infra/queue/process-link';
import type { TestApp } from './support/create-test-app';
import { shareTestApp } from './support/share-test-app';

jest.setTimeout(60_000);

/** Notes what it is given, and does with each job what the test says. */
class Recorder implements JobHandler<{ name: string }> {
  readonly ran: string[] = [];
  readonly abandoned: string[] = [];
  work: (job: Job<{ name: string }>) => Promise<void> = () => Promise.resolve();

  async run(job: Job<{ name: string }>): Promise<void> {
    this.ran.push(job.data.name);
    await this.work(job);
  }

  async abandon(id: string): Promise<void> {
    this.abandoned.push(id);
  }
}

interface QueueProcess {
  readonly link: ProcessLink;
  readonly signals: Signals;
  readonly queue: JobQueue;
  close(): Promise<void>;
}

/** What a process of the installation has for its jobs, with a link of its own to the database. */
async function openProcess({ env, dataSource }: TestApp): Promise<QueueProcess> {
  const link = new ProcessLink(env);
  const signals = new Signals(link);
  const queue = new JobQueue(env, dataSource, link, signals);
  await queue.onModuleInit();
  const close = async () => {
    await queue.onModuleDestroy();
    await signals.beforeApplicationShutdown();
    await link.onApplicationShutdown();
  };
  return { link, signals, queue, close };
}

describe('the queue', () => {
  let test: TestApp;
  let own: QueueProcess;
  let queue: JobQueue;

  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    own = await openProcess(test);
    queue = own.queue;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await own.close();
  });

  const enqueue = async (name: string, priority = 0, id: string = randomUUID()): Promise<string> => {
    await test.dataSource.transaction((manager) =>
      queue.enqueue(manager, 'generate', { id, data: { name }, priority, retryLimit: 2, expireInSeconds: 60 }),
    );
    return id;
  };
  const consume = (handler: Recorder, concurrency = 1, on = queue) => {
    on.consume({ queue: 'generate', concurrency, handler });
    on.wake('generate');
  };
  const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 2000 && !(await condition()); i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await condition()).toBe(true);
  };
  const settled = async (): Promise<boolean> => (await queue.depth('generate')).active === 0;

  it('stores a job with the transaction that asks for it, or not at all [security 24]', async () => {
    await expect(
      test.dataSource.transaction(async (manager) => {
        await queue.enqueue(manager, 'generate', {
          id: randomUUID(),
          data: {},
          priority: 0,
          retryLimit: 0,
          expireInSeconds: 60,
        });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await queue.depth('generate')).toEqual({ waiting: 0, active: 0, oldestSeconds: 0 });
    const id = await enqueue('once');
    await enqueue('twice', 0, id);
    expect((await queue.depth('generate')).waiting).toBe(1);
  });

  it('hands jobs out by priority, then by age', async () => {
    for (const [name, priority] of [
      ['a0', 0],
      ['a1', -1],
      ['a2', -2],
      ['b0', 0],
      ['b1', -1],
      ['c0', 0],
    ] as const)
      await enqueue(name, priority);
    const handler = new Recorder();
    consume(handler);
    await until(() => handler.ran.length === 6);
    expect(handler.ran).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2']);
    await until(settled);
  });

  it('runs as many side by side as it is told [long]', async () => {
    const handler = new Recorder();
    let atOnce = 0;
    let most = 0;
    handler.work = async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      atOnce -= 1;
    };
    for (let i = 0; i < 9; i += 1) await enqueue(`job ${i}`);
    consume(handler, 3);
    await until(() => handler.ran.length === 9);
    expect(most).toBe(3);
    await until(settled);
  });

  it('wakes a waiting worker at once, here and in another process', async () => {
    const handler = new Recorder();
    const beside = await openProcess(test);
    consume(handler, 1, beside.queue);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const startedAt = performance.now();
    await enqueue('now');
    queue.wake('generate');
    await until(() => handler.ran.length === 1);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await until(settled);
    await beside.close();
  });

  it('tries a failing job three times, then abandons it', async () => {
    const handler = new Recorder();
    const attempts: number[] = [];
    handler.work = (job) => {
      attempts.push(job.attempt);
      return Promise.reject(new Error('test'));
    };
    const id = await enqueue('broken');
    consume(handler);
    await until(() => handler.abandoned.length > 0);
    expect(attempts).toEqual([1, 2, 3]);
    expect(handler.abandoned).toEqual([id]);
    await until(settled);
  });

  it('does not try again what fails for good', async () => {
    const handler = new Recorder();
    handler.work = () => Promise.reject(new PermanentFailure('test'));
    const id = await enqueue('hopeless');
    consume(handler);
    await until(() => handler.abandoned.length > 0);
    expect([handler.ran, handler.abandoned]).toEqual([['hopeless'], [id]]);
    await until(settled);
  });

  it('goes on under a new name when its link to the database breaks', async () => {
    const handler = new Recorder();
    consume(handler);
    const name = own.link.workerId;
    await test.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND datname = current_database()`,
      [WORKER_LOCK_CLASS, name],
    );
    await enqueue('after');
    await until(() => handler.ran.includes('after'));
    await until(settled);
    await until(() => ![null, name].includes(own.link.workerId));
    expect(await test.dataSource.query('SELECT 1 FROM queue_claims')).toEqual([]);
  });

  it('hands back what does not end before its process stops, takes nothing new; another tries it [long]', async () => {
    const [stopping, next] = [new Recorder(), new Recorder()];
    stopping.work = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    queue.consume({ queue: 'generate', concurrency: 2, handler: stopping, stopTimeoutMs: 300 });
    await enqueue('long');
    queue.wake('generate');
    await until(() => stopping.ran.length === 1);
    const stoppedAt = performance.now();
    const stopped = queue.stopWorking();
    await enqueue('late');
    queue.wake('generate');
    await stopped;
    expect(performance.now() - stoppedAt).toBeGreaterThanOrEqual(299);
    expect([stopping.ran, stopping.abandoned]).toEqual([['long'], []]);
    expect(await test.dataSource.query('SELECT 1 FROM queue_claims')).toEqual([]);
    const beside = await openProcess(test);
    consume(next, 2, beside.queue);
    await until(() => next.ran.length === 2);
    expect(next.ran.sort()).toEqual(['late', 'long']);
    await beside.close();
  });

  it('notes the end of a job again when the database did not take it', async () => {
    const handler = new Recorder();
    const id = await enqueue('once');
    handler.work = () => {
      jest.spyOn(test.dataSource, 'transaction').mockRejectedValueOnce(new Error('gone for a moment'));
      return Promise.resolve();
    };
    consume(handler);
    await until(
      async () =>
        (await test.dataSource.query(`SELECT 1 FROM pgboss.job WHERE id = $1 AND state = 'completed'`, [id])).length ===
        1,
    );
    expect([handler.ran, await test.dataSource.query('SELECT 1 FROM queue_claims')]).toEqual([['once'], []]);
  });

  it('gives a job of dead workers up again when that failed the first time [long]', async () => {
    const handler = new Recorder();
    const id = await enqueue('orphan');
    await test.dataSource.query(
      `UPDATE pgboss.job SET state = 'active', retry_count = retry_limit, started_on = now() WHERE id = $1`,
      [id],
    );
    await test.dataSource.query(`INSERT INTO queue_claims (job_id, queue, worker_id) VALUES ($1, 'generate', 999)`, [
      id,
    ]);
    jest.spyOn(handler, 'abandon').mockRejectedValueOnce(new Error('gone for a moment'));
    consume(handler);
    await until(() => handler.abandoned.length > 0);
    expect(handler.abandoned).toEqual([id]);
    await until(async () => (await test.dataSource.query('SELECT 1 FROM queue_claims')).length === 0);
  });

  it('leaves the end of a job to the worker that has taken it over [long]', async () => {
    const handler = new Recorder();
    const id = await enqueue('lent');
    const other = test.dataSource.createQueryRunner();
    await other.query('SELECT pg_advisory_lock($1, 999)', [WORKER_LOCK_CLASS]);
    handler.work = async () => void (await test.dataSource.query('UPDATE queue_claims SET worker_id = 999'));
    const settles = jest.spyOn(test.dataSource, 'transaction');
    consume(handler);
    await until(() => handler.ran.length === 1);
    await until(async () => (await Promise.all(settles.mock.results.map(({ value }) => value as unknown))).length > 0);
    expect(await test.dataSource.query('SELECT state::text FROM pgboss.job WHERE id = $1', [id])).toEqual([
      { state: 'active' },
    ]);
    await other.query('SELECT pg_advisory_unlock($1, 999)', [WORKER_LOCK_CLASS]);
    await other.release();
  });

  it('carries news to other processes, the last of each key [long]', async () => {
    const beside = await openProcess(test);
    const heard: [string, unknown][] = [];
    beside.signals.subscribe('test', (key, value) => heard.push([key, value]));
    for (let i = 0; i < 20; i += 1) own.signals.publish('test', 'counter', i);
    for (let i = 0; i < 300; i += 1) own.signals.publish('test', `key-${i}`, 'x'.repeat(100));
    await until(() => heard.length >= 301);
    expect(heard).toHaveLength(301);
    expect(heard[0]).toEqual(['counter', 19]);
    await beside.close();
  });
});
