import { Biquad } from '../dsp/biquad';
import { DENORMAL_GUARD } from '../dsp/denormal-guard';
import { clamp, cos, exp, LN_1000, TWO_PI } from '../dsp/exact-math';
import { Sine } from '../dsp/oscillator';
import { SAMPLE_RATE } from '../voice';

const LINES = 8;
/** Frames; mutually prime, 30 to 64 ms. */
const LENGTHS = [1427, 1637, 1871, 2053, 2293, 2557, 2801, 3079];
/** Two lines breathe by this many frames, so that no tone of the tail stands still. */
const MODULATION_FRAMES = 4;
const DAMPING_REFERENCE_HZ = 8000;
const STEP_FRAMES = 32;
/** 1 / sqrt(8): keeps the energy of the Hadamard matrix. */
const EIGHTH_ROOT = 0.35355339059327373;

export interface ReverbSettings {
  /** t60 at low and middle frequencies, s. */
  rt60: number;
  /** Factor on the lengths of the delay lines. */
  size: number;
  /** t60 at 8 kHz as a share of rt60. */
  damping: number;
  /** Hz. */
  highCut: number;
  preDelayMs: number;
}

/**
 * Diffuse reverberation of a mono send to stereo: eight delay lines mixed by a Hadamard matrix, each damped so that its
 * decay is exact. The level is set so that steady noise comes back as loud as it goes in. Reference: Jot & Chaigne,
 * Digital delay networks for designing artificial reverberators (1991).
 */
export class Reverb {
  private readonly buffers: Float32Array[] = [];
  private readonly masks = new Int32Array(LINES);
  private readonly lengths = new Int32Array(LINES);
  private readonly gains = new Float64Array(LINES);
  private readonly poles = new Float64Array(LINES);
  private readonly states = new Float64Array(LINES);
  private readonly taps = Array.from({ length: LINES }, () => new Float64Array(STEP_FRAMES));
  private readonly pre: Float32Array;
  private prePosition = 0;
  private readonly lowCut = Biquad.highPass(90);
  private readonly highCut: Biquad;
  /** One cycle in two seconds, read once per step. */
  private readonly wobble = new Sine(0.5 * STEP_FRAMES);
  private readonly input: number;
  private position = 0;
  private shift = 0;
  private readonly scratch = new Float32Array(STEP_FRAMES);
  /** Frames into the 32-frame grid of the modulation, so that cuts of the blocks do not matter. */
  private grid = 0;

  constructor({ rt60, size, damping, highCut, preDelayMs }: ReverbSettings) {
    let meanSquare = 0;
    for (let k = 0; k < LINES; k++) {
      const length = Math.max(2 * STEP_FRAMES, Math.round(LENGTHS[k] * size));
      this.lengths[k] = length;
      let capacity = 64;
      while (capacity < length + 2 * MODULATION_FRAMES + 2) capacity *= 2;
      this.buffers.push(new Float32Array(capacity));
      this.masks[k] = capacity - 1;
      const gain = exp((-LN_1000 * length) / (rt60 * SAMPLE_RATE));
      this.gains[k] = gain;
      this.poles[k] = dampingPole(length, rt60, damping);
      meanSquare += (gain * gain) / LINES;
    }
    this.input = Math.sqrt((1 - meanSquare) / meanSquare);
    this.pre = new Float32Array(Math.max(1, Math.round((preDelayMs * SAMPLE_RATE) / 1000)));
    this.highCut = Biquad.lowPass(highCut);
  }

  /** Adds the reverberation of send[from..to) times `level` into left and right. */
  process(send: Float32Array, left: Float32Array, right: Float32Array, from: number, to: number, level: number): void {
    while (from < to) {
      if (this.grid === 0) this.modulate();
      const frames = Math.min(STEP_FRAMES - this.grid, to - from);
      this.prepareInput(send, from, frames);
      this.run(left, right, from, frames, level);
      this.grid = (this.grid + frames) % STEP_FRAMES;
      from += frames;
    }
  }

  private modulate(): void {
    this.shift = this.wobble.next() * MODULATION_FRAMES;
  }

  private prepareInput(send: Float32Array, from: number, frames: number): void {
    const { pre, scratch } = this;
    for (let i = 0; i < frames; i++) {
      scratch[i] = pre[this.prePosition];
      pre[this.prePosition] = send[from + i];
      if (++this.prePosition === pre.length) this.prePosition = 0;
    }
    this.lowCut.process(scratch, 0, frames);
    this.highCut.process(scratch, 0, frames);
  }

  /** Every line is longer than 32 frames: a whole step can be read before any of it is written. */
  private run(left: Float32Array, right: Float32Array, from: number, frames: number, level: number): void {
    this.readBetween(0, frames, this.shift);
    this.readBetween(5, frames, -this.shift);
    this.readPair(1, 2, frames);
    this.readPair(3, 4, frames);
    this.readPair(6, 7, frames);
    this.mix(left, right, from, frames, level * 0.7071067811865476);
    for (let k = 0; k < LINES; k++) this.writeLine(k, frames);
    this.position = (this.position + frames) | 0;
  }

