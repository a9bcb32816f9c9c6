import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { cos, exp, PI, sin, TWO_PI } from './exact-math';

/** One resonance of an object. */
export interface Mode {
  /** Hz; modes at or above 0.45 of the sample rate are left out. */
  frequency: number;
  /** Seconds until 60 dB down. */
  t60: number;
  /** Amplitude that a short strike of strength 1 gives. */
  gain: number;
}

/** Strikes that may overlap in contact on one object; a further one replaces the oldest. */
const MAX_CONTACTS = 8;

/**
 * A ringing object: two-pole resonators with exact decay, each stopped 80 dB down.
 * Strike it at a frame of the coming control block, or drive it with a signal.
 * Reference: y = b x + 2 r cos(w) y1 - r² y2, r = 10^(-3 / (t60 SR)), b = sin(w) for unit amplitude.
 */
export class ModalBank {
  private readonly count: number;
  private readonly c1: Float64Array;
  private readonly c2: Float64Array;
  private readonly b: Float64Array;
  private readonly y1: Float64Array;
  private readonly y2: Float64Array;
  /** Frames that a mode rings on after the last contact; and what is left of them. */
  private readonly length: Int32Array;
  private readonly left: Int32Array;
  private readonly contactStart = new Int32Array(MAX_CONTACTS);
  private readonly contactFrames = new Int32Array(MAX_CONTACTS);
  private readonly contactLevel = new Float64Array(MAX_CONTACTS);
  private readonly excitation = new Float32Array(CONTROL_FRAMES);
  private nextContact = 0;

  constructor(modes: readonly Mode[]) {
    const usable = modes.filter((mode) => mode.frequency > 0 && mode.frequency < SAMPLE_RATE * 0.45 && mode.t60 > 0);
    this.count = usable.length;
    this.c1 = new Float64Array(this.count);
    this.c2 = new Float64Array(this.count);
    this.b = new Float64Array(this.count);
    this.y1 = new Float64Array(this.count);
    this.y2 = new Float64Array(this.count);
    this.length = new Int32Array(this.count);
    this.left = new Int32Array(this.count);
    usable.forEach((mode, k) => this.setMode(k, mode));
  }

  /** Retunes a mode while it rings, by its index among the usable ones. */
  setMode(index: number, mode: Mode): void {
    const w = (TWO_PI * mode.frequency) / SAMPLE_RATE;
    const r = exp(-6.907755278982137 / (mode.t60 * SAMPLE_RATE));
    this.c1[index] = 2 * r * cos(w);
    this.c2[index] = -r * r;
    this.b[index] = mode.gain * sin(w);
    this.length[index] = Math.ceil((mode.t60 * SAMPLE_RATE * 80) / 60) + CONTROL_FRAMES;
  }

  /** True while a mode or a contact still sounds. */
  get isRinging(): boolean {
    for (let k = 0; k < this.count; k++) if (this.left[k] > 0) return true;
    return this.contactFrames.some((frames) => frames > 0);
  }

  /**
   * Strikes the object `offset` frames (0..31) into the next block.
   * @param contactSeconds width of the raised-cosine force: 0.0002 steel .. 0.02 soft; the spectrum falls above 1.2 / width
   */
  strike(offset: number, level: number, contactSeconds: number): void {
    const slot = this.nextContact;
    this.nextContact = (slot + 1) % MAX_CONTACTS;
    const frames = Math.max(1, Math.round(contactSeconds * SAMPLE_RATE));
    this.contactStart[slot] = -offset;
    this.contactFrames[slot] = frames;
    this.contactLevel[slot] = level / frames;
    for (let k = 0; k < this.count; k++) this.left[k] = Math.max(this.left[k], this.length[k] + frames + offset);
  }

  /** Adds the ringing after strikes into out[from..to), at most 32 frames. */
  add(out: Float32Array, from: number, to: number): void {
    const frames = to - from;
    const x = this.excitation;
    x.fill(0, 0, frames);
    for (let slot = 0; slot < MAX_CONTACTS; slot++) this.press(slot, frames);
    let waiting = -1;
    for (let k = 0; k < this.count; k++) {
      if (this.left[k] <= 0) continue;
      if (waiting < 0) waiting = k;
      else {
        this.ringTwo(waiting, k, x, 0, out, from, frames);
        waiting = -1;
      }
    }
    if (waiting >= 0) this.ring(waiting, x, 0, out, from, frames);
    for (let k = 0; k < this.count; k++) {
      if (this.left[k] <= 0) continue;
      this.left[k] -= frames;
      if (this.left[k] <= 0) this.y1[k] = this.y2[k] = 0;
    }
  }

