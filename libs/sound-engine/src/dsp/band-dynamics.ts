import { SAMPLE_RATE } from '../voice';
import { exp } from './exact-math';
import { hash32 } from './random';
import { Svf } from './svf';
import { ValueNoise } from './value-noise';

/** How bands of a sound swell and sink by themselves. */
export interface Dynamics {
  /**
   * For 50 Hz to 500 Hz, to 2 kHz, to 6 kHz and above: standard deviation of the level around DYNAMICS_HERTZ, as a
   * share of the level itself.
   */
  readonly depths: readonly (readonly number[])[];
  /** Share of the movement (its power) that all bands have in common, 0..1. */
  readonly together: number;
  /** Of the courses; two noises of one sound take the same. */
  readonly seed: number;
}

/** Rates at which bands move: middles of the pairs of octaves in which recordings were measured, Hz. */
export const DYNAMICS_HERTZ = [0.7, 2.8, 11, 45] as const;
/** Random values per second that move a level around 1 Hz: two make a swing. */
const KNOTS_PER_SWING = 2.2;
/**
 * Standard deviation of value noise: uniform draws (3^-0.5) between which a smoothstep leads, which takes a quarter of
 * the power.
 */
const VALUE_NOISE_DEVIATION = 0.498;

/** Bands, each with the group of `depths` that it takes: 1.3 octaves apart, and as wide. */
const BANDS = [
  { hertz: 120, group: 0 },
  { hertz: 294, group: 0 },
  { hertz: 720, group: 1 },
  { hertz: 1760, group: 1 },
  { hertz: 4320, group: 2 },
  { hertz: 10_600, group: 3 },
] as const;
/** Half-power points of neighbours meet: together they pass the whole. RBJ: 1/Q = 2 sinh(ln2/2 BW). */
const QUALITY = 1.07;
/** A course of less is not heard. */
const LEAST_DEPTH = 0.04;

/** The slow and quick swings of one band, or those that all share. */
class Course {
  private readonly swings: readonly ValueNoise[];

  constructor(seed: number) {
    this.swings = DYNAMICS_HERTZ.map((hertz, rate) => new ValueNoise(hash32(seed, rate), KNOTS_PER_SWING * hertz));
  }

  /** Writes the present deviation at each rate, standard deviation 1, and moves on. */
  next(values: Float64Array, seconds: number): void {
    const { swings } = this;
    for (let k = 0; k < swings.length; k++) values[k] = swings[k].next(seconds) / VALUE_NOISE_DEVIATION;
  }
}

/** One band that swells and sinks. */
class MovingBand {
  private readonly filter: Svf;
  private readonly course: Course;
  private readonly own = new Float64Array(DYNAMICS_HERTZ.length);
  /** Takes back what swings add to the mean power: e^(2 sd z) has the mean e^(2 sd^2). */
  private readonly rest: number;
  private gain = 1;

  constructor(
    hertz: number,
    private readonly depths: readonly number[],
    seed: number,
  ) {
    this.filter = new Svf(Math.min(hertz, SAMPLE_RATE * 0.45), QUALITY);
    this.course = new Course(seed);
    this.rest = -depths.reduce((sum, depth) => sum + depth * depth, 0);
  }

  /** Adds what the band has more (or less) than before to out[from..to). */
  addChange(
    input: Float32Array,
    out: Float32Array,
    from: number,
    to: number,
    shared: Float64Array,
    together: number,
    seconds: number,
  ): void {
    const { own, depths } = this;
    this.course.next(own, seconds);
    const [common, alone] = [Math.sqrt(together), Math.sqrt(1 - together)];
    let level = this.rest;
    for (let k = 0; k < depths.length; k++) level += depths[k] * (common * shared[k] + alone * own[k]);
    const before = this.gain;
    this.gain = exp(level);
    this.filter.addBandPassRamp(input, out, from, to, before - 1, this.gain - 1);
  }
}

/**
 * Gives a sound's bands levels that move by themselves, as those of recordings do; its mean power in each band stays.
 */
export class BandDynamics {
  private readonly bands: readonly MovingBand[];
  private readonly shared: Course;
  private readonly common = new Float64Array(DYNAMICS_HERTZ.length);
  private readonly input: Float32Array;

  /** @param frames of the longest block @param fold 2 where the sound is rendered at half the rate, else 1 */
  constructor(
    private readonly dynamics: Dynamics,
    frames: number,
    private readonly fold = 1,
  ) {
    const { depths, seed } = dynamics;
    this.shared = new Course(hash32(seed, 'shared'));
    this.input = new Float32Array(frames);
    this.bands = BANDS.flatMap(({ hertz, group }, k) =>
      depths[group].some((depth) => depth > LEAST_DEPTH) && hertz * fold < SAMPLE_RATE / 2
        ? [new MovingBand(hertz * fold, depths[group], hash32(seed, 'band', k))]
        : [],
    );
  }

  /** Works on sound[from..to) of a block in place. */
  process(sound: Float32Array, from: number, to: number): void {
    const { bands, common, input, dynamics } = this;
    if (bands.length === 0) return;
    const seconds = ((to - from) * this.fold) / SAMPLE_RATE;
    this.shared.next(common, seconds);
    for (let i = from; i < to; i++) input[i] = sound[i];
    for (const band of bands) band.addChange(input, sound, from, to, common, dynamics.together, seconds);
  }
}
