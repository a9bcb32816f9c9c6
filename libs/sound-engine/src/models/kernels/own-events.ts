import { clamp, dbToGain, exp2, pow } from '../../dsp/exact-math';
import { EventColour, type ColourShape } from '../../dsp/event-colour';
import { hash32, Random } from '../../dsp/random';
import type { Individual, Trait } from '../../individual/individual';
import type { Performance } from '../../model';

/** One event of an individual against its usual one. */
export interface OwnEvent {
  /** Factors of pitch, length, decay and level. */
  readonly pitch: number;
  readonly length: number;
  readonly decay: number;
  readonly level: number;
  readonly colour: ColourShape;
  /** Factors of the time between what follows in it, for every STEP_SECONDS from its start. */
  readonly haste: readonly number[];
}

/** Steps in which an event's haste changes, s, and their number. */
const STEP_SECONDS = 0.12;
const STEPS = 12;

/** When something comes that usually comes so many seconds after an event's start: parts that meet go on meeting. */
export function hurried({ haste }: OwnEvent, seconds: number): number {
  let time = 0;
  let left = seconds;
  for (const factor of haste) {
    if (left <= STEP_SECONDS) return time + left * factor;
    time += STEP_SECONDS * factor;
    left -= STEP_SECONDS;
  }
  return time + left;
}

/**
 * Share of the measured spread inside a recording that is drawn: 0.7 as of what is drawn between individuals; of the
 * pitch less, as octaves that a pitch tracker mistakes stand in its spread.
 */
const DRAWN = 0.7;
const DRAWN_PITCH = 0.4;
/** Of intervals half: in a recording several kinds of them are mixed. */
const DRAWN_INTERVAL = 0.5;
/** Of the level less, as colour, pitch and force of an event move its level besides. */
const DRAWN_LEVEL = 0.45;
/** No event lies further off, standard deviations. */
const FURTHEST = 1.8;
/** How much of an event's level, pitch and length are its force: what is uttered with more force is higher and longer. */
const OF_FORCE = { level: 0.8, pitch: 0.5, length: 0.3, tilt: 0.3 };
/** The widest spreads: what is measured beyond them are events of several kinds in one recording. */
const WIDEST = { pitch: 0.3, length: 0.6, decay: 0.6, interval: 0.4, levelDb: 3, colourDb: 5.5 };

/**
 * How events of one recording differ in colour, for each dB by which they differ in level: 0.22 dB per octave of slope
 * and 0.56 dB of each octave band beside it (medians of 107 sources, of recordings with five and more events; the
 * brighter are the louder ones, correlation 0.24). What models have of that by themselves is taken off.
 */
const TILT_PER_DB = 0.15;
const BELLS_PER_DB = 0.4;
const USUAL: OwnEvent = {
  pitch: 1,
  length: 1,
  decay: 1,
  level: 1,
  colour: { tilt: 0, bells: [0, 0], place: 1 },
  haste: [],
};

/**
 * Draws what makes each event of an individual another one, as far as events inside one recording of its kind differ;
 * all are alike where nothing was measured.
 */
export class OwnEvents {
  private readonly random: Random;
  private readonly spread: Readonly<typeof WIDEST>;

  /** @param share of the spreads that is drawn */
  constructor({ seed, individual, events = individual }: Performance, name: string, share = 1) {
    this.random = new Random(hash32(seed, 'events differ', name));
    this.spread = spreadOf(events, share);
  }

  /** Factor by which one part of an event is louder than in others: the parts' bands then differ as bells would. */
  partLevel(): number {
    const { random, spread } = this;
    return spread.colourDb === 0
      ? 1
      : dbToGain(BELLS_PER_DB * spread.colourDb * clamp(random.gaussian(), -FURTHEST, FURTHEST));
  }

  next(): OwnEvent {
    const { random, spread } = this;
    if (spread.colourDb === 0) return USUAL;
    const draw = (): number => clamp(random.gaussian(), -FURTHEST, FURTHEST);
    const force = draw();
    const along = (share: number): number => share * force + Math.sqrt(1 - share * share) * draw();
    return {
      level: dbToGain(spread.levelDb * along(OF_FORCE.level)),
      pitch: exp2(spread.pitch * along(OF_FORCE.pitch)),
      length: exp2(spread.length * along(OF_FORCE.length)),
      decay: exp2(spread.decay * draw()),
      colour: {
        tilt: TILT_PER_DB * spread.colourDb * along(OF_FORCE.tilt),
        bells: [BELLS_PER_DB * spread.colourDb * draw(), BELLS_PER_DB * spread.colourDb * draw()],
        place: exp2(0.5 * draw()),
      },
      haste: Array.from({ length: STEPS }, () => exp2(spread.interval * draw())),
    };
  }
}

/** The filter that gives an event its colour. */
export const colourOf = ({ colour }: OwnEvent): EventColour => new EventColour(colour);

function spreadOf(individual: Individual | undefined, share: number): typeof WIDEST {
  if (!individual) return { pitch: 0, length: 0, decay: 0, interval: 0, levelDb: 0, colourDb: 0 };
  const { pitch, length, decay, interval, eventLevelDb } = individual;
  const variety = share * individual.variety;
  const drawn = ({ within }: Trait, part: number, widest: number): number => Math.min(widest, part * variety * within);
  return {
    pitch: drawn(pitch, DRAWN_PITCH, WIDEST.pitch),
    length: drawn(length, DRAWN, WIDEST.length),
    decay: drawn(decay, DRAWN, WIDEST.decay),
    interval: drawn(interval, DRAWN_INTERVAL, WIDEST.interval),
    levelDb: Math.min(WIDEST.levelDb, DRAWN_LEVEL * variety * eventLevelDb),
    colourDb: Math.min(WIDEST.colourDb, variety * eventLevelDb),
  };
}

/** How far towards the measured unevenness of a rhythm, in octaves, and at most, factors. */
const TOWARDS_MEASURED = 0.5;
const LEAST_UNEVEN = 0.5;
const MOST_UNEVEN = 2;

/**
 * How uneven an individual's rhythm is against its kind's: towards the variation of intervals in recordings. What words
 * make even stays so, as it is a factor.
 * @param regularity 0..1, the model's usual
 */
export function unevennessOf({ individual }: Performance, regularity: number): number {
  if (!individual) return 1;
  const { variety, irregularity, interval } = individual;
  const usual = 1 - regularity;
  // One recording alone does not tell how uneven its kind is.
  if (irregularity === undefined || interval.within === 0 || usual <= 0) return variety;
  return variety * clamp(pow(irregularity / usual, TOWARDS_MEASURED), LEAST_UNEVEN, MOST_UNEVEN);
}

/** The evenness of a rhythm whose unevenness is so many times as large. */
export const unevenRegularity = (regularity: number, factor: number): number =>
  regularity + (1 - factor) * (1 - regularity);
