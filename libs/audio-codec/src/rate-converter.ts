import { kaiserSinc } from './kaiser-sinc';

/** Input samples on each side of an output sample, where the rate rises; where it falls, as many more as it falls. */
const HALF_WIDTH = 40;
const KAISER_BETA = 10;
/** Of the lower of both Nyquist frequencies: 20.8 kHz at 44.1 kHz. */
const CUTOFF = 0.943;
/** Steps between two input samples; every usual rate needs at most 1,000 of them to 48 kHz. */
const MAX_PHASES = 8_000;
const MAX_FALL = 16;

/** Samples that so many become at another rate. */
export const convertedFrames = (frames: number, fromRate: number, toRate: number): number =>
  Math.round((frames * toRate) / fromRate);

/**
 * Converts a sound of any usual rate to another, in blocks of any size, without delay: output sample i lies at the time
 * i / toRate. Before the first and after the last sample there is silence. Polyphase windowed sinc.
 */
export class RateConverter {
  private readonly phases: number;
  private readonly step: number;
  private readonly halfWidth: number;
  private readonly table: Float32Array;
  /** Input that later outputs need, beginning `halfWidth` samples of silence before the sound. */
  private pending: Float32Array[];
  /** Sample of `pending` at or before the next output, and how far behind it that lies, in phases. */
  private at: number;
  private phase = 0;
  private heard = 0;
  private given = 0;

  /** @throws RangeError for rates whose ratio would need too long a table */
  constructor(
    private readonly fromRate: number,
    private readonly toRate: number,
    channelCount: number,
  ) {
    const divisor = greatestCommonDivisor(fromRate, toRate);
    this.phases = toRate / divisor;
    this.step = fromRate / divisor;
    const fall = Math.max(1, fromRate / toRate);
    if (!(this.phases <= MAX_PHASES && fall <= MAX_FALL))
      throw new RangeError(`rates: ${fromRate} to ${toRate} is not converted`);
    this.halfWidth = Math.ceil(HALF_WIDTH * fall);
    this.table = tableOf(this.phases, this.halfWidth, CUTOFF / fall);
    this.pending = Array.from({ length: channelCount }, () => new Float32Array(this.halfWidth));
    this.at = this.halfWidth;
  }

  /** Hears the next samples of each channel. @returns what is known of the output since the last call */
  push(channels: readonly Float32Array[]): Float32Array[] {
    this.heard += channels[0]?.length ?? 0;
    return this.convert(channels, Infinity);
  }

  /** @returns the rest of the output; with it the sound has `convertedFrames` of what was heard */
  finish(): Float32Array[] {
    const silence = new Float32Array(2 * this.halfWidth + 1);
    return this.convert(
      this.pending.map(() => silence),
      convertedFrames(this.heard, this.fromRate, this.toRate),
    );
  }

  private convert(channels: readonly Float32Array[], total: number): Float32Array[] {
    this.pending = this.pending.map((before, c) => joined(before, channels[c] ?? new Float32Array()));
    const known = (this.pending[0]?.length ?? 0) - this.halfWidth - this.at;
    const ready = known <= 0 ? 0 : Math.floor((known * this.phases - this.phase - 1) / this.step) + 1;
    const count = Math.max(0, Math.min(ready, total - this.given));
    const output = this.pending.map((samples) => this.filtered(samples, count));
    this.given += count;
    this.phase += count * this.step;
    this.at += Math.floor(this.phase / this.phases);
    this.phase %= this.phases;
    const past = Math.max(0, this.at - this.halfWidth);
    this.pending = this.pending.map((samples) => samples.slice(past));
    this.at -= past;
    return output;
  }

  private filtered(samples: Float32Array, count: number): Float32Array {
    const { table, phases, step, halfWidth } = this;
    const taps = 2 * halfWidth;
    const output = new Float32Array(count);
    let [at, phase] = [this.at - halfWidth + 1, this.phase];
    for (let i = 0; i < count; i++) {
      const row = phase * taps;
      let sum = 0;
      for (let j = 0; j < taps; j++) sum += samples[at + j] * table[row + j];
      output[i] = sum;
      phase += step;
      while (phase >= phases) {
        phase -= phases;
        at += 1;
      }
    }
    return output;
  }
}

/**
 * Row p holds the taps for an output that lies p/phases of an input sample after its input sample; each row sums to 1.
 */
function tableOf(phases: number, halfWidth: number, cutoff: number): Float32Array {
  const taps = 2 * halfWidth;
  const table = new Float32Array(phases * taps);
  const row = new Float64Array(taps);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let j = 0; j < taps; j++) {
      row[j] = kaiserSinc(j - halfWidth + 1 - phase / phases, cutoff, halfWidth, KAISER_BETA);
      sum += row[j];
    }
    for (let j = 0; j < taps; j++) table[phase * taps + j] = row[j] / sum;
  }
  return table;
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const whole = new Float32Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
