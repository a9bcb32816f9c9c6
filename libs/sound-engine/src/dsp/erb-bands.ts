import { clamp, log } from './exact-math';

/**
 * Bands that overlap as triangles on the ERB scale: each frequency lies between the centres of two, with shares that
 * add up to 1; beyond the outermost centres it belongs to one.
 */
export class ErbBands {
  /** Of each frequency the lower of its two bands, and how near it lies to the upper one, 0..1. */
  private readonly lower: Uint8Array;
  private readonly share: Float64Array;

  /**
   * @param centres of the bands, Hz, rising, two and more
   * @param hertz the frequencies
   */
  constructor(centres: readonly number[], hertz: readonly number[]) {
    const numbers = centres.map(erbNumber);
    this.lower = Uint8Array.from(hertz, (f) => {
      const above = numbers.findIndex((centre) => centre >= erbNumber(f));
      return above === -1 ? numbers.length - 2 : Math.max(0, above - 1);
    });
    this.share = Float64Array.from(hertz, (f, k) => {
      const at = this.lower[k];
      return clamp((erbNumber(f) - numbers[at]) / (numbers[at + 1] - numbers[at]), 0, 1);
    });
  }

  /** Adds up in each band what lies in it of powers at the frequencies; `bands` is overwritten. */
  gather(powers: Float64Array, bands: Float64Array): void {
    const { lower, share } = this;
    bands.fill(0);
    for (let k = 0; k < lower.length; k++) {
      const upper = share[k] * powers[k];
      bands[lower[k]] += powers[k] - upper;
      bands[lower[k] + 1] += upper;
    }
  }

  /** Values at the frequencies in straight lines between those of the bands; `values` is overwritten. */
  between(bands: ArrayLike<number>, values: Float64Array): void {
    const { lower, share } = this;
    for (let k = 0; k < lower.length; k++) {
      const below = bands[lower[k]];
      values[k] = below + share[k] * (bands[lower[k] + 1] - below);
    }
  }
}

/** B. Glasberg, B. Moore (1990), up to a factor: number of equivalent rectangular bandwidths under a frequency. */
function erbNumber(hertz: number): number {
  return log(1 + 0.00437 * hertz);
}
