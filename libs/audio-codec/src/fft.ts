import { cosPi, sinPi } from './exact';

/** A planned real transform of one size. Not re-entrant: it reuses its work arrays. */
export interface RealFft {
  readonly size: number;
  /**
   * Power spectrum of `size` real samples: `power[k] = |X[k]|²` for k = 0..size/2 (unscaled transform).
   * `power` holds size/2 + 1 values and is overwritten.
   */
  powerSpectrum(samples: Float64Array, power: Float64Array): void;
  /**
   * Spectrum X[k] of `size` real samples for k = 0..size/2 (unscaled transform). `re` and `im` hold size/2 + 1 values
   * each and are overwritten.
   */
  transform(samples: Float64Array, re: Float64Array, im: Float64Array): void;
  /** The samples that have a spectrum as `transform` gives it; its `im` counts as 0 at both ends. */
  invert(re: Float64Array, im: Float64Array, samples: Float64Array): void;
}

/**
 * Plans a real FFT: a complex radix-2 transform of half the size over (even, odd) pairs, then one split pass.
 * Reference: Press et al., Numerical Recipes, section 12.3.
 * @param size power of two, 4 or more
 * @throws RangeError for another size
 */
export function createRealFft(size: number): RealFft {
  if (!Number.isInteger(size) || size < 4 || (size & (size - 1)) !== 0)
    throw new RangeError('size: a power of two, 4 or more');
  return new PlannedFft(size);
}

/**
 * A class, not a closure for each plan: compiled code dies with the last closure of its kind, that of a method stays.
 */
class PlannedFft implements RealFft {
  private readonly reversed: Uint32Array;
  private readonly cos: Float64Array;
  private readonly sin: Float64Array;
  private readonly turns: Float64Array;
  private readonly re: Float64Array;
  private readonly im: Float64Array;

  constructor(readonly size: number) {
    const half = size / 2;
    this.reversed = bitReversal(half);
    this.cos = Float64Array.from({ length: half }, (_, k) => cosPi((2 * k) / size));
    this.sin = Float64Array.from({ length: half }, (_, k) => sinPi((2 * k) / size));
    this.turns = turnsOf(half, this.cos, this.sin);
    this.re = new Float64Array(half);
    this.im = new Float64Array(half);
  }

  powerSpectrum(samples: Float64Array, power: Float64Array): void {
    this.check(samples, power);
    this.load(samples);
    splitPower(this.re, this.im, this.cos, this.sin, power);
  }

  transform(samples: Float64Array, re: Float64Array, im: Float64Array): void {
    this.check(samples, re, im);
    this.load(samples);
    split(this.re, this.im, this.cos, this.sin, re, im);
  }

  invert(re: Float64Array, im: Float64Array, samples: Float64Array): void {
    const { reversed, cos, sin, turns, re: odd, im: even } = this;
    this.check(samples, re, im);
    const half = odd.length;
    // The transform of a spectrum whose parts are exchanged is the inverse one, its parts exchanged.
    for (let k = 0; k < half; k++) {
      const m = half - k;
      const differenceIm = k === 0 ? 0 : im[k] + im[m];
      const differenceRe = re[k] - re[m];
      const at = reversed[k];
      even[at] = re[k] + re[m] - differenceIm * cos[k] - differenceRe * sin[k];
      odd[at] = (k === 0 ? 0 : im[k] - im[m]) + differenceRe * cos[k] - differenceIm * sin[k];
    }
    butterflies(odd, even, turns);
    const scale = 0.5 / half;
    for (let i = 0; i < half; i++) {
      samples[2 * i] = scale * even[i];
      samples[2 * i + 1] = scale * odd[i];
    }
  }

  private check(samples: Float64Array, ...spectra: Float64Array[]): void {
    if (samples.length !== this.size) throw new RangeError('samples: length must be the size of the transform');
    if (spectra.some((values) => values.length !== this.size / 2 + 1))
      throw new RangeError('spectrum: length must be size / 2 + 1');
  }

  /** Transforms (even, odd) pairs as complex numbers into the work arrays. */
  private load(samples: Float64Array): void {
    const { reversed, re, im, turns } = this;
    for (let i = 0; i < re.length; i++) {
      const source = 2 * reversed[i];
      re[i] = samples[source];
      im[i] = samples[source + 1];
    }
    butterflies(re, im, turns);
  }
}

function bitReversal(length: number): Uint32Array {
  const table = new Uint32Array(length);
  for (let i = 1; i < length; i++) table[i] = (table[i >> 1] >> 1) | ((i & 1) * (length >> 1));
  return table;
}

/**
 * Turns of the stages after the first, in the order in which `butterflies` reads them: for each pass of two stages
 * cosine and sine of the first stage's turn, then of the second's two; for a single last stage its turns.
 */
function turnsOf(length: number, cos: Float64Array, sin: Float64Array): Float64Array {
  const turns: number[] = [];
  const add = (at: number): void => void turns.push(cos[at], sin[at]);
  let span = 2;
  for (; 2 * span < length; span *= 4)
    for (let k = 0; k < span; k++) {
      add((k * length) / span);
      add((k * length) / (2 * span));
      add(((k + span) * length) / (2 * span));
    }
  if (span < length) for (let k = 0; k < span; k++) add((k * length) / span);
  return Float64Array.from(turns);
}

