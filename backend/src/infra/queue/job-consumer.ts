import { Logger } from '@nestjs/common';
import type PgBoss from 'pg-boss';
import type { DataSource } from 'typeorm';
import { withinTransaction, type QueueName } from './boss';
import { handBackJobsOfDeadWorkers } from './dead-workers';
import { PermanentFailure, type JobHandler } from './job';
import type { ProcessLink } from './process-link';

/** Looks for jobs that no wake-up told of. */
const POLL_MS = 2_000;
/** A worker that died is noticed within this time and a little. */
const DEAD_WORKER_CHECK_MS = 1_000;
const STOP_TIMEOUT_MS = 20_000;

export interface ConsumerOptions<T> {
  queue: QueueName;
  /** Jobs at once. */
  concurrency: number;
  handler: JobHandler<T>;
}

/**
 * Makes pg-boss's statement that fetches jobs, of two parameters, note who holds them as well: one statement, one transaction, one way
 * to the database and back.
 */
const claimWith = (fetch: string): string => `
  WITH fetched AS (${fetch}), claimed AS (
    INSERT INTO queue_claims (job_id, queue, worker_id) SELECT id, $1, $3 FROM fetched
    ON CONFLICT (job_id) DO UPDATE SET worker_id = excluded.worker_id, claimed_at = now())
  SELECT * FROM fetched`;

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
  async stop(): Promise<void> {
    this.stopping = true;
    if (this.checkTimer !== null) clearInterval(this.checkTimer);
    this.wake();
    await this.loop;
    await this.checking;
    const timer = setTimeout(() => this.stopSignal.abort(), STOP_TIMEOUT_MS);
    await Promise.all(this.running);
    clearTimeout(timer);
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      this.awake = false;
      const free = this.options.concurrency - this.running.size;
      const jobs = free > 0 ? await this.claim(free).catch((error: unknown) => this.report('claim', error)) : [];
      for (const job of jobs) this.run(job);
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

  private async claim(limit: number): Promise<PgBoss.JobWithMetadata<T>[]> {
    const workerId = this.link.workerId;
    if (workerId === null) return [];
    return this.boss.fetch<T>(this.options.queue, {
      batchSize: limit,
      includeMetadata: true,
      db: { executeSql: async (fetch, values) => ({ rows: await this.dataSource.query(claimWith(fetch), [...(values ?? []), workerId]) }) },
    });
  }

  private run(job: PgBoss.JobWithMetadata<T>): void {
    const done: Promise<void> = this.attempt(job)
      .catch((error: unknown) => void this.report(`job ${job.id}`, error))
      .finally(() => {
        this.running.delete(done);
        this.wake();
      });
    this.running.add(done);
  }

  private async attempt(job: PgBoss.JobWithMetadata<T>): Promise<void> {
    const { handler } = this.options;
    try {
      await handler.run({ id: job.id, data: job.data, attempt: job.retryCount + 1, signal: this.stopSignal.signal });
    } catch (error) {
      this.report(`job ${job.id}, try ${job.retryCount + 1}`, error);
      if (this.stopSignal.signal.aborted) return this.settle(job.id, 'fail');
      const final = error instanceof PermanentFailure || job.retryCount >= job.retryLimit;
      if (final) await handler.abandon(job.id, error);
      return this.settle(job.id, final ? 'cancel' : 'fail');
    }
    await this.settle(job.id, 'complete');
  }

  /** Ends the claim together with the job: `fail` lets pg-boss try again, `cancel` does not. */
  private async settle(id: string, how: 'complete' | 'fail' | 'cancel'): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const db = withinTransaction(manager);
      if (how === 'cancel') await this.boss.cancel(this.options.queue, id, { db });
      else await this.boss[how](this.options.queue, id, {}, { db });
      await manager.query('DELETE FROM queue_claims WHERE job_id = $1', [id]);
    });
  }

  private checkDeadWorkers(): void {
    this.checking ??= handBackJobsOfDeadWorkers(this.boss, this.dataSource, this.options.queue)
      .then(async ({ retried, failed }) => {
        for (const id of failed) await this.options.handler.abandon(id, new Error('its workers died'));
        if (retried > 0) this.wake();
      })
      .catch((error: unknown) => void this.report('dead workers', error))
      .finally(() => (this.checking = null));
  }

  private report(what: string, error: unknown): [] {
    this.logger.warn(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return [];
  }
}
