import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError, type SessionUser } from '../../http';
import { Mailer } from '../../infra/mail';
import { SecurityLog } from '../../infra/security-log';
import type { Purpose } from './auth-challenge.entity';
import { codeMail } from './auth-mails';
import type { Caller } from './browser-binding';
import { ChallengesService, type SolvedChallenge } from './challenges.service';
import { SignInLimits } from './sign-in-limits';
import type { User } from './user.entity';
import { UsersService } from './users.service';

const MINUTE_MS = 60_000;
/** A session that signed in longer ago confirms who it is before it may do what cannot be undone easily. */
const FRESH_MS = 15 * MINUTE_MS;

/** Whether it is still the owner: by a session that is young, or by a code that goes to the account's address. */
@Injectable()
export class IdentityCheck {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly challenges: ChallengesService,
    private readonly limits: SignInLimits,
    private readonly mailer: Mailer,
    private readonly log: SecurityLog,
  ) {}

  /** @param graceMinutes how much longer a session counts as young, for what was begun while it was */
  isFresh(current: SessionUser, graceMinutes = 0): boolean {
    return Date.now() - current.signedInAt.getTime() < FRESH_MS + graceMinutes * MINUTE_MS;
  }

  /**
   * Lets only a young session go on; an older one first confirms who it is (POST /api/auth/send-confirmation-code and
   * /confirm).
   * @throws AppError FRESH_SIGN_IN_REQUIRED
   */
  assertFresh(current: SessionUser): void {
    if (!this.isFresh(current)) throw new AppError('FRESH_SIGN_IN_REQUIRED');
  }

  /** Mails a code in the person's language. @throws AppError RATE_LIMITED, UNAVAILABLE */
  async mailCode({ id }: SessionUser, purpose: Purpose, address: string, caller: Caller): Promise<void> {
    await this.limits.beforeSend(address, caller);
    const recipient = { to: address, language: await this.users.mailLanguage(id) };
    await this.mailer.send(
      codeMail(recipient, purpose, await this.challenges.issue(purpose, address, caller.browserKey)),
    );
  }

  /**
   * Uses up the code that went to the account's own address. @throws AppError INVALID_CODE, TOO_MANY_ATTEMPTS,
   * RATE_LIMITED
   */
  async confirm(current: SessionUser, purpose: Purpose, code: string, caller: Caller): Promise<User> {
    const solved = await this.guess(purpose, current.email, code, caller).catch(async (error: unknown) => {
      if (error instanceof AppError) await this.log.record('code-refused', current.id);
      throw error;
    });
    await this.dataSource.transaction((manager) => this.challenges.consume(solved, manager));
    const user = await this.users.findById(current.id);
    if (user === null) throw new AppError('NOT_AUTHENTICATED');
    await this.log.record('identity-confirmed', user.id);
    return user;
  }

  /** A right guess, not yet used up. @throws AppError INVALID_CODE, TOO_MANY_ATTEMPTS, RATE_LIMITED */
  async guess(purpose: Purpose, address: string, code: string, caller: Caller): Promise<SolvedChallenge> {
    const tries = await this.limits.beforeGuess(caller);
    try {
      return await this.challenges.guess({ purposes: [purpose], address, browserKey: caller.browserKey, code, tries });
    } catch (error) {
      if (error instanceof AppError) await this.limits.guessedWrong(address, caller);
      throw error;
    }
  }
}
