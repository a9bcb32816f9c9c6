import {
  clampTo,
  countEvents,
  GAIN_DB_RANGE,
  MODIFIER_RANGES,
  SCENE_LIMITS,
  type Layer,
  type Modifiers,
  type Scene,
  type Timing,
} from '@whoosh/sound-scene';
import { clamp, pow } from './dsp/exact-math';
import { hash32, Random } from './dsp/random';
import { layerSeed } from './performance';

/** How far one modifier may move at the full amount, and its range. */
interface Reach {
  name: keyof Pick<Modifiers, 'brightness' | 'size' | 'intensity' | 'roughness' | 'hollowness' | 'density' | 'pitch'>;
  by: number;
  /** What it is where nobody said anything. */
  neutral: number;
  low: number;
  high: number;
  /**
   * Whether more of it makes the sound brighter or darker: such modifiers move together, so that they do not cancel.
   */
  tone?: 'brighter' | 'darker';
}

const share = (name: Reach['name'], by: number, tone?: Reach['tone']): Reach => ({
  name,
  by,
  neutral: 0.5,
  low: 0,
  high: 1,
  tone,
});

/** The order is that of the draws: a new one goes to the end, so that the variations of a seed stay the same. */
const REACHES: readonly Reach[] = [
  share('brightness', 0.45, 'brighter'),
  share('size', 0.35, 'darker'),
  share('intensity', 0.3),
  share('roughness', 0.4),
  share('hollowness', 0.4),
  share('density', 0.4),
  { name: 'pitch', by: 5, neutral: 0, low: -24, high: 24, tone: 'brighter' },
];
/** Nothing moves by less than this share of its reach: what all but stays would make a wild variation one more take. */
const LEAST_SHARE = 0.5;
/** Factors at the full amount: 2^this, either way. */
const PACE_OCTAVES = 0.5;
const DISTANCE_OCTAVES = 0.8;
const AZIMUTH_DEGREES = 20;
/** Between the layers; the first keeps its level, for it is what the sound is of. */
const LEVEL_DB = 4;
/** Share of the distance to its neighbour by which an event moves at the full amount. */
const ONSET_SHARE = 0.3;
/** An event on its own has no neighbour, s. */
const LONE_ONSET_SECONDS = 0.2;
/** An event that begins later than this before the end is not heard, s. */
const LAST_ONSET_SECONDS = 0.1;

/**
 * A variation of a scene: the same happening once more, with the same individuals. The seed draws the small things
 * anew, as for another take; the amount says how far parameters and events move beside that. What sounds, how often, in
 * which order and for how long stays as it is. The draws do not depend on the amount, so a larger one goes on in the
 * same direction.
 * @param amount 0 (the seed alone) .. 1 (as far as the source is still what it is)
 * @param seed unsigned 32-bit; the scene's from then on
 * @throws RangeError for another amount
 */
export function varyScene(scene: Scene, amount: number, seed: number): Scene {
  if (!(amount >= 0 && amount <= 1)) throw new RangeError('amount: 0 to 1');
  const layers = keepIndividuals(scene).layers.map((layer, index) =>
    varied(layer, index, scene.duration, amount, seed),
  );
  // a crowded scene may not get more events than a scene can have: there they keep their times
  const timed =
    countEvents(layers) <= SCENE_LIMITS.maxEvents
      ? layers
      : layers.map((layer, index) => ({ ...layer, timing: scene.layers[index].timing }));
  return { ...scene, seed: seed >>> 0, layers: timed };
}

/**
 * The same dog barks once more: individuals that a scene leaves to its seed are named, so that they stay when it gets
 * another seed.
 */
export function keepIndividuals(scene: Scene): Scene {
  const layers = scene.layers.map((layer, index) => ({
    ...layer,
    individual: { seed: layerSeed(scene, layer, index), ...layer.individual },
  }));
  return { ...scene, layers };
}

