import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type LedgerKind, type SecurityEventName } from '@whoosh/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../http';
import { User } from '../auth';
import { AdminAction } from './admin-action.entity';
import { SecurityEventRow } from '../../infra/security-log';
import { LedgerService, type Posting } from './ledger.service';

/** What an operator may see of an account. */
export interface AccountSummary {
  id: number;
  email: string;
  name: string;
  planId: number;
  credits: number;
  /** Credits owed: spent before their payment was taken back. */
  debt: number;
  blocked: boolean;
  createdAt: string;
}

/** Who acts at the console, and why. */
export interface OperatorAct {
  /** Name of the operating system's user. */
  operator: string;
  /** In words, for those who ask later. */
  reason: string;
}

/** What an account's owner sees of what an operator did in it. */
const SEEN_AS: Readonly<Record<string, SecurityEventName>> = {
  grant: 'operator-granted',
  adjust: 'operator-adjusted',
  ban: 'operator-blocked',
  unban: 'operator-unblocked',
  activity: 'operator-looked',
};

/** What an operator does at the console. Every action leaves a row in admin_actions, also one that only looks. */
@Injectable()
export class AdminService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Accounts whose e-mail or name contains the text, at most 50. On record is who was shown, not what was looked for.
   */
  async find(act: OperatorAct, text: string): Promise<AccountSummary[]> {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const users = await this.dataSource.manager
      .createQueryBuilder(User, 'u')
      .where('u.email::text ILIKE :pattern OR u.name ILIKE :pattern', { pattern })
      .orderBy('u.id')
      .limit(50)
      .getMany();
    await this.dataSource.transaction(async (manager) => {
      await this.record(manager, act, 'find', null, { accounts: users.map(({ id }) => id).join() });
      const looked = users.map(({ id }) => ({ event: 'operator-looked' as const, userId: id }));
      await manager.insert(SecurityEventRow, looked);
    });
    return users.map(toSummary);
  }

  /** Gives credits. @throws RangeError unless `credits` is a positive whole number; AppError USER_NOT_FOUND */
  async grant(act: OperatorAct, email: string, credits: number): Promise<Posting> {
    if (!(Number.isSafeInteger(credits) && credits > 0)) throw new RangeError('credits');
    return this.move(act, 'grant', email, credits);
  }

  /** Corrects a balance up or down. @throws AppError INSUFFICIENT_CREDITS when it would fall below 0 */
  async adjust(act: OperatorAct, email: string, delta: number): Promise<Posting> {
    return this.move(act, 'adjust', email, delta);
  }

  /** Blocks an account and ends its sessions, or lets it in again. */
  async ban(act: OperatorAct, email: string, blocked: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await this.userOf(email, manager);
      await manager.query(
        `UPDATE users SET blocked_at = CASE WHEN $2 THEN coalesce(blocked_at, now()) END, session_epoch = session_epoch + 1 WHERE id = $1`,
        [user.id, blocked],
      );
      await this.record(manager, act, blocked ? 'ban' : 'unban', user, {});
    });
  }

  /** What happened around the security of an account, the newest first. @throws AppError USER_NOT_FOUND */
  async activity(act: OperatorAct, email: string): Promise<object[]> {
    const user = await this.userOf(email, this.dataSource.manager);
    const rows = await this.dataSource.manager.find(SecurityEventRow, {
      where: { userId: user.id },
      order: { id: 'DESC' },
      take: LIMITS.securityEventsListed,
    });
    await this.record(this.dataSource.manager, act, 'activity', user, {});
    return rows.map(({ createdAt, event, note, network }) => ({
      at: createdAt.toISOString(),
      event,
      note,
      network: network?.toString('hex') ?? null,
    }));
  }

  private async move(
    act: OperatorAct,
    kind: LedgerKind & ('grant' | 'adjust'),
    email: string,
    delta: number,
  ): Promise<Posting> {
    return this.dataSource.transaction(async (manager) => {
      const user = await this.userOf(email, manager);
      const action = await this.record(manager, act, kind, user, { credits: delta });
      return this.ledger.post(user.id, kind, delta, `admin:${action.id}`, manager);
    });
  }

  private async userOf(email: string, manager: EntityManager): Promise<User> {
    const user = await manager.findOneBy(User, { email });
    if (user === null) throw new AppError('USER_NOT_FOUND');
    return user;
  }

  private async record(
    manager: EntityManager,
    { operator, reason }: OperatorAct,
    action: string,
    user: User | null,
    details: AdminAction['details'],
  ): Promise<AdminAction> {
    const seenAs = SEEN_AS[action];
    if (user !== null && seenAs !== undefined)
      await manager.insert(SecurityEventRow, { event: seenAs, userId: user.id });
    return manager.save(
      manager.create(AdminAction, { id: randomUUID(), operator, reason, action, userId: user?.id ?? null, details }),
    );
  }
}

function toSummary(user: User): AccountSummary {
  const { id, email, name, planId, credits, debt } = user;
  return {
    id,
    email,
    name,
    planId,
    credits,
    debt,
    blocked: user.blockedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}
