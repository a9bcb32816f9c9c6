import { DelayedGain, TruePeakLimiter } from '@whoosh/audio-codec';
import { CEILING_DBTP, MasterBus } from './master-bus';
import { stereo } from './blocks';
import type { Stereo } from './sources';

/**
 * The last stage of a mix, put on its parts: one gain and the gains of one limiter that hears their sum, so that the
 * parts add up to the finished mix where it was limited, too. Late by MasterBus.LATENCY samples.
 */
export class StemsBus {
  private readonly limiter: TruePeakLimiter;
  private readonly delays: DelayedGain[][] = [];
  private sum = stereo(0);

  /** @param gain linear, before the limiter, as of the MasterBus of the whole mix */
  constructor(
    private readonly gain = 1,
    ceilingDbtp = CEILING_DBTP,
  ) {
    this.limiter = new TruePeakLimiter(10 ** (ceilingDbtp / 20));
  }

  /** In place; the same parts in the same order each time, in blocks of any size but of one length. */
  process(parts: readonly Stereo[]): void {
    const frames = parts[0]?.left.length ?? 0;
    const { left, right } = this.sumOf(parts, frames);
    const gains = this.limiter.gainsFor(left, right, 0, frames);
    parts.forEach((part, index) => {
      const delays = (this.delays[index] ??= [new DelayedGain(MasterBus.LATENCY), new DelayedGain(MasterBus.LATENCY)]);
      delays[0].process(part.left, gains);
      delays[1].process(part.right, gains);
    });
  }

  private sumOf(parts: readonly Stereo[], frames: number): Stereo {
    if (this.sum.left.length < frames) this.sum = stereo(frames);
    const { left, right } = this.sum;
    left.fill(0);
    right.fill(0);
    for (const part of parts)
      for (let i = 0; i < frames; i++) {
        part.left[i] *= this.gain;
        part.right[i] *= this.gain;
        left[i] += part.left[i];
        right[i] += part.right[i];
      }
    return this.sum;
  }
}
