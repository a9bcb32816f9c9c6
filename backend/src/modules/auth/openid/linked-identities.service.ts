import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { randomUUID } from 'node:crypto';
import { DataSource, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AppError } from '../../../http';
import { SecurityLog } from '../../../infra/security-log';
import { AccountLifecycle, type AccountPart } from '../account-lifecycle';
import { User } from '../user.entity';
import { LinkedIdentityRow } from './linked-identity.entity';
import type { OpenIdIdentity } from './openid-provider';

/**
 * Which identities of a provider sign in to which account: part of the account also where no provider is set any more.
 */
@Injectable()
export class LinkedIdentitiesService implements AccountPart, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lifecycle: AccountLifecycle,
    private readonly log: SecurityLog,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  /** The newest first. */
  list(userId: number): Promise<LinkedIdentityRow[]> {
    return this.dataSource.manager.find(LinkedIdentityRow, {
      where: { userId },
      order: { createdAt: 'DESC' },
      take: LIMITS.maxLinkedIdentities,
    });
  }

  /**
   * The account that an identity signs in to; null where it is linked to none. @throws AppError OPENID_REFUSED,
   * ACCOUNT_BLOCKED
   */
  async signIn({ issuer, subject }: OpenIdIdentity): Promise<User | null> {
    const manager = this.dataSource.manager;
    const row = await manager.findOne(LinkedIdentityRow, { where: { issuer, subject }, relations: { user: true } });
    if (row === null) return null;
    const { id, user } = row;
    if (user === undefined || user.deletedAt !== null) throw new AppError('OPENID_REFUSED');
    if (user.blockedAt !== null) throw new AppError('ACCOUNT_BLOCKED');
    await manager.update(LinkedIdentityRow, { id }, { lastUsedAt: new Date() });
    await this.log.record('signed-in', user.id, { note: id });
    return user;
  }

  /**
   * Links an identity in the caller's transaction. @returns its id @throws AppError CONFLICT when there are too many;
   * the violation of uq_linked_identities_subject
   */
  async link(
    userId: number,
    { issuer, subject }: Pick<OpenIdIdentity, 'issuer' | 'subject'>,
    address: string,
    manager: EntityManager,
  ): Promise<string> {
    // The lock makes two requests at once count one after the other.
    await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if ((await manager.countBy(LinkedIdentityRow, { userId })) >= LIMITS.maxLinkedIdentities)
      throw new AppError('CONFLICT', {
        message: `You have ${LIMITS.maxLinkedIdentities} linked sign-ins. Remove one that you no longer need.`,
      });
    const id = randomUUID();
    await manager.insert(LinkedIdentityRow, { id, userId, issuer, subject, address, lastUsedAt: new Date() });
    return id;
  }

  /** It signs in no more. @throws AppError NOT_FOUND */
  async remove(userId: number, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(LinkedIdentityRow, { id, userId });
    if (affected !== 1) throw new AppError('NOT_FOUND');
    await this.log.record('identity-unlinked', userId, { note: id });
  }

  async revokeSince(userId: number, since: Date, manager: EntityManager): Promise<void> {
    await manager.delete(LinkedIdentityRow, { userId, createdAt: MoreThanOrEqual(since) });
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    return { linkedIdentities: await this.dataSource.manager.findBy(LinkedIdentityRow, { userId }) };
  }

  async erase(userId: number): Promise<void> {
    await this.dataSource.manager.delete(LinkedIdentityRow, { userId });
  }
}
