import {
  beginAt,
  clampTo,
  GAIN_DB_RANGE,
  MODIFIER_RANGES,
  paceShots,
  repeatShots,
  retimeScene,
  SCENE_LIMITS,
  type Layer,
  type Modifiers,
  type NumericModifier,
  type Scene,
  type Space,
  type Timing,
} from '@whoosh/sound-scene';
import { kindOf } from '../../catalogue';
import { clamp, log2, pow } from '../../dsp/exact-math';
import { gesturesOf } from '../../gestures';
import { clampModifier, NEUTRAL } from '../propose/draft';
import { spaceOf } from '../arrange/placing';
import { rhythmOf } from '../arrange/rhythm';
import type { ScaleName } from '../lexicon/change-word';

/** How far along a scale: steps of its own, a ratio, or so many of its unit. */
export type Amount = { by: 'steps'; steps: number } | { by: 'ratio'; ratio: number } | { by: 'exact'; value: number };

export const ONE_STEP: Amount = { by: 'steps', steps: 1 };

/** Of a scale that is walked by adding: one step, and what twice as much of it is. */
interface Sum {
  step: number;
  double: number;
}

/** dB: twice as loud is 10 dB more (one sone to two). */
const LEVEL: Sum = { step: 4, double: 10 };
const HALF_SCALE: Sum = { step: 0.2, double: 0.3 };
/** Scales that are one modifier. A size one quarter up is twice as long, an octave is twice as high. */
const MODIFIER_SCALES: Readonly<Partial<Record<ScaleName, { mod: NumericModifier } & Sum>>> = {
  brightness: { mod: 'brightness', step: 0.15, double: 0.3 },
  pitch: { mod: 'pitch', step: 3, double: 12 },
  size: { mod: 'size', step: 0.2, double: 0.25 },
  strength: { mod: 'intensity', ...HALF_SCALE },
  density: { mod: 'density', ...HALF_SCALE },
  wetness: { mod: 'wetness', ...HALF_SCALE },
  roughness: { mod: 'roughness', ...HALF_SCALE },
  hollowness: { mod: 'hollowness', ...HALF_SCALE },
  age: { mod: 'age', ...HALF_SCALE },
  regularity: { mod: 'regularity', ...HALF_SCALE },
  tonality: { mod: 'tonality', ...HALF_SCALE },
};
const REVERB: Sum = { step: 0.15, double: 0.25 };
const WIDTH: Sum = { step: 0.3, double: 0.3 };
const START: Sum = { step: 0.5, double: 1 };
/** Factors of one step. */
const FACTORS = { distance: 2, speed: 4 / 3, duration: 1.5 } as const;
/** Metres that a scene can hold. */
const [NEAREST, FARTHEST] = [0.2, 2000];
const INTENSITIES = ['subtle', 'moderate', 'intense'] as const;
/** A layer shorter than this is none. */
const SHORTEST_SECONDS = 0.1;

function added({ step, double }: Sum, direction: 1 | -1, amount: Amount): number {
  if (amount.by === 'ratio') return direction * double * log2(amount.ratio);
  return direction * (amount.by === 'steps' ? step * amount.steps : amount.value);
}

/** What a scale that is walked by factors is multiplied by. */
function factorOf(step: number, direction: 1 | -1, amount: Amount): number {
  const up = amount.by === 'ratio' ? amount.ratio : amount.by === 'exact' ? 1 : pow(step, amount.steps);
  return direction === 1 ? up : 1 / up;
}

/** A value that is walked by factors, or so many of its unit on. */
function walked(value: number, step: number, direction: 1 | -1, amount: Amount): number {
  return amount.by === 'exact' ? value + direction * amount.value : value * factorOf(step, direction, amount);
}

/** One change along a scale. */
export interface Move {
  scale: ScaleName;
  direction: 1 | -1;
  amount: Amount;
}

/**
 * Moves layers, or the whole scene, along a scale.
 * @param targets ids; null: nothing was named
 */
export function alongScale(scene: Scene, targets: ReadonlySet<string> | null, move: Move): Scene {
  const whole = targets === null ? wholeAlongScale(scene, move) : undefined;
  return (
    whole ?? {
      ...scene,
      layers: scene.layers.map((layer) =>
        (targets?.has(layer.id) ?? layer.muted !== true) ? moveLayer(layer, scene, move) : layer,
      ),
    }
  );
}

/** What is changed of the scene itself where nothing was named; undefined: its layers are. */
function wholeAlongScale(scene: Scene, move: Move): Scene | undefined {
  const { scale, direction, amount } = move;
  if (scale === 'duration') return ofLength(scene, walked(scene.duration, FACTORS.duration, direction, amount));
  if (scale === 'reverb' || (scale === 'wetness' && direction < 0))
    return moreReverb(scene, { ...move, scale: 'reverb' });
  // a louder mix is brought back to the loudness of its intensity: that is what is changed
  if (scale === 'drama' || (scale === 'level' && amount.by !== 'exact')) return moreIntense(scene, move);
  return scale === 'start' && scene.layers.length > 1 ? scene : undefined;
}

