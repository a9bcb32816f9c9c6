import { isOfClass } from '../../catalogue/classes';
import { findSource } from '../../catalogue';
import { CONFIDENCE } from './confidence';
import { applyEffect, type LayerDraft, newDraft } from './draft';
import type { Frame, NounPhrase, VerbPhrase } from '../parse/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import type { Meaning } from './constructions/construction';
import { ownMeanings } from './constructions/noun-phrases';
import { meaningOf } from './constructions/verbs';
import { materialOf } from './material-of';
import { giveVoice } from './speakers';
import { isStruck, ownWords, surroundings, takesSurface } from './surroundings';

/** Turns one frame into the layers that it asks for. */
export function resolveFrame(frame: Frame, group: number, lexicon: Lexicon): LayerDraft[] {
  const drafts = frame.verb
    ? isToldByEvent(frame)
      ? []
      : resolveVerbFrame(frame, frame.verb, group, lexicon)
    : resolveNouns(frame, group, lexicon);
  for (const draft of drafts) {
    for (const said of frame.effects) applyEffect(draft, said);
    if (frame.verb?.verb.effect)
      applyEffect(draft, { effect: frame.verb.verb.effect, factor: 1, mention: frame.verb.mention });
    applyCount(draft, frame);
  }
  return [...drafts, ...companions(frame, drafts, group, lexicon)];
}

/** "Falls with a thud": how it meets the ground is said by the event. */
function isToldByEvent({ verb, places }: Frame): boolean {
  const isBlow = verb?.verb.kind === 'drop' || verb?.verb.kind === 'strike';
  return (
    isBlow &&
    places.some(
      ({ preposition, head, isNegated }) =>
        preposition === 'with' && !isNegated && head.isEvent === true && head.source !== undefined,
    )
  );
}

function applyCount(draft: LayerDraft, frame: Frame): void {
  if (frame.count !== undefined) draft.mods.count = frame.count;
  if (frame.rate !== undefined) draft.mods.rate = frame.rate;
  if (frame.countSpan)
    draft.chips.push({
      span: frame.countSpan,
      label: frame.count === undefined ? `${frame.rate ?? 1} per second` : `${frame.count} times`,
      field: frame.count === undefined ? 'mods.rate' : 'mods.count',
      kind: 'time',
    });
}

function resolveVerbFrame(frame: Frame, verb: VerbPhrase, group: number, lexicon: Lexicon): LayerDraft[] {
  const subjects = frame.subjects.length > 0 ? frame.subjects : [undefined];
  const drafts: LayerDraft[] = [];
  const chosen = frame.isChoice ? subjects.slice(0, 1) : subjects;
  for (const subject of chosen) {
    const meaning = meaningOf({ verb: verb.verb, subject, frame, lexicon });
    if (meaning.length === 0) continue;
    for (const one of meaning) {
      const draft = toDraft(one, group, frame, verb, subject, lexicon);
      drafts.push(draft);
    }
  }
  if (frame.isChoice) addAlternatives(drafts, subjects.slice(1));
  return drafts;
}

function addAlternatives(drafts: readonly LayerDraft[], others: readonly (NounPhrase | undefined)[]): void {
  const sources = others.flatMap((other) => (other?.head.source ? [other.head.source] : []));
  for (const draft of drafts) draft.alternatives.push(...sources.filter((source) => source !== draft.source));
}

function resolveNouns(frame: Frame, group: number, lexicon: Lexicon): LayerDraft[] {
  const phrases = frame.isChoice ? frame.subjects.slice(0, 1) : frame.subjects;
  const drafts = phrases.flatMap((phrase) =>
    ownMeanings(phrase, lexicon).map((meaning) => toDraft(meaning, group, frame, undefined, phrase, lexicon)),
  );
  if (frame.isChoice) addAlternatives(drafts, frame.subjects.slice(1));
  return drafts;
}