/** Numbers in `turnsOf` for each k of two stages. */
const TURNS_OF_TWO = 6;

/** Decimation in time, in place. Two stages at once go over the values half as often. */
function butterflies(re: Float64Array, im: Float64Array, turns: Float64Array): void {
  const n = re.length;
  firstStage(re, im);
  let at = 0;
  let span = 2;
  for (; 2 * span < n; span *= 4) {
    twoStages(re, im, span, turns, at);
    at += TURNS_OF_TWO * span;
  }
  if (span < n) lastStage(re, im, turns, at);
}

/** Pairs of neighbours. */
function firstStage(re: Float64Array, im: Float64Array): void {
  for (let a = 0; a < re.length; a += 2) {
    const tr = re[a + 1];
    const ti = im[a + 1];
    re[a + 1] = re[a] - tr;
    im[a + 1] = im[a] - ti;
    re[a] += tr;
    im[a] += ti;
  }
}

/**
 * The stages whose halves lie `span` and twice that apart.
 * @param first of what `turnsOf` gives them
 */
function twoStages(re: Float64Array, im: Float64Array, span: number, turns: Float64Array, first: number): void {
  for (let block = 0; block < re.length; block += 4 * span) {
    for (let k = 0, at = first; k < span; k++, at += TURNS_OF_TWO) {
      const a = block + k;
      const b = a + span;
      const c = b + span;
      const d = c + span;
      const cos = turns[at];
      const sin = turns[at + 1];
      const turnedBRe = re[b] * cos + im[b] * sin;
      const turnedBIm = im[b] * cos - re[b] * sin;
      const turnedDRe = re[d] * cos + im[d] * sin;
      const turnedDIm = im[d] * cos - re[d] * sin;
      const aRe = re[a] + turnedBRe;
      const aIm = im[a] + turnedBIm;
      const bRe = re[a] - turnedBRe;
      const bIm = im[a] - turnedBIm;
      const cRe = re[c] + turnedDRe;
      const cIm = im[c] + turnedDIm;
      const dRe = re[c] - turnedDRe;
      const dIm = im[c] - turnedDIm;
      const turnedCRe = cRe * turns[at + 2] + cIm * turns[at + 3];
      const turnedCIm = cIm * turns[at + 2] - cRe * turns[at + 3];
      const turnedRe = dRe * turns[at + 4] + dIm * turns[at + 5];
      const turnedIm = dIm * turns[at + 4] - dRe * turns[at + 5];
      re[a] = aRe + turnedCRe;
      im[a] = aIm + turnedCIm;
      re[b] = bRe + turnedRe;
      im[b] = bIm + turnedIm;
      re[c] = aRe - turnedCRe;
      im[c] = aIm - turnedCIm;
      re[d] = bRe - turnedRe;
      im[d] = bIm - turnedIm;
    }
  }
}

/** The stage that joins both halves. @param first of what `turnsOf` gives it */
function lastStage(re: Float64Array, im: Float64Array, turns: Float64Array, first: number): void {
  const half = re.length / 2;
  for (let a = 0, at = first; a < half; a++, at += 2) {
    const b = a + half;
    const turnedRe = re[b] * turns[at] + im[b] * turns[at + 1];
    const turnedIm = im[b] * turns[at] - re[b] * turns[at + 1];
    re[b] = re[a] - turnedRe;
    im[b] = im[a] - turnedIm;
    re[a] += turnedRe;
    im[a] += turnedIm;
  }
}

/** Unpacks the spectrum of (even + i odd) into that of the real signal. */
function split(
  re: Float64Array,
  im: Float64Array,
  cos: Float64Array,
  sin: Float64Array,
  outRe: Float64Array,
  outIm: Float64Array,
): void {
  const half = re.length;
  outRe[0] = re[0] + im[0];
  outRe[half] = re[0] - im[0];
  outIm[0] = outIm[half] = 0;
  for (let k = 1; k < half; k++) {
    const m = half - k;
    const oddRe = (im[k] + im[m]) / 2;
    const oddIm = (re[m] - re[k]) / 2;
    outRe[k] = (re[k] + re[m]) / 2 + oddRe * cos[k] + oddIm * sin[k];
    outIm[k] = (im[k] - im[m]) / 2 + oddIm * cos[k] - oddRe * sin[k];
  }
}

/** Unpacks the spectrum of (even + i odd) into the powers of the real signal's spectrum. */
function splitPower(
  re: Float64Array,
  im: Float64Array,
  cos: Float64Array,
  sin: Float64Array,
  power: Float64Array,
): void {
  const half = re.length;
  power[0] = (re[0] + im[0]) * (re[0] + im[0]);
  power[half] = (re[0] - im[0]) * (re[0] - im[0]);
  for (let k = 1; k < half; k++) {
    const m = half - k;
    const evenRe = (re[k] + re[m]) / 2;
    const evenIm = (im[k] - im[m]) / 2;
    const oddRe = (im[k] + im[m]) / 2;
    const oddIm = (re[m] - re[k]) / 2;
    const xr = evenRe + oddRe * cos[k] + oddIm * sin[k];
    const xi = evenIm + oddIm * cos[k] - oddRe * sin[k];
    power[k] = xr * xr + xi * xi;
  }
}
