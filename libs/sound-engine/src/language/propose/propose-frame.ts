import { isOfClass } from '../../catalogue/classes';
import { groupOf, kindOf } from '../../catalogue';
import { definedParts } from '../defined-parts';
import { CONFIDENCE } from './confidence';
import { applyEffect, type GrowingDraft, newDraft } from './draft';
import { type Frame, materialOf, type NounPhrase, placesIn, type VerbPhrase } from '../parse/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import type { Meaning } from './constructions/construction';
import { ownMeanings } from './constructions/noun-phrases';
import { meaningOf } from './constructions/verbs';
import { giveVoice } from './speakers';
import { isCompanion } from './companions';
import { sayHowOften } from './how-often';
import { applyNumber } from './numbers-of-things';
import { ownWords, putOn, variantChip } from './own-words';
import { surroundings, takesSurface } from './surroundings';

/** Turns one frame into the layers that it asks for. */
export function resolveFrame(frame: Frame, group: number, lexicon: Lexicon): GrowingDraft[] {
  const drafts = frame.verb
    ? isToldByEvent(frame)
      ? []
      : resolveVerbFrame(frame, frame.verb, group, lexicon)
    : resolveNouns(frame, group, lexicon);
  for (const draft of drafts) {
    for (const said of frame.effects) applyEffect(draft, said);
    if (frame.verb?.verb.effect)
      applyEffect(draft, { effect: frame.verb.verb.effect, factor: 1, mention: frame.verb.mention });
    sayHowOften(draft, frame, frame.countSpan);
  }
  return [...drafts, ...companions(frame, drafts, group, lexicon)];
}

/** "Falls with a thud": how it meets the ground is said by the event. */
function isToldByEvent({ verb, places }: Frame): boolean {
  const isBlow = verb?.verb.kind === 'drop' || verb?.verb.kind === 'strike';
  return (
    isBlow &&
    places.some(
      ({ relation, head, isNegated }) =>
        relation === 'comitative' && !isNegated && head.isEvent === true && head.source !== undefined,
    )
  );
}

function resolveVerbFrame(frame: Frame, said: VerbPhrase, group: number, lexicon: Lexicon): GrowingDraft[] {
  const subjects = frame.subjects.length > 0 ? frame.subjects : [undefined];
  return subjects.flatMap((subject) =>
    meaningOf({ verb: said.verb, subject, frame, lexicon }).map((meaning) =>
      toDraft(meaning, { group, frame, subject, verb: said }, lexicon),
    ),
  );
}

function resolveNouns(frame: Frame, group: number, lexicon: Lexicon): GrowingDraft[] {
  return frame.subjects.flatMap((subject) =>
    ownMeanings(subject, lexicon).map((meaning) => toDraft(meaning, { group, frame, subject }, lexicon)),
  );
}

/** Where a meaning was found. */
interface Said {
  group: number;
  frame: Frame;
  subject: NounPhrase | undefined;
  verb?: VerbPhrase;
}

/** A meaning as a layer, with all that its words say. */
function toDraft(meaning: Meaning, said: Said, lexicon: Lexicon): GrowingDraft {
  const { group, frame, subject, verb } = said;
  const draft = draftOf(meaning, group);
  const owner = meaning.owner ?? subject;
  tellKind(draft, meaning, verb, owner);
  if (verb) repeatBlows(draft, verb, subject);
  const told = new Set(
    [owner, subject, ...(verb ? frame.objects : [])].filter((phrase): phrase is NounPhrase => phrase !== undefined),
  );
  for (const phrase of told) describe(draft, phrase, phrase === owner);
  giveVoice(draft, told);
  if (verb) draft.spans.push(...verb.spans);
  if (owner) nameAfter(draft, owner);
  draft.isEvent = isEvent(meaning, owner);
  applyNumber(draft, countedDeed(draft, frame, owner) ?? subject ?? owner, frame);
  standOn(draft, frame);
  surroundings(draft, frame, subject, lexicon);
  return draft;
}

/** "Shuts", "high heels": the words that tell which kind it is. */
function tellKind(
  draft: GrowingDraft,
  { by, variant }: Meaning,
  verb: VerbPhrase | undefined,
  owner: NounPhrase | undefined,
): void {
  const teller = ((by === 'direct' ? undefined : verb) ?? owner)?.mention;
  if (variant !== undefined && teller) draft.chips.push(variantChip(teller.text, [teller.start, teller.end]));
}

/** "Fires three shots", "lets out two barks": the number says how often it is done, not how many doors or dogs. */
function countedDeed({ source }: GrowingDraft, frame: Frame, owner: NounPhrase | undefined): NounPhrase | undefined {
  const { verb, objects, places } = frame;
  const named = places.filter(({ head }) => head.source === source);
  const deed = verb && [...objects, ...named].find(({ head, number }) => head.isEvent && number !== undefined);
  const isOfAnother = owner !== undefined && owner !== deed && objects.includes(owner);
  return isOfAnother ? undefined : deed;
}

function repeatBlows(draft: GrowingDraft, verb: VerbPhrase, subject: NounPhrase | undefined): void {
  if (draft.time === undefined && isBlowAfterBlow(verb, draft.source, subject)) draft.time = 'train';
}

