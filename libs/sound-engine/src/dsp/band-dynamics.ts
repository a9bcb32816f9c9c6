import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { clamp, cos, dbToGain, exp, gainToDb, pow, sin, TWO_PI } from './exact-math';

/** Centres of the bands, Hz: three ERB apart, wider at the ends. */
export const BAND_HERTZ = [48, 105, 212, 369, 581, 870, 1262, 1793, 2514, 3491, 4816, 6614, 9052, 12_800] as const;
export const BAND_COUNT = BAND_HERTZ.length;
/** Overlap of neighbours: bells that are a little wider than their distance add up to a smooth curve. */
const OVERLAP = 1.15;

/** Sine over twice the Q of each band's bell, and its cosine: the angle's part of the coefficients. */
const ALPHA = BAND_HERTZ.map((hertz, band) => {
  const below = band === 0 ? hertz / 2 : BAND_HERTZ[band - 1];
  const above = band === BAND_COUNT - 1 ? SAMPLE_RATE / 2.2 : BAND_HERTZ[band + 1];
  const ratio = pow(above / below, OVERLAP / 2);
  // Bandwidth between the half-gain points; RBJ: 1/Q = 2 sinh(ln2/2 BW).
  return (sin(angleOf(hertz)) * (ratio - 1 / ratio)) / 2;
});
const COSINE = BAND_HERTZ.map((hertz) => cos(angleOf(hertz)));

function angleOf(hertz: number): number {
  return (TWO_PI * hertz) / SAMPLE_RATE;
}

/** How one band treats levels: what is as quiet as `levels[i]` gets `gains[i]`, straight lines in dB between, flat outside. */
export interface BandCurve {
  /** Levels that the band has, dB of full scale, rising. */
  readonly levels: readonly number[];
  /** dB, beside the band's steady gain. */
  readonly gains: readonly number[];
}

export interface BandSettings {
  /** Steady gains of the bands, dB. */
  readonly gains: readonly number[];
  /** Of the whole, dB. */
  readonly gainDb: number;
  /** Absent for a band that is only steady. */
  readonly curves: readonly (BandCurve | undefined)[];
}

/**
 * Time constants of a band's follower, s: as slow as the windows in which levels were measured, and in low bands at least a cycle and a half, so that it
 * follows the band and not its wave.
 */
const RISE_SECONDS = 0.003;
const FALL_SECONDS = 0.01;
const CYCLES = 1.5;
const rateOf = (seconds: number): number => 1 - exp(-CONTROL_FRAMES / (seconds * SAMPLE_RATE));
const RISE = BAND_HERTZ.map((hertz) => rateOf(Math.max(RISE_SECONDS, (0.5 * CYCLES) / hertz)));
const FALL = BAND_HERTZ.map((hertz) => rateOf(Math.max(FALL_SECONDS, CYCLES / hertz)));
/** A sound that begins gets at least this share of its gain at once. */
const ONSET_SHARE = 0.5;
const SILENCE = 1e-12;

/**
 * One band of the chain: a bell y = x + (g - 1) u around a band pass u whose poles are those of RBJ's peaking filter at the steady gain. What it
 * adds to its block is added by whoever reads the block next: one loop for each band, and none waits for itself.
 */
class Band {
  private readonly b0: number;
  private readonly a1: number;
  private readonly a2: number;
  private readonly steady: number;
  private readonly rise: number;
  private readonly fall: number;
  /** Last two inputs and band pass outputs of both channels. */
  private readonly state = new Float64Array(8);
  private energy = 0;
  private gain: number;
  /** Gain less 1 at the block's begin, and its growth by the frame. */
  share = 0;
  step = 0;

  constructor(
    band: number,
    steadyDb: number,
    private readonly curve?: BandCurve,
  ) {
    this.steady = dbToGain(steadyDb);
    this.rise = RISE[band];
    this.fall = FALL[band];
    const alpha = ALPHA[band] / Math.sqrt(this.steady);
    this.b0 = alpha / (1 + alpha);
    this.a1 = (-2 * COSINE[band]) / (1 + alpha);
    this.a2 = (1 - alpha) / (1 + alpha);
    this.gain = this.steady;
  }

