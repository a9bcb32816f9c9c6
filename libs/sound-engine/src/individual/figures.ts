import animal from './figures/animal.json';
import body from './figures/body.json';
import electronic from './figures/electronic.json';
import families from './figures/families.json';
import fire from './figures/fire.json';
import house from './figures/house.json';
import impact from './figures/impact.json';
import machine from './figures/machine.json';
import music from './figures/music.json';
import room from './figures/room.json';
import scifi from './figures/scifi.json';
import voice from './figures/voice.json';
import water from './figures/water.json';
import weather from './figures/weather.json';

/** Median over recordings, standard deviation between recordings and inside one; null where too few recordings tell. */
export type Measured = readonly (number | null)[];

/** A principal direction: the standard deviation along it in dB, then its 40 components in 200ths of its unit length. */
export type Direction = readonly number[];

/** What was measured on the recordings of one source. Levels are in half decibels; null: above the recordings' own band. */
export interface SourceFigures {
  recordings: number;
  /** Long-term level of each of the 40 bands against the whole. */
  colour: readonly (number | null)[];
  directions?: readonly Direction[];
  /** What the directions leave per band, dB. */
  rest?: number;
  /** 20 pairs of bands x 5 quantiles of the 3 ms levels against the pair's own mean power. */
  levels: readonly (number | null)[];
  levelSpread?: readonly (number | null)[];
  /** 4 groups of bands x 8 rates. */
  modulation: readonly (number | null)[];
  modulationSpread?: readonly (number | null)[];
  /** Two bands apart, an octave apart, over 2.5 octaves apart: mean and standard deviation. */
  correlation: readonly Measured[];
  ripple: Measured;
  lowEnd?: Measured;
  highEnd?: Measured;
  /** Intervals in s, levels in dB under the loudest, lengths and attacks in ms, decays (T60) in s; spreads in octaves (levels: dB). */
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
  directions: readonly Direction[];
  rest: number;
  ripple_db: number;
  near: number;
  far: number;
  levels: readonly number[];
  modulation: number;
  below_100hz_db: number;
  above_10khz_db: number;
  f0_oct: number;
  interval_oct: number;
  length_oct: number;
  attack_oct: number;
  t60_oct: number;
}

interface FamilyFigures {
  spread: FamilySpread;
  sources: Readonly<Record<string, SourceFigures>>;
}

const FIGURES: Readonly<Record<string, FamilyFigures>> = {
  animal,
  body,
  electronic,
  fire,
  house,
  impact,
  machine,
  music,
  room,
  scifi,
  voice,
  water,
  weather,
};
const FAMILY_OF: Readonly<Record<string, string>> = families;
/** A source that the catalogue does not have differs as the family of most recordings does. */
const USUAL_FAMILY = 'impact';

/** The measures of a source and of its family; a source without recordings has its family's alone. */
export function figuresOf(source: string): { own?: SourceFigures; family: FamilySpread } {
  const { sources, spread } = FIGURES[FAMILY_OF[source] ?? USUAL_FAMILY] ?? FIGURES[USUAL_FAMILY];
  return { own: Object.hasOwn(sources, source) ? sources[source] : undefined, family: spread };
}
