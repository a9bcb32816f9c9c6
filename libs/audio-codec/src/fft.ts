import { cosPi, sinPi } from './exact';

/** A planned real transform of one size. Not re-entrant: it reuses its work arrays. */
export interface RealFft {
  readonly size: number;
  /**
   * Power spectrum of `size` real samples: `power[k] = |X[k]|²` for k = 0..size/2 (unscaled transform).
   * `power` holds size/2 + 1 values and is overwritten.
   */
  powerSpectrum(samples: Float64Array, power: Float64Array): void;
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
  private readonly re: Float64Array;
  private readonly im: Float64Array;

  constructor(readonly size: number) {
    const half = size / 2;
    this.reversed = bitReversal(half);
    this.cos = Float64Array.from({ length: half }, (_, k) => cosPi((2 * k) / size));
    this.sin = Float64Array.from({ length: half }, (_, k) => sinPi((2 * k) / size));
    this.re = new Float64Array(half);
    this.im = new Float64Array(half);
  }

  powerSpectrum(samples: Float64Array, power: Float64Array): void {
    const { size, reversed, cos, sin, re, im } = this;
    const half = re.length;
    if (samples.length !== size) throw new RangeError('samples: length must be the size of the transform');
    if (power.length !== half + 1) throw new RangeError('power: length must be size / 2 + 1');
    for (let i = 0; i < half; i++) {
      const source = 2 * reversed[i];
      re[i] = samples[source];
      im[i] = samples[source + 1];
    }
    butterflies(re, im, cos, sin);
    splitPower(re, im, cos, sin, power);
  }
}

function bitReversal(length: number): Uint32Array {
  const table = new Uint32Array(length);
  for (let i = 1; i < length; i++) table[i] = (table[i >> 1] >> 1) | ((i & 1) * (length >> 1));
  return table;
}

/** Decimation in time, in place; `cos` and `sin` hold half a turn of the doubled size. */
function butterflies(re: Float64Array, im: Float64Array, cos: Float64Array, sin: Float64Array): void {
  const n = re.length;
  for (let a = 0; a < n; a += 2) {
    const tr = re[a + 1];
    const ti = im[a + 1];
    re[a + 1] = re[a] - tr;
    im[a + 1] = im[a] - ti;
    re[a] += tr;
    im[a] += ti;
  }
  for (let span = 2; span < n; span *= 2) {
    const stride = n / span;
    for (let block = 0; block < n; block += 2 * span) {
      const end = block + span;
      for (let a = block, k = 0; a < end; a++, k += stride) {
        const b = a + span;
        const c = cos[k];
        const s = sin[k];
        const tr = re[b] * c + im[b] * s;
        const ti = im[b] * c - re[b] * s;
        re[b] = re[a] - tr;
        im[b] = im[a] - ti;
        re[a] += tr;
        im[a] += ti;
      }
    }
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
