import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { type BandPass, bandPassOf } from './band-pass';
import type { Block, Grain } from './control-voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { raisedCosine, tauFactor } from './envelope';
import { cos, exp, LN_1000, log, PI, pow, sin, TWO_PI } from './exact-math';
import { onePoleCoefficient } from './one-pole';
import { Random } from './random';
import { xorshift, XORSHIFT_TO_UNIT } from './xorshift';

/** Centres of the noise bands, Hz. */
export const IMPACT_BANDS = [90, 180, 355, 710, 1400, 2800, 5600, 10_000] as const;
const BAND_Q = 1.2;
const ATTACK_FRAMES = Math.round(0.0008 * SAMPLE_RATE);

/** How an object answers to a blow. */
export interface ImpactShape {
  /** Linear level of each octave band. */
  bands: readonly number[];
  /** t60 of the 710 Hz band, s. */
  length: number;
  /** How much faster high bands die: t60 ∝ (f / 710)^-slope. */
  slope: number;
  /** Level of the modes beside the noise, 0..1. */
  modal: number;
  /** First mode, Hz; its t60, s; how many (up to 6). */
  modeFrequency: number;
  modeT60: number;
  modes: number;
  /** The thing itself, where blows fall on the same one; without it every blow falls on another of its kind. */
  body?: ImpactBody;
}

/** One struck thing: what it has against the shape of its kind. */
export interface ImpactBody {
  /** Factors of the bands' levels and of their t60. */
  gains: readonly number[];
  decays: readonly number[];
  /** Modes by rising frequency: against the first mode's frequency, level and t60. */
  modes: readonly BodyMode[];
  /** Level of the modes beside what the shape says. */
  modal: number;
}

export interface BodyMode {
  ratio: number;
  gain: number;
  decay: number;
}

const MODE_SERIES = [1, 1.58, 2.31, 3.4, 4.8, 6.5];
/** How far bands of blows differ (log-normal): on things of a kind, and on one thing. */
const KIND_SPREAD = 0.25;
const BLOW_SPREAD = 0.12;
/** How far a mode lies from its place, as a share of its frequency. */
const MODE_SPREAD = 0.01;
const BODY_SPREAD = 0.002;

function seriesMode(index: number): BodyMode {
  const ratio = index < MODE_SERIES.length ? MODE_SERIES[index] : pow(index + 1, 1.1);
  return { ratio, gain: 1, decay: pow(ratio, -0.5) };
}

const BAND_FILTERS: readonly BandPass[] = IMPACT_BANDS.map((frequency) => bandPassOf(frequency, BAND_Q));
/**
 * A band this far below the blow, 70 dB, is not heard beside the others any more; nor is a mode after so many of its
 * t60.
 */
const INAUDIBLE = 3e-4;
const AUDIBLE_T60S = 70 / 60;

interface NoiseBand {
  filter: BandPass;
  gain: number;
  /** Per frame. */
  factor: number;
  /** The gain under which it is left out. */
  silence: number;
  y1: number;
  y2: number;
}

interface Mode {
  c: number;
  r: number;
  y1: number;
  y2: number;
  /** Frame from which it is not heard any more. */
  end: number;
}

/** Stands in where fewer than two modes are left. */
const SILENT_MODE: Mode = { c: 0, r: 0, y1: 0, y2: 0, end: 0 };

/** Of one block: the noise as differences over two frames, and what sounds of it. */
interface BlowBlock {
  readonly difference: Float64Array;
  readonly sum: Float64Array;
}

/**
 * One blow on an object as eight octave bands of fresh noise plus a few weak modes, different every time: sums of clean
 * decaying sines are heard as instruments, this is heard as a thing. Peaks near `level`.
 */
export class StatisticalImpact implements Grain {
  /** Bands and modes that still sound. */
  private readonly bands: NoiseBand[] = [];
  private readonly modes: Mode[] = [];
  private readonly heard: NoiseBand[] = [];
  private readonly work: BlowBlock = {
    difference: new Float64Array(CONTROL_FRAMES),
    sum: new Float64Array(CONTROL_FRAMES),
  };
  private readonly random: Random;
  /** State of the noise that all bands are cut out of. */
  private noiseState: number;
  private readonly lowPass: number;
  private lowPassState = 0;
  /** The noise's last two values. */
  private last = 0;
  private lastButOne = 0;
  private frame = 0;
  private framesLeft: number;