  /** Two lines at once: the damping of neither waits for that of the other. */
  private readPair(j: number, k: number, frames: number): void {
    const { buffers, masks, taps, poles, gains, states, lengths, position } = this;
    const first = buffers[j];
    const second = buffers[k];
    const firstMask = masks[j];
    const secondMask = masks[k];
    const firstTap = taps[j];
    const secondTap = taps[k];
    const firstPole = poles[j];
    const secondPole = poles[k];
    const firstGain = gains[j];
    const secondGain = gains[k];
    let firstState = states[j];
    let secondState = states[k];
    let a = position - lengths[j];
    let b = position - lengths[k];
    for (let i = 0; i < frames; i++) {
      const x = first[a++ & firstMask];
      const y = second[b++ & secondMask];
      firstState = x + firstPole * (firstState - x);
      secondState = y + secondPole * (secondState - y);
      firstTap[i] = firstState * firstGain;
      secondTap[i] = secondState * secondGain;
    }
    states[j] = firstState;
    states[k] = secondState;
  }

  /** Reads `shift` frames later than the line's length, between two frames. */
  private readBetween(k: number, frames: number, shift: number): void {
    const buffer = this.buffers[k];
    const mask = this.masks[k];
    const tap = this.taps[k];
    const pole = this.poles[k];
    const gain = this.gains[k];
    const whole = Math.floor(-shift);
    const t = -shift - whole;
    let state = this.states[k];
    let at = this.position - this.lengths[k] + whole;
    for (let i = 0; i < frames; i++) {
      const a = buffer[at & mask];
      const delayed = a + (buffer[++at & mask] - a) * t;
      state = delayed + pole * (state - delayed);
      tap[i] = state * gain;
    }
    this.states[k] = state;
  }

  /** Sums the taps into both outputs, then turns them into what goes back into the lines. */
  private mix(left: Float32Array, right: Float32Array, from: number, frames: number, out: number): void {
    const [t0, t1, t2, t3, t4, t5, t6, t7] = this.taps;
    const { scratch } = this;
    const input = this.input * EIGHTH_ROOT;
    for (let i = 0; i < frames; i++) {
      const x = scratch[i] * input + DENORMAL_GUARD;
      const a0 = t0[i] + t1[i];
      const a1 = t0[i] - t1[i];
      const a2 = t2[i] + t3[i];
      const a3 = t2[i] - t3[i];
      const a4 = t4[i] + t5[i];
      const a5 = t4[i] - t5[i];
      const a6 = t6[i] + t7[i];
      const a7 = t6[i] - t7[i];
      left[from + i] += (a1 + a3 + a5 + a7) * out;
      right[from + i] += (a0 - a2 + a4 - a6) * out;
      const b0 = a0 + a2;
      const b1 = a1 + a3;
      const b2 = a0 - a2;
      const b3 = a1 - a3;
      const b4 = a4 + a6;
      const b5 = a5 + a7;
      const b6 = a4 - a6;
      const b7 = a5 - a7;
      t0[i] = (b0 + b4) * EIGHTH_ROOT + x;
      t1[i] = (b1 + b5) * EIGHTH_ROOT + x;
      t2[i] = (b2 + b6) * EIGHTH_ROOT + x;
      t3[i] = (b3 + b7) * EIGHTH_ROOT + x;
      t4[i] = (b0 - b4) * EIGHTH_ROOT + x;
      t5[i] = (b1 - b5) * EIGHTH_ROOT + x;
      t6[i] = (b2 - b6) * EIGHTH_ROOT + x;
      t7[i] = (b3 - b7) * EIGHTH_ROOT + x;
    }
  }

  private writeLine(k: number, frames: number): void {
    const buffer = this.buffers[k];
    const mask = this.masks[k];
    const tap = this.taps[k];
    let at = this.position;
    for (let i = 0; i < frames; i++) buffer[at++ & mask] = tap[i];
  }
}

/** Pole of the one-pole low-pass in a line that makes its decay at 8 kHz `damping` times as long. */
function dampingPole(length: number, rt60: number, damping: number): number {
  const share = clamp(damping, 0.05, 1);
  if (share === 1) return 0;
  const atLow = (-LN_1000 * length) / (rt60 * SAMPLE_RATE);
  const ratio = exp(atLow * (1 / share - 1));
  const r2 = ratio * ratio;
  const c = cos((TWO_PI * DAMPING_REFERENCE_HZ) / SAMPLE_RATE);
  const b = 1 - r2 * c;
  return clamp((b - Math.sqrt(Math.max(0, b * b - (1 - r2) * (1 - r2)))) / (1 - r2), 0, 0.98);
}
