import type { Individual as Chosen, Modifiers } from '@whoosh/sound-scene';
import { clamp, exp2 } from '../dsp/exact-math';
import { hash32 } from '../dsp/random';
import { bandRanges } from './contrast';
import { drawsOf, type Draws } from './draws';
import { dynamicsOf, type OwnDynamics } from './dynamics';
import {
  figuresOf,
  isTold,
  UNTOLD_SHARE,
  type Calibration,
  type FamilySpread,
  type KnownFigures,
  type Measured,
  type SourceFigures,
} from './figures';
import { microphoneOf, type Microphone } from './microphone';
import { throatOf, type Throat } from './throat';
import { DRAWN_SHARE, OWN, SHARED, trait, type Trait } from './trait';

export { DRAWN_SHARE } from './trait';
export type { Throat } from './throat';
export type { Trait } from './trait';

/** Centres of the 40 bands in which colour is told, Hz. */
export const COLOUR_HERTZ = [
  65, 96, 131, 169, 212, 259, 311, 369, 432, 503, 581, 668, 764, 870, 988, 1118, 1262, 1421, 1598, 1793, 2009, 2249,
  2514, 2807, 3131, 3491, 3889, 4329, 4816, 5356, 5953, 6614, 7346, 8156, 9052, 10_045, 11_144, 12_360, 13_706, 15_196,
] as const;
/** Octaves in which decay is told, Hz. */
export const DECAY_HERTZ = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const;

/**
 * Of a kernel's own draws so much is taken where nothing was found: the colour of the individual is drawn besides, and
 * with the whole of both takes of most sources differ more than recordings do (seeds 201 to 204: 1.57 times for punch,
 * 1.28 for impact_stone).
 */
const USUAL_SHARE = 0.6;
/**
 * Tones of a struck thing: frequencies against the lowest, levels in dB under the strongest, T60 in s (null: not
 * measured).
 */
export interface PartialSet {
  readonly lowestHertz: number;
  readonly ratios: readonly number[];
  readonly levelsDb: readonly number[];
  readonly decaySeconds: readonly (number | null)[];
}

/**
 * One of its kind: this dog, this door. Drawn before its voice is prepared and the same for the whole take; what
 * differs from event to event stands under `within`. The draws are against what the words ask for: a model moves its
 * own values by the factors, whatever the words made of them.
 */
export interface Individual {
  /** For draws of the model's own that are not here. */
  readonly seed: number;
  /**
   * Bigger (+) or smaller (-) than usual of its kind, in standard deviations between recordings, with what the words
   * say.
   */
  readonly size: number;
  /** 0 new .. 1 rusted and worn, with what the words say. */
  readonly wear: number;
  /** 0 dry .. 1 soaked, as the words say. */
  readonly wetness: number;
  /** The microphone nearer (-) or further off (+) than usual, in standard deviations. */
  readonly distance: number;
  readonly pitch: Trait;
  /** Of one event. */
  readonly length: Trait;
  readonly attack: Trait;
  /** T60. */
  readonly decay: Trait;
  /** T60 in the octaves of DECAY_HERTZ. */
  readonly decayByOctave: readonly Trait[];
  /** From event to event, s. */
  readonly interval: Trait;
  /** Variation of intervals inside a take (standard deviation over mean); undefined where it was not measured. */
  readonly irregularity?: number;
  /** How far levels of events differ, dB. */
  readonly eventLevelDb: number;
  /** Measured sets of partials to take one of; undefined where the source has no tones. */
  readonly partials?: PartialSet;
  /** undefined where the source has no pitch. */
  readonly throat?: Throat;
  readonly colour: Colour;
  /** How far events of one take differ from each other: factor on the spreads that models have. */
  readonly variety: number;
  /** Level of the quiet between its events, factor. */
  readonly floor: number;
  /** How far each of the 40 bands lies under its loudest moment against its kind's, factors of the distance in dB. */
  readonly ranges: readonly number[];
  /** What was found of the differences of its kind (`Calibration`). */
  readonly kind: KindDifferences;
  /**
   * How much more its bands move than the model's by themselves; undefined where the model or no recording was
   * measured.
   */
  readonly dynamics?: OwnDynamics;
  readonly microphone: Microphone;
}