function varied(layer: Layer, index: number, duration: number, amount: number, seed: number): Layer {
  // a seed set by hand would make each variation the same
  const own = layer.seed === undefined ? layer : { ...layer, seed: hash32(seed, layer.seed) };
  if (amount === 0) return own;
  const random = new Random(hash32(seed, 'variation', index, layer.source.model));
  const mods = variedMods(layer.mods, amount, random);
  const paceFactor = pow(2, PACE_OCTAVES * amount * eitherWay(random));
  const place = {
    ...layer.place,
    distance: round3(clamp(layer.place.distance * pow(2, DISTANCE_OCTAVES * amount * eitherWay(random)), 0.2, 2000)),
    azimuth: round3(clamp(layer.place.azimuth + AZIMUTH_DEGREES * amount * random.bipolar(), -90, 90)),
  };
  const levelDb = LEVEL_DB * amount * random.bipolar();
  const gainDb = index === 0 ? layer.gainDb : round3(clampTo(GAIN_DB_RANGE, layer.gainDb + levelDb));
  return {
    ...own,
    mods: paced(mods, layer.timing, paceFactor),
    timing: variedTiming(layer.timing, duration, amount, paceFactor, random),
    place,
    gainDb,
  };
}

function variedMods(mods: Modifiers, amount: number, random: Random): Modifiers {
  const moved = { ...mods };
  const brighter = Math.sign(random.bipolar());
  for (const { name, by, neutral, low, high, tone } of REACHES) {
    const drawn = eitherWay(random);
    const way = tone === undefined ? drawn : Math.abs(drawn) * (tone === 'brighter' ? brighter : -brighter);
    moved[name] = round3(clamp((mods[name] ?? neutral) + by * amount * way, low, high));
  }
  return moved;
}

/** [-1, -LEAST_SHARE] or [LEAST_SHARE, 1]. */
function eitherWay(random: Random): number {
  const drawn = random.bipolar();
  return Math.sign(drawn) * (LEAST_SHARE + (1 - LEAST_SHARE) * Math.abs(drawn));
}

/** The pace of single events is in their times. */
function paced(mods: Modifiers, timing: Timing, factor: number): Modifiers {
  if (timing.kind === 'shots') return mods;
  if (mods.rate !== undefined) return { ...mods, rate: round3(clampTo(MODIFIER_RANGES.rate, mods.rate * factor)) };
  return { ...mods, speed: round3(clampTo(MODIFIER_RANGES.speed, (mods.speed ?? 1) * factor)) };
}

function variedTiming(timing: Timing, duration: number, amount: number, factor: number, random: Random): Timing {
  switch (timing.kind) {
    case 'shots':
      return { ...timing, at: variedOnsets(timing.at, duration, amount, factor, random) };
    case 'train':
      return { ...timing, rate: round3(clampTo(MODIFIER_RANGES.rate, timing.rate * factor)) };
    case 'sporadic':
      return { ...timing, perMinute: round3(clamp(timing.perMinute * factor, 0.1, 2400)) };
    case 'continuous':
      return timing;
  }
}

/**
 * Each event moves by a share of the distance to its neighbour, all of them nearer together or further apart; none goes
 * past the end.
 */
function variedOnsets(
  at: readonly number[],
  duration: number,
  amount: number,
  factor: number,
  random: Random,
): number[] {
  const last = Math.max(0, duration - LAST_ONSET_SECONDS);
  const [first = 0] = at;
  const room = at.length > 1 ? (last - first) / Math.max(1e-3, Math.max(...at) - first) : 1;
  const spacing = at.length > 1 ? Math.max(Math.min(factor, room), Math.min(1, room)) : 1;
  const moved = at.map((time, i) => {
    const neighbour = i === 0 ? at[1] : at[i - 1];
    const reach = neighbour === undefined ? LONE_ONSET_SECONDS : ONSET_SHARE * Math.abs(time - neighbour);
    const shift = amount * reach * random.bipolar();
    // what begins the scene goes on beginning it
    return time === 0 ? 0 : clamp(first + (time - first) * spacing + shift, 0, Math.max(time, last));
  });
  return moved.sort((a, b) => a - b).map(round3);
}

/** Three decimals are what a scene keeps. */
function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
