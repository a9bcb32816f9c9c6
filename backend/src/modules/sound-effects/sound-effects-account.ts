import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { downloadFileName } from '@whoosh/contracts';
import { DataSource, type EntityManager, IsNull, MoreThanOrEqual } from 'typeorm';
import { AccountLifecycle, type AccountPart } from '../auth';
import { Generation } from './generation.entity';
import { KeptIndividualRow } from './individuals/kept-individual.entity';
import { EffectShare } from './shares/effect-share.entity';
import { PersonalSenseRow } from './senses/personal-sense.entity';
import { SoundEffect } from './sound-effect.entity';
import { Take } from './take.entity';

/** Sounds go with their account: those kept, those in the trash and those never kept. */
@Injectable()
export class SoundEffectsAccount implements AccountPart, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    const { manager } = this.dataSource;
    const [soundEffects, effectShares, generations, takes, personalSenses, keptIndividuals] = await Promise.all([
      manager.findBy(SoundEffect, { userId }),
      manager.findBy(EffectShare, { userId }),
      manager.findBy(Generation, { userId }),
      manager.findBy(Take, { userId }),
      manager.findBy(PersonalSenseRow, { userId }),
      manager.findBy(KeptIndividualRow, { userId }),
    ]);
    return { soundEffects, effectShares, generations, takes, personalSenses, keptIndividuals };
  }

  async filesOf(userId: number): Promise<ReadonlyMap<string, string>> {
    const effects = await this.dataSource.manager.findBy(SoundEffect, { userId });
    return new Map(
      effects.flatMap(({ id, name, mp3File, wavFile }) => [
        [wavFile, `sounds/${id}_${downloadFileName(name, 'wav')}`] as const,
        [mp3File, `sounds/${id}_${downloadFileName(name, 'mp3')}`] as const,
      ]),
    );
  }

  async revokeSince(userId: number, since: Date, manager: EntityManager): Promise<void> {
    const made = { userId, revokedAt: IsNull(), createdAt: MoreThanOrEqual(since) };
    await manager.update(EffectShare, made, { revokedAt: new Date() });
  }

  async erase(userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const entity of [SoundEffect, Take, Generation, PersonalSenseRow, KeptIndividualRow])
        await manager.delete(entity, { userId });
    });
  }
}
