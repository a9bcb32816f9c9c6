import families from './figures/families.json';

/** Median over recordings, standard deviation between recordings and inside one; null where too few recordings tell. */
export type Measured = readonly (number | null)[];

/**
 * A principal direction: the standard deviation along it in dB, then its 40 components in 200ths of its unit length.
 */
export type Direction = readonly number[];

/**
 * What was measured on the recordings of one source. Levels are in half decibels; null: above the recordings' own band.
 */
export interface SourceFigures {
  recordings: number;
  /** Long-term level of each of the 40 bands against the whole. */
  colour: readonly (number | null)[];
  directions?: readonly Direction[];
  /** What the directions leave per band, dB. */
  rest?: number;
  /**
   * How much more its bands move than those of stationary noise: standard deviation of the level around DYNAMICS_HERTZ
   * as hundredths of the level, rates of the lowest group of bands first (`Dynamics`), and the share of it that bands
   * have in common.
   */
  modulation?: readonly number[];
  together?: number;
  /**
   * Intervals in s, levels in dB under the loudest, lengths and attacks in ms, decays (T60) in s; spreads in octaves
   * (levels: dB).
   */
  events?: {
    interval?: Measured;
    irregularity?: Measured;
    level?: Measured;
    length?: Measured;
    attack?: Measured;
    decay?: Measured;
    decayByOctave?: readonly (Measured | null)[];
  };
  pitch?: {
    share: number;
    hertz?: Measured;
    range?: Measured;
    length?: Measured;
    jitter?: Measured;
    shimmer?: Measured;
    harmonicity?: Measured;
    /** Weight, then 16 points in semitones. */
    contours?: readonly (readonly number[])[];
    contourRest?: number;
    /** Hz, spread between recordings in octaves, bandwidth in Hz, movement inside a recording in octaves. */
    formants?: readonly Measured[];
  };
  partials?: {
    share: number;
    slope?: number;
    inharmonicity?: number;
    sets: readonly {
      lowest: number;
      ratios: readonly number[];
      levels: readonly number[];
      decays: readonly (number | null)[];
    }[];
  };
}

/** What the sources of a family share: how far recordings of one source differ from each other. */
export interface FamilySpread {
  /** Of the distance in dB between a band's quiet and loud moments, as a share of it. */
  range: number;
  directions: readonly Direction[];
  rest: number;
  f0_oct: number;
  interval_oct: number;
  length_oct: number;
  attack_oct: number;
  t60_oct: number;
  /** Of the depth in which bands move, dB. */
  modulation?: number;
}

/** What was measured on the recordings of a family's sources. */
export interface FamilyFigures {
  readonly spread: FamilySpread;
  readonly sources: Readonly<Record<string, SourceFigures>>;
}

/** How a model sounds by itself, as `npm run calibrate` measured it. */
export interface Calibration {
  /**
   * Mean long-term level of each of the 40 bands against the whole, half decibels; absent where it was not measured.
   */
  readonly colour?: readonly number[];
  /**
   * How much more its bands move than those of stationary noise, as recordings' are measured; absent where it was not
   * measured.
   */
  readonly modulation?: readonly number[];
  /** Shares of the individual's own colour and of the way to the recordings' mean; the usual ones where absent. */
  readonly strength?: readonly number[];
  /** Share of what the microphone of an individual does; 1 where absent. */
  readonly microphone?: number;
  /** Share of what surfaces near the microphone give back; 1 where absent, less where recordings are few (`isTold`). */
  readonly surfaces?: number;
  /** Share of the usual contrast inside bands that is added to the model's; 1 where absent. */
  readonly contrast?: number;
  /** Share of what its individuals differ by inside their takes; 1 where absent. */
  readonly within?: number;
  /** Share of the draws of a kernel (`differencesOf` and its kin) that is taken; the usual one where absent. */
  readonly share?: number;
  /**
   * By parameter of the model, and `variety`, `floor`, `motion` of the individual: what individuals have against the model's
   * usual in the middle, and standard deviation between them; in octaves, of parameters that are summed in their unit.
   */
  readonly differs?: Readonly<Record<string, readonly number[]>>;
  /** What words leave open, a row for each combination (`unspokenOf`); nothing where absent. */
  readonly unspoken?: readonly (readonly number[])[];
}

const FAMILY_OF: Readonly<Record<string, string>> = families;
/** Families that have figures, each a file of its own. */
export const FIGURE_FAMILIES: readonly string[] = [...new Set(Object.values(FAMILY_OF))].sort();
/** A source that the catalogue does not have differs as the family of most recordings does. */
const USUAL_FAMILY = 'impact';

interface KnownFamily extends FamilyFigures {
  readonly calibrations: Readonly<Record<string, Calibration>>;
}

const known = new Map<string, KnownFamily>();

/** Makes the figures of a family known; its file does so as it is loaded. */
export function registerFigures(
  family: string,
  figures: FamilyFigures,
  calibrations: Readonly<Record<string, Calibration>>,
): void {
  known.set(family, { ...figures, calibrations });
}

/** The family whose figures a source is drawn from. */
export function figureFamily(source: string): string {
  return (Object.hasOwn(FAMILY_OF, source) ? FAMILY_OF[source] : undefined) ?? USUAL_FAMILY;
}

/** What is known of a source; without recordings or a calibration of its own it has its family's spread alone. */
export interface KnownFigures {
  own?: SourceFigures;
  family: FamilySpread;
  calibration?: Calibration;
}

/**
 * The measures of a source and of its family.
 * @throws Error where its family's file was not loaded: without it another sound would come out
 */
export function figuresOf(source: string): KnownFigures {
  const family = figureFamily(source);
  const figures = known.get(family);
  if (!figures) throw new Error(`The figures of the family '${family}' are not loaded: await learnFigures(scene).`);
  const { sources, spread, calibrations } = figures;
  return {
    own: Object.hasOwn(sources, source) ? sources[source] : undefined,
    family: spread,
    calibration: Object.hasOwn(calibrations, source) ? calibrations[source] : undefined,
  };
}

/** With so many recordings halves of the family's spread lie further from them than the whole (the same document). */
const TELLING_RECORDINGS = 3;
/**
 * What a source takes of its family's spread of colour and of what surfaces give back where its recordings do not tell:
 * nine in ten of the 81 sources that have own spreads of colour have at least half (0.53) of their family's, and takes
 * with the whole of both are recognised less than recordings are (docs/measurements/individuals.md).
 */
export const UNTOLD_SHARE = 0.5;

/** Whether a source's own recordings tell how far its individuals differ. */
export function isTold({ own }: KnownFigures): boolean {
  return (own?.recordings ?? 0) >= TELLING_RECORDINGS;
}

/** Whether a family's file was loaded. */
export function hasFigures(family: string): boolean {
  return known.has(family);
}
