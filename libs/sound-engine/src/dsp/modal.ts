import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { clamp, cos, exp, gainToDb, LN_1000, PI, sin, TWO_PI } from './exact-math';

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
/** Freely ringing modes that are worked on at once. */
const GROUP = 4;
/** Share of the strongest under which a mode is not heard at all: -90 dB. */
const UNHEARD = 3e-5;

/**
 * A ringing object: two-pole resonators with exact decay, each stopped 80 dB under the strongest.
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
  /** Indexes of the modes that ring in the running block. */
  private readonly ringing: Int32Array;
  private readonly strongest: number;
  private readonly contactStart = new Int32Array(MAX_CONTACTS);
  private readonly contactFrames = new Int32Array(MAX_CONTACTS);
  private readonly contactLevel = new Float64Array(MAX_CONTACTS);
  private readonly excitation = new Float32Array(CONTROL_FRAMES);
  private nextContact = 0;

  /**
   * @param contactSeconds width of all strikes, if it is always the same: what so soft a contact hardly excites ends
   * sooner, or is left out
   */
  constructor(
    modes: readonly Mode[],
    private readonly contactSeconds = 0,
  ) {
    const possible = modes.filter((mode) => mode.frequency > 0 && mode.frequency < SAMPLE_RATE * 0.45 && mode.t60 > 0);
    this.strongest = Math.max(...possible.map((mode) => this.answer(mode)));
    const usable =
      contactSeconds > 0 ? possible.filter((mode) => this.answer(mode) > UNHEARD * this.strongest) : possible;
    this.count = usable.length;
    // Behind the modes stands one that is always silent: it fills up the last group of those that are worked on at
    // once.
    this.c1 = new Float64Array(this.count + 1);
    this.c2 = new Float64Array(this.count + 1);
    this.b = new Float64Array(this.count + 1);
    this.y1 = new Float64Array(this.count + 1);
    this.y2 = new Float64Array(this.count + 1);
    this.length = new Int32Array(this.count);
    this.left = new Int32Array(this.count);
    this.ringing = new Int32Array(this.count + GROUP - 1);
    usable.forEach((mode, k) => this.setMode(k, mode));
  }

  /** How far a mode falls until it is 80 dB under the strongest; a weak one is gone sooner. */
  private audibleDb(mode: Mode): number {
    return clamp(80 + gainToDb(this.answer(mode) / this.strongest), 20, 80);
  }

  /**
   * How loudly a mode answers a strike, at most: the spectrum of a raised cosine of width T falls as 1 / (π f T ((f T)²
   * - 1)) above f T = 1.
   */
  private answer({ frequency, gain }: Mode): number {
    const x = frequency * this.contactSeconds;
    return Math.abs(gain) * (x > 1.2 ? Math.min(1, 1 / (PI * x * (x * x - 1))) : 1);
  }

  /** Retunes a mode while it rings, by its index among the usable ones. */
  setMode(index: number, mode: Mode): void {
    const w = (TWO_PI * mode.frequency) / SAMPLE_RATE;
    const r = exp(-LN_1000 / (mode.t60 * SAMPLE_RATE));
    this.c1[index] = 2 * r * cos(w);
    this.c2[index] = -r * r;
    this.b[index] = mode.gain * sin(w);
    this.length[index] = Math.ceil((mode.t60 * SAMPLE_RATE * this.audibleDb(mode)) / 60) + CONTROL_FRAMES;
  }

  /** True while a mode or a contact still sounds. */
  get isRinging(): boolean {
    for (let k = 0; k < this.count; k++) if (this.left[k] > 0) return true;
    return this.isPressed();
  }

  /**
   * Strikes the object `offset` frames (less than a control block) into the next block.
   * @param contactSeconds width of the raised-cosine force: 0.0002 steel .. 0.02 soft; the spectrum falls above 1.2 /
   * width
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

  /** Adds the ringing after strikes into out[from..to), at most a control block. */
  add(out: Float32Array, from: number, to: number): void {
    const frames = to - from;
    const x = this.excitation;
    const isPressed = this.isPressed();
    if (isPressed) {
      x.fill(0, 0, frames);
      for (let slot = 0; slot < MAX_CONTACTS; slot++) this.press(slot, frames);
    }
    const { ringing, left } = this;
    let count = 0;
    for (let k = 0; k < this.count; k++) if (left[k] > 0) ringing[count++] = k;
    ringing.fill(this.count, count, count + GROUP - 1);
    if (isPressed) for (let n = 0; n < count; n += 2) this.ringTwo(ringing[n], ringing[n + 1], x, 0, out, from, frames);
    else for (let n = 0; n < count; n += GROUP) this.ringFreely(n, out, from, frames);
    for (let n = 0; n < count; n++) {
      const k = ringing[n];
      left[k] -= frames;
      if (left[k] <= 0) this.y1[k] = this.y2[k] = 0;
    }
  }

  private isPressed(): boolean {
    for (let slot = 0; slot < MAX_CONTACTS; slot++) if (this.contactFrames[slot] > 0) return true;
    return false;
  }

  /** Adds the response to a steady signal input[from..to) into out[from..to). */
  drive(input: Float32Array, out: Float32Array, from: number, to: number): void {
    for (let k = 0; k < this.count; k += 2) this.ringTwo(k, k + 1, input, from, out, from, to - from);
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

  /** A group that nothing presses any more. */
  private ringFreely(first: number, out: Float32Array, from: number, frames: number): void {
    const { ringing, c1, c2, y1, y2 } = this;
    const j = ringing[first];
    const k = ringing[first + 1];
    const l = ringing[first + 2];
    const m = ringing[first + 3];
    const cj = c1[j],
      ck = c1[k],
      cl = c1[l],
      cm = c1[m];
    const dj = c2[j],
      dk = c2[k],
      dl = c2[l],
      dm = c2[m];
    let pj = y1[j],
      pk = y1[k],
      pl = y1[l],
      pm = y1[m];
    let qj = y2[j],
      qk = y2[k],
      ql = y2[l],
      qm = y2[m];
    for (let i = 0; i < frames; i++) {
      const yj = cj * pj + dj * qj;
      const yk = ck * pk + dk * qk;
      const yl = cl * pl + dl * ql;
      const ym = cm * pm + dm * qm;
      qj = pj;
      qk = pk;
      ql = pl;
      qm = pm;
      pj = yj;
      pk = yk;
      pl = yl;
      pm = ym;
      out[from + i] += yj + yk + (yl + ym);
    }
    y1[j] = pj;
    y1[k] = pk;
    y1[l] = pl;
    y1[m] = pm;
    y2[j] = qj;
    y2[k] = qk;
    y2[l] = ql;
    y2[m] = qm;
  }

  /** Two at once: each waits for its own last output, so the processor works on the other meanwhile. */
  private ringTwo(
    j: number,
    k: number,
    x: Float32Array,
    xFrom: number,
    out: Float32Array,
    from: number,
    frames: number,
  ): void {
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
      const y = b * input + c2 * y2 + DENORMAL_GUARD + c1 * y1;
      y2 = y1;
      y1 = y;
      const z = e * input + d2 * z2 + DENORMAL_GUARD + d1 * z1;
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

/**
 * Ratios of well-known objects to their first mode. References: Fletcher & Rossing, The Physics of Musical Instruments.
 */
export const MODE_RATIOS = {
  freeBar: [1, 2.756, 5.404, 8.933, 13.34, 18.64],
  clampedBar: [1, 6.267, 17.55, 34.39],
  membrane: [1, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.5],
  circularPlate: [1, 1.73, 2.33, 3.91, 4.11, 6.3, 6.71],
  glass: [1, 2.32, 4.25, 6.63, 9.38],
  ceramic: [1, 1.7, 2.9, 4.4, 5.9],
  bell: [0.5, 1, 1.183, 1.506, 2, 2.514, 3.01, 4.17],
} as const;
