import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type CreateKeyRequest } from '@whoosh/contracts';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { Env } from '../../config';
import { AppError, type SessionUser } from '../../http';
import { SecurityLog } from '../../infra/security-log';
import { planInForce } from '../plans';
import { ApiKeyRow } from './api-key.entity';
import { drawKey, isWellFormedKey, keyHash, keyPrefix } from './api-key-secret';
import { AccountLifecycle, type AccountPart } from './account-lifecycle';
import { User } from './user.entity';

const USE_IS_NOTED_EVERY_MS = 60_000;
/** A key has no sign-in: to whatever asks for a young session, it is as old as can be. */
const NEVER = new Date(0);

/** Keys of programs: made, listed, revoked, and recognised. */
@Injectable()
export class ApiKeysService implements AccountPart, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lifecycle: AccountLifecycle,
    private readonly log: SecurityLog,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  /** @returns the key, which nobody sees again @throws AppError CONFLICT when there are too many */
  async create(
    userId: number,
    { name, scopes, creditsPerDay = null }: CreateKeyRequest,
  ): Promise<{ row: ApiKeyRow; secret: string }> {
    const secret = drawKey();
    const row = await this.dataSource.transaction(async (manager) => {
      // The lock makes two requests at once count one after the other.
      await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      if ((await manager.countBy(ApiKeyRow, { userId, revokedAt: IsNull() })) >= LIMITS.maxApiKeys)
        throw new AppError('CONFLICT', {
          message: `You have ${LIMITS.maxApiKeys} API keys. Revoke one that you no longer need.`,
        });
      return manager.save(
        manager.create(ApiKeyRow, {
          id: randomUUID(),
          userId,
          name,
          scopes: [...new Set(scopes)],
          creditsPerDay,
          prefix: keyPrefix(secret),
          keyHash: keyHash(secret),
        }),
      );
    });
    await this.log.record('api-key-created', userId, { note: row.id });
    return { row, secret };
  }

  /** Those that are not revoked, the newest first. */
  list(userId: number): Promise<ApiKeyRow[]> {
    return this.dataSource.manager.find(ApiKeyRow, {
      where: { userId, revokedAt: IsNull() },
      order: { createdAt: 'DESC' },
      take: LIMITS.maxApiKeys,
    });
  }

  /** From the next request on the key is worth nothing. @throws AppError NOT_FOUND */
  async revoke(userId: number, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.update(
      ApiKeyRow,
      { id, userId, revokedAt: IsNull() },
      { revokedAt: new Date() },
    );
    if (affected !== 1) throw new AppError('NOT_FOUND');
    await this.log.record('api-key-revoked', userId, { note: id });
  }

  /** Revokes all of them. */
  async revokeAll(userId: number): Promise<void> {
    await this.dataSource.manager.update(ApiKeyRow, { userId, revokedAt: IsNull() }, { revokedAt: new Date() });
    await this.log.record('api-keys-revoked', userId);
  }

  async revokeSince(userId: number, since: Date, manager: EntityManager): Promise<void> {
    const made = { userId, revokedAt: IsNull(), createdAt: MoreThanOrEqual(since) };
    await manager.update(ApiKeyRow, made, { revokedAt: new Date() });
  }

  /**
   * Who acts with this key. @throws AppError INVALID_API_KEY for one that is none, revoked, or of an account that
   * nobody can sign in to
   */
  async ownerOf(secret: string): Promise<SessionUser> {
    const row = isWellFormedKey(secret)
      ? await this.dataSource.manager.findOne(ApiKeyRow, {
          where: { keyHash: keyHash(secret), revokedAt: IsNull() },
          relations: { user: true },
        })
      : null;
    const user = row?.user;
    if (
      row === null ||
      user === undefined ||
      user.blockedAt !== null ||
      user.deletionRequestedAt !== null ||
      user.deletedAt !== null
    )
      throw new AppError('INVALID_API_KEY');
    await this.noteUse(row);
    const { id, email, name, planId } = user;
    return {
      id,
      email,
      name,
      planId: planInForce(this.env, planId),
      signedInAt: NEVER,
      apiKey: { id: row.id, scopes: row.scopes, creditsPerDay: row.creditsPerDay },
    };
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    const rows = await this.dataSource.manager.findBy(ApiKeyRow, { userId });
    return { apiKeys: rows.map(({ keyHash: _, ...row }) => row) };
  }

  async erase(userId: number): Promise<void> {
    await this.dataSource.manager.delete(ApiKeyRow, { userId });
  }

  private async noteUse({ id, lastUsedAt }: ApiKeyRow): Promise<void> {
    const now = new Date();
    if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < USE_IS_NOTED_EVERY_MS) return;
    await this.dataSource.manager.update(ApiKeyRow, { id }, { lastUsedAt: now });
  }
}
