import { dbToGain } from '../dsp/exact-math';
import type { Voice, VoiceEvent } from '../voice';
import type { BandSettings } from './band-settings';
import { MovingColour } from './moving-colour';

/**
 * A voice with the colour and the contrast of one individual. Where it has any, a parameter changes when `set` says if
 * that is known 21 ms before, and otherwise as soon as can be.
 */
export class IndividualVoice implements Voice {
  readonly channels: 1 | 2;
  private readonly gain: number;
  private readonly coloured: Pick<Voice, 'process'>;

  /** @param seed of the take */
  constructor(
    private readonly voice: Voice,
    settings: BandSettings,
    seed: number,
  ) {
    this.channels = voice.channels;
    this.gain = dbToGain(settings.gainDb);
    this.coloured = isPlain(settings) ? voice : new MovingColour(voice, settings, seed);
  }

  get events(): readonly VoiceEvent[] {
    return this.voice.events;
  }

  forgetEvents(): void {
    this.voice.forgetEvents();
  }

  set(param: string, value: number, atSample: number): void {
    this.voice.set(param, value, atSample);
  }

  process(out: readonly Float32Array[], from: number, to: number): void {
    const { gain } = this;
    this.coloured.process(out, from, to);
    for (const channel of out) for (let i = from; i < to; i++) channel[i] *= gain;
  }
}

function isPlain({ curve, driftDb, swellDb, contrast }: BandSettings): boolean {
  return driftDb === 0 && swellDb === 0 && contrast.every((share) => share === 0) && curve.every((db) => db === 0);
}