  /**
   * @param velocity 0..1: opens the low-pass from 3 to 17 kHz
   * @param level linear
   * @param gains level in each channel of the block; one number for a point source
   */
  constructor(
    shape: ImpactShape,
    velocity: number,
    level: number,
    seed: number,
    private readonly gains: readonly number[] = [1],
  ) {
    this.random = new Random(seed);
    const { body } = shape;
    const modal = shape.modal + (body?.modal ?? 0);
    const power = shape.bands.reduce((sum, g) => sum + g * g, 0) + modal * modal;
    const scale = level / (2 * Math.sqrt(power));
    let longest = 0.002;
    IMPACT_BANDS.forEach((frequency, k) => {
      const t60 = shape.length * pow(frequency / 710, -shape.slope) * (body?.decays[k] ?? 1);
      // Band-passed uniform noise has RMS sqrt(f / Q · π/2 / 24000 / 3); divided out, every band gain is an RMS.
      const rms = Math.sqrt(((frequency / BAND_Q) * (PI / 2)) / (SAMPLE_RATE / 2) / 3);
      const own = body ? body.gains[k] * this.random.logNormal(BLOW_SPREAD) : this.random.logNormal(KIND_SPREAD);
      const gain = (scale * shape.bands[k] * own) / rms;
      this.bands.push({
        filter: BAND_FILTERS[k],
        gain,
        factor: tauFactor(t60 / LN_1000),
        silence: (level * INAUDIBLE) / rms,
        y1: 0,
        y2: 0,
      });
      if (shape.bands[k] * 50 > Math.sqrt(power)) longest = Math.max(longest, t60);
    });
    if (body)
      for (const mode of body.modes) this.addMode(shape.modeFrequency, shape.modeT60, mode, scale * modal, BODY_SPREAD);
    else
      for (let m = 0; m < shape.modes; m++)
        this.addMode(shape.modeFrequency, shape.modeT60, seriesMode(m), scale * modal, MODE_SPREAD);
    if (modal > 0) longest = Math.max(longest, shape.modeT60);
    this.noiseState = this.random.next();
    this.lowPass = onePoleCoefficient(3000 + 14_000 * velocity);
    this.framesLeft = Math.ceil((longest * SAMPLE_RATE * 80) / 60);
  }

  add(block: Block, from: number, to: number): boolean {
    if (this.framesLeft <= 0) return false;
    const frames = to - from;
    this.work.sum.fill(0, 0, frames);
    this.drawNoise(frames);
    this.addBands(frames);
    this.ringModes(frames);
    this.mix(block, from, frames);
    this.framesLeft -= frames;
    return this.framesLeft > 0;
  }

  /** Modes that still ring, two at once; the higher ones, behind, end first. */
  private ringModes(frames: number): void {
    const { modes } = this;
    while (modes.length > 0 && modes[modes.length - 1].end <= this.frame) modes.pop();
    for (let k = 0; k < modes.length; k += 2) ringTwo(modes[k], modes[k + 1] ?? SILENT_MODE, this.work, frames);
  }

  /** Bands that still sound, four at once: none waits for another's last output. */
  private addBands(frames: number): void {
    const { heard, work } = this;
    let count = 0;
    for (const band of this.bands) if (band.gain > band.silence) heard[count++] = band;
    let k = 0;
    for (; k + 3 < count; k += 4) addFourBands(heard[k], heard[k + 1], heard[k + 2], heard[k + 3], work, frames);
    if (k + 1 < count) {
      addTwoBands(heard[k], heard[k + 1], work, frames);
      k += 2;
    }
    if (k < count) addBand(heard[k], work, frames);
  }

  private addMode(
    first: number,
    t60OfFirst: number,
    { ratio, gain, decay }: BodyMode,
    level: number,
    spread: number,
  ): void {
    const { random } = this;
    const w = (TWO_PI * first * ratio * (1 + spread * random.gaussian())) / SAMPLE_RATE;
    if (w > 2.8) return;
    const t60 = t60OfFirst * decay;
    const r = exp(-LN_1000 / (t60 * SAMPLE_RATE));
    // Starting from this state the mode begins with a sine of the chosen amplitude: where it is struck says which modes
    // answer.
    this.modes.push({
      c: 2 * r * cos(w),
      r: -r * r,
      y1: 0,
      y2: (-level * gain * 2 * random.uniform() * sin(w)) / (r * r),
      end: t60 * SAMPLE_RATE * AUDIBLE_T60S,
    });
  }

  /**
   * The next noise as differences over two frames, the numerator that all bands share; two frames of the last block
   * stand before it.
   */
  private drawNoise(frames: number): void {
    const { difference } = this.work;
    let s = this.noiseState;
    let { last, lastButOne } = this;
    for (let i = 0; i < frames; i++) {
      s = xorshift(s);
      const x = s * XORSHIFT_TO_UNIT;
      difference[i] = x - lastButOne;
      lastButOne = last;
      last = x;
    }
    this.noiseState = s;
    this.last = last;
    this.lastButOne = lastButOne;
  }

  private mix(block: Block, from: number, frames: number): void {
    const { gains, lowPass } = this;
    const { sum } = this.work;
    let y = this.lowPassState;
    for (let i = 0; i < frames; i++) {
      y = lowPass * sum[i] + (1 - lowPass) * y;
      sum[i] = y;
    }
    this.lowPassState = y;
    for (let i = 0; i < frames && this.frame + i < ATTACK_FRAMES; i++)
      sum[i] *= raisedCosine((this.frame + i) / ATTACK_FRAMES);
    this.frame += frames;
    for (let channel = 0; channel < block.length; channel++) {
      const gain = gains[Math.min(channel, gains.length - 1)];
      const out = block[channel];
      for (let i = 0; i < frames; i++) out[from + i] += sum[i] * gain;
    }
  }
}

