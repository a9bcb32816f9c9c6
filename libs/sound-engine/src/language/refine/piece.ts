import type { Layer, Scene } from '@whoosh/sound-scene';
import { clamp } from '../../dsp/exact-math';
import { clampModifier } from '../propose/draft';
import type { Token } from '../tokenise/tokens';
import { asksForAnother, asksForNew, asksToAdd, bringsNamed } from './asking';
import { withAdded, withoutLayers } from './cast-changes';
import { itemsOf, namingWords, type Item } from './items';
import { meaningOf, type Meaning } from './meaning';
import { withDevice, withEffects, withMaterial, withSpace } from './plain';
import type { Change, Context, PieceResult } from './piece-result';
import { readReplacement, replaced } from './replacement';
import { alongScale, countOf, moreOf, ofLength, ONE_STEP, withCount, type Amount, type Move } from './scales';
import { othersThan, toEach, toNamed } from './targets';
import { momentChange, stopAt } from './times';
import type { Act, Unit } from './vocabulary';

/** Does what one piece of a refinement says. */
export function applyPiece(scene: Scene, tokens: readonly Token[], context: Context): PieceResult {
  const { grammar } = context;
  const aside: PieceResult = { scene, unresolved: [], isRead: true, isAside: true };
  if (isContrast(scene, tokens, context)) return aside;
  const replacement = readReplacement(tokens, grammar);
  const exchanged = replacement && replaced(scene, replacement, context);
  if (exchanged && (exchanged.isRead || replacement.isUnsure !== true)) return exchanged;
  // "Una vez menos" leaves nothing out.
  const except = tokens.slice(0, -1).findIndex(({ text }) => grammar.except.has(text));
  if (except > 0) return applyExcept(scene, tokens.slice(0, except), tokens.slice(except + 1), context);
  const items = itemsOf(tokens, context);
  // "One more knock, please".
  if (items.length === 0) return aside;
  return asksToAdd(items) && !bringsNamed(tokens, items, scene, context)
    ? add(scene, items, context)
    : applyItems(scene, tokens, items, context);
}

function applyItems(scene: Scene, tokens: readonly Token[], items: readonly Item[], context: Context): PieceResult {
  const words = namingWords(items);
  const meaning = meaningOf(words, scene, context.language);
  const named = meaning.targets ?? presentIt(scene, items, context);
  if (named === null ? asksForNew(tokens, meaning, context) : asksForAnother(items, meaning, context))
    return addWords(scene, words, context);
  const change = changeOf(items, meaning);
  if (change === null) return nameAlone(scene, words, meaning, context);
  if (meaning.unresolved.length > 0 && named === null) return unchanged(scene, items, meaning);
  const targets = named === null ? unnamed(items, context) : union(named, context.waiting);
  const next = withPlaces(change(scene, targets), targets, meaning);
  Object.assign(context, {
    last: targets ?? context.last,
    waiting: null,
    repeat: named === null ? null : change,
    isAdding: false,
  });
  return { scene: next, unresolved: meaning.unresolved, isRead: true };
}

/** Something is to be done to names that are not there; to take them away is done already. */
function unchanged(scene: Scene, items: readonly Item[], { unresolved }: Meaning): PieceResult {
  return isRemoval(items) ? { scene, unresolved: [], isRead: true } : { scene, unresolved, isRead: false };
}

/** "It", and what "and" goes on with: what was named last. */
function presentIt(scene: Scene, items: readonly Item[], { goesOn, last }: Context): Set<string> | null {
  return goesOn || items.some(({ kind }) => kind === 'it') ? present(last, scene) : null;
}

/** What a piece without names speaks of. */
function unnamed(items: readonly Item[], { isAdding, last, waiting }: Context): ReadonlySet<string> | null {
  // "Add thunder, far away": what is said plainly after an addition is said of it.
  const isPlain = items.every(({ kind }) => kind === 'words' || kind === 'side' || kind === 'fade');
  return isAdding && isPlain ? last : waiting;
}

/** "Outside, not in a cave", "wood, not tin": what it is not any more, said beside what it is. */
function isContrast(scene: Scene, [first, ...others]: readonly Token[], context: Context): boolean {
  const { hasChanged, language, grammar } = context;
  if (!hasChanged || !grammar.not.has(first?.text ?? '')) return false;
  const { material, space, device, targets } = meaningOf(others, scene, language);
  return targets === null ? (material ?? space ?? device) !== undefined : others.length === 1;
}

/** "Everything closer except the birds": what is named behind stays as it is. */
function applyExcept(scene: Scene, said: readonly Token[], kept: readonly Token[], context: Context): PieceResult {
  const { targets, unresolved } = meaningOf(kept, scene, context.language);
  if (targets === null) return { scene, unresolved, isRead: false };
  context.waiting = othersThan(scene, targets);
  return applyPiece(scene, said, context);
}

