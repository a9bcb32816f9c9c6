import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { withinTransaction, type QueueName } from './boss';
import { handBackJobsOfDeadWorkers } from './dead-workers';
import { NotYet, PermanentFailure, type JobHandler } from './job';
import { onBehalfOf } from '../../http';
import { inJobSpan } from '../tracing';
import { originOf } from './job-request';
import type { ProcessLink } from './process-link';

/** Looks for jobs that no wake-up told of. */
const POLL_MS = 2_000;
/** A worker that died is noticed within this time and a little. */
const DEAD_WORKER_CHECK_MS = 1_000;
const STOP_TIMEOUT_MS = 20_000;
/** Pauses between tries to note how a job ended, while the database does not take it. */
const NOTE_AGAIN_MS = { first: 250, longest: 4_000 };

export interface ConsumerOptions<T> {
  queue: QueueName;
  /** Jobs at once. */
  concurrency: number;
  handler: JobHandler<T>;
  /** How long running jobs may go on once the process stops, ms; 20 s without it. */
  stopTimeoutMs?: number;
}

/**
 * Makes pg-boss's statement that fetches jobs note who holds them as well: one statement, one transaction, one way to
 * the database and back.
 * @param fetch the statement @param taken how many parameters it has: the queue and the worker come after them
 */
const claimWith = (fetch: string, taken: number): string => `
  WITH fetched AS (${fetch}), claimed AS (
    INSERT INTO queue_claims (job_id, queue, worker_id) SELECT id, $${taken + 1}, $${taken + 2} FROM fetched
    ON CONFLICT (job_id) DO UPDATE SET worker_id = excluded.worker_id, claimed_at = now())
  SELECT * FROM fetched`;

/** Of a job that is handed back untried. */
const AT_ONCE = new NotYet(0);

interface Claimed<T> {
  job: JobWithMetadata<T>;
  /** Under which this process claimed it. */
  workerId: number;
}

type Ending = 'complete' | 'fail' | 'cancel' | 'defer';

/**
 * Works off one queue. It fetches by itself instead of through `boss.work`, because claiming a job and noting who holds
 * it must be one transaction, and because several jobs run side by side here.
 */
export class JobConsumer<T> {
  private readonly logger: Logger;
  private readonly running = new Set<Promise<void>>();
  private readonly stopSignal = new AbortController();
  private stopping = false;
  private awake = false;
  private wakeUp: (() => void) | null = null;
  private loop: Promise<void> | null = null;
  private stopped: Promise<void> | null = null;
  private checkTimer: NodeJS.Timeout | null = null;
  private checking: Promise<void> | null = null;

  constructor(
    private readonly boss: PgBoss,
    private readonly dataSource: DataSource,
    private readonly link: ProcessLink,
    private readonly options: ConsumerOptions<T>,
  ) {
    this.logger = new Logger(`queue:${options.queue}`);
  }

  start(): void {
    this.checkDeadWorkers();
    this.checkTimer = setInterval(() => this.checkDeadWorkers(), DEAD_WORKER_CHECK_MS);
    this.loop = this.work();
  }

  /** There may be something to do. */
  wake(): void {
    this.awake = true;
    this.wakeUp?.();
  }

  /** Takes no new jobs, lets the running ones finish for 20 s, then hands the rest back. */
  stop(): Promise<void> {
    this.stopped ??= this.finish();
    return this.stopped;
  }

