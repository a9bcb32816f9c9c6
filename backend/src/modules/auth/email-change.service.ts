import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { AppError, isUniqueViolation, type SessionUser } from '../../http';
import { Mailer } from '../../infra/mail';
import { SecurityLog } from '../../infra/security-log';
import { AddressRecovery, UNDO_HOURS } from './address-recovery';
import { addressChangedMail, addressWantedMail } from './auth-mails';
import type { Caller } from './browser-binding';
import { ChallengesService, type SolvedChallenge } from './challenges.service';
import { EmailUndoService } from './email-undo.service';
import { IdentityCheck } from './identity-check';
import { mailLanguage } from './mail-language';
import { SignInLimits } from './sign-in-limits';
import type { User } from './user.entity';
import { UsersService } from './users.service';

/** What the request for a code led to; `confirmed` is the account when the identity was confirmed just now. */
export interface EmailChangeStep {
  step: 'confirm-identity' | 'verify-new';
  confirmed?: User;
}

/** The change of an account's address: a code to the new one, from a session that is fresh. */
@Injectable()
export class EmailChangeService {
  private readonly logger = new Logger('security');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly challenges: ChallengesService,
    private readonly limits: SignInLimits,
    private readonly identity: IdentityCheck,
    private readonly recovery: AddressRecovery,
    private readonly undo: EmailUndoService,
    private readonly log: SecurityLog,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Mails a code to the new address; with an old session first one to the current address.
   * @throws AppError VALIDATION_FAILED for the current address, INVALID_CODE for a wrong identity code, RATE_LIMITED
   */
  async sendCode(
    current: SessionUser,
    address: string,
    identityCode: string | undefined,
    caller: Caller,
  ): Promise<EmailChangeStep> {
    if (address === current.email.toLowerCase()) throw sameAddress();
    await this.limits.beforeLookup(caller);
    if (identityCode === undefined && !this.identity.isFresh(current)) {
      await this.identity.mailCode(current, 'identity', current.email, caller);
      return { step: 'confirm-identity' };
    }
    const confirmed =
      identityCode === undefined ? undefined : await this.identity.confirm(current, 'identity', identityCode, caller);
    await this.sendToNewAddress(current, address, caller);
    return { step: 'verify-new', confirmed };
  }

  /**
   * Makes the address the account's and ends its other sessions.
   * @returns the account, to be signed in again in this browser
   * @throws AppError INVALID_EMAIL_CODE whatever is wrong, FRESH_SIGN_IN_REQUIRED, TOO_MANY_ATTEMPTS, RATE_LIMITED
   */
  async change(current: SessionUser, address: string, code: string, caller: Caller): Promise<User> {
    // The code itself was asked for by a fresh session, and lives ten minutes.
    if (!this.identity.isFresh(current, LIMITS.codeMinutes)) throw new AppError('FRESH_SIGN_IN_REQUIRED');
    const solved = await this.identity.guess('email-change', address, code, caller).catch((error: unknown) => {
      throw isInvalidCode(error) ? new AppError('INVALID_EMAIL_CODE') : error;
    });
    const changeId = await this.store(current, address, solved);
    await this.log.record('address-changed', current.id);
    const user = await this.users.findById(current.id);
    if (user === null) throw new AppError('NOT_AUTHENTICATED');
    // The change stands; a notice that cannot be sent now must not make it look failed.
    await this.mailer
      .send(
        addressChangedMail({ to: current.email, language: mailLanguage(user) }, this.undo.urlOf(changeId), UNDO_HOURS),
      )
      .catch((error: unknown) => this.logger.error({ event: 'notice-lost', cause: String(error) }));
    return user;
  }

  private async sendToNewAddress(current: SessionUser, address: string, caller: Caller): Promise<void> {
    const owner = await this.users.findByEmail(address);
    if (owner === null && !(await this.recovery.isHeld(address, current.id))) {
      await this.identity.mailCode(current, 'email-change', address, caller);
      return;
    }
    // Whoever asks learns nothing about the address; its owner learns that somebody wanted it.
    await this.limits.beforeSend(address, caller);
    await this.challenges.issueUnsolvable('email-change', address, caller.browserKey);
    const language = owner === null ? await this.users.mailLanguage(current.id) : mailLanguage(owner);
    await this.mailer.send(addressWantedMail({ to: address, language }));
  }

  private async store(current: SessionUser, address: string, solved: SolvedChallenge): Promise<string> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        await this.challenges.consume(solved, manager);
        return this.recovery.change(current.id, address, current.signedInAt, manager);
      });
    } catch (error) {
      throw isUniqueViolation(error, 'uq_users_email') || isInvalidCode(error)
        ? new AppError('INVALID_EMAIL_CODE')
        : error;
    }
  }
}

function isInvalidCode(error: unknown): boolean {
  return error instanceof AppError && error.code === 'INVALID_CODE';
}

function sameAddress(): AppError {
  const message = 'This is already your email address';
  return new AppError('VALIDATION_FAILED', { message, details: [{ field: 'email', message }] });
}
