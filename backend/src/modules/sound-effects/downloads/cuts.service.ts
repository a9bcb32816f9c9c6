import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RENDERED_FORMAT, finishMp3, resampledFrames, type AudioCut } from '@whoosh/audio-codec';
import { decodeBars, LIMITS, meanBrightness, type CutRequest, type SoundEvent } from '@whoosh/contracts';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { AppError } from '../../../http';
import { FilesService } from '../../../infra/files';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { WorkBudget } from '../../../infra/work-budget';
import type { CutSound } from '../render-messages';
import { RenderPool } from '../render-pool';
import { SoundEffectsService } from '../sound-effects.service';
import { SoundEffect } from '../sound-effect.entity';
import { SoundPayments } from '../sound-payments';
import { Take, TAKES_BEFORE_CUTS } from '../take.entity';
import { SoundFiles } from './sound-files.service';

const RULE: RateRule = { name: 'cuts', points: 20, seconds: 60 };
const FRAMES_PER_SECOND = RENDERED_FORMAT.sampleRate;
const OUTSIDE = 'The part must end within the sound.';

/**
 * Cuts parts out of sounds: each is an effect of its own, and the sound stays as it is. Costs nothing: it was paid for.
 */
@Injectable()
export class CutsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly effects: SoundEffectsService,
    private readonly sounds: SoundFiles,
    private readonly pool: RenderPool,
    private readonly files: FilesService,
    private readonly payments: SoundPayments,
    private readonly limits: RateLimits,
    private readonly work: WorkBudget,
  ) {}

  /**
   * @throws AppError NOT_FOUND, VALIDATION_FAILED for a part that is not one, STILL_PROCESSING, CONFLICT after too many
   * cuts, RATE_LIMITED
   */
  async cut(userId: number, id: number, request: CutRequest): Promise<SoundEffect> {
    await this.work.assertLeft(userId);
    await this.limits.consume(RULE, String(userId));
    const effect = await this.effects.get(userId, id);
    const sound = await this.pool.cut(await this.sounds.wavOf(effect), framesOf(request, effect), {
      signal: new AbortController().signal,
      onWork: (ms) => this.work.note(userId, ms),
    });
    if (sound === null) throw refusal('end', OUTSIDE);
    const mp3 = finishMp3(sound.mp3, resampledFrames(sound.cut.end - sound.cut.start), { title: effect.name });
    const [mp3File = '', wavFile = ''] = await this.files.announce(userId, ['mp3', 'wav']);
    let isKept = false;
    try {
      await Promise.all([this.files.write(mp3File, mp3), this.files.write(wavFile, sound.wav)]);
      const kept = await this.dataSource.transaction(async (manager) => {
        // two cuts at once get numbers one after the other
        await this.payments.lock(userId, manager);
        await this.files.publishAll(
          [
            { name: mp3File, bytes: mp3.byteLength },
            { name: wavFile, bytes: sound.wav.byteLength },
          ],
          manager,
        );
        return this.keep(effect, { ...sound, mp3File, wavFile }, manager);
      });
      isKept = true;
      return kept;
    } finally {
      if (!isKept) await this.files.removeUnpublished([mp3File, wavFile]);
    }
  }

  private async keep(
    effect: SoundEffect,
    sound: Pick<CutSound, 'bars' | 'peaks' | 'cut'> & Pick<Take, 'mp3File' | 'wavFile'>,
    manager: EntityManager,
  ): Promise<SoundEffect> {
    const { generationId } = effect;
    // Its licence may have been paid for since it was read.
    const { isPaid } = (await manager.findOneBy(SoundEffect, { id: effect.id })) ?? effect;
    const whole = await manager.findOneByOrFail(Take, { generationId, take: effect.take });
    const last = await manager.maximum(Take, 'take', { generationId, cuts: Not(IsNull()) });
    const take = Math.max(TAKES_BEFORE_CUTS, last ?? 0) + 1;
    if (take > TAKES_BEFORE_CUTS + LIMITS.maxCuts)
      throw new AppError('CONFLICT', { message: `A sound can be cut ${LIMITS.maxCuts} times.` });
    const { bars, peaks, mp3File, wavFile, cut } = sound;
    const made = { take, bars, mp3File, wavFile };
    await manager.insert(Take, {
      ...whole,
      ...made,
      peaks,
      events: eventsIn(whole.events, cut),
      cuts: [...(whole.cuts ?? []), cut],
      createdAt: new Date(),
      keptAt: new Date(),
      discardedAt: null,
    });
    const { id: _, createdAt: _created, words: _words, ...same } = effect;
    const part = manager.create(SoundEffect, {
      ...same,
      ...made,
      durationMs: Math.round(((cut.end - cut.start) / FRAMES_PER_SECOND) * 1000),
      brightness: meanBrightness(decodeBars(bars)),
      loop: false,
      favourite: false,
      parentId: effect.id,
      // Its licence came with the sound; no credits were paid for it alone.
      isPaid,
      licensedAt: null,
      licensedByKey: null,
    });
    const { id } = await manager.save(part);
    return manager.findOneByOrFail(SoundEffect, { id });
  }
}

const refusal = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', { message, details: [{ field, message }] });

/** @throws AppError VALIDATION_FAILED */
function framesOf(
  { start, end, fadeIn = 0, fadeOut = 0 }: CutRequest,
  { durationMs }: Pick<SoundEffect, 'durationMs'>,
): AudioCut {
  const frames = (seconds: number): number => Math.round(seconds * FRAMES_PER_SECOND);
  if (end * 1000 > durationMs) throw refusal('end', OUTSIDE);
  if (end - start < LIMITS.minCutSeconds)
    throw refusal('end', `The part must last at least ${LIMITS.minCutSeconds} seconds.`);
  const cut = { start: frames(start), end: frames(end), fadeIn: frames(fadeIn), fadeOut: frames(fadeOut) };
  if (cut.fadeIn + cut.fadeOut > cut.end - cut.start) throw refusal('fadeOut', 'The fades must fit into the part.');
  return cut;
}

/** What happens within the part, counted from its start. */
function eventsIn(events: readonly SoundEvent[], { start, end }: AudioCut): SoundEvent[] {
  return events
    .filter(({ onset }) => onset >= start && onset < end)
    .map((event) => ({ ...event, onset: event.onset - start, peak: Math.min(event.peak, end - 1) - start }));
}
