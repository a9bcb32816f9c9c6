import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type PasskeyJson } from '@whoosh/contracts';
import { randomUUID } from 'node:crypto';
import { DataSource, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AppError, isUniqueViolation } from '../../../http';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { SecurityLog } from '../../../infra/security-log';
import { AccountLifecycle, type AccountPart } from '../account-lifecycle';
import type { Caller } from '../browser-binding';
import { SecurityNotices } from '../security-notices';
import { User } from '../user.entity';
import { PasskeyCeremonies } from './passkey-ceremonies';
import { PasskeyRow } from './passkey.entity';

/** A person tries once or twice; each try is a row and a signature to check. */
const TRIES_PER_NETWORK: RateRule = { name: 'passkey-ip', points: 60, seconds: 600, perIp: true };

/** Passkeys of accounts: added, listed, renamed, removed, and signed in with. */
@Injectable()
export class PasskeysService implements AccountPart, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly lifecycle: AccountLifecycle,
    private readonly limits: RateLimits,
    private readonly log: SecurityLog,
    private readonly notices: SecurityNotices,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  /** The newest first. */
  list(userId: number): Promise<PasskeyRow[]> {
    return this.dataSource.manager.find(PasskeyRow, {
      where: { userId },
      order: { createdAt: 'DESC' },
      take: LIMITS.maxPasskeys,
    });
  }

  async optionsToAdd(user: User, caller: Caller): Promise<PasskeyJson> {
    await this.limits.consume(TRIES_PER_NETWORK, caller.network);
    return this.ceremonies.optionsToAdd(user, await this.list(user.id), caller.browserKey);
  }

  /**
   * Keeps what an authenticator made, and tells the owner by mail. @throws AppError PASSKEY_REFUSED, CONFLICT when
   * there are too many
   */
  async add(userId: number, name: string, answer: PasskeyJson, caller: Caller): Promise<PasskeyRow> {
    const { id, publicKey, counter, transports = [] } = await this.ceremonies.verifyAdded(answer, caller.browserKey);
    const row = await this.dataSource
      .transaction(async (manager) => {
        // The lock makes two requests at once count one after the other.
        await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
        if ((await manager.countBy(PasskeyRow, { userId })) >= LIMITS.maxPasskeys)
          throw new AppError('CONFLICT', {
            message: `You have ${LIMITS.maxPasskeys} passkeys. Remove one that you no longer need.`,
          });
        return manager.save(
          manager.create(PasskeyRow, {
            id: randomUUID(),
            userId,
            credentialId: id,
            publicKey: Buffer.from(publicKey),
            counter: String(counter),
            transports,
            name,
            lastUsedAt: null,
          }),
        );
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'uq_passkeys_credential_id') ? new AppError('PASSKEY_REFUSED') : error;
      });
    await this.log.record('passkey-added', userId, { note: row.id });
    await this.notices.tell(userId, 'passkey', name);
    return row;
  }

  /** @throws AppError NOT_FOUND */
  async rename(userId: number, id: string, name: string): Promise<PasskeyRow> {
    const { affected } = await this.dataSource.manager.update(PasskeyRow, { id, userId }, { name });
    if (affected !== 1) throw new AppError('NOT_FOUND');
    return this.dataSource.manager.findOneByOrFail(PasskeyRow, { id, userId });
  }

  /** It signs in no more. @throws AppError NOT_FOUND */
  async remove(userId: number, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(PasskeyRow, { id, userId });
    if (affected !== 1) throw new AppError('NOT_FOUND');
    await this.log.record('passkey-removed', userId, { note: id });
  }

  async optionsToSignIn(caller: Caller): Promise<PasskeyJson> {
    await this.limits.consume(TRIES_PER_NETWORK, caller.network);
    return this.ceremonies.optionsToSignIn(caller.browserKey);
  }

  /** The account that a passkey opens. @throws AppError PASSKEY_REFUSED, ACCOUNT_BLOCKED, RATE_LIMITED */
  async signIn(answer: PasskeyJson, caller: Caller): Promise<User> {
    await this.limits.consume(TRIES_PER_NETWORK, caller.network);
    const credentialId = typeof answer.id === 'string' ? answer.id : '';
    const passkey = await this.dataSource.manager.findOne(PasskeyRow, {
      where: { credentialId },
      relations: { user: true },
    });
    const counter = await (
      passkey === null
        ? Promise.reject(new AppError('PASSKEY_REFUSED'))
        : this.ceremonies.verifySignIn(answer, passkey, caller.browserKey)
    ).catch(async (error: unknown) => {
      if (error instanceof AppError) await this.log.record('passkey-refused', passkey?.userId ?? null);
      throw error;
    });
    const user = passkey?.user;
    if (passkey === null || user === undefined || user.deletedAt !== null) throw new AppError('PASSKEY_REFUSED');
    if (user.blockedAt !== null) throw new AppError('ACCOUNT_BLOCKED');
    const { id } = passkey;
    await this.dataSource.manager.update(PasskeyRow, { id }, { counter: String(counter), lastUsedAt: new Date() });
    await this.log.record('signed-in', user.id, { note: id });
    return user;
  }

  async revokeSince(userId: number, since: Date, manager: EntityManager): Promise<void> {
    await manager.delete(PasskeyRow, { userId, createdAt: MoreThanOrEqual(since) });
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    const rows = await this.dataSource.manager.findBy(PasskeyRow, { userId });
    return { passkeys: rows.map(({ publicKey: _, ...row }) => row) };
  }

  async erase(userId: number): Promise<void> {
    await this.dataSource.manager.delete(PasskeyRow, { userId });
  }
}
