import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../../config';
import { AppError, isUniqueViolation } from '../../../http';
import { Mailer } from '../../../infra/mail';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { SecurityLog } from '../../../infra/security-log';
import { AddressRecovery } from '../address-recovery';
import { codeMail } from '../auth-mails';
import type { Caller } from '../browser-binding';
import { ChallengesService } from '../challenges.service';
import { IdentityCheck } from '../identity-check';
import { mailLanguage } from '../mail-language';
import { SecurityNotices } from '../security-notices';
import { SignInLimits } from '../sign-in-limits';
import { nameFromAddress } from '../sign-in.service';
import type { User } from '../user.entity';
import { UsersService } from '../users.service';
import { LinkedIdentitiesService } from './linked-identities.service';
import { OpenIdAttempts, type PendingIdentity } from './openid-attempts';
import { OpenIdProvider, type OpenIdIdentity } from './openid-provider';

/** A person tries once or twice; each try asks the provider. */
const TRIES_PER_NETWORK: RateRule = { name: 'openid-ip', points: 60, seconds: 600, perIp: true };

/**
 * Sign-in by OpenID Connect. A provider's word alone opens no account: the first time, a code goes to the address that
 * it has verified, and only whoever brings it back, in the same browser, has the identity linked to the account of that
 * address, or a new one.
 */
@Injectable()
export class OpenIdSignInService {
  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly provider: OpenIdProvider,
    private readonly attempts: OpenIdAttempts,
    private readonly identities: LinkedIdentitiesService,
    private readonly users: UsersService,
    private readonly challenges: ChallengesService,
    private readonly identity: IdentityCheck,
    private readonly recovery: AddressRecovery,
    private readonly signInLimits: SignInLimits,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly log: SecurityLog,
    private readonly notices: SecurityNotices,
  ) {}

  /** @returns where the browser goes @throws AppError RATE_LIMITED, UNAVAILABLE */
  async begin(caller: Caller): Promise<string> {
    await this.limits.consume(TRIES_PER_NETWORK, caller.network);
    const { address, secrets } = await this.provider.begin();
    await this.attempts.begin(secrets, caller.browserKey);
    return address.href;
  }

  /**
   * The browser came back from the provider.
   * @returns the account that is signed in to; null where a code was mailed, because no account is linked yet
   * @throws AppError OPENID_REFUSED, ADDRESS_NOT_VERIFIED, EMAIL_TAKEN for an address that its old account may still
   * take back, ACCOUNT_BLOCKED, RATE_LIMITED, UNAVAILABLE
   */
  async answer(query: URLSearchParams, caller: Caller): Promise<User | null> {
    await this.limits.consume(TRIES_PER_NETWORK, caller.network);
    try {
      const secrets = await this.attempts.answer(query.get('state') ?? '', caller.browserKey);
      const identity = await this.provider.finish(query, secrets);
      const user = await this.identities.signIn(identity);
      if (user === null) await this.askForCode(secrets.state, identity, caller);
      else await this.users.sawLanguage(user, caller.language);
      return user;
    } catch (error) {
      if (error instanceof AppError && error.code === 'OPENID_REFUSED') await this.log.record('openid-refused', null);
      throw error;
    }
  }

  /** The address whose code this browser is waited for with. @throws AppError NOT_FOUND when there is none */
  async pendingAddress(caller: Caller): Promise<string> {
    const pending = await this.attempts.pending(caller.browserKey);
    if (pending === null) throw new AppError('NOT_FOUND');
    return pending.address;
  }

  /**
   * Links the identity that waits to the account of its address, which is made now if there is none, and tells the
   * owner by mail.
   * @throws AppError INVALID_CODE, TOO_MANY_ATTEMPTS, RATE_LIMITED, OPENID_REFUSED, EMAIL_TAKEN, CONFLICT,
   * ACCOUNT_BLOCKED
   */
  async link(code: string, caller: Caller): Promise<User> {
    const pending = await this.attempts.pending(caller.browserKey);
    if (pending === null) throw new AppError('INVALID_CODE');
    const solved = await this.identity.guess('link', pending.address, code, caller).catch(async (error: unknown) => {
      if (error instanceof AppError)
        await this.log.record('code-refused', (await this.users.findByEmail(pending.address))?.id ?? null);
      throw error;
    });
    const linked = await this.dataSource
      .transaction(async (manager) => {
        await this.challenges.consume(solved, manager);
        return this.store(pending, manager);
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'uq_linked_identities_subject')) throw new AppError('OPENID_REFUSED');
        throw isUniqueViolation(error, 'uq_users_email') ? new AppError('EMAIL_TAKEN') : error;
      });
    const { user, id, isNew } = linked;
    if (isNew) await this.signInLimits.signedUp(caller);
    await this.users.sawLanguage(user, caller.language);
    await this.log.record('identity-linked', user.id, { note: id });
    await this.log.record(isNew ? 'signed-up' : 'signed-in', user.id, { note: id });
    await this.notices.tell(user.id, 'linked-identity', this.env.OIDC_LABEL);
    return user;
  }

  private async askForCode(state: string, identity: OpenIdIdentity, caller: Caller): Promise<void> {
    const { address } = identity;
    if (address === null) throw new AppError('ADDRESS_NOT_VERIFIED');
    const user = await this.users.findByEmail(address);
    if (user === null) {
      if (await this.recovery.isHeld(address)) throw new AppError('EMAIL_TAKEN');
      await this.signInLimits.beforeSignUp(caller);
    }
    await this.signInLimits.beforeSend(address, caller, user === null);
    await this.attempts.keep(state, identity, address);
    const recipient = { to: address, language: user === null ? caller.language : mailLanguage(user) };
    await this.mailer.send(
      codeMail(recipient, 'link', await this.challenges.issue('link', address, caller.browserKey)),
    );
  }

  private async store(
    pending: PendingIdentity,
    manager: EntityManager,
  ): Promise<{ user: User; id: string; isNew: boolean }> {
    const { address, name, state } = pending;
    const known = await this.users.findByEmail(address);
    if (known !== null && known.blockedAt !== null) throw new AppError('ACCOUNT_BLOCKED');
    const user = known ?? (await this.users.create(address, name ?? nameFromAddress(address), manager));
    const id = await this.identities.link(user.id, pending, address, manager);
    await this.attempts.end(state, manager);
    return { user, id, isNew: known === null };
  }
}