function toDraft(
  meaning: Meaning,
  group: number,
  frame: Frame,
  verb: VerbPhrase | undefined,
  subject: NounPhrase | undefined,
  lexicon: Lexicon,
): LayerDraft {
  const draft = newDraft(meaning.source, { by: meaning.by, confidence: CONFIDENCE[meaning.by] }, group);
  if (meaning.variant) draft.variant = meaning.variant;
  if (meaning.isFaint) draft.isFaint = true;
  if (meaning.trend) draft.trend = meaning.trend;
  if (meaning.time) draft.time = meaning.time;
  else if (verb && isBlowAfterBlow(verb, draft.source, subject)) draft.time = 'train';
  if (meaning.isBeneath) draft.role = 'background';
  if (verb && [subject, ...frame.objects].some((phrase) => phrase?.head.space === 'underwater'))
    draft.space = 'underwater';
  Object.assign(draft.mods, meaning.mods);
  const owner = meaning.owner ?? subject;
  const told = new Set(
    [owner, subject, ...(verb ? frame.objects : [])].filter((phrase): phrase is NounPhrase => phrase !== undefined),
  );
  for (const phrase of told) describe(draft, phrase, phrase === owner);
  giveVoice(draft, told);
  if (verb) draft.spans.push(...verb.spans);
  draft.isEvent =
    meaning.by === 'direct' ? owner?.head.isEvent === true : findSource(meaning.source)?.kind === 'one-shot';
  if (owner) draft.noun = owner.head.word;
  // "A restaurant kitchen": the head says where, the noun before it what is heard.
  if (owner?.head.space && owner.head.source !== draft.source && owner.modifiers.length > 0)
    draft.space ??= owner.head.space;
  applyNumber(draft, subject ?? owner, frame);
  // "Climbs a metal staircase".
  if (takesSurface(draft.source) && findSource(draft.source)?.group === 'footsteps')
    for (const thing of frame.objects) draft.surface ??= materialOf(thing);
  surroundings(draft, frame, subject, lexicon);
  return draft;
}

/** "Hitting a board": somebody goes on; "a cup hitting the floor" hits once. */
function isBlowAfterBlow(verb: VerbPhrase, source: string, subject: NounPhrase | undefined): boolean {
  return (
    verb.verb.kind === 'strike' &&
    verb.form === 'ing' &&
    (isOfClass(source, 'blow on a material') || isOfClass(source, 'bare blow')) &&
    (subject === undefined || subject.head.isAgent === true)
  );
}

/** Takes over what was said with a noun: its adjectives, its material, the words themselves. */
function describe(draft: LayerDraft, phrase: NounPhrase, isOwner: boolean): void {
  const own = ownWords(phrase);
  draft.spans.push(...own.spans);
  draft.chips.push(...own.chips);
  for (const said of phrase.effects) applyEffect(draft, said);
  if (isOwner && phrase.head.mods) Object.assign(draft.mods, { ...phrase.head.mods, ...draft.mods });
  const struckThing =
    isOfClass(draft.source, 'blow on a material') &&
    phrase.head.isInert === true &&
    phrase.mention.entry.verb === undefined;
  if (struckThing && phrase.head.material === undefined) draft.variant ??= phrase.head.word.split(' ').pop();
  if (phrase.stretched !== undefined) draft.mods.duration = 1.5;
  if (phrase.head.isAbstract && isOwner) draft.origin = { by: 'texture', confidence: CONFIDENCE.imitation };
  if (phrase.head.isHyponym && isOwner) draft.origin = { by: 'hypernym', confidence: CONFIDENCE.hypernym };
  if (phrase.corrected !== undefined) draft.origin = { by: 'typo', confidence: CONFIDENCE.typo };
  const material = materialOf(phrase);
  if (material && (phrase.head.isInert || phrase.modifiers.some((modifier) => modifier.material) || isOwner))
    draft.material ??= material;
  for (const modifier of phrase.modifiers)
    if (modifier.space && !modifier.isInert && modifier.source !== draft.source && !phrase.head.isInert)
      draft.space ??= modifier.space;
  const isUnderwater = phrase.head.space === 'underwater' && phrase.head.source !== draft.source;
  if (isUnderwater || phrase.modifiers.some((modifier) => modifier.space === 'underwater'))
    draft.space ??= 'underwater';
  if (phrase.of) draft.spans.push(...phrase.of.spans);
  if (phrase.of) for (const said of phrase.of.effects) applyEffect(draft, said);
}

