import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { exp, LN_1000 } from './exact-math';
import { onePoleCoefficient } from './one-pole';
import { Random } from './random';

/** A string that is plucked. */
export interface PluckedString {
  /** Hz, 20..2000. */
  pitch: number;
  /** Seconds until its fundamental is 60 dB down. */
  t60: number;
  /** Upper end of the pluck, Hz: nail bright, thumb dull. */
  brightness: number;
  /** Where it is plucked, share of its length. */
  pick: number;
}

/** Weight of the newer of the two samples that the loop averages: losses at high frequencies. */
const DAMPING = 0.62;

/**
 * A plucked string as a delay line that loses its heights with every turn. Reference: Karplus & Strong (1983), Jaffe &
 * Smith (1983): loss 10^(-3 / (f t60)), fractional length by linear interpolation, pluck position as a comb.
 */
export class StringGrain implements Grain {
  private readonly line: Float32Array;
  /** The frames of one block, which all channels get. */
  private readonly sounded = new Float32Array(CONTROL_FRAMES);
  private readonly loss: number;
  private readonly fraction: number;
  private position = 0;
  private last = 0;
  private framesLeft: number;

  constructor(
    string: PluckedString,
    seed: number,
    private readonly level: number,
  ) {
    const period = SAMPLE_RATE / string.pitch;
    // The averaging delays by the older sample's weight.
    const length = Math.max(4, period - (1 - DAMPING));
    this.line = new Float32Array(Math.ceil(length));
    this.fraction = this.line.length - length;
    this.loss = exp(-LN_1000 / (string.pitch * string.t60));
    this.framesLeft = Math.ceil(string.t60 * 1.2 * SAMPLE_RATE);
    this.pluck(string, new Random(seed));
  }

  add(block: Block, from: number, to: number): boolean {
    if (this.framesLeft <= 0) return false;
    const { line, loss, fraction, sounded } = this;
    const count = to - from;
    const { length } = line;
    const fresh = loss * DAMPING;
    const old = loss * (1 - DAMPING);
    let { position, last } = this;
    for (let i = 0; i < count; i++) {
      const next = position + 1 === length ? 0 : position + 1;
      const x = line[position] + (line[next] - line[position]) * fraction;
      line[position] = fresh * x + old * last + DENORMAL_GUARD;
      last = x;
      position = next;
      sounded[i] = this.level * x;
    }
    this.position = position;
    this.last = last;
    this.framesLeft -= count;
    for (const out of block) for (let i = 0; i < count; i++) out[from + i] += sounded[i];
    return this.framesLeft > 0;
  }

  /** Fills the line with one period of noise, darkened and combed by where the string is plucked, and without DC. */
  private pluck({ brightness, pick }: PluckedString, random: Random): void {
    const { line } = this;
    const coefficient = onePoleCoefficient(brightness);
    const noise = new Float32Array(line.length);
    let state = 0;
    for (let i = 0; i < noise.length; i++) {
      state += coefficient * (random.bipolar() - state);
      noise[i] = state;
    }
    const offset = Math.max(1, Math.round(pick * line.length));
    let sum = 0;
    for (let i = 0; i < line.length; i++) {
      line[i] = noise[i] - noise[(i + line.length - offset) % line.length];
      sum += line[i];
    }
    let energy = 1e-9;
    for (let i = 0; i < line.length; i++) {
      line[i] -= sum / line.length;
      energy += line[i] * line[i];
    }
    const scale = 0.35 / Math.sqrt(energy / line.length);
    for (let i = 0; i < line.length; i++) line[i] *= scale;
  }
}
