import { DelayedGain } from './delayed-gain';
import { LookAheadGain } from './look-ahead-gain';
import { PEAK_REACH, TrueTop } from './true-peak';

/** 5 ms at 48 kHz. */
const WIDTH = 240;
/** Part of the way back that is made in a frame: 63 % after 80 ms at 48 kHz. */
const RISE = 1 / (0.08 * 48_000);

/**
 * Keeps two channels under a ceiling between their samples too (four times the rate, BS.1770-5 annex 2), as a stream:
 * turns both down smoothly 5 ms ahead. Blocks of any size give the same samples.
 */
export class TruePeakLimiter {
  /** Frames that what comes out is late by. */
  static readonly LATENCY = WIDTH + PEAK_REACH;

  /** 20 * log10 of this is the gain reduction at the last frame; for meters. */
  gain = 1;
  private readonly smoother = new LookAheadGain(WIDTH, RISE);
  private readonly tops: TrueTop[];
  private readonly delayed = [new DelayedGain(TruePeakLimiter.LATENCY), new DelayedGain(TruePeakLimiter.LATENCY)];
  private gains = new Float32Array(0);

  /** @param ceiling linear, above 0 */
  constructor(private readonly ceiling: number) {
    if (!(ceiling > 0)) throw new RangeError('ceiling: must be above 0');
    this.tops = [new TrueTop(ceiling / 2), new TrueTop(ceiling / 2)];
  }

  /** In place. */
  process(left: Float32Array, right: Float32Array, from = 0, to = left.length): void {
    const gains = this.gainsFor(left, right, from, to);
    this.delayed[0].process(left, gains, from, to);
    this.delayed[1].process(right, gains, from, to);
  }

  /**
   * The gains alone, for parts of a mix that shall add up to the limited whole: see DelayedGain.
   * @returns gains of the frames that are LATENCY earlier than from..to, the first at index 0; used again by the next
   * call
   */
  gainsFor(left: Float32Array, right: Float32Array, from = 0, to = left.length): Float32Array {
    const gains = this.neededGains(left, right, from, to);
    this.smoother.process(gains, 0, to - from);
    if (to > from) this.gain = gains[to - from - 1];
    return gains;
  }

  private neededGains(left: Float32Array, right: Float32Array, from: number, to: number): Float32Array {
    if (this.gains.length < to - from) this.gains = new Float32Array(to - from);
    const { gains, ceiling, tops } = this;
    const frames = to - from;
    gains.fill(0, 0, frames);
    tops[0].raise(gains, left, from, to);
    tops[1].raise(gains, right, from, to);
    for (let i = 0; i < frames; i++) gains[i] = gains[i] > ceiling ? ceiling / gains[i] : 1;
    return gains;
  }
}
