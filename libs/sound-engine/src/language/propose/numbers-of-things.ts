import { MODIFIER_RANGES } from '@whoosh/sound-scene';
import { groupOf, kindOf } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import type { Frame, NounPhrase } from '../parse/phrases';
import type { GrowingDraft } from './draft';
import { isSaidInPlural } from './plurals';

/** Repetitions and emitters of a layer (`docs/scene.md`). */
const [, MOST_EVENTS] = MODIFIER_RANGES.count;
export const [, MOST_EMITTERS] = MODIFIER_RANGES.sources;
/** Where a plural says no number: two animals, a few people. */
const SOME_ANIMALS = 2;
const SOME_PEOPLE = 3;

interface SaidNumber {
  draft: GrowingDraft;
  phrase: NounPhrase;
  frame: Frame;
  quantity: NounPhrase['quantity'];
  number: number | undefined;
  isEvent: boolean;
  isCounted: boolean;
}

/** Numbers of things are emitters, numbers of events are repetitions. */
export function applyNumber(draft: GrowingDraft, phrase: NounPhrase | undefined, frame: Frame): void {
  if (!phrase) return;
  const said = saidNumber(draft, phrase, frame);
  applyQuantity(said);
  if (isSeries(said)) draft.time ??= 'train';
  else if (said.number !== undefined && said.number >= 1 && said.quantity?.count === undefined)
    applyNumeral(said, said.number);
  else if (!said.quantity) applyGrammaticalNumber(said);
}

function saidNumber(draft: GrowingDraft, phrase: NounPhrase, frame: Frame): SaidNumber {
  const inner = phrase.of ?? phrase;
  return {
    draft,
    phrase,
    frame,
    quantity: phrase.quantity ?? inner.quantity,
    number: phrase.number ?? inner.number,
    isEvent: phrase.head.isEvent === true || (inner.head.isEvent === true && inner.head.source === draft.source),
    isCounted: frame.count !== undefined,
  };
}

/** "A sword fight": many clashes of one fight. */
function isSeries({ draft, phrase, isCounted }: SaidNumber): boolean {
  return phrase.head.isSeries === true && phrase.head.source === draft.source && !isCounted;
}

/** "A few knocks", "a pack of dogs", "three bursts of steam". */
function applyQuantity({ draft, quantity, number, isEvent }: SaidNumber): void {
  if (quantity?.sources !== undefined && !isEvent) draft.mods.sources = quantity.sources;
  else if (quantity?.count !== undefined) draft.mods.count = Math.min(MOST_EVENTS, number ?? quantity.count);
  else if (quantity) draft.mods.count = Math.min(MOST_EVENTS, quantity.sources ?? 2);
}

function applyNumeral({ draft, isEvent, isCounted }: SaidNumber, number: number): void {
  if (isEvent && !isCounted) draft.mods.count = Math.min(MOST_EVENTS, Math.round(number));
  else if (!isEvent) draft.mods.sources = Math.min(MOST_EMITTERS, Math.round(number));
}

/** "A knock" is one, "knocks" are several, "dogs" two, "voices" a few. */
function applyGrammaticalNumber(said: SaidNumber): void {
  // "A whip cracks": one, though its deed looks like a plural.
  if (isOneEvent(said)) said.draft.mods.count ??= 1;
  else if (isSaidInPlural(said)) applyPlural(said);
}

function isOneEvent({ draft, phrase, isEvent, isCounted }: SaidNumber): boolean {
  const isGoingOn = draft.time === 'train' || phrase.head.isOngoing === true || phrase.mention.form === 'ing';
  const isOne = isEvent && phrase.isSingle && !isCounted && !isGoingOn;
  return isOne && !isOfClass(draft.source, 'goes on in events') && !isOfItsObject(draft, phrase);
}

/** "Knocks on a door": one door, and as many knocks as there are. */
function isOfItsObject({ source }: GrowingDraft, phrase: NounPhrase): boolean {
  const names = [phrase.head.source, phrase.of?.head.source];
  return kindOf(source) === 'sequence' && !names.includes(source);
}

function applyPlural(said: SaidNumber): void {
  const { draft, phrase, isEvent, isCounted } = said;
  const isAgent = phrase.head.isAgent === true;
  if ((isEvent || isAgent) && !isCounted) draft.isSeveral = true;
  if (!isAgent) applyPluralOfVoices(draft);
  else if (!isEvent) draft.mods.sources = SOME_ANIMALS;
  const isHeardTogether = isOfClass(draft.source, 'one sound of several things');
  if (!isEvent && !isAgent && !isCounted && !isHeardTogether) draft.isPlural = true;
}

function applyPluralOfVoices(draft: GrowingDraft): void {
  if (['human_voice', 'human_body'].includes(groupOf(draft.source))) draft.mods.sources = SOME_PEOPLE;
}
