import { CONTROL_FRAMES } from '../voice';
import { addScaled } from './add-scaled';
import { hash32 } from './random';

const TO_UNIT = 1 / 2147483648;

/** White noise, uniform in (-1, 1) times its level; RMS = level / sqrt 3. */
export class WhiteNoise {
  private state: number;

  constructor(seed: number) {
    this.state = hash32(seed, 0x77686974) | 0 || 1;
  }

  next(): number {
    let s = this.state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.state = s;
    return s * TO_UNIT;
  }

  /** Writes (does not add) noise of peak `level` into out[from..to). */
  fill(out: Float32Array, from: number, to: number, level = 1): void {
    let s = this.state;
    const scale = level * TO_UNIT;
    for (let i = from; i < to; i++) {
      s ^= s << 13;
      s ^= s >>> 17;
      s ^= s << 5;
      out[i] = s * scale;
    }
    this.state = s;
  }
}

/** Pink noise (-3 dB/octave from 25 Hz up) of RMS about 1. Reference: Kellet's refined filter at 48 kHz, +-0.5 dB, then a 25 Hz high-pass. */
export class PinkNoise {
  private state: number;
  private b0 = 0;
  private b1 = 0;
  private b2 = 0;
  private b3 = 0;
  private b4 = 0;
  private b5 = 0;
  private b6 = 0;
  /** Low-pass at 25 Hz whose output is subtracted: below it pink noise only eats headroom. */
  private slow = 0;

  constructor(seed: number) {
    this.state = hash32(seed, 0x70696e6b) | 0 || 1;
  }

  next(): number {
    let s = this.state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.state = s;
    const white = s * TO_UNIT;
    this.b0 = 0.99886 * this.b0 + white * 0.0555179;
    this.b1 = 0.99332 * this.b1 + white * 0.0750759;
    this.b2 = 0.969 * this.b2 + white * 0.153852;
    this.b3 = 0.8665 * this.b3 + white * 0.3104856;
    this.b4 = 0.55 * this.b4 + white * 0.5329522;
    this.b5 = -0.7616 * this.b5 - white * 0.016898;
    const pink = this.b0 + this.b1 + this.b2 + this.b3 + this.b4 + this.b5 + this.b6 + white * 0.5362;
    this.b6 = white * 0.115926;
    this.slow = 0.003267 * pink + (1 - 0.003267) * this.slow;
    return (pink - this.slow) * PINK_TO_UNIT_RMS;
  }

  /** Writes noise of RMS about `level` into out[from..to): as `next`, with the state in local variables, five times as fast. */
  fill(out: Float32Array, from: number, to: number, level = 1): void {
    const scale = PINK_TO_UNIT_RMS * level;
    let { state: s, b0, b1, b2, b3, b4, b5, b6, slow } = this;
    for (let i = from; i < to; i++) {
      s ^= s << 13;
      s ^= s >>> 17;
      s ^= s << 5;
      const white = s * TO_UNIT;
      b0 = 0.99886 * b0 + white * 0.0555179;
      b1 = 0.99332 * b1 + white * 0.0750759;
      b2 = 0.969 * b2 + white * 0.153852;
      b3 = 0.8665 * b3 + white * 0.3104856;
      b4 = 0.55 * b4 + white * 0.5329522;
      b5 = -0.7616 * b5 - white * 0.016898;
      const pink = b0 + b1 + b2 + b3 + b4 + b5 + b6 + white * 0.5362;
      b6 = white * 0.115926;
      slow = 0.003267 * pink + (1 - 0.003267) * slow;
      out[i] = (pink - slow) * scale;
    }
    this.state = s;
    this.b0 = b0;
    this.b1 = b1;
    this.b2 = b2;
    this.b3 = b3;
    this.b4 = b4;
    this.b5 = b5;
    this.b6 = b6;
    this.slow = slow;
  }

  /** Adds a control block of noise of RMS about `level`: air around something else. */
  addTo(block: Float32Array, level: number): void {
    this.fill(scratch, 0, CONTROL_FRAMES, level);
    addScaled(block, scratch, 1);
  }
}

/** Shared by all noises of the thread: filled and read within one call. */
const scratch = new Float32Array(CONTROL_FRAMES);

/** Measured over 60 s: the filter above turns uniform white noise into RMS 1.509. */
const PINK_TO_UNIT_RMS = 0.6627;

/** Brown noise (-6 dB/octave above 20 Hz) of RMS about 1: leaky integrator with a 20 Hz high-pass. */
export class BrownNoise {
  private state: number;
  private sum = 0;
  private slow = 0;

  constructor(seed: number) {
    this.state = hash32(seed, 0x62726f77) | 0 || 1;
  }

  next(): number {
    let s = this.state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.state = s;
    this.sum = 0.9985 * this.sum + 0.06 * s * TO_UNIT;
    this.slow = 0.0026146 * this.sum + (1 - 0.0026146) * this.slow;
    return (this.sum - this.slow) * BROWN_TO_UNIT_RMS;
  }

  /** Writes noise of RMS about `level` into out[from..to), as `next` with the state in local variables. */
  fill(out: Float32Array, from: number, to: number, level = 1): void {
    let { state: s, sum, slow } = this;
    for (let i = from; i < to; i++) {
      s ^= s << 13;
      s ^= s >>> 17;
      s ^= s << 5;
      sum = 0.9985 * sum + 0.06 * s * TO_UNIT;
      slow = 0.0026146 * sum + (1 - 0.0026146) * slow;
      out[i] = (sum - slow) * BROWN_TO_UNIT_RMS * level;
    }
    this.state = s;
    this.sum = sum;
    this.slow = slow;
  }

  /** Adds a control block of noise of RMS about `level`. */
  addTo(block: Float32Array, level: number): void {
    this.fill(scratch, 0, CONTROL_FRAMES, level);
    addScaled(block, scratch, 1);
  }
}

/** Measured over 60 s. */
const BROWN_TO_UNIT_RMS = 2.63;
