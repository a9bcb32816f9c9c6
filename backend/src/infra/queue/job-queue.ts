import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../config';
import { openBoss, withinTransaction, type BossConnection, type QueueName } from './boss';
import { JobConsumer, type ConsumerOptions } from './job-consumer';
import { withOrigin } from './job-request';
import { ProcessLink } from './process-link';
import { Signals } from './signals';

const WAKE_TOPIC = 'jobs';

export interface EnqueueOptions {
  /** Id of the job; a second job of the same id is not stored. */
  id: string;
  data: object;
  /** Higher is earlier; equal ones go by age. */
  priority: number;
  /** Tries after the first. */
  retryLimit: number;
  /** Pause before the second try; it doubles with each further one. Without it the next try comes at once. */
  retryDelaySeconds?: number;
  /** A try that takes longer is given up, seconds. */
  expireInSeconds: number;
  /** Waits until `release` lets it go. */
  held?: boolean;
}

/** A held job that nobody let go starts by itself after this time, so that none is lost. */
const HELD_SECONDS = 3600;

/** Jobs before another one that are named at most. */
const MOST_NAMED = 200;

/** Durable jobs in PostgreSQL. */
@Injectable()
export class JobQueue implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('queue');
  private readonly connection: BossConnection;
  private readonly consumers = new Map<QueueName, { stop(): Promise<void>; wake(): void }>();

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly link: ProcessLink,
    private readonly signals: Signals,
  ) {
    this.connection = openBoss(env.DATABASE_URL, (error) => this.logger.warn(error.message));
  }

  async onModuleInit(): Promise<void> {
    await this.link.open();
    await this.connection.boss.start();
    this.signals.subscribe(WAKE_TOPIC, (queue) => this.consumers.get(queue as QueueName)?.wake());
    this.link.onReconnect(() => this.consumers.forEach((consumer) => consumer.wake()));
  }

  async onModuleDestroy(): Promise<void> {
    await this.stopWorking();
    await this.connection.close();
  }

  /** Stores a job in the caller's transaction; call `wake` once that has committed. */
  async enqueue(manager: EntityManager, queue: QueueName, job: EnqueueOptions): Promise<void> {
    const { data, held = false, retryDelaySeconds = 0, ...options } = job;
    const startAfter = held ? HELD_SECONDS : 0;
    await this.connection.boss.send(queue, withOrigin(data), {
      ...options,
      startAfter,
      retryDelay: retryDelaySeconds,
      retryBackoff: retryDelaySeconds > 0,
      db: withinTransaction(manager),
    });
  }

  /**
   * Lets the oldest held jobs of a group, in whichever of the queues, go until `most` of the group wait or run unheld,
   * in the caller's transaction.
   * @param ids the group @returns how many it let go
   */
  async release(
    manager: EntityManager,
    queues: readonly QueueName[],
    ids: readonly string[],
    most: number,
  ): Promise<number> {
    const [, released] = (await manager.query(
      `WITH member AS (
         SELECT id, created_on, state = 'created' AND start_after > now() AS held
         FROM pgboss.job WHERE name = ANY($1) AND id = ANY($2) AND state <= 'active')
       UPDATE pgboss.job SET start_after = now() WHERE name = ANY($1) AND id IN (
         SELECT id FROM member WHERE held ORDER BY created_on, id
         LIMIT greatest(0, $3 - (SELECT count(*) FROM member WHERE NOT held)))`,
      [queues, ids, most],
    )) as [unknown, number];
    return released;
  }

  /** Takes out a job that waits, held or not, in the caller's transaction; one that runs is left to its worker. */
  async withdraw(manager: EntityManager, queues: readonly QueueName[], id: string): Promise<void> {
    await manager.query(`DELETE FROM pgboss.job WHERE name = ANY($1) AND id = $2 AND state < 'active'`, [queues, id]);
  }

  /** Tells the workers, here and in other processes, that there are jobs. */
  wake(queue: QueueName): void {
    this.signals.publish(WAKE_TOPIC, queue);
  }

  /** Begins to work off a queue in this process. @throws RangeError when it already does */
  consume<T>(options: ConsumerOptions<T>): void {
    if (this.consumers.has(options.queue)) throw new RangeError('queue');
    const consumer = new JobConsumer(this.connection.boss, this.dataSource, this.link, options);
    this.consumers.set(options.queue, consumer);
    consumer.start();
  }

  /** Takes no more jobs in this process; those that run finish within 20 s or are handed back. */
  async stopWorking(): Promise<void> {
    await Promise.all([...this.consumers.values()].map((consumer) => consumer.stop()));
  }

  /** What a job was enqueued with, as long as it is remembered. */
  async dataOf<T>(queue: QueueName, id: string): Promise<T | null> {
    const rows: { data: T }[] = await this.dataSource.query(`SELECT data FROM pgboss.job WHERE name = $1 AND id = $2`, [
      queue,
      id,
    ]);
    return rows[0]?.data ?? null;
  }

  /**
   * How many jobs are fetched before this one, none when it is running or gone, and the ids of those of them that are
   * fetched first.
   */
  async before(queue: QueueName, id: string): Promise<{ count: number; ids: string[] }> {
    const rows: { id: string; count: number }[] = await this.dataSource.query(
      `SELECT other.id, (count(*) OVER ())::int AS count
       FROM pgboss.job other JOIN pgboss.job mine ON mine.name = $1 AND mine.id = $2
       WHERE other.name = $1 AND other.state < 'active' AND mine.state < 'active' AND other.id <> mine.id
         AND (other.priority > mine.priority
           OR (other.priority = mine.priority AND (other.created_on, other.id) < (mine.created_on, mine.id)))
       ORDER BY other.priority DESC, other.created_on, other.id LIMIT $3`,
      [queue, id, MOST_NAMED],
    );
    return { count: rows[0]?.count ?? 0, ids: rows.map((row) => row.id) };
  }

  /**
   * Jobs that wait or run, for the metrics. Those held back do not count as old: nothing keeps them but their own kind.
   */
  async depth(queue: QueueName): Promise<{ waiting: number; active: number; oldestSeconds: number }> {
    const rows: { waiting: number; active: number; oldest: number }[] = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE state < 'active')::int AS waiting, count(*) FILTER (WHERE state = 'active')::int AS active,
         coalesce(extract(epoch FROM now() - min(created_on) FILTER (WHERE state < 'active' AND start_after <= now())), 0)::float8 AS oldest
       FROM pgboss.job WHERE name = $1 AND state <= 'active'`,
      [queue],
    );
    const { waiting = 0, active = 0, oldest = 0 } = rows[0] ?? {};
    return { waiting, active, oldestSeconds: oldest };
  }
}
