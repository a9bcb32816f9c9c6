import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { checkGeneration, FIRST_PART, isFreeAllowance, LIMITS } from '@whoosh/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, type KeyGrant } from '../../http';
import { EffectsCounter } from '../auth';

/** Jobs of one person that may wait or run at once. */
const MAX_OPEN_GENERATIONS = 100;

/** Of the day that UTC has. */
const SECONDS_LEFT_OF_DAY = `extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now())::float8`;

/** Whose account it is, read under the lock on their row. */
export interface Account {
  userId: number;
  planId: number;
  credits: number;
}

/** How much somebody has made and may still make. */
@Injectable()
export class EffectsAllowance implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly counter: EffectsCounter,
  ) {}

  onModuleInit(): void {
    this.counter.register((userId) => this.existingEffects(userId));
  }

  /**
   * Saved effects but for the parts and mixes of one, takes being made, and finished takes that were neither kept nor
   * discarded; each take is one.
   */
  async existingEffects(userId: number, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const rows: { count: number }[] = await manager.query(
      `SELECT (
         (SELECT count(*) FROM sound_effects WHERE user_id = $1 AND deleted_at IS NULL AND take < $3)
         + (SELECT coalesce(sum(takes), 0) FROM generations WHERE user_id = $1 AND state IN ('queued', 'running'))
         + (SELECT count(*) FROM takes WHERE user_id = $1 AND kept_at IS NULL AND discarded_at IS NULL
              AND created_at > now() - make_interval(days => $2)))::int AS count`,
      [userId, LIMITS.unsavedDays, FIRST_PART],
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * Decides whether sounds may be made. The caller holds the lock on the person's row, so that no other request passes
   * by the same counts.
   * @returns credits that they cost, and the person's generations that wait or run
   * @throws AppError DURATION_LIMIT, LIMIT_REACHED, INSUFFICIENT_CREDITS, FREE_DAILY_LIMIT or TOO_MANY_WAITING
   */
  async assertMayGenerate(
    account: Account,
    durationSeconds: number,
    takes: number,
    manager: EntityManager,
  ): Promise<{ cost: number; open: string[] }> {
    const existingEffects = await this.existingEffects(account.userId, manager);
    const verdict = checkGeneration({ ...account, existingEffects, durationSeconds, takes });
    if (!verdict.allowed) throw new AppError(verdict.code, { message: verdict.message });
    const open = await this.openGenerations(account.userId, manager);
    if (open.length >= MAX_OPEN_GENERATIONS) throw new AppError('TOO_MANY_WAITING', { retryAfterSeconds: 5 });
    if (isFreeAllowance(account.planId, account.credits))
      await this.assertFreeTakesLeft(account.userId, takes, manager);
    return { cost: verdict.cost, open };
  }

  /**
   * The caller holds the lock on the owner's row, so that what two requests spend adds up. Days are those of UTC; what
   * failed gave its credits back.
   * @throws AppError KEY_DAILY_LIMIT
   */
  async assertKeyMaySpend({ id, creditsPerDay }: KeyGrant, cost: number, manager: EntityManager): Promise<void> {
    if (creditsPerDay === null || cost === 0) return;
    const rows: { spent: number; left: number }[] = await manager.query(
      `SELECT ((SELECT coalesce(sum(cost), 0) FROM generations
           WHERE api_key_id = $1 AND state <> 'failed' AND created_at >= date_trunc('day', now(), 'UTC'))
         + (SELECT coalesce(sum(ceil(duration_ms / 1000.0)), 0) FROM sound_effects
           WHERE licensed_by_key = $1 AND licensed_at >= date_trunc('day', now(), 'UTC')))::int AS spent,
         ${SECONDS_LEFT_OF_DAY} AS left`,
      [id],
    );
    const { spent = 0, left = 1 } = rows[0] ?? {};
    if (spent + cost <= creditsPerDay) return;
    const message = `This API key may spend ${creditsPerDay} credits per day. It has spent ${spent} today, and this costs ${cost}.`;
    throw new AppError('KEY_DAILY_LIMIT', { message, retryAfterSeconds: left });
  }

  /**
   * Sounds come back from the trash. @throws AppError LIMIT_REACHED when a Free account would have more than its two
   * again
   */
  async assertMayRestore(account: Account, count: number, manager: EntityManager): Promise<void> {
    if (count === 0 || !isFreeAllowance(account.planId, account.credits)) return;
    if ((await this.existingEffects(account.userId, manager)) + count > LIMITS.freeMaxEffects)
      throw new AppError('LIMIT_REACHED');
  }

  /** Ids of this person's generations that wait or run. */
  async openGenerations(userId: number, manager: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM generations WHERE user_id = $1 AND state IN ('queued', 'running')`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Days are those of UTC; what failed does not count. */
  private async assertFreeTakesLeft(userId: number, takes: number, manager: EntityManager): Promise<void> {
    const rows: { made: number; left: number }[] = await manager.query(
      `SELECT coalesce(sum(takes), 0)::int AS made, ${SECONDS_LEFT_OF_DAY} AS left
       FROM generations WHERE user_id = $1 AND cost = 0 AND state <> 'failed' AND created_at >= date_trunc('day', now(), 'UTC')`,
      [userId],
    );
    const { made = 0, left = 1 } = rows[0] ?? {};
    if (made + takes > LIMITS.freeTakesPerDay) throw new AppError('FREE_DAILY_LIMIT', { retryAfterSeconds: left });
  }
}