function isEvent({ by, source }: Meaning, owner: NounPhrase | undefined): boolean {
  return by === 'direct' ? owner?.head.isEvent === true : kindOf(source) === 'one-shot';
}

/** "Climbs a metal staircase". */
function standOn(draft: GrowingDraft, { objects }: Frame): void {
  if (takesSurface(draft.source) && groupOf(draft.source) === 'footsteps')
    for (const thing of objects) draft.surface ??= materialOf(thing);
}

function draftOf(meaning: Meaning, group: number): GrowingDraft {
  const { source, by, isBeneath, mods } = meaning;
  const draft = newDraft(source, { by, confidence: CONFIDENCE[by] }, group);
  Object.assign(draft, definedParts(meaning, ['variant', 'isFaint', 'trend', 'time']));
  if (isBeneath) draft.role = 'background';
  Object.assign(draft.mods, mods);
  return draft;
}

/** "A restaurant kitchen": the head says where, the noun before it what is heard. */
function nameAfter(draft: GrowingDraft, { head, modifiers }: NounPhrase): void {
  draft.noun = head;
  if (head.space && head.source !== draft.source && modifiers.length > 0) draft.space ??= head.space;
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
function describe(draft: GrowingDraft, phrase: NounPhrase, isOwner: boolean): void {
  const own = ownWords(phrase);
  draft.spans.push(...own.spans, ...(phrase.of?.spans ?? []));
  draft.chips.push(...own.chips);
  for (const said of phrase.effects) applyEffect(draft, said);
  if (isOwner && phrase.head.mods) Object.assign(draft.mods, { ...phrase.head.mods, ...draft.mods });
  if (phrase.stretched !== undefined) draft.mods.duration = 1.5;
  doubt(draft, phrase, isOwner);
  describeThing(draft, phrase, isOwner);
  putOn(draft, phrase);
  describeSpace(draft, phrase);
  for (const said of phrase.of?.effects ?? []) applyEffect(draft, said);
}

/** What was found in a way that is less sure. */
function doubt(draft: GrowingDraft, { head, corrected }: NounPhrase, isOwner: boolean): void {
  if (head.isAbstract && isOwner) draft.origin = { by: 'texture', confidence: CONFIDENCE.imitation };
  if (head.isHyponym && isOwner) draft.origin = { by: 'hypernym', confidence: CONFIDENCE.hypernym };
  if (corrected !== undefined) draft.origin = { by: 'typo', confidence: CONFIDENCE.typo };
}

/** What is struck, and what it is made of. */
function describeThing(draft: GrowingDraft, phrase: NounPhrase, isOwner: boolean): void {
  const { head, modifiers } = phrase;
  if (isStruckThing(phrase) && isOfClass(draft.source, 'blow on a material'))
    draft.variant ??= head.word.split(' ').pop();
  if (isOwner || head.isInert || modifiers.some((modifier) => modifier.material)) draft.material ??= materialOf(phrase);
}

function isStruckThing({ head, mention }: NounPhrase): boolean {
  return head.isInert === true && head.material === undefined && mention.entry.verb === undefined;
}

/** Where it is heard, as far as its own words tell. */
function describeSpace(draft: GrowingDraft, phrase: NounPhrase): void {
  const { head, modifiers } = phrase;
  const places = head.isInert ? [] : modifiers.filter(({ isInert, source }) => !isInert && source !== draft.source);
  draft.space ??= places.find(({ space }) => space !== undefined)?.space;
  if (isUnderWater(draft, phrase) || modifiers.some(({ space }) => space === 'underwater'))
    draft.space ??= 'underwater';
  leaveOutWater(draft, phrase);
}

function isUnderWater({ source }: GrowingDraft, { head }: NounPhrase): boolean {
  return head.space === 'underwater' && head.source !== source;
}

/** "Passos debaixo d'água": the words say where, though they name what is heard there as well. */
function leaveOutWater(draft: GrowingDraft, phrase: NounPhrase): void {
  const { head, modifiers, mention, spans } = phrase;
  const isAdverb = mention.text.includes(' ') && modifiers.length === 1;
  if (!isUnderWater(draft, phrase) || !isAdverb || head.source === undefined) return;
  draft.insteadOf = [...(draft.insteadOf ?? []), { source: head.source, spans: [...spans] }];
}

/** Sources named after adpositions that sound beside what the clause tells. */
function companions(frame: Frame, drafts: readonly GrowingDraft[], group: number, lexicon: Lexicon): GrowingDraft[] {
  return [...new Set(placesIn(frame))].flatMap((place) => {
    const meanings = ownMeanings(place, lexicon);
    if (!isCompanion(place, meanings[0]?.source, drafts)) return [];
    const alone: Frame = { subjects: [place], objects: [], places: [], effects: [] };
    const found = meanings.map((meaning) => toDraft(meaning, { group, frame: alone, subject: place }, lexicon));
    if (drafts.length > 0 && place.relation !== 'comitative') for (const draft of found) draft.role ??= 'background';
    return found;
  });
}
