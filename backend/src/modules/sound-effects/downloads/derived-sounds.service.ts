import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { finishMp3, RENDERED_FORMAT, resampledFrames } from '@whoosh/audio-codec';
import { decodeBars, FIRST_MIX, FIRST_PART, LIMITS, meanBrightness } from '@whoosh/contracts';
import { Between, DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../http';
import { FilesService } from '../../../infra/files';
import type { DerivedSound } from '../render-messages';
import { SoundEffect } from '../sound-effect.entity';
import { SoundPayments } from '../sound-payments';
import { Take } from '../take.entity';

/** The numbers of takes that each kind has, and what is said when all are taken. */
const KINDS = {
  part: { first: FIRST_PART, most: LIMITS.maxCuts, full: `A sound can be trimmed ${LIMITS.maxCuts} times.` },
  mix: { first: FIRST_MIX, most: LIMITS.maxMixes, full: `A sound can be mixed ${LIMITS.maxMixes} times.` },
} as const;

/** In what a sound differs from the one that it was made of. */
export interface Derivation {
  kind: keyof typeof KINDS;
  take: (of: Take) => Partial<Take>;
  effect: Partial<SoundEffect>;
}

/**
 * Keeps what was made of a sound that there is: a take after those that were asked for, and an effect of its own, whose
 * parent is the sound. Costs nothing: it was paid for.
 */
@Injectable()
export class DerivedSounds {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly payments: SoundPayments,
  ) {}

  /** @throws AppError CONFLICT after too many */
  async keep(effect: SoundEffect, sound: DerivedSound, derivation: Derivation): Promise<SoundEffect> {
    const { userId, name: title } = effect;
    const mp3 = finishMp3(sound.mp3, resampledFrames(sound.frames), { title });
    const [mp3File = '', wavFile = ''] = await this.files.announce(userId, ['mp3', 'wav']);
    let isKept = false;
    try {
      await Promise.all([this.files.write(mp3File, mp3), this.files.write(wavFile, sound.wav)]);
      const kept = await this.dataSource.transaction(async (manager) => {
        // two at once get numbers one after the other
        await this.payments.lock(userId, manager);
        await this.files.publishAll(
          [
            { name: mp3File, bytes: mp3.byteLength },
            { name: wavFile, bytes: sound.wav.byteLength },
          ],
          manager,
        );
        return this.insert(effect, { ...sound, mp3File, wavFile }, derivation, manager);
      });
      isKept = true;
      return kept;
    } finally {
      if (!isKept) await this.files.removeUnpublished([mp3File, wavFile]);
    }
  }

  private async insert(
    effect: SoundEffect,
    { bars, peaks, frames, mp3File, wavFile }: DerivedSound & Pick<Take, 'mp3File' | 'wavFile'>,
    derivation: Derivation,
    manager: EntityManager,
  ): Promise<SoundEffect> {
    const { generationId } = effect;
    // Its licence may have been paid for since it was read.
    const { isPaid } = (await manager.findOneBy(SoundEffect, { id: effect.id })) ?? effect;
    const whole = await manager.findOneByOrFail(Take, { generationId, take: effect.take });
    const made = { take: await this.nextTake(generationId, derivation, manager), bars, mp3File, wavFile };
    const now = new Date();
    const times = { createdAt: now, keptAt: now, discardedAt: null };
    await manager.insert(Take, { ...whole, ...made, peaks, ...times, ...derivation.take(whole) });
    const { id: _, createdAt: _created, words: _words, ...same } = effect;
    const { id } = await manager.save(
      manager.create(SoundEffect, {
        ...same,
        ...made,
        durationMs: Math.round((frames / RENDERED_FORMAT.sampleRate) * 1000),
        brightness: meanBrightness(decodeBars(bars)),
        favourite: false,
        parentId: effect.id,
        // Its licence came with the sound; no credits were paid for it alone.
        isPaid,
        licensedAt: null,
        licensedByKey: null,
        ...derivation.effect,
      }),
    );
    return manager.findOneByOrFail(SoundEffect, { id });
  }

  private async nextTake(generationId: string, { kind }: Derivation, manager: EntityManager): Promise<number> {
    const { first, most, full } = KINDS[kind];
    const last = await manager.maximum(Take, 'take', { generationId, take: Between(first, first + most - 1) });
    const take = (last ?? first - 1) + 1;
    if (take >= first + most) throw new AppError('CONFLICT', { message: full });
    return take;
  }
}
