import { CONTROL_FRAMES } from '../voice';
import { addScaled } from './add-scaled';
import { hash32 } from './random';
import { xorshift, XORSHIFT_TO_UNIT } from './xorshift';

/** What all noises can do with a block of theirs. */
abstract class Noise {
  private block?: Float32Array;

  /** Writes (does not add) noise times `level` into out[from..to). */
  abstract fill(out: Float32Array, from: number, to: number, level?: number): void;

  /** Adds a control block of noise times `level`: air around something else. */
  addTo(block: Float32Array, level: number): void {
    this.block ??= new Float32Array(CONTROL_FRAMES);
    this.fill(this.block, 0, CONTROL_FRAMES, level);
    addScaled(block, this.block, 1);
  }
}

/** White noise, uniform in (-1, 1) times its level; RMS = level / sqrt 3. */
export class WhiteNoise extends Noise {
  private state: number;

  constructor(seed: number) {
    super();
    this.state = hash32(seed, 0x77686974) | 0 || 1;
  }

  next(): number {
    let s = this.state;
    s = xorshift(s);
    this.state = s;
    return s * XORSHIFT_TO_UNIT;
  }

  /** Writes (does not add) noise of peak `level` into out[from..to). */
  fill(out: Float32Array, from: number, to: number, level = 1): void {
    let s = this.state;
    const scale = level * XORSHIFT_TO_UNIT;
    for (let i = from; i < to; i++) {
      s = xorshift(s);
      out[i] = s * scale;
    }
    this.state = s;
  }
}

/**
 * Pink noise (-3 dB/octave from 25 Hz up) of RMS about 1: white noise through three one-pole low-passes side by side,
 * then a 25 Hz high-pass. Poles and weights are a fit of ours to the ideal slope, +-0.3 dB from 30 Hz to 20 kHz at 48
 * kHz. Reference of the shape: Kellet's economy filter.
 */
export class PinkNoise extends Noise {
  private state: number;
  /** The low-passes, from the lowest edge up. */
  private low = 0;
  private middle = 0;
  private high = 0;
  /** Low-pass at 25 Hz whose output is subtracted: below it pink noise only eats headroom. */
  private slow = 0;

  constructor(seed: number) {
    super();
    this.state = hash32(seed, 0x70696e6b) | 0 || 1;
  }

  next(): number {
    let s = this.state;
    s = xorshift(s);
    this.state = s;
    this.low = 0.9953595 * this.low + s * LOW_SHARE;
    this.middle = 0.9370524 * this.middle + s * MIDDLE_SHARE;
    this.high = 0.5345145 * this.high + s * HIGH_SHARE;
    const pink = this.low + this.middle + (this.high + s * DIRECT_SHARE);
    this.slow = 0.003267 * pink + (1 - 0.003267) * this.slow;
    return pink - this.slow;
  }

  /**
   * Writes noise of RMS about `level` into out[from..to): as `next`, with the state in local variables, five times as
   * fast.
   */
  fill(out: Float32Array, from: number, to: number, level = 1): void {
    let { state: s, low, middle, high, slow } = this;
    for (let i = from; i < to; i++) {
      s = xorshift(s);
      low = 0.9953595 * low + s * LOW_SHARE;
      middle = 0.9370524 * middle + s * MIDDLE_SHARE;
      high = 0.5345145 * high + s * HIGH_SHARE;
      const pink = low + middle + (high + s * DIRECT_SHARE);
      slow = 0.003267 * pink + (1 - 0.003267) * slow;
      out[i] = (pink - slow) * level;
    }
    this.state = s;
    this.low = low;
    this.middle = middle;
    this.high = high;
    this.slow = slow;
  }
}

/** Measured over 60 s: with these weights uniform white noise (-1, 1) comes out at RMS 1.278. */
const PINK_TO_UNIT_RMS = XORSHIFT_TO_UNIT / 1.2777;
const LOW_SHARE = 0.1301217 * PINK_TO_UNIT_RMS;
const MIDDLE_SHARE = 0.2654641 * PINK_TO_UNIT_RMS;
const HIGH_SHARE = 0.767993 * PINK_TO_UNIT_RMS;
const DIRECT_SHARE = 0.2195275 * PINK_TO_UNIT_RMS;

/** Brown noise (-6 dB/octave above 20 Hz) of RMS about 1: leaky integrator with a 20 Hz high-pass. */
export class BrownNoise extends Noise {
  private state: number;
  private sum = 0;
  private slow = 0;

  constructor(seed: number) {
    super();
    this.state = hash32(seed, 0x62726f77) | 0 || 1;
  }

  next(): number {
    let s = this.state;
    s = xorshift(s);
    this.state = s;
    this.sum = 0.9985 * this.sum + 0.06 * s * XORSHIFT_TO_UNIT;
    this.slow = 0.0026146 * this.sum + (1 - 0.0026146) * this.slow;
    return (this.sum - this.slow) * BROWN_TO_UNIT_RMS;
  }

  /** Writes noise of RMS about `level` into out[from..to), as `next` with the state in local variables. */
  fill(out: Float32Array, from: number, to: number, level = 1): void {
    let { state: s, sum, slow } = this;
    for (let i = from; i < to; i++) {
      s = xorshift(s);
      sum = 0.9985 * sum + 0.06 * s * XORSHIFT_TO_UNIT;
      slow = 0.0026146 * sum + (1 - 0.0026146) * slow;
      out[i] = (sum - slow) * BROWN_TO_UNIT_RMS * level;
    }
    this.state = s;
    this.sum = sum;
    this.slow = slow;
  }
}

/** Measured over 60 s. */
const BROWN_TO_UNIT_RMS = 2.63;
