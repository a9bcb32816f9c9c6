import { DelayedGain, TruePeakLimiter } from '@whoosh/audio-codec';
import { stereo } from '../blocks';
import { CEILING_DBTP } from '../master-bus';
import type { MixPlan } from '../mix-plan';
import { Mixer } from '../mixer';
import type { SoundSources, Stereo } from '../sources';
import { SPEAKER_AZIMUTHS } from './speakers';
import { StereoSpread } from './stereo-spread';

/** Of a reverberation, at the front and behind alike. */
const AROUND = Math.SQRT1_2;

/**
 * A timeline in 5.1: left, right, centre, low frequencies, left and right surround. Tracks and the video's own sound
 * stand where they are panned (StereoSpread), reverberations all around; the low channel is silent, as its loudspeaker
 * gets what the others cannot play. Under one limiter, late by SurroundMix.LATENCY samples.
 */
export class SurroundMix {
  static readonly LATENCY = TruePeakLimiter.LATENCY;
  static readonly CHANNELS = 6;
  private readonly mixer: Mixer;
  /** One for each track that has sounded. */
  private readonly spreads: (StereoSpread | undefined)[] = [];
  private readonly videoSpread = new StereoSpread();
  private readonly limiter = new SurroundLimiter();
  private readonly full: Float32Array[];
  private readonly low: Float32Array;
  private readonly silence: Stereo;

  /** @param frames of each block */
  constructor(
    plan: MixPlan,
    sources: SoundSources,
    private readonly frames: number,
  ) {
    this.mixer = new Mixer(plan, sources);
    this.full = SPEAKER_AZIMUTHS.map(() => new Float32Array(frames));
    this.low = new Float32Array(frames);
    this.silence = stereo(frames);
  }

  /** The next block, from `from` on; its arrays are used again. */
  next(from: number, video?: Stereo): Float32Array[] {
    const { full, low, frames } = this;
    for (const channel of full) channel.fill(0);
    const parts = this.mixer.parts(frames, from, video);
    for (const track of parts.tracks.keys()) this.spreads[track] ??= new StereoSpread();
    this.spreads.forEach((spread, track) => {
      const block = parts.tracks.get(track);
      if (block !== undefined || spread?.isAtRest === false) spread?.addTo(full, block ?? this.silence, frames, from);
    });
    if (parts.video !== null) this.videoSpread.addTo(full, parts.video, frames, from);
    for (const reverb of parts.reverbs) addAround(full, reverb, frames);
    this.limiter.process(full);
    const [left, right, center, ...surrounds] = full;
    return [left, right, center, low, ...surrounds];
  }
}

function addAround([frontLeft, frontRight, , left, right]: Float32Array[], reverb: Stereo, frames: number): void {
  for (let i = 0; i < frames; i++) {
    const [toLeft, toRight] = [AROUND * reverb.left[i], AROUND * reverb.right[i]];
    frontLeft[i] += toLeft;
    frontRight[i] += toRight;
    left[i] += toLeft;
    right[i] += toRight;
  }
}

/** Keeps all channels under the ceiling by one gain, so that nothing turns with it. */
class SurroundLimiter {
  private readonly limiters = [0, 1, 2].map(() => new TruePeakLimiter(10 ** (CEILING_DBTP / 20)));
  private readonly delays = SPEAKER_AZIMUTHS.map(() => new DelayedGain(TruePeakLimiter.LATENCY));

  process(channels: readonly Float32Array[]): void {
    const [left, right, center, leftSurround, rightSurround] = channels;
    const frames = left.length;
    const pairs = [
      [left, right],
      [center, center],
      [leftSurround, rightSurround],
    ] as const;
    const [gains, ...others] = pairs.map(([one, other], index) => this.limiters[index].gainsFor(one, other, 0, frames));
    for (const other of others) for (let i = 0; i < frames; i++) gains[i] = Math.min(gains[i], other[i]);
    channels.forEach((channel, index) => this.delays[index].process(channel, gains));
  }
}
