import { SAMPLE_RATE } from '../voice';
import { HOP_FRAMES } from './band-transform';
import { exp, gainToDb } from './exact-math';

/** The power of a band that falls silent is let go by a factor of e in this time, s. */
const FALL_SECONDS = 0.04;
const FALL = exp(-HOP_FRAMES / SAMPLE_RATE / FALL_SECONDS);
/** What lies further under the loudest moment is treated as if it lay here, dB. */
const FLOOR_DB = 60;
/** Keeps the logarithm of silence finite; power of a window's transform, 150 dB under a full-scale tone. */
const LEAST_POWER = 1e-10;

/**
 * Widens (or narrows) the distance in dB of each band of a sound to its loudest moment so far: what is quiet inside a
 * band becomes quieter (or louder), the loudest moments stay as they are.
 */
export class MultibandExpander {
  /** Of each band: its power, held while it falls, and its highest so far. */
  private readonly held: Float64Array;
  private readonly highest: Float64Array;

  /** @param amounts by how much of itself the distance of each band grows: 0 leaves it as it is, less narrows it */
  constructor(private readonly amounts: readonly number[]) {
    this.held = new Float64Array(amounts.length).fill(LEAST_POWER);
    this.highest = this.held.slice();
  }

  /**
   * Gains of the bands in the next window of a BandTransform.
   * @param powers of the bands in it
   * @param gainsDb overwritten
   */
  measure(powers: Float64Array, gainsDb: Float64Array): void {
    const { held, highest, amounts } = this;
    for (let band = 0; band < highest.length; band++) {
      held[band] = Math.max(powers[band] + LEAST_POWER, FALL * held[band]);
      if (held[band] > highest[band]) highest[band] = held[band];
      gainsDb[band] = amounts[band] * Math.max(-FLOOR_DB, 0.5 * gainToDb(held[band] / highest[band]));
    }
  }
}
