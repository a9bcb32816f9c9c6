import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FIRST_PART, generationCost, isUnpriced, licenceOfSound } from '@whoosh/contracts';
import { DataSource, type EntityManager, IsNull, MoreThanOrEqual } from 'typeorm';
import { AppError } from '../../http';
import { EffectsAllowance } from './effects-allowance';
import type { Asker } from './generation.service';
import { SoundEffect } from './sound-effect.entity';
import { SoundPayments } from './sound-payments';

/** Turns a free sound into one that was paid for. */
@Injectable()
export class LicencesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: SoundPayments,
    private readonly allowance: EffectsAllowance,
  ) {}

  /**
   * Pays one credit for each second that the sound lasts, once, and with it the parts that were cut out of it; a sound
   * that has its rights already stays as it is. Where sounds have no price, nothing is paid.
   * @throws AppError NOT_FOUND, INSUFFICIENT_CREDITS, KEY_DAILY_LIMIT
   */
  buy({ id: userId, apiKey }: Asker, effectId: number): Promise<SoundEffect> {
    return this.dataSource.transaction(async (manager) => {
      const { planId, credits } = await this.payments.lock(userId, manager);
      const effect = await manager.findOneBy(SoundEffect, { id: effectId, userId, deletedAt: IsNull() });
      if (effect === null) throw new AppError('NOT_FOUND');
      if (licenceOfSound(effect) !== 'personal') return effect;
      const cost = isUnpriced(planId) ? 0 : generationCost(effect.durationMs / 1000, 1);
      if (credits < cost) {
        const message = `You need ${cost} credits for commercial rights to this sound. You have ${credits} credits.`;
        throw new AppError('INSUFFICIENT_CREDITS', { message });
      }
      if (apiKey !== undefined) await this.allowance.assertKeyMaySpend(apiKey, cost, manager);
      if (cost > 0) await this.payments.payLicence(userId, effectId, cost, manager);
      const paid = { isPaid: true, licensedAt: new Date(), licensedByKey: apiKey?.id ?? null };
      await manager.update(SoundEffect, { id: effectId }, paid);
      await this.licenseParts(effect, manager);
      return { ...effect, ...paid };
    });
  }

  /** Parts and mixes are numbered after the takes of their generation, and have the seed of the take they came from. */
  private async licenseParts({ userId, generationId, seed, take }: SoundEffect, manager: EntityManager): Promise<void> {
    if (take >= FIRST_PART) return;
    const parts = { userId, generationId, seed, take: MoreThanOrEqual(FIRST_PART) };
    await manager.update(SoundEffect, parts, { isPaid: true });
  }
}
