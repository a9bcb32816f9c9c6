import { LoudnessMeter, TruePeakLimiter } from '@whoosh/audio-codec';
import { stereo } from './blocks';
import type { MixPlan } from './mix-plan';
import type { Mixer } from './mixer';
import type { Stereo } from './sources';

/** Highest true peak that leaves a mix, dBTP: what an encoder adds stays under -1. */
export const CEILING_DBTP = -1.2;

/**
 * The last stage of what is heard and of what is exported: one gain, one limiter. Late by MasterBus.LATENCY samples.
 */
export class MasterBus {
  static readonly LATENCY = TruePeakLimiter.LATENCY;
  private readonly limiter: TruePeakLimiter;

  /** @param gain linear, see LimitedLoudness */
  constructor(
    private readonly gain = 1,
    ceilingDbtp = CEILING_DBTP,
  ) {
    this.limiter = new TruePeakLimiter(10 ** (ceilingDbtp / 20));
  }

  /** How far the limiter turns down at the last sample, dB; for meters. */
  get reductionDb(): number {
    return -20 * Math.log10(this.limiter.gain);
  }

  /** In place, in blocks of any size. */
  process({ left, right }: Stereo): void {
    if (this.gain !== 1) {
      for (let i = 0; i < left.length; i++) {
        left[i] *= this.gain;
        right[i] *= this.gain;
      }
    }
    this.limiter.process(left, right);
  }
}

export interface RenderMixOptions {
  /** Linear, before the limiter. */
  gain?: number;
  ceilingDbtp?: number;
  /** Samples of a block, 1 or more. */
  blockFrames?: number;
  /** Called before each block is mixed with the part of the timeline that it covers: the time to fetch its sounds. */
  prepare?: (from: number, to: number) => void | Promise<void>;
  /** Fills a block with the video's own sound from `from` on. */
  video?: (block: Stereo, from: number) => void | Promise<void>;
  /** Makes of a mixed block what leaves, before gain and limiter. */
  shape?: (block: Stereo) => void;
  /** Without the limiter, for measuring. */
  unlimited?: boolean;
}

/**
 * The whole mix as it is heard, from its first sample to its last, block after block. The arrays of a block are used
 * again for the next.
 */
export async function* renderMix(mixer: Mixer, plan: MixPlan, options: RenderMixOptions = {}): AsyncGenerator<Stereo> {
  const size = options.blockFrames ?? 65_536;
  const bus = options.unlimited === true ? null : new MasterBus(options.gain, options.ceilingDbtp);
  const late = bus === null ? 0 : MasterBus.LATENCY;
  const block = stereo(size);
  const video = options.video === undefined ? undefined : stereo(size);
  for (let from = 0; from < plan.length + late; from += size) {
    await options.prepare?.(from, from + size);
    if (video !== undefined) await options.video?.(video, from);
    mixer.mix(block, from, video);
    options.shape?.(block);
    bus?.process(block);
    const [first, end] = [Math.max(0, late - from), Math.min(size, plan.length + late - from)];
    if (end > first) yield { left: block.left.subarray(first, end), right: block.right.subarray(first, end) };
  }
}

/** Integrated loudness of a programme, LUFS; -Infinity for silence. Reference: ITU-R BS.1770-5. */
export class Loudness {
  /** The highest sample so far, linear. */
  peak = 0;
  private readonly meter = new LoudnessMeter();

  add({ left, right }: Stereo): void {
    this.meter.add([left, right]);
    for (let i = 0; i < left.length; i++) this.peak = Math.max(this.peak, Math.abs(left[i]), Math.abs(right[i]));
  }

  get integrated(): number {
    return -0.691 + 10 * Math.log10(this.meter.integratedPower());
  }
}
