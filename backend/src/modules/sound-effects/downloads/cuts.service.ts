import { Injectable } from '@nestjs/common';
import { RENDERED_FORMAT, type AudioCut } from '@whoosh/audio-codec';
import { LIMITS, type CutRequest, type SoundEvent } from '@whoosh/contracts';
import { AppError } from '../../../http';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { WorkBudget } from '../../../infra/work-budget';
import { RenderPool } from '../render-pool';
import { SoundEffectsService } from '../sound-effects.service';
import type { SoundEffect } from '../sound-effect.entity';
import { DerivedSounds } from './derived-sounds.service';
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
    private readonly effects: SoundEffectsService,
    private readonly sounds: SoundFiles,
    private readonly pool: RenderPool,
    private readonly derived: DerivedSounds,
    private readonly limits: RateLimits,
    private readonly work: WorkBudget,
  ) {}

  /**
   * @throws AppError NOT_FOUND, VALIDATION_FAILED for a part that is not one, STILL_PROCESSING, CONFLICT after too
   * many, RATE_LIMITED
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
    const { cut } = sound;
    return this.derived.keep(effect, sound, {
      kind: 'part',
      take: ({ events, cuts }) => ({ events: eventsIn(events, cut), cuts: [...(cuts ?? []), cut] }),
      effect: { loop: false },
    });
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
