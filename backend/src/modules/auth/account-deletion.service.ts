import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { FREE_PLAN_ID, LIMITS } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { Env } from '../../config';
import { AppError, type SessionUser } from '../../http';
import { Mailer, type Mail } from '../../infra/mail';
import { SecurityLog } from '../../infra/security-log';
import { AccountLifecycle } from './account-lifecycle';
import { accountKeptMail, deletionMail } from './auth-mails';
import type { Caller } from './browser-binding';
import { IdentityCheck } from './identity-check';
import { mailLanguage } from './mail-language';
import { SessionsService } from './sessions.service';
import { User } from './user.entity';
import { UsersService } from './users.service';

const DAY_MS = 86_400_000;
/** Accounts that one round looks at; the rest waits for the next. */
const ROUND = 100;

/**
 * The end of an account: asked for, held for a week in which signing in takes it back, then gone. What is left is a row
 * without name and address, because the ledger must still add up.
 */
@Injectable()
export class AccountDeletionService {
  private readonly logger = new Logger('security');

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly identity: IdentityCheck,
    private readonly lifecycle: AccountLifecycle,
    private readonly sessions: SessionsService,
    private readonly mailer: Mailer,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Ends all sessions and what must not go on, and begins the grace. A session that is not young mails a code first.
   * @returns when the account goes
   * @throws AppError FRESH_SIGN_IN_REQUIRED when a code was mailed, INVALID_CODE, TOO_MANY_ATTEMPTS, RATE_LIMITED
   */
  async request(current: SessionUser, code: string | undefined, caller: Caller): Promise<Date> {
    if (code !== undefined) {
      await this.identity.confirm(current, 'deletion', code, caller);
    } else if (!this.identity.isFresh(current)) {
      await this.identity.mailCode(current, 'deletion', current.email, caller);
      throw new AppError('FRESH_SIGN_IN_REQUIRED');
    }
    const requestedAt = new Date();
    await this.dataSource.transaction(async (manager) => {
      await manager.update(User, { id: current.id }, { deletionRequestedAt: requestedAt });
      await this.sessions.endAll(current.id, manager);
    });
    await this.log.record('account-deletion-requested', current.id);
    // The wish stands; what fails now is done by the next round.
    await this.quietly(current.id, () => this.lifecycle.close(current.id));
    const goesAt = new Date(requestedAt.getTime() + LIMITS.accountGraceDays * DAY_MS);
    await this.tell(current.id, async () => {
      const recipient = { to: current.email, language: await this.users.mailLanguage(current.id) };
      return deletionMail(recipient, goesAt, `${this.env.PUBLIC_URL}/auth`);
    });
    return goesAt;
  }

  /** Somebody signed in: takes a deletion back that was asked for. @returns whether there was one */
  async takeBack(user: User): Promise<boolean> {
    if (user.deletionRequestedAt === null) return false;
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(User)
      .set({ deletionRequestedAt: null })
      .where('id = :id AND deleted_at IS NULL', { id: user.id })
      .execute();
    if (affected !== 1) throw new AppError('USER_NOT_FOUND');
    await this.log.record('account-deletion-taken-back', user.id);
    await this.tell(user.id, () => accountKeptMail({ to: user.email, language: mailLanguage(user) }));
    return true;
  }

  /** Ends what is still going on in accounts that are to go, and removes those whose grace is over. */
  @Cron(CronExpression.EVERY_HOUR)
  async round(): Promise<void> {
    if (this.env.WORKER === 'off') return;
    const leaving = await this.dataSource.manager
      .createQueryBuilder(User, 'u')
      .where('u.deletion_requested_at IS NOT NULL AND u.erased_at IS NULL')
      .orderBy('u.deletion_requested_at')
      .limit(ROUND)
      .getMany();
    for (const { id } of leaving) {
      await this.quietly(id, () => this.lifecycle.close(id));
      await this.quietly(id, () => this.removeWhenDue(id));
    }
  }

  /** Nobody can sign in any more before anything is removed, so that no sign-in finds half an account. */
  private async removeWhenDue(userId: number): Promise<void> {
    const isGone = await this.dataSource.transaction(async (manager) => {
      const [rows]: [{ email: string; isNew: boolean }[], number] = await manager.query(
        `UPDATE users SET deleted_at = coalesce(deleted_at, now())
         FROM (SELECT email, deleted_at IS NULL AS "isNew" FROM users WHERE id = $1 FOR UPDATE) AS before
         WHERE id = $1 AND deletion_requested_at < now() - make_interval(days => $2)
         RETURNING before.email, before."isNew"`,
        [userId, LIMITS.accountGraceDays],
      );
      const row = rows[0];
      if (row?.isNew === true) {
        await manager.query(`DELETE FROM auth_challenges WHERE address = $1`, [row.email]);
        await manager.query(`DELETE FROM email_changes WHERE user_id = $1`, [userId]);
        // No address: nobody can ask for a code for it.
        await manager.update(User, { id: userId }, { email: `deleted-${userId}`, name: '', planId: FREE_PLAN_ID });
        await this.sessions.endAll(userId, manager);
      }
      return row !== undefined;
    });
    if (!isGone) return;
    await this.lifecycle.erase(userId);
    await this.dataSource.manager.update(User, { id: userId }, { erasedAt: () => 'now()' });
    // For the operator: the account's own events went with it.
    await this.log.record('account-deleted', null, { note: String(userId) });
  }

  private tell(userId: number, write: () => Mail | Promise<Mail>): Promise<void> {
    return this.quietly(userId, async () => this.mailer.send(await write()));
  }

  private async quietly(userId: number, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      this.logger.error({
        event: 'account-deletion-step-failed',
        userId,
        cause: error instanceof Error ? error.message : String(error),
      });
    });
  }
}
