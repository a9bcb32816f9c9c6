import { BAND_HERTZ } from '../dsp/band-chain';
import { hash32 } from '../dsp/random';
import { ValueNoise } from '../dsp/value-noise';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';

/** Random values per second between which a band's level goes: two make a swing. */
const KNOTS_PER_SECOND = 1.1;
/** Standard deviation of value noise: uniform draws, and a smoothstep between them, which takes a quarter of the power. */
const VALUE_NOISE_DEVIATION = 0.498;

/** Gains of bands that drift slowly, each by itself. */
export class BandDrift {
  private readonly courses: readonly ValueNoise[];
  private readonly now: Float64Array;
  private readonly depth: number;

  /** @param gainsDb in the middle @param driftDb standard deviation */
  constructor(
    private readonly gainsDb: readonly number[],
    driftDb: number,
    seed: number,
  ) {
    this.depth = driftDb / VALUE_NOISE_DEVIATION;
    this.now = Float64Array.from(gainsDb);
    this.courses = BAND_HERTZ.map((_, band) => new ValueNoise(hash32(seed, 'drift', band), KNOTS_PER_SECOND));
  }

  /** Gains of the next control block, dB. */
  next(): Float64Array {
    const { courses, now, gainsDb, depth } = this;
    for (let band = 0; band < now.length; band++)
      now[band] = gainsDb[band] + depth * courses[band].next(CONTROL_FRAMES / SAMPLE_RATE);
    return now;
  }
}