  /** The band's level, dB of full scale. */
  get level(): number {
    return 0.5 * gainToDb(this.energy + SILENCE);
  }

  /** @param before what the band before has left in `u` to be added */
  one(x: Float32Array, u: Float64Array, before: Band | undefined): void {
    const { b0, a1, a2, state } = this;
    let x1 = state[0];
    let x2 = state[1];
    let u1 = state[2];
    let u2 = state[3];
    let d = before ? before.share : 0;
    const step = before ? before.step : 0;
    let sum = 0;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      const input = x[i] + d * u[i];
      const out = b0 * (input - x2) - a2 * u2 + 1e-20 - a1 * u1;
      x[i] = input;
      d += step;
      x2 = x1;
      x1 = input;
      u2 = u1;
      u1 = out;
      u[i] = out;
      sum += out * out;
    }
    state[0] = x1;
    state[1] = x2;
    state[2] = u1;
    state[3] = u2;
    this.follow(sum / CONTROL_FRAMES);
  }

  /** Both channels move together, so that the picture stays where it is. */
  two(x: Float32Array, y: Float32Array, u: Float64Array, v: Float64Array, before: Band | undefined): void {
    const { b0, a1, a2, state } = this;
    let x1 = state[0];
    let x2 = state[1];
    let u1 = state[2];
    let u2 = state[3];
    let y1 = state[4];
    let y2 = state[5];
    let v1 = state[6];
    let v2 = state[7];
    let d = before ? before.share : 0;
    const step = before ? before.step : 0;
    let sum = 0;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      const left = x[i] + d * u[i];
      const right = y[i] + d * v[i];
      const a = b0 * (left - x2) - a2 * u2 + 1e-20 - a1 * u1;
      const b = b0 * (right - y2) - a2 * v2 + 1e-20 - a1 * v1;
      x[i] = left;
      y[i] = right;
      d += step;
      x2 = x1;
      x1 = left;
      y2 = y1;
      y1 = right;
      u2 = u1;
      u1 = a;
      v2 = v1;
      v1 = b;
      u[i] = a;
      v[i] = b;
      sum += a * a + b * b;
    }
    state[0] = x1;
    state[1] = x2;
    state[2] = u1;
    state[3] = u2;
    state[4] = y1;
    state[5] = y2;
    state[6] = v1;
    state[7] = v2;
    this.follow(sum / (2 * CONTROL_FRAMES));
  }

  private follow(power: number): void {
    const before = this.gain;
    this.energy += (power > this.energy ? this.rise : this.fall) * (power - this.energy);
    const { curve } = this;
    if (curve) this.gain = this.steady * dbToGain(along(curve, this.level));
    const begin = Math.max(before, ONSET_SHARE * this.gain);
    this.share = begin - 1;
    this.step = (this.gain - begin) / CONTROL_FRAMES;
  }
}

function along({ levels, gains }: BandCurve, level: number): number {
  const last = levels.length - 1;
  if (level >= levels[last]) return gains[last];
  let k = 0;
  while (level >= levels[k]) k++;
  if (k === 0) return gains[0];
  const share = (level - levels[k - 1]) / Math.max(0.01, levels[k] - levels[k - 1]);
  return gains[k - 1] + share * (gains[k] - gains[k - 1]);
}

/**
 * A chain of bells over whole control blocks: a steady colour, and in every band a gain that follows the band's own level. Without delay; a block's
 * gains come from that block.
 */
export class BandDynamics {
  private readonly bands: readonly Band[];
  private readonly gain: number;
  private readonly u = new Float64Array(CONTROL_FRAMES);
  private readonly v = new Float64Array(CONTROL_FRAMES);

  /** @param settings of all BAND_COUNT bands */
  constructor({ gains, gainDb, curves }: BandSettings) {
    this.bands = gains.map((gain, band) => new Band(band, gain, curves[band]));
    this.gain = dbToGain(gainDb);
  }

