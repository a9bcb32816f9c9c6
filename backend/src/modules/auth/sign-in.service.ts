import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { AppError, isUniqueViolation } from '../../http';
import { Mailer } from '../../infra/mail';
import { SecurityLog } from '../../infra/security-log';
import { AddressRecovery } from './address-recovery';
import { codeMail } from './auth-mails';
import type { Caller } from './browser-binding';
import { ChallengesService, type SolvedChallenge } from './challenges.service';
import { SignInLimits } from './sign-in-limits';
import type { User } from './user.entity';
import { UsersService } from './users.service';

/** A name for people who signed up without one: what stands before the @. */
export const nameFromAddress = (address: string) => address.split('@')[0] ?? address;

/** Sign-in and sign-up by a code that is mailed. */
@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly challenges: ChallengesService,
    private readonly limits: SignInLimits,
    private readonly mailer: Mailer,
    private readonly recovery: AddressRecovery,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Mails a code.
   * @throws AppError USER_NOT_FOUND at login without an account, EMAIL_TAKEN at sign-up with one, RATE_LIMITED,
   * UNAVAILABLE
   */
  async sendCode(address: string, isSignup: boolean, caller: Caller): Promise<void> {
    await this.limits.beforeLookup(caller);
    const user = await this.users.findByEmail(address);
    if (isSignup) {
      // An address that its old account may still take back is not free.
      if (user !== null || (await this.recovery.isHeld(address))) {
        await this.limits.probed(address, caller);
        throw new AppError('EMAIL_TAKEN');
      }
      await this.limits.beforeSignUp(caller);
    } else if (user === null) {
      await this.limits.probed(address, caller);
      throw new AppError('USER_NOT_FOUND');
    }
    await this.limits.beforeSend(address, caller, isSignup);
    const purpose = isSignup ? 'signup' : 'login';
    const recipient = { to: address, language: user?.language ?? caller.language };
    await this.mailer.send(
      codeMail(recipient, purpose, await this.challenges.issue(purpose, address, caller.browserKey)),
    );
  }

  /**
   * The account that a code opens; at sign-up it is made now.
   * @throws AppError INVALID_CODE, TOO_MANY_ATTEMPTS, RATE_LIMITED, ACCOUNT_BLOCKED
   */
  async verifyCode(address: string, code: string, name: string | undefined, caller: Caller): Promise<User> {
    const solved = await this.guess(address, code, caller);
    const user = await this.dataSource.transaction(async (manager) => {
      await this.challenges.consume(solved, manager);
      return solved.purpose === 'signup' ? this.signUp(address, name, manager) : this.users.findByEmail(address);
    });
    if (user === null) throw new AppError('INVALID_CODE');
    if (user.blockedAt !== null) throw new AppError('ACCOUNT_BLOCKED');
    await this.users.sawLanguage(user, caller.language);
    if (solved.purpose === 'signup') await this.limits.signedUp(caller);
    await this.log.record(solved.purpose === 'signup' ? 'signed-up' : 'signed-in', user.id);
    return user;
  }

  private async guess(address: string, code: string, caller: Caller): Promise<SolvedChallenge> {
    const tries = await this.limits.beforeGuess(caller);
    try {
      const solved = await this.challenges.guess({
        purposes: ['login', 'signup'],
        address,
        browserKey: caller.browserKey,
        code,
        tries,
      });
      await this.limits.guessedRight();
      return solved;
    } catch (error) {
      if (error instanceof AppError) {
        await this.limits.guessedWrong(address, caller);
        await this.log.record('code-refused', (await this.users.findByEmail(address))?.id ?? null);
      }
      throw error;
    }
  }

  private async signUp(address: string, name: string | undefined, manager: EntityManager): Promise<User> {
    try {
      return await this.users.create(address, name ?? nameFromAddress(address), manager);
    } catch (error) {
      // Somebody else made the account between the code and its use.
      throw isUniqueViolation(error, 'uq_users_email') ? new AppError('EMAIL_TAKEN') : error;
    }
  }
}
