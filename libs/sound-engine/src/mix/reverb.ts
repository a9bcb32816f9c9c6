import { Biquad } from '../dsp/biquad';
import { clamp, cos, exp, TWO_PI } from '../dsp/exact-math';
import { Sine } from '../dsp/oscillator';
import { SAMPLE_RATE } from '../voice';

const LINES = 8;
/** Frames; mutually prime, 30 to 64 ms. */
const LENGTHS = [1427, 1637, 1871, 2053, 2293, 2557, 2801, 3079];
/** Two lines breathe by this many frames, so that no tone of the tail stands still. */
const MODULATION_FRAMES = 4;
const DAMPING_REFERENCE_HZ = 8000;
const STEP_FRAMES = 32;

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
 * Diffuse reverberation of a mono send to stereo: eight delay lines mixed by a Hadamard matrix, each damped so that its decay is exact.
 * The level is set so that steady noise comes back as loud as it goes in.
 * Reference: Jot & Chaigne, Digital delay networks for designing artificial reverberators (1991).
 */
export class Reverb {
  private readonly buffers: Float32Array[] = [];
  private readonly masks = new Int32Array(LINES);
  private readonly lengths = new Int32Array(LINES);
  private readonly gains = new Float64Array(LINES);
  private readonly poles = new Float64Array(LINES);
  private readonly states = new Float64Array(LINES);
  private readonly taps = new Float64Array(LINES);
  private readonly pre: Float32Array;
  private prePosition = 0;
  private readonly lowCut = Biquad.highPass(90);
  private readonly highCut: Biquad;
  private readonly wobble = new Sine(0.5);
  private readonly input: number;
  private position = 0;
  private shiftA = 0;
  private shiftB = 0;
  private readonly scratch = new Float32Array(STEP_FRAMES);
  /** Frames into the 32-frame grid of the modulation, so that cuts of the blocks do not matter. */
  private grid = 0;

  constructor({ rt60, size, damping, highCut, preDelayMs }: ReverbSettings) {
    let meanSquare = 0;
    for (let k = 0; k < LINES; k++) {
      const length = Math.max(16, Math.round(LENGTHS[k] * size));
      this.lengths[k] = length;
      let capacity = 64;
      while (capacity < length + 2 * MODULATION_FRAMES + 2) capacity *= 2;
      this.buffers.push(new Float32Array(capacity));
      this.masks[k] = capacity - 1;
      const gain = exp((-6.907755278982137 * length) / (rt60 * SAMPLE_RATE));
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
    for (let i = 0; i < STEP_FRAMES - 1; i++) this.wobble.next();
    const shift = this.wobble.next() * MODULATION_FRAMES;
    this.shiftA = shift;
    this.shiftB = -shift;
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

  private run(left: Float32Array, right: Float32Array, from: number, frames: number, level: number): void {
    const { buffers, masks, lengths, gains, poles, states, taps, scratch } = this;
    const out = level * 0.7071067811865476;
    let position = this.position;
    for (let i = 0; i < frames; i++) {
      for (let k = 0; k < LINES; k++) {
        const buffer = buffers[k];
        const mask = masks[k];
        let delayed: number;
        if (k === 0 || k === 5) {
          const at = position - lengths[k] - (k === 0 ? this.shiftA : this.shiftB);
          const whole = Math.floor(at);
          const t = at - whole;
          const a = buffer[whole & mask];
          delayed = a + (buffer[(whole + 1) & mask] - a) * t;
        } else delayed = buffer[(position - lengths[k]) & mask];
        const pole = poles[k];
        const state = delayed + pole * (states[k] - delayed);
        states[k] = state;
        taps[k] = state * gains[k];
      }
      const x = scratch[i] * this.input * 0.35355339059327373;
      const a0 = taps[0] + taps[1], a1 = taps[0] - taps[1], a2 = taps[2] + taps[3], a3 = taps[2] - taps[3];
      const a4 = taps[4] + taps[5], a5 = taps[4] - taps[5], a6 = taps[6] + taps[7], a7 = taps[6] - taps[7];
      const b0 = a0 + a2, b1 = a1 + a3, b2 = a0 - a2, b3 = a1 - a3, b4 = a4 + a6, b5 = a5 + a7, b6 = a4 - a6, b7 = a5 - a7;
      left[from + i] += (taps[0] - taps[1] + taps[2] - taps[3] + taps[4] - taps[5] + taps[6] - taps[7]) * out;
      right[from + i] += (taps[0] + taps[1] - taps[2] - taps[3] + taps[4] + taps[5] - taps[6] - taps[7]) * out;
      buffers[0][position & masks[0]] = (b0 + b4) * 0.35355339059327373 + x + 1e-20;
      buffers[1][position & masks[1]] = (b1 + b5) * 0.35355339059327373 + x + 1e-20;
      buffers[2][position & masks[2]] = (b2 + b6) * 0.35355339059327373 + x + 1e-20;
      buffers[3][position & masks[3]] = (b3 + b7) * 0.35355339059327373 + x + 1e-20;
      buffers[4][position & masks[4]] = (b0 - b4) * 0.35355339059327373 + x + 1e-20;
      buffers[5][position & masks[5]] = (b1 - b5) * 0.35355339059327373 + x + 1e-20;
      buffers[6][position & masks[6]] = (b2 - b6) * 0.35355339059327373 + x + 1e-20;
      buffers[7][position & masks[7]] = (b3 - b7) * 0.35355339059327373 + x + 1e-20;
      position = (position + 1) | 0;
    }
    this.position = position;
  }
}

/** Pole of the one-pole low-pass in a line that makes its decay at 8 kHz `damping` times as long. */
function dampingPole(length: number, rt60: number, damping: number): number {
  const share = clamp(damping, 0.05, 1);
  if (share === 1) return 0;
  const atLow = (-6.907755278982137 * length) / (rt60 * SAMPLE_RATE);
  const ratio = exp(atLow * (1 / share - 1));
  const r2 = ratio * ratio;
  const c = cos((TWO_PI * DAMPING_REFERENCE_HZ) / SAMPLE_RATE);
  const b = 1 - r2 * c;
  return clamp((b - Math.sqrt(Math.max(0, b * b - (1 - r2) * (1 - r2)))) / (1 - r2), 0, 0.98);
}
