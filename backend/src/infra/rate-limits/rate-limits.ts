import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ErrorCode } from '@whoosh/contracts';
import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Counter } from 'prom-client';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Env } from '../../config';
import { openHastyPool } from '../../database';
import { AppError } from '../../http';
import { Metrics } from '../metrics';

/** At most `points` in a window of `seconds` that begins with the first one, for each key. */
export interface RateRule {
  /** Unique; also the label of the metric. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** A limit per IP address: LIMITS=development multiplies it by 100. */
  readonly perIp?: true;
}

const DEVELOPMENT_FACTOR = 100;

/**
 * Limits that hold over all processes, because they are counted in PostgreSQL. Keys are stored as keyed hashes only.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly limiters = new Map<RateRule, RateLimiterPostgres>();
  private readonly refusals: Counter;
  /** Of connections of their own: counts are many, and worth no wait for the disk. */
  private connections: Pool | undefined;

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    metrics: Metrics,
  ) {
    this.refusals = metrics.counter('rate_limited_total', 'Requests that a limit refused', ['rule']);
  }

  /**
   * Counts one more.
   * @throws AppError with Retry-After when the rule is used up; `refusal` says which (429, or 503 for the site's own
   * limits)
   */
  async consume(rule: RateRule, key: string, refusal: ErrorCode = 'RATE_LIMITED'): Promise<void> {
    try {
      await this.limiter(rule).consume(this.storedKey(rule, key));
    } catch (error) {
      throw this.refused(rule, error, refusal);
    }
  }

  /** Counts several more without refusing anything: what has happened has happened. */
  async add(rule: RateRule, key: string, points: number): Promise<void> {
    await this.limiter(rule).penalty(this.storedKey(rule, key), points);
  }

  /** How many were counted in the running window. */
  async count(rule: RateRule, key: string): Promise<number> {
    return (await this.limiter(rule).get(this.storedKey(rule, key)))?.consumedPoints ?? 0;
  }

  /** Counts nothing. @param more that must fit, too @throws AppError RATE_LIMITED when the rule is used up */
  async assertLeft(rule: RateRule, key: string, more = 0): Promise<void> {
    const state = await this.limiter(rule).get(this.storedKey(rule, key));
    if (state !== null && state.consumedPoints + more >= this.points(rule))
      throw this.refused(rule, state, 'RATE_LIMITED');
  }

  /** Notes in the metrics that a rule refused a request. */
  observeRefusal(rule: string): void {
    this.refusals.inc({ rule });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connections?.end();
  }

  /** Forgets windows that are over. */
  async sweep(): Promise<void> {
    await this.dataSource.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
  }

  private points(rule: RateRule): number {
    return rule.perIp === true && this.env.LIMITS === 'development' ? rule.points * DEVELOPMENT_FACTOR : rule.points;
  }

  private limiter(rule: RateRule): RateLimiterPostgres {
    const existing = this.limiters.get(rule);
    if (existing !== undefined) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: this.pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: this.points(rule),
      duration: rule.seconds,
    });
    this.limiters.set(rule, limiter);
    return limiter;
  }

  /** Opened with the first count: the data source is connected by then. */
  private pool(): Pool {
    this.connections ??= openHastyPool(this.dataSource);
    return this.connections;
  }

  private storedKey(rule: RateRule, key: string): string {
    return createHmac('sha256', this.env.SESSION_SECRET)
      .update(`rate-limits/v1 ${rule.name} ${key}`)
      .digest('base64url');
  }

  private refused(rule: RateRule, thrown: unknown, refusal: ErrorCode): unknown {
    if (!(thrown instanceof RateLimiterRes)) return thrown;
    this.observeRefusal(rule.name);
    // A clock that jumps back must not send people away for a year.
    const retryAfterSeconds = Math.min(thrown.msBeforeNext / 1000, rule.seconds);
    return new AppError(refusal, { retryAfterSeconds });
  }
}