function moveLayer(layer: Layer, scene: Scene, { scale, direction, amount }: Move): Layer {
  const { mods, place, timing } = layer;
  const modifier = MODIFIER_SCALES[scale];
  if (modifier !== undefined)
    return { ...layer, mods: withModifier(mods, modifier.mod, added(modifier, direction, amount)) };
  switch (scale) {
    case 'distance':
      return { ...layer, place: fartherPlace(place, direction, amount) };
    case 'level':
      return { ...layer, gainDb: clampTo(GAIN_DB_RANGE, layer.gainDb + added(LEVEL, direction, amount)) };
    case 'speed':
      return fasterLayer(layer, scene, factorOf(FACTORS.speed, direction, amount));
    case 'width':
      return { ...layer, place: { ...place, spread: clamp(place.spread + added(WIDTH, direction, amount), 0, 1) } };
    case 'reverb':
      return { ...layer, place: { ...place, space: wetter(place.space ?? scene.space, direction, amount) } };
    case 'start':
      return {
        ...layer,
        timing: beginAt(
          timing,
          clamp(startOf(timing) + added(START, direction, amount), 0, scene.duration - SHORTEST_SECONDS),
          scene.duration,
        ),
      };
    case 'duration':
      return longerLayer(layer, scene, direction, amount);
    default:
      return { ...layer, mods: withModifier(mods, 'intensity', added(HALF_SCALE, direction, amount)) };
  }
}

function withModifier(mods: Modifiers, mod: NumericModifier, change: number): Modifiers {
  const held = mods[mod];
  return { ...mods, [mod]: clampModifier(mod, (held ?? NEUTRAL[mod] ?? 0) + change) };
}

function fartherPlace({ motion, ...place }: Layer['place'], direction: 1 | -1, amount: Amount): Layer['place'] {
  const further = (metres: number): number =>
    clamp(walked(metres, FACTORS.distance, direction, amount), NEAREST, FARTHEST);
  const distance = further(place.distance);
  return motion === undefined
    ? { ...place, distance }
    : {
        ...place,
        distance,
        motion: { ...motion, from: further(motion.from), to: further(motion.to), closest: further(motion.closest) },
      };
}

function fasterLayer(layer: Layer, { duration }: Scene, factor: number): Layer {
  const { mods, timing } = layer;
  const speed = clampModifier('speed', (mods.speed ?? 1) * factor);
  const rate = mods.rate === undefined ? {} : { rate: clampModifier('rate', mods.rate * factor) };
  return { ...layer, mods: { ...mods, speed, ...rate }, timing: fasterTiming(timing, factor, duration) };
}

function fasterTiming(timing: Timing, factor: number, duration: number): Timing {
  if (timing.kind === 'shots') return { ...timing, at: paceShots(timing.at, factor, duration) };
  if (timing.kind === 'train') return { ...timing, rate: clampTo(MODIFIER_RANGES.rate, timing.rate * factor) };
  return timing.kind === 'sporadic' ? { ...timing, perMinute: clamp(timing.perMinute * factor, 0.1, 2400) } : timing;
}

/** When the first of it is heard, seconds. */
export function startOf(timing: Timing): number {
  return timing.kind === 'shots' ? (timing.at[0] ?? 0) : timing.start;
}

/** What goes on lasts longer, a single event takes longer. */
function longerLayer(layer: Layer, { duration }: Scene, direction: 1 | -1, amount: Amount): Layer {
  const { timing, mods, source } = layer;
  const longer = (seconds: number): number => walked(seconds, FACTORS.duration, direction, amount);
  if (timing.kind === 'shots')
    return {
      ...layer,
      mods: { ...mods, duration: clampModifier('duration', longer(mods.duration ?? rhythmOf(source.model).sounds)) },
    };
  const end = clamp(timing.start + longer(timing.end - timing.start), timing.start + SHORTEST_SECONDS, duration);
  return { ...layer, timing: { ...timing, end } };
}

/** The scene made anew for another length, as near as scenes may have. @param seconds any */
export function ofLength(scene: Scene, seconds: number): Scene {
  const { minDurationSeconds, maxDurationSeconds } = SCENE_LIMITS;
  return retimeScene(scene, clamp(Math.round(seconds * 1000) / 1000, minDurationSeconds, maxDurationSeconds), {
    gestures: gesturesOf(scene),
  });
}

