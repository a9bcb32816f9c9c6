import { HOP_FRAMES } from '../dsp/band-transform';
import { BAND_HERTZ } from '../dsp/bell-fit';
import { hash32 } from '../dsp/random';
import { ValueNoise } from '../dsp/value-noise';
import { SAMPLE_RATE } from '../voice';

const HOP_SECONDS = HOP_FRAMES / SAMPLE_RATE;
/** Random values per second between which a band's level goes: two make a swing. */
const KNOTS_PER_SECOND = 1.1;
/** Standard deviation of value noise: uniform draws, and a smoothstep between them, which takes a quarter of the power. */
const VALUE_NOISE_DEVIATION = 0.498;

/** How far levels go up and down slowly: standard deviations, dB. */
export interface Drifts {
  /** Of each band by itself. */
  readonly driftDb: number;
  /** Of all bands together. */
  readonly swellDb: number;
}

/** How levels of bands, centred at BAND_HERTZ, drift slowly: each by itself, and all together. */
export class BandDrift {
  private readonly courses: readonly ValueNoise[];
  private readonly swell: ValueNoise;
  private readonly now = new Float64Array(BAND_HERTZ.length);
  private readonly depth: number;
  private readonly swellDepth: number;

  /** @param seed of the take */
  constructor({ driftDb, swellDb }: Drifts, seed: number) {
    this.depth = driftDb / VALUE_NOISE_DEVIATION;
    this.swellDepth = swellDb / VALUE_NOISE_DEVIATION;
    this.swell = new ValueNoise(hash32(seed, 'swell'), KNOTS_PER_SECOND);
    this.courses = BAND_HERTZ.map((_, band) => new ValueNoise(hash32(seed, 'drift', band), KNOTS_PER_SECOND));
  }

  /** Of the next window of a BandTransform, dB. */
  next(): Float64Array {
    const { courses, now, depth } = this;
    const together = this.swellDepth * this.swell.next(HOP_SECONDS);
    for (let band = 0; band < now.length; band++) now[band] = together + depth * courses[band].next(HOP_SECONDS);
    return now;
  }
}
