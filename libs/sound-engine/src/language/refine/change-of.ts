import type { Layer, Scene } from '@whoosh/sound-scene';
import { clamp } from '../../dsp/exact-math';
import type { Act, Unit } from '../lexicon/change-word';
import { clampModifier } from '../propose/draft';
import type { TaggedToken } from '../tag/tagged-token';
import { withoutLayers } from './cast-changes';
import type { Meaning } from './meaning';
import { withEffects, withMaterial, withSpace } from './plain';
import type { Change } from './piece-result';
import { allSaid, asksFor, numberIn, type Said, said, secondsIn } from './said';
import { alongScale, countOf, moreOf, ofLength, ONE_STEP, withCount, type Amount, type Move } from './scales';
import { othersThan, toEach, toNamed } from './targets';
import { momentChange, stopAt } from './times';

/** What a piece does to what it names; null: it only names. */
export function changeOf(items: readonly TaggedToken[], meaning: Meaning): Change | null {
  return (
    actOf(items, meaning) ??
    momentChange(items, secondsIn(items)) ??
    scaleChange(items) ??
    settingOf(items) ??
    numberChange(items, meaning) ??
    plainChange(meaning)
  );
}

function actOf(items: readonly TaggedToken[], meaning: Meaning): Change | null {
  const act = said(items, 'act');
  return act === undefined ? null : (ACTS[act.act]?.(items, meaning) ?? null);
}

/** What is done by each act; null: it is told by what stands beside it. */
const ACTS: Readonly<Partial<Record<Act, (items: readonly TaggedToken[], meaning: Meaning) => Change | null>>> = {
  remove: (items, meaning) => {
    const { targets: named } = meaning;
    if (isReverb(items)) return dried;
    const stopped = stopAt(meaning);
    if (stopped) return stopped;
    // "Cut the bass": less of it.
    if (said(items, 'measure')) return null;
    const isNothing = named === null && !said(items, 'everything');
    return isNothing ? (scene) => scene : toNamed(withoutLayers);
  },
  only: (items, { isOfBeings }) => {
    const count = numberIn(items);
    return count === null
      ? toNamed((scene, targets) => withoutLayers(scene, othersThan(scene, targets)))
      : toEach((layer, scene) => withCount(layer, scene, count, isOfBeings));
  },
  mute: (_, meaning) => stopAt(meaning) ?? toNamed(toEach((layer) => ({ ...layer, muted: true }))),
  unmute: () => toNamed(toEach(({ muted: _, ...layer }) => layer)),
  add: (items) =>
    isReverb(items)
      ? (scene, targets) => alongScale(scene, targets, { scale: 'reverb', direction: 1, amount: ONE_STEP })
      : null,
};

function isReverb(items: readonly TaggedToken[]): boolean {
  return allSaid(items, 'measure').some(({ scale }) => scale === 'reverb');
}

/** Where nothing resounds. */
export function dried(scene: Scene, targets: ReadonlySet<string> | null): Scene {
  return withSpace(scene, targets, 'dry');
}

/** Every scale that the piece speaks of, one after the other. */
function scaleChange(items: readonly TaggedToken[]): Change | null {
  const moves = allSaid(items, 'scale', 'measure').map((change) => moveOf(change, items));
  if (moves.length === 0) return null;
  return (scene, targets) => moves.reduce((moved, move) => alongScale(moved, targets, move), scene);
}

function moveOf(change: Said<'scale' | 'measure'>, items: readonly TaggedToken[]): Move {
  const { scale, direction } = change;
  if (change.kind === 'measure') return { scale, direction: turned(direction, items), amount: amountIn(items, true) };
  const amount = amountIn(items, change.isCompared);
  // "two seconds slower", as some languages say it, comes later
  if (scale === 'speed' && secondsIn(items) !== null) return { scale: 'start', direction: opposite(direction), amount };
  return { scale, direction: change.isCompared ? direction : turned(direction, items), amount };
}

function opposite(direction: 1 | -1): 1 | -1 {
  return direction === 1 ? -1 : 1;
}

/** "Less loud", "too loud" and "not so loud" go the other way. */
function turned(direction: 1 | -1, items: readonly TaggedToken[]): 1 | -1 {
  const isOther = said(items, 'less', 'too', 'lacking') !== undefined || asksFor(items, 'remove');
  return isOther ? opposite(direction) : direction;
}