/** Numbers of things are emitters, numbers of events are repetitions. */
function applyNumber(draft: LayerDraft, phrase: NounPhrase | undefined, frame: Frame): void {
  if (!phrase) return;
  const inner = phrase.of ?? phrase;
  const quantity = phrase.quantity ?? inner.quantity;
  const number = phrase.number ?? inner.number;
  const isEvent = phrase.head.isEvent === true || (inner.head.isEvent === true && inner.head.source === draft.source);
  if (quantity?.sources !== undefined && !isEvent) draft.mods.sources = quantity.sources;
  else if (quantity) draft.mods.count = quantity.count ?? Math.min(64, quantity.sources ?? 2);
  if (number !== undefined && number >= 1) {
    if (isEvent && frame.count === undefined) draft.mods.count = Math.min(64, Math.round(number));
    else if (!isEvent) draft.mods.sources = Math.min(200, Math.round(number));
  } else if (
    !quantity &&
    isEvent &&
    phrase.isSingle &&
    frame.count === undefined &&
    draft.time !== 'train' &&
    !isOfClass(draft.source, 'goes on in events')
  ) {
    draft.mods.count ??= 1;
  } else if (!quantity && phrase.isPlural && phrase.head.isAgent && !isEvent) {
    draft.mods.sources = 2;
  } else if (
    !quantity &&
    phrase.isPlural &&
    !phrase.head.isAgent &&
    ['human_voice', 'human_body'].includes(findSource(draft.source)?.group ?? '')
  ) {
    draft.mods.sources = 3;
  }
}

/** "Near the sea", "by a road". */
const BESIDE = new Set(['near', 'by', 'beside', 'next to', 'close to', 'near to']);

/**
 * Sources named after prepositions that sound beside what the verb says: "in the rain", "near a road", "with an owl".
 */
function companions(frame: Frame, drafts: readonly LayerDraft[], group: number, lexicon: Lexicon): LayerDraft[] {
  const places = new Set([
    ...frame.places,
    ...frame.subjects.flatMap((phrase) => phrase.places),
    ...frame.objects.flatMap((phrase) => phrase.places),
  ]);
  const found: LayerDraft[] = [];
  for (const place of places) {
    if (place.isNegated) continue;
    const meanings = ownMeanings(place, lexicon);
    const source = meanings[0]?.source;
    if (source === undefined || drafts.some((draft) => draft.source === source)) continue;
    // "Speaks in a flat voice".
    if (place.head.word === 'voice' && drafts.length > 0) continue;
    // "Under tension", "with joy": how it happens.
    if (place.head.isAbstract && drafts.length > 0) continue;
    // "The wind howls in the trees": the trees are heard in the wind.
    if (isOfClass(source, 'moved by the wind') && drafts.some((draft) => isOfClass(draft.source, 'moving air')))
      continue;
    const isTool = place.preposition === 'with' && place.head.isInert === true;
    const isHeardNearby =
      BESIDE.has(place.preposition ?? '') && ['water', 'vehicles'].includes(findSource(source)?.group ?? '');
    const isSilent =
      (place.head.isInert === true && !isHeardNearby) ||
      isTool ||
      (place.head.device !== undefined &&
        (place.preposition === 'on' ||
          (place.preposition !== 'with' && drafts.some((draft) => draft.device === place.head.device))));
    const isAgentTarget =
      place.head.isAgent === true &&
      ['to', 'at', 'about', 'for', 'on', 'from', 'by', 'of'].includes(place.preposition ?? '');
    // "Knocks at the door": what is struck is heard in the knock.
    const isHeardInBlow = place.head.tags.includes('door') && drafts.some((draft) => isStruck(draft.source));
    // "On a windy hill": the wind is heard there.
    const isBareSpace =
      place.head.space !== undefined &&
      place.preposition !== 'with' &&
      drafts.length > 0 &&
      place.modifiers.every(
        (modifier) =>
          modifier.source === undefined ||
          modifier.isInert === true ||
          modifier.space !== undefined ||
          modifier.isAgent === true,
      );
    // "Cuts through the bulkhead": a door that nothing is said of.
    const isShut = place.head.tags.includes('door') && place.preposition !== 'with';
    if (
      drafts.length > 0 &&
      (isSilent ||
        isHeardInBlow ||
        isShut ||
        place.preposition === 'for' ||
        isAgentTarget ||
        isBareSpace ||
        place.preposition === 'about' ||
        place.preposition === 'between')
    )
      continue;
    for (const meaning of meanings) {
      const draft = toDraft(
        meaning,
        group,
        { subjects: [place], objects: [], places: [], effects: [] },
        undefined,
        place,
        lexicon,
      );
      if (drafts.length > 0 && place.preposition !== 'with') draft.role ??= 'background';
      found.push(draft);
    }
  }
  return found;
}