/** How individuals of a kind differ in what a model has of parameters. */
export interface KindDifferences {
  /** Share of a kernel's own draws. */
  readonly share: number;
  readonly differs: NonNullable<Calibration['differs']>;
  /** Share of what surfaces near the microphone give back. */
  readonly surfaces: number;
}

/** How the energy lies over the bands. */
export interface Colour {
  /** What the individual's long-term spectrum has against its kind's mean, dB in the 40 bands. */
  readonly deviation: readonly number[];
  /**
   * Its long-term spectrum, dB of the whole in the 40 bands; null above what recordings have; undefined for a source
   * without recordings.
   */
  readonly target?: readonly (number | null)[];
}

/** What the words say of an individual. */
export interface IndividualWords {
  mods: Readonly<Modifiers>;
}

/**
 * The individual of a source: the same source, seed and words give the same one.
 * @param chosen what a scene keeps of it; its `size` and `tone` hold instead of what the seed draws
 * @param seed unsigned 32-bit, used where `chosen` has none
 */
export function drawIndividual(source: string, seed: number, words: IndividualWords, chosen: Chosen = {}): Individual {
  return made(source, chosen.seed ?? seed, words, chosen, 1);
}

/** The individual whose every trait is its kind's usual one: what a voice is that was prepared without one. */
export function usualIndividual(source: string): Individual {
  return made(source, 0, { mods: {} }, {}, 0);
}

function made(source: string, own: number, words: IndividualWords, chosen: Chosen, share: number): Individual {
  const figures = figuresOf(source);
  const draws = (name: string): Draws => drawsOf(source, own, name, share);
  const size = chosen.size ?? draws('size').next();
  const body = bodyOf(size, words, draws('body'));
  return {
    seed: hash32(own, 'individual', source),
    ...body,
    microphone: microphoneOf(source, body.distance, figures, draws('microphone')),
    ...eventsOf(figures, size, draws('events')),
    partials: partialsOf(figures.own?.partials, draws('partials')),
    throat: throatOf(figures.own?.pitch, size, draws('throat')),
    colour: colourOf(figures, chosen.tone, draws),
    variety: foundFactor(figures, 'variety', draws('variety')),
    floor: foundFactor(figures, 'floor', draws('floor')),
    ranges: rangesOf(figures, draws('ranges')),
    kind: kindOf(figures),
    dynamics: dynamicsOf(figures, drawnOf(draws('dynamics')), foundFactor(figures, 'motion', draws('motion'))),
  };
}

function kindOf(figures: KnownFigures): KindDifferences {
  const { share = USUAL_SHARE, differs = {}, surfaces } = figures.calibration ?? {};
  return { share, differs, surfaces: surfaces ?? (isTold(figures) ? 1 : UNTOLD_SHARE) };
}

function rangesOf({ family, calibration }: KnownFigures, draws: Draws): number[] {
  return bandRanges(COLOUR_HERTZ.length, family.range * (calibration?.within ?? 1), draws);
}

/** A factor of the individual that was found for its kind; 1 where nothing was. */
function foundFactor({ calibration }: KnownFigures, name: 'variety' | 'floor' | 'motion', draws: Draws): number {
  const [middle, spread] = calibration?.differs?.[name] ?? [0, 0];
  return exp2(middle + spread * draws.next());
}

const drawnOf = (draws: Draws) => (): number => DRAWN_SHARE * draws.next();

/** An adjective moves the mean by so many standard deviations: "small" (0.3) by one. */
const SIZE_PER_WORD = 5;

