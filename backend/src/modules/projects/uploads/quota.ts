import { Injectable } from '@nestjs/common';
import { FREE_PLAN_ID, isUnpriced, LIMITS } from '@whoosh/contracts';
import type { EntityManager } from 'typeorm';
import { Env } from '../../../config';
import { AppError } from '../../../http';
import { FilesService } from '../../../infra/files';
import { Storage } from '../../../infra/storage';

/** With the id of a person, the lock under which their quota is looked at; any constant will do. */
const QUOTA_LOCK = 7_406_301;
const GIGABYTE = 1_000_000_000;

/** How much a person may keep here: their uploads and exports. */
@Injectable()
export class Quota {
  constructor(
    private readonly files: FilesService,
    private readonly storage: Storage,
    private readonly env: Env,
  ) {}

  /**
   * Holds the person's quota still until the end of the caller's transaction, and looks whether it has room.
   * @param bytes that come on top of what they have @throws AppError QUOTA_EXCEEDED
   */
  async assertRoom(userId: number, planId: number, bytes: number, manager: EntityManager): Promise<void> {
    await this.hold(userId, manager);
    if ((await this.files.usedBytes(userId, manager)) + bytes > this.most(planId)) throw new AppError('QUOTA_EXCEEDED');
  }

  /** Holds it still until the end of the caller's transaction. */
  async hold(userId: number, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [QUOTA_LOCK, userId]);
  }

  /** Bytes that one account may hold: of the plan, or of the operator where there are no plans. */
  private most(planId: number): number {
    if (isUnpriced(planId)) return (this.env.QUOTA_GIGABYTES ?? Infinity) * GIGABYTE;
    return planId === FREE_PLAN_ID ? LIMITS.quotaBytes[1] : LIMITS.quotaBytes[2];
  }

  /** @throws AppError STORAGE_FULL when the disk is nearly full */
  async assertDiskSpace(): Promise<void> {
    const free = await this.storage.freeBytes();
    if (free !== null && free < LIMITS.minFreeDiskBytes) throw new AppError('STORAGE_FULL');
  }
}
