import { SAMPLE_RATE } from '../voice';
import { clamp, cos, dbToGain, gainToDb, pow, sin, TWO_PI } from './exact-math';

/** Centres of the bands, Hz: three ERB apart, wider at the ends. */
export const BAND_HERTZ = [48, 105, 212, 369, 581, 870, 1262, 1793, 2514, 3491, 4816, 6614, 9052, 12_800] as const;
/** Overlap of neighbours: bells that are a little wider than their distance add up to a smooth curve. */
const OVERLAP = 1.15;

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

/** No bell is higher or deeper, dB. */
const HIGHEST_DB = 18;
const DEEPEST_DB = 24;
/** Cares for small gains as much as for a near curve. */
const RIDGE = 0.35;
const REFINEMENTS = 2;

/**
 * Curves of a spectrum as a chain of bells (peaking filters of the second order) makes them: smooth, and no further
 * than it has to be.
 */
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