function union(one: ReadonlySet<string>, other: ReadonlySet<string> | null): ReadonlySet<string> {
  return new Set([...one, ...(other ?? [])]);
}

function present(ids: ReadonlySet<string> | null, { layers }: Scene): Set<string> | null {
  const found = layers.filter(({ id }) => ids?.has(id) === true).map(({ id }) => id);
  return found.length === 0 ? null : new Set(found);
}

function isRemoval(items: readonly Item[]): boolean {
  return items.some((item) => item.kind === 'act' && item.act === 'remove');
}

/** A piece of names alone goes with the piece before it, or waits for the one behind it. */
function nameAlone(scene: Scene, words: readonly Token[], meaning: Meaning, context: Context): PieceResult {
  if (context.isAdding && words.length > 0) return addWords(scene, words, context);
  if (meaning.targets === null) return { scene, unresolved: meaning.unresolved, isRead: false };
  if (context.repeat !== null)
    return { scene: context.repeat(scene, meaning.targets), unresolved: meaning.unresolved, isRead: true };
  context.waiting = union(meaning.targets, context.waiting);
  context.last = context.waiting;
  return { scene, unresolved: meaning.unresolved, isRead: true };
}

/** What a piece does to what it names; null: it only names. */
function changeOf(items: readonly Item[], meaning: Meaning): Change | null {
  return (
    actOf(items, meaning) ??
    momentChange(items, secondsIn(items)) ??
    scaleChange(items) ??
    settingOf(items) ??
    numberChange(items, meaning) ??
    plainChange(meaning)
  );
}

function actOf(items: readonly Item[], meaning: Meaning): Change | null {
  const act = items.find((item) => item.kind === 'act');
  return act === undefined ? null : (ACTS[act.act]?.(items, meaning) ?? null);
}