function moreIntense(scene: Scene, { direction, amount }: Move): Scene {
  const steps = amount.by === 'steps' && amount.steps === 2 ? 2 : 1;
  const next = clamp(INTENSITIES.indexOf(scene.intensity) + direction * steps, 0, INTENSITIES.length - 1);
  return { ...scene, intensity: INTENSITIES[next] };
}

function moreReverb(scene: Scene, { direction, amount }: Move): Scene {
  const layers = scene.layers.map((layer) => {
    const { space, ...place } = layer.place;
    return space?.wet === undefined
      ? layer
      : { ...layer, place: { ...place, space: wetter(space, direction, amount) } };
  });
  return { ...scene, space: wetter(scene.space, direction, amount), layers };
}

/** More of the reverberation of its space; where there is none, that of a hall. */
function wetter<S extends Partial<Space>>(space: S, direction: 1 | -1, amount: Amount): S {
  const isDry = space.kind === undefined || space.kind === 'dry' || space.kind === 'outdoors';
  if (isDry && direction > 0) return { ...space, ...spaceOf('hall') };
  return { ...space, wet: clamp((space.wet ?? 0) + added(REVERB, direction, amount), 0, 1) };
}

/** More or fewer of something. */
export interface MoreOrFewer {
  direction: 1 | -1;
  /** How many; null: some. */
  by: number | null;
  /** They are living beings: more of them sound at once. */
  isOfBeings: boolean;
}

/**
 * More or fewer of what happens in a layer: beings and single events by their number, rows of events by their pace;
 * what goes on grows stronger or weaker, but has no number.
 */
export function moreOf(layer: Layer, scene: Scene, { direction, by, isOfBeings }: MoreOrFewer): Layer {
  const { timing, mods, source } = layer;
  const some = (held: number): number => held + direction * (by ?? Math.max(1, Math.round(held / 2)));
  if (isOfBeings) return withCount(layer, scene, some(mods.sources ?? 1), true);
  if (timing.kind === 'shots') {
    const count = some(timing.at.length);
    // less of what happens once is less loud
    return count < 1
      ? { ...layer, gainDb: clampTo(GAIN_DB_RANGE, layer.gainDb - LEVEL.step) }
      : withCount(layer, scene, count, false);
  }
  if (timing.kind === 'continuous' && kindOf(source.model) !== 'sequence')
    return by !== null
      ? layer
      : { ...layer, mods: withModifier(mods, 'intensity', added(HALF_SCALE, direction, ONE_STEP)) };
  return fasterLayer(layer, scene, direction > 0 ? FACTORS.speed : 1 / FACTORS.speed);
}

/** How many events, or beings at once, there are. */
export function countOf({ timing, mods }: Layer, isOfBeings: boolean): number {
  if (isOfBeings) return mods.sources ?? 1;
  return timing.kind === 'shots' ? timing.at.length : (mods.count ?? 1);
}

/** So many events, or beings at once. */
export function withCount(layer: Layer, { duration }: Scene, count: number, isOfBeings: boolean): Layer {
  const { timing, mods } = layer;
  const times = clampModifier('count', Math.round(count));
  if (isOfBeings) return { ...layer, mods: { ...mods, sources: clampModifier('sources', Math.round(count)) } };
  if (timing.kind === 'shots')
    return timing.at.length === times
      ? layer
      : {
          ...layer,
          mods: { ...mods, count: times },
          timing: { ...timing, at: repeatShots(paced(layer, timing.at, duration), times, duration) },
        };
  if (timing.kind === 'continuous')
    return kindOf(layer.source.model) === 'sequence' ? counted(layer, times, duration) : layer;
  const length = Math.max(SHORTEST_SECONDS, timing.end - timing.start);
  return {
    ...layer,
    timing:
      timing.kind === 'train'
        ? { ...timing, rate: clampTo(MODIFIER_RANGES.rate, times / length) }
        : { ...timing, perMinute: clamp((times * 60) / length, 0.1, 2400) },
  };
}

/** A single event and the next one at the pace of its source; several have a pace of their own. */
function paced({ mods, source }: Layer, at: readonly number[], duration: number): readonly number[] {
  const [start = 0, ...others] = at;
  const spacing = rhythmOf(source.model).spacing / (mods.speed ?? 1);
  return others.length > 0 ? at : [start, Math.max(start, Math.min(duration - SHORTEST_SECONDS, start + spacing))];
}

/** A row that went on becomes so many single events at its own pace. */
function counted(layer: Layer, count: number, duration: number): Layer {
  const { timing, mods } = layer;
  const start = startOf(timing);
  const at = repeatShots(paced(layer, [start], duration), count, duration);
  return { ...layer, mods: { ...mods, count }, timing: { kind: 'shots', at, jitter: 0.08 } };
}