  /** Adds the response to a steady signal input[from..to) into out[from..to). */
  drive(input: Float32Array, out: Float32Array, from: number, to: number): void {
    let k = 0;
    for (; k + 1 < this.count; k += 2) this.ringTwo(k, k + 1, input, from, out, from, to - from);
    if (k < this.count) this.ring(k, input, from, out, from, to - from);
  }

  /** Adds what is left of one contact pulse to the excitation. */
  private press(slot: number, frames: number): void {
    const total = this.contactFrames[slot];
    if (total === 0) return;
    let t = this.contactStart[slot];
    const level = this.contactLevel[slot];
    for (let i = 0; i < frames && t < total; i++, t++) {
      if (t < 0) continue;
      this.excitation[i] += total < 3 ? level : level * (1 - cos((TWO_PI * (t + 0.5)) / total));
    }
    this.contactStart[slot] = t;
    if (t >= total) this.contactFrames[slot] = 0;
  }

  private ring(k: number, x: Float32Array, xFrom: number, out: Float32Array, from: number, frames: number): void {
    const c1 = this.c1[k];
    const c2 = this.c2[k];
    const b = this.b[k];
    let y1 = this.y1[k];
    let y2 = this.y2[k];
    for (let i = 0; i < frames; i++) {
      const y = b * x[xFrom + i] + c1 * y1 + c2 * y2 + 1e-20;
      y2 = y1;
      y1 = y;
      out[from + i] += y;
    }
    this.y1[k] = y1;
    this.y2[k] = y2;
  }

  /** Two at once: each waits for its own last output, so the processor works on the other meanwhile. */
  private ringTwo(j: number, k: number, x: Float32Array, xFrom: number, out: Float32Array, from: number, frames: number): void {
    const c1 = this.c1[j];
    const c2 = this.c2[j];
    const b = this.b[j];
    const d1 = this.c1[k];
    const d2 = this.c2[k];
    const e = this.b[k];
    let y1 = this.y1[j];
    let y2 = this.y2[j];
    let z1 = this.y1[k];
    let z2 = this.y2[k];
    for (let i = 0; i < frames; i++) {
      const input = x[xFrom + i];
      const y = b * input + c1 * y1 + c2 * y2 + 1e-20;
      y2 = y1;
      y1 = y;
      const z = e * input + d1 * z1 + d2 * z2 + 1e-20;
      z2 = z1;
      z1 = z;
      out[from + i] += y + z;
    }
    this.y1[j] = y1;
    this.y2[j] = y2;
    this.y1[k] = z1;
    this.y2[k] = z2;
  }
}

/** Ratios of well-known objects to their first mode. References: Fletcher & Rossing, The Physics of Musical Instruments. */
export const MODE_RATIOS = {
  freeBar: [1, 2.756, 5.404, 8.933, 13.34, 18.64],
  clampedBar: [1, 6.267, 17.55, 34.39],
  membrane: [1, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.5],
  circularPlate: [1, 1.73, 2.33, 3.91, 4.11, 6.3, 6.71],
  glass: [1, 2.32, 4.25, 6.63, 9.38],
  ceramic: [1, 1.7, 2.9, 4.4, 5.9],
  bell: [0.5, 1, 1.183, 1.506, 2, 2.514, 3.01, 4.17],
} as const;

/** Reverberation time of a mode of a material: 1/t60 = 1/t_air + loss f / 2.2. @param loss loss factor: steel 0.0005, glass 0.004, hard wood 0.02, board 0.045, plastic 0.06 */
export function materialT60(frequency: number, loss: number, airSeconds = 8): number {
  return 1 / (1 / airSeconds + (loss * frequency) / 2.2);
}

/** Weight of mode k (1, 2, ..) of a bar or string struck at x (0..1). */
export function strikeWeight(k: number, x: number): number {
  return Math.abs(sin(k * PI * x));
}
