import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { raisedCosine, tauFactor } from './envelope';
import { exp, log, pow, PI, sin, TWO_PI, cos } from './exact-math';
import { onePoleCoefficient } from './one-pole';
import { Random } from './random';
import { Svf } from './svf';

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
}

const MODE_SERIES = [1, 1.58, 2.31, 3.4, 4.8, 6.5];

/**
 * One blow on an object as eight octave bands of fresh noise plus a few weak modes, different every time: sums of clean decaying sines
 * are heard as instruments, this is heard as a thing. Peaks near `level`.
 */
export class StatisticalImpact implements Grain {
  private readonly noise = new Float32Array(CONTROL_FRAMES);
  private readonly sum = new Float32Array(CONTROL_FRAMES);
  private readonly filters: Svf[] = [];
  private readonly bandGain = new Float64Array(IMPACT_BANDS.length);
  private readonly bandFactor = new Float64Array(IMPACT_BANDS.length);
  private readonly modeC: number[] = [];
  private readonly modeR: number[] = [];
  private readonly modeY1: number[] = [];
  private readonly modeY2: number[] = [];
  private readonly random: Random;
  private readonly lowPass: number;
  private lowPassState = 0;
  private frame = 0;
  private framesLeft: number;

  /**
   * @param velocity 0..1: opens the low-pass from 3 to 17 kHz
   * @param level linear
   * @param gains level in each channel of the block; one number for a point source
   */
  constructor(shape: ImpactShape, velocity: number, level: number, seed: number, private readonly gains: readonly number[] = [1]) {
    this.random = new Random(seed);
    const power = shape.bands.reduce((sum, g) => sum + g * g, 0) + shape.modal * shape.modal;
    const scale = level / (2 * Math.sqrt(power));
    let longest = 0.002;
    IMPACT_BANDS.forEach((frequency, k) => {
      const t60 = shape.length * pow(frequency / 710, -shape.slope);
      this.filters.push(new Svf(frequency, BAND_Q));
      // Band-passed uniform noise has RMS sqrt(f / Q · π/2 / 24000 / 3); divided out, every band gain is an RMS.
      const rms = Math.sqrt((frequency / BAND_Q) * (PI / 2) / (SAMPLE_RATE / 2) / 3);
      this.bandGain[k] = (scale * shape.bands[k] * this.random.logNormal(0.25)) / rms;
      this.bandFactor[k] = tauFactor(t60 / 6.91);
      if (shape.bands[k] * 50 > Math.sqrt(power)) longest = Math.max(longest, t60);
    });
    for (let m = 0; m < shape.modes; m++) this.addMode(shape, m, scale);
    if (shape.modal > 0) longest = Math.max(longest, shape.modeT60);
    this.lowPass = onePoleCoefficient(3000 + 14_000 * velocity);
    this.framesLeft = Math.ceil((longest * SAMPLE_RATE * 80) / 60);
  }

  add(block: Block, from: number, to: number): boolean {
    if (this.framesLeft <= 0) return false;
    const { noise, sum, random } = this;
    const frames = to - from;
    sum.fill(0, 0, frames);
    for (let i = 0; i < frames; i++) noise[i] = random.bipolar();
    for (let k = 0; k < this.filters.length; k++) this.addBand(k, frames);
    for (let m = 0; m < this.modeC.length; m++) this.ringMode(m, frames);
    this.mix(block, from, frames);
    this.framesLeft -= frames;
    return this.framesLeft > 0;
  }

  private addMode(shape: ImpactShape, index: number, scale: number): void {
    const { random } = this;
    const ratio = index < MODE_SERIES.length ? MODE_SERIES[index] : pow(index + 1, 1.1);
    const w = (TWO_PI * shape.modeFrequency * ratio * (1 + 0.01 * random.gaussian())) / SAMPLE_RATE;
    if (w > 2.8) return;
    const r = exp(-6.907755278982137 / (shape.modeT60 * pow(ratio, -0.5) * SAMPLE_RATE));
    this.modeC.push(2 * r * cos(w));
    this.modeR.push(-r * r);
    this.modeY1.push(0);
    // Starting from this state the mode begins with a sine of the chosen amplitude.
    this.modeY2.push((-scale * shape.modal * 2 * random.uniform() * sin(w)) / (r * r));
  }

  private addBand(k: number, frames: number): void {
    let gain = this.bandGain[k];
    if (gain < 1e-6) return;
    const filter = this.filters[k];
    const factor = this.bandFactor[k];
    const { noise, sum } = this;
    for (let i = 0; i < frames; i++) {
      sum[i] += filter.bandPass(noise[i]) * gain;
      gain *= factor;
    }
    this.bandGain[k] = gain;
  }

  private ringMode(m: number, frames: number): void {
    const c = this.modeC[m];
    const r = this.modeR[m];
    let y1 = this.modeY1[m];
    let y2 = this.modeY2[m];
    const { sum } = this;
    for (let i = 0; i < frames; i++) {
      const y = c * y1 + r * y2;
      y2 = y1;
      y1 = y;
      sum[i] += y;
    }
    this.modeY1[m] = y1;
    this.modeY2[m] = y2;
  }

  private mix(block: Block, from: number, frames: number): void {
    const { sum, gains } = this;
    for (let i = 0; i < frames; i++) {
      this.lowPassState += this.lowPass * (sum[i] - this.lowPassState);
      sum[i] = this.frame < ATTACK_FRAMES ? this.lowPassState * raisedCosine(this.frame / ATTACK_FRAMES) : this.lowPassState;
      this.frame++;
    }
    for (let channel = 0; channel < block.length; channel++) {
      const gain = gains[Math.min(channel, gains.length - 1)];
      const out = block[channel];
      for (let i = 0; i < frames; i++) out[from + i] += sum[i] * gain;
    }
  }
}

/** Seconds until the whole impact is 60 dB down. */
export function impactSeconds(shape: ImpactShape): number {
  const lowest = shape.bands.findIndex((gain) => gain * 20 > Math.max(...shape.bands));
  const frequency = IMPACT_BANDS[Math.max(0, lowest)];
  return Math.max(shape.modal > 0 ? shape.modeT60 : 0, shape.length * exp(-shape.slope * log(frequency / 710)));
}
