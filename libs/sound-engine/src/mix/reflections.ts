import { DENORMAL_GUARD } from '../dsp/denormal-guard';
import { dbToGain, exp } from '../dsp/exact-math';
import { onePoleCoefficient } from '../dsp/one-pole';
import { Random } from '../dsp/random';
import { SAMPLE_RATE } from '../voice';
import type { Echo } from './space-presets';

const EARLY_TAPS = 7;
const EARLY_FIRST_MS = 3;
/** Written at once before the taps are read; the buffer is longer by as much. */
const CHUNK_FRAMES = 512;

/**
 * First reflections and distinct echoes of a mono send: other taps left than right, so that a point source gets width.
 * Early ones fall as 0.6 e^(-2 d / d_max) / sqrt(n).
 */
export class Reflections {
  private readonly buffer: Float32Array;
  private readonly mask: number;
  private position = 0;
  private readonly leftDelay: Int32Array;
  private readonly leftGain: Float64Array;
  private readonly rightDelay: Int32Array;
  private readonly rightGain: Float64Array;
  private readonly darken: number;
  private state = 0;

  /** @param earlyMs latest early reflection, 0 for none @param highCut Hz */
  constructor(earlyMs: number, echoes: readonly Echo[], highCut: number, seed: number) {
    const random = new Random(seed);
    const left = [...earlyTaps(earlyMs, random), ...echoTaps(echoes, random)];
    const right = [...earlyTaps(earlyMs, random), ...echoTaps(echoes, random)];
    this.leftDelay = Int32Array.from(left, (tap) => tap[0]);
    this.leftGain = Float64Array.from(left, (tap) => tap[1]);
    this.rightDelay = Int32Array.from(right, (tap) => tap[0]);
    this.rightGain = Float64Array.from(right, (tap) => tap[1]);
    const longest = Math.max(1, ...this.leftDelay, ...this.rightDelay);
    let size = 64;
    while (size <= longest + CHUNK_FRAMES) size *= 2;
    this.buffer = new Float32Array(size);
    this.mask = size - 1;
    this.darken = onePoleCoefficient(Math.min(6000, highCut));
  }

  /** False if it never adds anything. */
  get isSounding(): boolean {
    return this.leftDelay.length > 0;
  }

  process(send: Float32Array, left: Float32Array, right: Float32Array, from: number, to: number, level: number): void {
    for (let at = from; at < to; at += CHUNK_FRAMES) {
      const frames = Math.min(CHUNK_FRAMES, to - at);
      this.write(send, at, frames);
      this.addTaps(this.leftDelay, this.leftGain, level, left, at, frames);
      this.addTaps(this.rightDelay, this.rightGain, level, right, at, frames);
      this.position = (this.position + frames) & this.mask;
    }
  }

  private write(send: Float32Array, from: number, frames: number): void {
    const { buffer, mask, darken } = this;
    let { position, state } = this;
    for (let i = from; i < from + frames; i++) {
      state += darken * (send[i] - state) + DENORMAL_GUARD;
      buffer[position] = state;
      position = (position + 1) & mask;
    }
    this.state = state;
  }

  private addTaps(
    delays: Int32Array,
    gains: Float64Array,
    level: number,
    out: Float32Array,
    from: number,
    frames: number,
  ): void {
    const { buffer, mask, position } = this;
    let k = 0;
    // Four at once: the sum is loaded and stored once for them.
    for (; k + 3 < delays.length; k += 4) {
      const g0 = gains[k] * level;
      const g1 = gains[k + 1] * level;
      const g2 = gains[k + 2] * level;
      const g3 = gains[k + 3] * level;
      let a = position - delays[k];
      let b = position - delays[k + 1];
      let c = position - delays[k + 2];
      let d = position - delays[k + 3];
      for (let i = from; i < from + frames; i++) {
        out[i] +=
          buffer[a++ & mask] * g0 + buffer[b++ & mask] * g1 + (buffer[c++ & mask] * g2 + buffer[d++ & mask] * g3);
      }
    }
    for (; k < delays.length; k++) {
      const gain = gains[k] * level;
      let at = position - delays[k];
      for (let i = from; i < from + frames; i++) out[i] += buffer[at++ & mask] * gain;
    }
  }
}

type Tap = readonly [frames: number, gain: number];

function frames(milliseconds: number): number {
  return Math.max(1, Math.round((milliseconds * SAMPLE_RATE) / 1000));
}

function earlyTaps(latestMs: number, random: Random): Tap[] {
  if (latestMs <= 0) return [];
  return Array.from({ length: EARLY_TAPS }, () => {
    const delay = random.range(EARLY_FIRST_MS, latestMs);
    const sign = random.chance(0.5) ? 1 : -1;
    return [frames(delay), (sign * 1.6 * exp((-2 * delay) / latestMs)) / Math.sqrt(EARLY_TAPS)];
  });
}

function echoTaps(echoes: readonly Echo[], random: Random): Tap[] {
  return echoes.map(([milliseconds, db]) => [
    frames(milliseconds * random.range(0.94, 1.06)),
    dbToGain(db + random.range(-1.5, 1.5)) * 3,
  ]);
}
