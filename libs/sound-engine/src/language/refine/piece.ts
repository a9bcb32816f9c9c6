import type { Scene } from '@whoosh/sound-scene';
import { isTagged } from '../tag/neighbours';
import type { ChangeClause } from '../parse/changes';
import type { TaggedToken } from '../tag/tagged-token';
import { asksForAnother, asksForNew, asksToAdd, bringsNamed } from './asking';
import { withAdded } from './cast-changes';
import { changeOf, dried } from './change-of';
import { meaningOf, type Meaning } from './meaning';
import { withDevice, withSpace } from './plain';
import { type Context, type PieceResult, whole } from './piece-result';
import { materialOf, replaced } from './replacement';
import { moreOf } from './scales';
import { allSaid, asksFor, namingWords, numberIn, said } from './said';
import { othersThan, toEach } from './targets';

/** Does what one clause of a refinement says. */
export function applyPiece(scene: Scene, clause: ChangeClause, context: Context): PieceResult {
  const exchanged = clause.roles.gone && replaced(scene, clause.roles, context);
  if (exchanged?.isRead) return exchanged;
  const mentions = sparing(scene, clause, context);
  const items = withOne(mentions.filter(({ kind, entry }) => kind !== 'frame' || entry.isFurther));
  // "One more knock, please".
  if (items.every(({ kind }) => kind === 'frame')) return { scene, unresolved: [], isRead: true, isAside: true };
  return asksToAdd(items) && !bringsNamed(items, scene, context)
    ? add(scene, items, context)
    : applyItems(scene, items, context);
}

/** What is done, to all but what is kept. */
function sparing(scene: Scene, { mentions, roles }: ChangeClause, context: Context): readonly TaggedToken[] {
  const { kept = [], otherwise = kept } = roles;
  const names = namingWords(otherwise).filter(({ kind }) => kind !== 'negation');
  const { targets, unresolved } = meaningOf(names, scene, context);
  // "Outside, not in a cave", "wood, not tin": what it is not any more, said beside what it is.
  const isContrast = names.length < kept.length && unresolved.length === 0;
  if (isContrast && (targets === null || materialOf(names))) return mentions;
  if (targets === null) return [...mentions, ...kept];
  if (meaningOf(namingWords(mentions), scene, context).targets === null) context.waiting = othersThan(scene, targets);
  return mentions;
}

/** The items with how many more or less they say. */
function withOne(items: readonly TaggedToken[]): readonly TaggedToken[] {
  return items.map((item, index) => {
    const { change, isFurther } = item.entry;
    if (change?.kind === 'more' || change?.kind === 'less')
      return isOneBefore(items, index) ? { ...item, entry: { change: { by: 1, ...change } } } : item;
    // "Noch zwei": so many more.
    const by = isFurther ? numberIn(items.slice(index + 1, index + 2)) : null;
    return by === null ? item : { ...item, kind: 'change', entry: { change: { kind: 'more', by } } };
  });
}

/** "Un ladrido más", "un coup de moins": one more or less of what is named. */
function isOneBefore(items: readonly TaggedToken[], index: number): boolean {
  const parts = items.slice(0, index).map((one) => isTagged(one, 'change', 'number', 'count'));
  const first = parts.lastIndexOf(true) + 1;
  return index - first > 1 && items[first].entry.isOne === true;
}

function applyItems(scene: Scene, items: readonly TaggedToken[], context: Context): PieceResult {
  const words = namingWords(items);
  const meaning = meaningOf(words, scene, context);
  const named = meaning.targets ?? presentIt(scene, items, context);
  if (named === null ? asksForNew(items, meaning) : asksForAnother(items, meaning))
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
function unchanged(scene: Scene, items: readonly TaggedToken[], { unresolved }: Meaning): PieceResult {
  return asksFor(items, 'remove') ? { scene, unresolved: [], isRead: true } : { scene, unresolved, isRead: false };
}

/** "It", and what "and" goes on with: what was named last. */
function presentIt(scene: Scene, items: readonly TaggedToken[], { goesOn, last }: Context): Set<string> | null {
  return goesOn || said(items, 'it') ? present(last, scene) : null;
}

/** What a piece without names speaks of. */
function unnamed(items: readonly TaggedToken[], { isAdding, last, waiting }: Context): ReadonlySet<string> | null {
  // "Add thunder, far away": what is said plainly after an addition is said of it.
  const isPlain = items.length === namingWords(items).length + allSaid(items, 'side', 'fade').length;
  return isAdding && isPlain ? last : waiting;
}

function union(one: ReadonlySet<string>, other: ReadonlySet<string> | null): ReadonlySet<string> {
  return new Set([...one, ...(other ?? [])]);
}

function present(ids: ReadonlySet<string> | null, { layers }: Scene): Set<string> | null {
  const found = layers.filter(({ id }) => ids?.has(id) === true).map(({ id }) => id);
  return found.length === 0 ? null : new Set(found);
}

/** A piece of names alone goes with the piece before it, or waits for the one behind it. */
function nameAlone(scene: Scene, words: readonly TaggedToken[], meaning: Meaning, context: Context): PieceResult {
  if (context.isAdding && words.length > 0) return addWords(scene, words, context);
  if (meaning.targets === null) return { scene, unresolved: meaning.unresolved, isRead: false };
  if (context.repeat !== null)
    return { scene: context.repeat(scene, meaning.targets), unresolved: meaning.unresolved, isRead: true };
  context.waiting = union(meaning.targets, context.waiting);
  context.last = context.waiting;
  return { scene, unresolved: meaning.unresolved, isRead: true };
}

/** Where it resounds and what it is heard through can be said beside anything. */
function withPlaces(scene: Scene, targets: ReadonlySet<string> | null, { space, device, isDry }: Meaning): Scene {
  const placed = isDry ? dried(scene, targets) : space === undefined ? scene : withSpace(scene, targets, space);
  return device === undefined ? placed : withDevice(placed, targets, device);
}

/** "Add two more knocks" of a scene that has knocks is a number; anything else is a new sound. */
function add(scene: Scene, items: readonly TaggedToken[], context: Context): PieceResult {
  const { targets, effects, isOfBeings } = meaningOf(namingWords(items), scene, context);
  const by = numberIn(items) ?? said(items, 'more')?.by ?? null;
  if (targets !== null && (said(items, 'more') || by !== null) && effects.length === 0) {
    const change = toEach((layer, given) => moreOf(layer, given, { direction: 1, by, isOfBeings }));
    Object.assign(context, { last: targets, waiting: null, repeat: change, isAdding: false });
    return { scene: change(scene, targets), unresolved: [], isRead: true };
  }
  return addWords(scene, items.slice(1), context);
}

function addWords(scene: Scene, mentions: readonly TaggedToken[], context: Context): PieceResult {
  if (mentions.length === 0) return { scene, unresolved: [], isRead: false };
  const { text, span } = whole(mentions, context.text);
  const next = withAdded(scene, text, context.language.code);
  const added = othersThan(next, new Set(scene.layers.map(({ id }) => id)));
  if (added.size === 0) return { scene, unresolved: [{ start: span[0], end: span[1] }], isRead: false };
  Object.assign(context, { last: added, waiting: null, repeat: null, isAdding: true });
  return { scene: next, unresolved: [], isRead: true };
}