  /** Levels of the bands now, dB of full scale. */
  get levels(): number[] {
    return this.bands.map((band) => band.level);
  }

  /** Works on a control block of one or two channels in place. */
  process(block: readonly Float32Array[]): void {
    const { u, v } = this;
    const [left, right] = block;
    let before: Band | undefined;
    for (const band of this.bands) {
      if (block.length === 2) band.two(left, right, u, v, before);
      else band.one(left, u, before);
      before = band;
    }
    if (!before) return;
    this.finish(left, u, before);
    if (block.length === 2) this.finish(right, v, before);
  }

  private finish(channel: Float32Array, u: Float64Array, { share, step }: Band): void {
    const { gain } = this;
    let d = share;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      channel[i] = gain * (channel[i] + d * u[i]);
      d += step;
    }
  }
}

/** No bell is higher or deeper, dB. */
const HIGHEST_DB = 18;
const DEEPEST_DB = 24;
/** Cares for small gains as much as for a near curve. */
const RIDGE = 0.35;
const REFINEMENTS = 2;

/** Fits the chain to curves given at fixed frequencies. */
export class BandFit {
  /** cos w and cos 2w at the frequencies. */
  private readonly first: readonly number[];
  private readonly second: readonly number[];
  private readonly inverse: readonly (readonly number[])[];

  /** @param hertz where the curves are given */
  constructor(hertz: readonly number[]) {
    this.first = hertz.map((f) => cos(angleOf(f)));
    this.second = this.first.map((c) => 2 * c * c - 1);
    const bells = BAND_HERTZ.map((_, band) => {
      const alone = this.response(BAND_HERTZ.map((__, other) => (other === band ? 8 : 0)));
      return alone.map((db) => db / 8);
    });
    this.inverse = pseudoInverse(bells);
  }

  /** Gains in dB of the bands whose chain comes near a curve, dB. */
  fit(curve: readonly number[]): number[] {
    const gains = BAND_HERTZ.map(() => 0);
    for (let round = 0; round <= REFINEMENTS; round++) {
      const now = this.response(gains);
      this.inverse.forEach((row, band) => {
        const step = row.reduce((sum, weight, k) => sum + weight * (curve[k] - now[k]), 0);
        gains[band] = clamp(gains[band] + step, -DEEPEST_DB, HIGHEST_DB);
      });
    }
    return gains;
  }

  /** What a chain with these gains (dB) does at the frequencies, dB. */
  response(gains: readonly number[]): number[] {
    return this.first.map((c, k) => {
      let above = 1;
      let below = 1;
      gains.forEach((db, band) => {
        if (db === 0) return;
        const root = dbToGain(db / 2);
        above *= squared(1 + ALPHA[band] * root, COSINE[band], 1 - ALPHA[band] * root, c, this.second[k]);
        below *= squared(1 + ALPHA[band] / root, COSINE[band], 1 - ALPHA[band] / root, c, this.second[k]);
      });
      return 0.5 * gainToDb(above / below);
    });
  }
}

/** |p - 2 q z^-1 + r z^-2|^2 at cos w = c, cos 2w = d. */
function squared(p: number, q: number, r: number, c: number, d: number): number {
  return p * p + 4 * q * q + r * r - 4 * q * (p + r) * c + 2 * p * r * d;
}

/** (B B^T + ridge)^-1 B of the bells (a row each), by Gauss and Jordan. */
function pseudoInverse(bells: readonly (readonly number[])[]): number[][] {
  const rows = bells.map((bell, i) => [
    ...bells.map((other, j) => bell.reduce((sum, value, k) => sum + value * other[k], 0) + (i === j ? RIDGE : 0)),
    ...bell,
  ]);
  rows.forEach((pivot, i) => {
    const scale = pivot[i];
    pivot.forEach((value, k) => (pivot[k] = value / scale));
    rows.forEach((row, j) => {
      const factor = row[i];
      if (j !== i) pivot.forEach((value, k) => (row[k] -= factor * value));
    });
  });
  return rows.map((row) => row.slice(bells.length));
}
