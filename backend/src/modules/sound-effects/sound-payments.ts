import { Injectable } from '@nestjs/common';
import { UNPRICED_PLAN_ID } from '@whoosh/contracts';
import type { EntityManager } from 'typeorm';
import { lockAccount } from '../auth';
import { LedgerService } from '../billing';

/** How sounds are paid for. Each call is part of the caller's transaction. */
export abstract class SoundPayments {
  /**
   * Locks the person's row until the transaction ends: whatever decides by a balance or a count of theirs takes this
   * lock first.
   * @returns the plan that holds for them, and their credits @throws AppError NOT_FOUND
   */
  abstract lock(userId: number, manager: EntityManager): Promise<{ planId: number; credits: number }>;
  /** Takes what a generation costs, once. @throws AppError INSUFFICIENT_CREDITS */
  abstract reserve(userId: number, generationId: string, cost: number, manager: EntityManager): Promise<void>;
  /** Takes what the licence of a sound costs that was free, once. @throws AppError INSUFFICIENT_CREDITS */
  abstract payLicence(userId: number, effectId: number, cost: number, manager: EntityManager): Promise<void>;
  /** Gives back what a generation cost, once. */
  abstract release(userId: number, generationId: string, cost: number, manager: EntityManager): Promise<void>;
}

/** With the credits of the ledger. */
@Injectable()
export class CreditPayments extends SoundPayments {
  constructor(private readonly ledger: LedgerService) {
    super();
  }

  lock(userId: number, manager: EntityManager): Promise<{ planId: number; credits: number }> {
    return lockAccount(userId, manager);
  }

  async reserve(userId: number, generationId: string, cost: number, manager: EntityManager): Promise<void> {
    if (cost > 0) await this.ledger.post(userId, 'reserve', -cost, `gen:${generationId}`, manager);
  }

  async payLicence(userId: number, effectId: number, cost: number, manager: EntityManager): Promise<void> {
    await this.ledger.post(userId, 'reserve', -cost, `licence:${effectId}`, manager);
  }

  async release(userId: number, generationId: string, cost: number, manager: EntityManager): Promise<void> {
    if (cost > 0) await this.ledger.post(userId, 'release', cost, `gen:${generationId}`, manager);
  }
}

/** Where sounds have no price: the ledger stays as it is. */
@Injectable()
export class NoPayments extends SoundPayments {
  async lock(userId: number, manager: EntityManager): Promise<{ planId: number; credits: number }> {
    await lockAccount(userId, manager);
    return { planId: UNPRICED_PLAN_ID, credits: 0 };
  }

  reserve(): Promise<void> {
    return Promise.resolve();
  }

  payLicence(): Promise<void> {
    return Promise.resolve();
  }

  release(): Promise<void> {
    return Promise.resolve();
  }
}