/** @param isCompared a ratio counts by itself: "half the speed"; a plain word wants an "as": "half as loud" */
function amountIn(items: readonly TaggedToken[], isCompared: boolean): Amount {
  const amount = said(items, 'amount');
  if (amount) return exactly(amount.value, amount.unit, items);
  const ratio = said(items, 'ratio');
  if (ratio && (isCompared || ratio.isAs === true || said(items, 'as'))) return { by: 'ratio', ratio: ratio.value };
  const degree = said(items, 'degree');
  return degree ? { by: 'steps', steps: degree.steps } : ONE_STEP;
}

function exactly(value: number, unit: Unit, items: readonly TaggedToken[]): Amount {
  if (unit === 'fold') return { by: 'ratio', ratio: value };
  if (unit !== 'percent') return { by: 'exact', value };
  const isDown = said(items, 'less') || allSaid(items, 'scale').some(({ direction }) => direction < 0);
  return { by: 'ratio', ratio: isDown ? 1 / Math.max(0.01, 1 - value / 100) : 1 + value / 100 };
}

/** "One more knock", "two fewer", "five barks", "twice", "eight seconds". */
function numberChange(items: readonly TaggedToken[], meaning: Meaning): Change | null {
  return stepChange(items, meaning) ?? secondsChange(items, meaning) ?? timesChange(items, meaning);
}

function stepChange(items: readonly TaggedToken[], { isOfBeings }: Meaning): Change | null {
  const manifold = said(items, 'manifold');
  if (manifold)
    return toEach((layer, scene) =>
      withCount(layer, scene, Math.max(1, countOf(layer, isOfBeings) * manifold.value), isOfBeings),
    );
  const step = said(items, 'more') ?? said(items, 'less');
  if (!step) return null;
  const direction = step.kind === 'more' ? 1 : -1;
  const by = numberIn(items) ?? step.by ?? null;
  return toEach((layer, scene) => moreOf(layer, scene, { direction, by, isOfBeings }));
}

function secondsChange(items: readonly TaggedToken[], { targets: named }: Meaning): Change | null {
  const seconds = secondsIn(items);
  if (seconds === null) return null;
  return named === null
    ? (scene) => ofLength(scene, seconds)
    : toEach((layer, scene) => lasting(layer, seconds, scene));
}

function timesChange(items: readonly TaggedToken[], { isOfBeings }: Meaning): Change | null {
  const ratio = said(items, 'ratio')?.value ?? 0;
  const times = numberIn(items) ?? (ratio >= 2 ? ratio : null);
  // "too many birds"
  if (times === null || said(items, 'too', 'lacking')) return null;
  return toEach((layer, scene) => withCount(layer, scene, times, isOfBeings));
}

function lasting(layer: Layer, seconds: number, { duration }: Scene): Layer {
  const { timing } = layer;
  if (timing.kind === 'shots')
    return { ...layer, mods: { ...layer.mods, duration: clampModifier('duration', seconds) } };
  return { ...layer, timing: { ...timing, end: Math.min(duration, timing.start + seconds) } };
}

/** Loop, fades, sides. */
function settingOf(items: readonly TaggedToken[]): Change | null {
  const item = said(items, 'loop', 'fade', 'side');
  if (item?.kind === 'loop') return (scene) => ({ ...scene, loop: item.isOn });
  if (item?.kind === 'side') return toEach((layer) => toSide(layer, item.azimuth, item.isRelative));
  if (item?.kind !== 'fade') return null;
  const seconds = secondsIn(items);
  return toEach((layer) => faded(layer, item.edge, seconds));
}

function toSide(layer: Layer, azimuth: number, isRelative: boolean): Layer {
  const { place } = layer;
  return { ...layer, place: { ...place, azimuth: isRelative ? clamp(place.azimuth + azimuth, -90, 90) : azimuth } };
}

/** Where no seconds were said: a quarter of the time, two seconds at most. */
function faded(layer: Layer, edge: 'fadeIn' | 'fadeOut', seconds: number | null): Layer {
  const { timing } = layer;
  if (timing.kind !== 'continuous') return layer;
  const length = timing.end - timing.start;
  const room = length - (edge === 'fadeIn' ? timing.fadeOut : timing.fadeIn);
  return { ...layer, timing: { ...timing, [edge]: Math.max(0, Math.min(room, seconds ?? Math.min(2, length / 4))) } };
}

/** "In a cathedral", "over the phone", "on gravel", "distant". */
function plainChange(meaning: Meaning): Change | null {
  const { effects, material, space, device, isDry } = meaning;
  if (effects.length === 0 && material === undefined && space === undefined && device === undefined && !isDry)
    return null;
  return toEach((layer, scene) => {
    const said = effects.length === 0 ? layer : withEffects(layer, scene, effects);
    return material === undefined ? said : withMaterial(said, material.material, material.isGround);
  });
}