function bodyOf(
  size: number,
  { mods }: IndividualWords,
  draws: Draws,
): Pick<Individual, 'size' | 'wear' | 'wetness' | 'distance'> {
  const wear = (mods.age ?? 0.25) + 0.15 * draws.next();
  return {
    size: DRAWN_SHARE * size + SIZE_PER_WORD * ((mods.size ?? 0.5) - 0.5),
    wear: clamp(wear, 0, 1),
    wetness: mods.wetness ?? 0,
    distance: DRAWN_SHARE * draws.next(),
  };
}

/** Big things sound lower, longer and start more slowly: how much of each draw is the size's. */
const SIZE_SHARES = { pitch: -0.8, length: 0.5, decay: 0.5, attack: 0.3, interval: 0.4 };

type Events = Pick<
  Individual,
  'pitch' | 'length' | 'attack' | 'decay' | 'decayByOctave' | 'interval' | 'irregularity' | 'eventLevelDb'
>;

function eventsOf({ own, family }: KnownFigures, size: number, draws: Draws): Events {
  const { events, pitch } = own ?? {};
  const withSize = (share: number): number => share * size + Math.sqrt(1 - share * share) * draws.next();
  const decay = withSize(SIZE_SHARES.decay);
  return {
    pitch: trait(pitch?.hertz, family.f0_oct, withSize(SIZE_SHARES.pitch)),
    length: trait(events?.length, family.length_oct, withSize(SIZE_SHARES.length), 0.001),
    attack: trait(events?.attack, family.attack_oct, withSize(SIZE_SHARES.attack), 0.001),
    decay: trait(events?.decay, family.t60_oct, decay),
    decayByOctave: DECAY_HERTZ.map((_, octave) =>
      trait(events?.decayByOctave?.[octave] ?? undefined, family.t60_oct, SHARED * decay + OWN * draws.next()),
    ),
    interval: trait(events?.interval, family.interval_oct, withSize(SIZE_SHARES.interval)),
    irregularity: irregularityOf(events?.irregularity, draws),
    eventLevelDb: events?.level?.[2] ?? 0,
  };
}

function irregularityOf(measured: Measured | undefined, draws: Draws): number | undefined {
  const draw = draws.next();
  const [median, between] = measured ?? [];
  if (median === undefined || median === null) return undefined;
  return clamp(median + DRAWN_SHARE * (between ?? 0.2) * draw, 0.01, 1.5);
}

function partialsOf(measured: SourceFigures['partials'], draws: Draws): PartialSet | undefined {
  const drawn = draws.uniform();
  if (!measured || measured.sets.length === 0) return undefined;
  const set = measured.sets[Math.floor(drawn * measured.sets.length)];
  return {
    lowestHertz: set.lowest,
    // Whole sets are drawn, so that ratios, levels and decays belong together; 2 % makes another thing of the same
    // make.
    ratios: set.ratios.map((ratio, k) => (k === 0 ? 1 : ratio * exp2(0.03 * draws.next()))),
    levelsDb: set.levels,
    decaySeconds: set.decays,
  };
}

const HALF = 0.5;
const DIRECTION_UNIT = 1 / 200;

function colourOf({ own, family }: KnownFigures, tone: number | undefined, draws: (name: string) => Draws): Colour {
  const deviation = deviationOf(own, family, tone, draws('colour'));
  if (!own) return { deviation };
  return {
    deviation,
    target: own.colour.map((level, band) => (level === null ? null : level * HALF + deviation[band])),
  };
}

function deviationOf(
  own: SourceFigures | undefined,
  family: FamilySpread,
  tone: number | undefined,
  draws: Draws,
): number[] {
  const directions = own?.directions ?? family.directions;
  const rest = (own?.directions ? own.rest : undefined) ?? family.rest;
  const deviation = COLOUR_HERTZ.map(() => 0);
  directions.forEach(([spread, ...parts], index) => {
    const drawn = draws.next();
    const along = DRAWN_SHARE * spread * DIRECTION_UNIT * (index === 0 ? (tone ?? drawn) : drawn);
    parts.forEach((part, band) => (deviation[band] += along * part));
  });
  return deviation.map((db) => db + DRAWN_SHARE * rest * draws.next());
}
