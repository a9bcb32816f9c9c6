import { SAMPLE_RATE } from '../voice';
import { Biquad } from './biquad';
import { clamp, cos, dbToGain, gainToDb, pow, sin, TWO_PI } from './exact-math';

/** Centres of the bands, Hz: three ERB apart, wider at the ends. */
export const BAND_HERTZ = [48, 105, 212, 369, 581, 870, 1262, 1793, 2514, 3491, 4816, 6614, 9052, 12_800] as const;
/** Overlap of neighbours: bells that are a little wider than their distance add up to a smooth curve. */
const OVERLAP = 1.15;
/** A bell of less is not heard, dB. */
const LEAST_BELL_DB = 0.25;

/** Q of each band's bell: the bandwidth between its half-gain points. RBJ: 1/Q = 2 sinh(ln2/2 BW). */
const QUALITY = BAND_HERTZ.map((hertz, band) => {
  const below = band === 0 ? hertz / 2 : BAND_HERTZ[band - 1];
  const above = band === BAND_HERTZ.length - 1 ? SAMPLE_RATE / 2.2 : BAND_HERTZ[band + 1];
  const ratio = pow(above / below, OVERLAP / 2);
  return 1 / (ratio - 1 / ratio);
});
const ALPHA = BAND_HERTZ.map((hertz, band) => sin(angleOf(hertz)) / (2 * QUALITY[band]));
const COSINE = BAND_HERTZ.map((hertz) => cos(angleOf(hertz)));

function angleOf(hertz: number): number {
  return (TWO_PI * hertz) / SAMPLE_RATE;
}

/** A chain of bells that gives one or two channels a colour, without delay. */
export class BandChain {
  /** A chain for each channel. */
  private readonly bells: readonly (readonly Biquad[])[];

  /**
   * @param gainsDb of the bands
   * @param isMoving whether they will be tuned anew
   */
  constructor(channels: 1 | 2, gainsDb: readonly number[], isMoving = false) {
    this.bells = Array.from({ length: channels }, () =>
      gainsDb.flatMap((db, band) =>
        !isMoving && Math.abs(db) < LEAST_BELL_DB ? [] : [Biquad.peak(BAND_HERTZ[band], QUALITY[band], db)],
      ),
    );
  }

  /** Gives a moving chain other gains (dB), in small steps and at most once per control block. */
  tune(gainsDb: ArrayLike<number>): void {
    for (const bells of this.bells)
      for (let band = 0; band < bells.length; band++)
        bells[band].tunePeak(COSINE[band], ALPHA[band], dbToGain(0.5 * gainsDb[band]));
  }

  /** Works on out[channel][from..to) in place. */
  process(out: readonly Float32Array[], from: number, to: number): void {
    const [left, right] = this.bells;
    left.forEach((bell, k) => {
      if (right === undefined) bell.process(out[0], from, to);
      else bell.processWith(right[k], out[0], out[1], from, to);
    });
  }
}

/** No bell is higher or deeper, dB. */
const HIGHEST_DB = 18;
const DEEPEST_DB = 24;
/** Cares for small gains as much as for a near curve. */
const USUAL_RIDGE = 0.35;
const REFINEMENTS = 2;

/** Fits the chain to curves given at fixed frequencies. */
export class BandFit {
  /** cos w and cos 2w at the frequencies. */
  private readonly first: readonly number[];
  private readonly second: readonly number[];
  private readonly inverse: readonly (readonly number[])[];

  /**
   * @param hertz where the curves are given
   * @param ridge how much small gains count beside a near curve
   */
  constructor(hertz: readonly number[], ridge = USUAL_RIDGE) {
    this.first = hertz.map((f) => cos(angleOf(f)));
    this.second = this.first.map((c) => 2 * c * c - 1);
    const bells = BAND_HERTZ.map((_, band) => {
      const alone = this.response(BAND_HERTZ.map((__, other) => (other === band ? 8 : 0)));
      return alone.map((db) => db / 8);
    });
    this.inverse = pseudoInverse(bells, ridge);
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

  /** Writes the gains for a curve of a few dB, as if bells added up in dB: near enough, and cheap. */
  approximate(curve: ArrayLike<number>, gains: Float64Array): void {
    for (let band = 0; band < gains.length; band++) {
      const row = this.inverse[band];
      let gain = 0;
      for (let k = 0; k < row.length; k++) gain += row[k] * curve[k];
      gains[band] = gain;
    }
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
function pseudoInverse(bells: readonly (readonly number[])[], ridge: number): number[][] {
  const rows = bells.map((bell, i) => [
    ...bells.map((other, j) => bell.reduce((sum, value, k) => sum + value * other[k], 0) + (i === j ? ridge : 0)),
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