function addFourBands(
  one: NoiseBand,
  two: NoiseBand,
  three: NoiseBand,
  four: NoiseBand,
  { difference, sum }: BlowBlock,
  frames: number,
): void {
  const { b: b1, c: c1, r: r1 } = one.filter;
  const { b: b2, c: c2, r: r2 } = two.filter;
  const { b: b3, c: c3, r: r3 } = three.filter;
  const { b: b4, c: c4, r: r4 } = four.filter;
  const { factor: f1 } = one;
  const { factor: f2 } = two;
  const { factor: f3 } = three;
  const { factor: f4 } = four;
  let { gain: g1, y1: p1, y2: q1 } = one;
  let { gain: g2, y1: p2, y2: q2 } = two;
  let { gain: g3, y1: p3, y2: q3 } = three;
  let { gain: g4, y1: p4, y2: q4 } = four;
  for (let i = 0; i < frames; i++) {
    const x = difference[i];
    const y1 = b1 * x + r1 * q1 + DENORMAL_GUARD + c1 * p1;
    const y2 = b2 * x + r2 * q2 + DENORMAL_GUARD + c2 * p2;
    const y3 = b3 * x + r3 * q3 + DENORMAL_GUARD + c3 * p3;
    const y4 = b4 * x + r4 * q4 + DENORMAL_GUARD + c4 * p4;
    q1 = p1;
    q2 = p2;
    q3 = p3;
    q4 = p4;
    p1 = y1;
    p2 = y2;
    p3 = y3;
    p4 = y4;
    sum[i] += g1 * y1 + g2 * y2 + (g3 * y3 + g4 * y4);
    g1 *= f1;
    g2 *= f2;
    g3 *= f3;
    g4 *= f4;
  }
  keep(one, g1, p1, q1);
  keep(two, g2, p2, q2);
  keep(three, g3, p3, q3);
  keep(four, g4, p4, q4);
}

function keep(band: NoiseBand, gain: number, y1: number, y2: number): void {
  band.gain = gain;
  band.y1 = y1;
  band.y2 = y2;
}

function addTwoBands(one: NoiseBand, two: NoiseBand, { difference, sum }: BlowBlock, frames: number): void {
  const { b, c, r } = one.filter;
  const { b: d, c: e, r: s } = two.filter;
  const { factor } = one;
  const { factor: otherFactor } = two;
  let { gain, y1, y2 } = one;
  let { gain: otherGain, y1: z1, y2: z2 } = two;
  for (let i = 0; i < frames; i++) {
    const x = difference[i];
    const y = b * x + r * y2 + DENORMAL_GUARD + c * y1;
    const z = d * x + s * z2 + DENORMAL_GUARD + e * z1;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    sum[i] += gain * y + otherGain * z;
    gain *= factor;
    otherGain *= otherFactor;
  }
  keep(one, gain, y1, y2);
  keep(two, otherGain, z1, z2);
}

function addBand(band: NoiseBand, { difference, sum }: BlowBlock, frames: number): void {
  const { b, c, r } = band.filter;
  const { factor } = band;
  let { gain, y1, y2 } = band;
  for (let i = 0; i < frames; i++) {
    const y = b * difference[i] + r * y2 + DENORMAL_GUARD + c * y1;
    y2 = y1;
    y1 = y;
    sum[i] += gain * y;
    gain *= factor;
  }
  keep(band, gain, y1, y2);
}

function ringTwo(one: Mode, two: Mode, { sum }: BlowBlock, frames: number): void {
  const { c: c1, r: r1 } = one;
  const { c: c2, r: r2 } = two;
  let { y1: p1, y2: q1 } = one;
  let { y1: p2, y2: q2 } = two;
  for (let i = 0; i < frames; i++) {
    const y1 = r1 * q1 + DENORMAL_GUARD + c1 * p1;
    const y2 = r2 * q2 + DENORMAL_GUARD + c2 * p2;
    q1 = p1;
    q2 = p2;
    p1 = y1;
    p2 = y2;
    sum[i] += y1 + y2;
  }
  one.y1 = p1;
  one.y2 = q1;
  if (two === SILENT_MODE) return;
  two.y1 = p2;
  two.y2 = q2;
}

/** Seconds until the whole impact is 60 dB down. */
export function impactSeconds(shape: ImpactShape): number {
  const lowest = shape.bands.findIndex((gain) => gain * 20 > Math.max(...shape.bands));
  const frequency = IMPACT_BANDS[Math.max(0, lowest)];
  return Math.max(shape.modal > 0 ? shape.modeT60 : 0, shape.length * exp(-shape.slope * log(frequency / 710)));
}