/** What is done by each act; null: it is told by what stands beside it. */
const ACTS: Readonly<Partial<Record<Act, (items: readonly Item[], meaning: Meaning) => Change | null>>> = {
  remove: (items, meaning) => {
    const { targets: named } = meaning;
    if (isReverb(items)) return dried;
    const stopped = stopAt(meaning);
    if (stopped) return stopped;
    // "Cut the bass": less of it.
    if (items.some(({ kind }) => kind === 'measure')) return null;
    const isNothing = named === null && !items.some(({ kind }) => kind === 'everything');
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

function isReverb(items: readonly Item[]): boolean {
  return items.some((item) => item.kind === 'measure' && item.scale === 'reverb');
}

function dried(scene: Scene, targets: ReadonlySet<string> | null): Scene {
  return withSpace(scene, targets, 'dry');
}

function numberIn(items: readonly Item[]): number | null {
  const found = items.find((item, index) => item.kind === 'number' && items[index + 1]?.kind !== 'unit');
  const times = items.findIndex((item) => item.kind === 'unit' && item.unit === 'times');
  const counted = found ?? items[times - 1];
  return counted?.kind === 'number' ? counted.value : null;
}

/** Every scale that the piece speaks of, one after the other. */
function scaleChange(items: readonly Item[]): Change | null {
  const moves = items.flatMap((item): Move[] => {
    if (item.kind === 'scale')
      return [
        {
          scale: item.scale,
          direction: item.isCompared ? item.direction : turned(item.direction, items),
          amount: amountIn(items, item.isCompared),
        },
      ];
    return item.kind === 'measure'
      ? [{ scale: item.scale, direction: turned(item.direction, items), amount: amountIn(items, true) }]
      : [];
  });
  if (moves.length === 0) return null;
  return (scene, targets) => moves.reduce((moved, move) => alongScale(moved, targets, move), scene);
}

/** "Less loud", "too loud" and "not so loud" go the other way. */
function turned(direction: 1 | -1, items: readonly Item[]): 1 | -1 {
  const isOther = items.some(({ kind }) => kind === 'less' || kind === 'too' || kind === 'lacking') || isRemoval(items);
  return isOther ? (direction === 1 ? -1 : 1) : direction;
}

/** @param isCompared a ratio counts by itself: "half the speed"; a plain word wants an "as": "half as loud" */
function amountIn(items: readonly Item[], isCompared: boolean): Amount {
  const unit = items.findIndex((item) => item.kind === 'unit');
  const number = items[unit - 1];
  if (number?.kind === 'number') return exactly(number.value, (items[unit] as { unit: Unit }).unit, items);
  const ratio = items.find((item) => item.kind === 'ratio');
  if (ratio && (isCompared || ratio.isAs === true || items.some(({ kind }) => kind === 'as')))
    return { by: 'ratio', ratio: ratio.value };
  const degree = items.find((item) => item.kind === 'degree');
  return degree === undefined ? ONE_STEP : { by: 'steps', steps: degree.steps };
}

function exactly(value: number, unit: Unit, items: readonly Item[]): Amount {
  if (unit === 'octaves') return { by: 'exact', value: value * 12 };
  if (unit === 'fifths') return { by: 'exact', value: value * 7 };
  if (unit === 'times') return { by: 'ratio', ratio: value };
  if (unit !== 'percent') return { by: 'exact', value };
  const isDown = items.some((item) => item.kind === 'less' || (item.kind === 'scale' && item.direction < 0));
  return { by: 'ratio', ratio: isDown ? 1 / Math.max(0.01, 1 - value / 100) : 1 + value / 100 };
}

/** "One more knock", "two fewer", "five barks", "twice", "eight seconds". */
function numberChange(items: readonly Item[], meaning: Meaning): Change | null {
  return stepChange(items, meaning) ?? secondsChange(items, meaning) ?? timesChange(items, meaning);
}

function stepChange(items: readonly Item[], { isOfBeings }: Meaning): Change | null {
  const manifold = items.find((item) => item.kind === 'manifold');
  if (manifold !== undefined)
    return toEach((layer, scene) =>
      withCount(layer, scene, Math.max(1, countOf(layer, isOfBeings) * manifold.value), isOfBeings),
    );
  const step = items.find((item) => item.kind === 'more') ?? items.find((item) => item.kind === 'less');
  if (step === undefined) return null;
  const direction = step.kind === 'more' ? 1 : -1;
  const by = numberIn(items) ?? step.by ?? null;
  return toEach((layer, scene) => moreOf(layer, scene, { direction, by, isOfBeings }));
}

function secondsChange(items: readonly Item[], { targets: named }: Meaning): Change | null {
  const seconds = secondsIn(items);
  if (seconds === null) return null;
  return named === null
    ? (scene) => ofLength(scene, seconds)
    : toEach((layer, scene) => lasting(layer, seconds, scene));
}

function timesChange(items: readonly Item[], { isOfBeings }: Meaning): Change | null {
  const ratio = items.find((item) => item.kind === 'ratio')?.value ?? 0;
  const times = numberIn(items) ?? (ratio >= 2 ? ratio : null);
  if (times === null) return null;
  return toEach((layer, scene) => withCount(layer, scene, times, isOfBeings));
}

function secondsIn(items: readonly Item[]): number | null {
  const unit = items.findIndex((item) => item.kind === 'unit' && item.unit === 'seconds');
  const number = items[unit - 1];
  return number?.kind === 'number' ? number.value : null;
}

function lasting(layer: Layer, seconds: number, { duration }: Scene): Layer {
  const { timing } = layer;
  if (timing.kind === 'shots')
    return { ...layer, mods: { ...layer.mods, duration: clampModifier('duration', seconds) } };
  return { ...layer, timing: { ...timing, end: Math.min(duration, timing.start + seconds) } };
}

/** Loop, fades, sides. */
function settingOf(items: readonly Item[]): Change | null {
  const item = items.find(({ kind }) => kind === 'loop' || kind === 'fade' || kind === 'side');
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

/** Where it resounds and what it is heard through can be said beside anything. */
function withPlaces(scene: Scene, targets: ReadonlySet<string> | null, { space, device, isDry }: Meaning): Scene {
  const placed = isDry ? dried(scene, targets) : space === undefined ? scene : withSpace(scene, targets, space);
  return device === undefined ? placed : withDevice(placed, targets, device);
}

/** "Add two more knocks" of a scene that has knocks is a number; anything else is a new sound. */
function add(scene: Scene, items: readonly Item[], context: Context): PieceResult {
  const { targets, effects, isOfBeings } = meaningOf(namingWords(items), scene, context.language);
  const isMore = items.some(({ kind }) => kind === 'more' || kind === 'number');
  if (targets !== null && isMore && effects.length === 0) {
    const change = toEach((layer, given) => moreOf(layer, given, { direction: 1, by: numberIn(items), isOfBeings }));
    Object.assign(context, { last: targets, waiting: null, repeat: change, isAdding: false });
    return { scene: change(scene, targets), unresolved: [], isRead: true };
  }
  return addWords(
    scene,
    items.slice(1).flatMap(({ tokens }) => tokens),
    context,
  );
}

function addWords(scene: Scene, tokens: readonly Token[], context: Context): PieceResult {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return { scene, unresolved: [], isRead: false };
  const said = { text: context.text.slice(first.start, last.end), start: first.start, end: last.end };
  const next = withAdded(scene, said.text, context.language.code);
  const added = othersThan(next, new Set(scene.layers.map(({ id }) => id)));
  if (added.size === 0) return { scene, unresolved: [said], isRead: false };
  Object.assign(context, { last: added, waiting: null, repeat: null, isAdding: true });
  return { scene: next, unresolved: [], isRead: true };
}