  private async finish(): Promise<void> {
    this.stopping = true;
    if (this.checkTimer !== null) clearInterval(this.checkTimer);
    this.wake();
    const timer = setTimeout(() => this.stopSignal.abort(), this.options.stopTimeoutMs ?? STOP_TIMEOUT_MS);
    await this.loop;
    await this.checking;
    await Promise.all(this.running);
    clearTimeout(timer);
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      this.awake = false;
      const free = this.options.concurrency - this.running.size;
      const jobs = free > 0 ? await this.claim(free).catch((error: unknown) => this.report('claim', error)) : [];
      // what was claimed while the process began to stop is another's to do
      for (const claimed of jobs)
        this.follow(this.stopping ? this.note(claimed, 'defer', AT_ONCE) : this.asAsked(claimed), claimed);
      if (jobs.length === 0 || jobs.length === free) await this.sleep();
    }
  }

  private async sleep(): Promise<void> {
    if (this.awake || this.stopping) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wakeUp = resolve;
      timer = setTimeout(resolve, POLL_MS);
    });
    clearTimeout(timer);
    this.wakeUp = null;
  }

  private async claim(limit: number): Promise<Claimed<T>[]> {
    const workerId = this.link.workerId;
    if (workerId === null) return [];
    const jobs = await this.boss.fetch<T>(this.options.queue, {
      batchSize: limit,
      includeMetadata: true,
      db: {
        executeSql: async (fetch, values = []) => ({
          rows: await this.dataSource.query(claimWith(fetch, values.length), [...values, this.options.queue, workerId]),
        }),
      },
    });
    return jobs.map((job) => ({ job, workerId }));
  }

  private follow(work: Promise<void>, claimed: Claimed<T>): void {
    const done: Promise<void> = work
      .catch((error: unknown) => void this.report(`job ${claimed.job.id}`, error))
      .finally(() => {
        this.running.delete(done);
        this.wake();
      });
    this.running.add(done);
  }

  /** On behalf of the request that asked for the job, in its trace. */
  private asAsked(claimed: Claimed<T>): Promise<void> {
    const { requestId, trace = {} } = originOf(claimed.job.data);
    const attributes = { 'whoosh.job': claimed.job.id, 'whoosh.attempt': claimed.job.retryCount + 1 };
    const attempt = () => inJobSpan(`job ${this.options.queue}`, attributes, trace, () => this.attempt(claimed));
    return requestId === undefined ? attempt() : onBehalfOf(requestId, attempt);
  }

  private async attempt(claimed: Claimed<T>): Promise<void> {
    const { job } = claimed;
    const startedAt = performance.now();
    try {
      await this.options.handler.run({
        id: job.id,
        data: job.data,
        attempt: job.retryCount + 1,
        signal: this.stopSignal.signal,
      });
    } catch (error) {
      if (error instanceof NotYet) return this.note(claimed, 'defer', error);
      this.report(`job ${job.id}, try ${job.retryCount + 1}`, error);
      const final =
        !this.stopSignal.signal.aborted && (error instanceof PermanentFailure || job.retryCount >= job.retryLimit);
      return this.note(claimed, final ? 'cancel' : 'fail', error);
    }
    await this.note(claimed, 'complete');
    this.logger.log({
      event: 'job-done',
      job: job.id,
      attempt: job.retryCount + 1,
      ms: Math.round(performance.now() - startedAt),
    });
  }

  /**
   * Notes how a job ended, as often as it takes: while this process lives and holds it, nobody else would ever try it
   * again.
   */
  private async note(claimed: Claimed<T>, how: Ending, reason?: unknown): Promise<void> {
    for (let pauseMs = NOTE_AGAIN_MS.first; ; pauseMs = Math.min(NOTE_AGAIN_MS.longest, pauseMs * 2)) {
      try {
        if (how === 'cancel') await this.options.handler.abandon(claimed.job.id, reason);
        return await this.settle(claimed, how, reason);
      } catch (error) {
        // Once this process is gone, its claims are free for others.
        if (this.stopSignal.signal.aborted) throw error;
        this.report(`the end of job ${claimed.job.id} was not noted`, error);
        await wait(pauseMs);
      }
    }
  }

  /**
   * Ends the claim together with the job: `fail` lets pg-boss try again, `cancel` does not. A job that went to another
   * worker when our link broke is that one's to end.
   */
  private async settle({ job: { id }, workerId }: Claimed<T>, how: Ending, reason?: unknown): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [, given]: [unknown, number] = await manager.query(
        'DELETE FROM queue_claims WHERE job_id = $1 AND worker_id = $2',
        [id, workerId],
      );
      if (given === 0) return;
      if (how === 'defer') {
        await manager.query(
          `UPDATE pgboss.job SET state = 'created', started_on = NULL, start_after = now() + make_interval(secs => $3)
           WHERE name = $1 AND id = $2 AND state = 'active'`,
          [this.options.queue, id, reason instanceof NotYet ? reason.afterSeconds : 1],
        );
        return;
      }
      const db = withinTransaction(manager);
      if (how === 'cancel') await this.boss.cancel(this.options.queue, id, { db });
      else await this.boss[how](this.options.queue, id, {}, { db });
    });
  }

  private checkDeadWorkers(): void {
    this.checking ??= handBackJobsOfDeadWorkers(this.boss, this.dataSource, this.options.queue)
      .then(async ({ retried, failed }) => {
        if (retried > 0) this.wake();
        for (const id of failed) {
          await this.options.handler.abandon(id, new Error('its workers died'));
          await this.dataSource.query('DELETE FROM queue_claims WHERE job_id = $1', [id]);
        }
      })
      .catch((error: unknown) => void this.report('dead workers', error))
      .finally(() => (this.checking = null));
  }

  private report(what: string, error: unknown): [] {
    this.logger.warn(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return [];
  }
}
