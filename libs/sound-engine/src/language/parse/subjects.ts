import type { Language } from '../lexicon/language';
import type { Effect, Link } from '../lexicon/lexicon';
import { bareMaterial } from '../propose/materials';
import { type Frame, isMachine, isMover, type NounPhrase, verbMatches, type VerbPhrase } from './phrases';
import type { ReadClause } from './reading';

const JOINING = new Set<Link | undefined>(['and', 'comma']);
const HANDING_ON = new Set<Link | undefined>(['and', 'comma', 'then', 'while', 'finally', 'before', 'or']);

/** A noun after a verb that nobody before it does is who does it. */
export function invertSubjects(
  clauses: readonly ReadClause[],
  verbFirst: Language['verbFirst'],
): readonly ReadClause[] {
  if (verbFirst === undefined) return clauses;
  return clauses.map((clause) => ({ ...clause, frames: clause.frames.map((frame) => inverted(frame, verbFirst)) }));
}

function inverted(frame: Frame, verbFirst: Language['verbFirst']): Frame {
  const [first, ...others] = frame.objects;
  const isFree = frame.verb && frame.subjects.length === 0 && first;
  return isFree && (verbFirst === 'of all' || isMoving(frame.verb, first))
    ? { ...frame, subjects: [first], objects: others }
    : frame;
}

function isMoving({ verb }: VerbPhrase, { head }: NounPhrase): boolean {
  return isMover(head) && (verb.kind === 'light' || verb.effect?.motion !== undefined);
}

/**
 * "A man and a woman talk": the first noun does it too. "Dogs bark and growl": the second verb has the same subject.
 */
export function shareSubjects(clauses: readonly ReadClause[]): ReadClause[] {
  const gone = new Set<Frame>();
  let last: readonly NounPhrase[] = [];
  let named: Frame | undefined;
  const shared = handForward(clauses).map((clause) => {
    // "A door, heavy, metal, closing": the door closes.
    if (last.length > 0 && clause.link === 'comma' && bareMaterial(clause) !== undefined) return clause;
    const frames = clause.frames.map((said) => {
      const frame = inherits(said, clause, last, named) ? inherit(said, clause, last, named) : said;
      if (named && frame !== said && !frame.isInherited) gone.add(named);
      if (frame.subjects.length > 0) last = frame.subjects;
      named = frame.verb ? undefined : frame;
      return frame;
    });
    return { ...clause, frames };
  });
  return shared.map((clause) => ({ ...clause, frames: clause.frames.filter((frame) => !gone.has(frame)) }));
}

/** @param named the frame before it, where that only names something */
function inherits(frame: Frame, { link }: ReadClause, last: readonly NounPhrase[], named: Frame | undefined): boolean {
  const isFree = frame.verb !== undefined && !frame.isApart && frame.subjects.length === 0;
  return (
    isFree &&
    last.length > 0 &&
    HANDING_ON.has(link) &&
    (mayInherit(frame, last) || (named !== undefined && isOnlyNamed(frame, named)))
  );
}

/** The frame with the subjects of the one before it, in whose place it stands where that only named them. */
function inherit(frame: Frame, clause: ReadClause, last: readonly NounPhrase[], named: Frame | undefined): Frame {
  const subjects = last.map((phrase) => ({
    ...phrase,
    effects: phrase.effects.filter(({ effect }) => !isOver(effect)),
  }));
  const heir: Frame = { ...frame, subjects };
  if (!named || !isSaidOf(named, heir, clause)) return { ...heir, isInherited: true };
  return { ...heir, effects: [...named.effects, ...frame.effects] };
}

/** "A car starts and drives away": how it moved, grew or began was of the first deed. */
function isOver({ motion, level, time }: Effect): boolean {
  return motion !== undefined || level !== undefined || time === 'start';
}

/** "A knife, sharpened": what lies still does not do it by itself, but it is what something is done to. */
function isOnlyNamed({ verb, objects }: Frame, { subjects }: Frame): boolean {
  const thing = subjects[0]?.head;
  if (!verb || !thing || thing.isAgent || objects.length > 0) return false;
  if (verb.form === 'base') return thing.isInert === true && verb.verb.kind === 'strike';
  return thing.isInert === true || verb.form === 'ed';
}

/** "A steel door, heavy, slams shut": a thing that was only named before is what does it. */
function isSaidOf(named: Frame, frame: Frame, { link }: ReadClause): boolean {
  const [only, ...others] = named.subjects;
  if (link !== 'comma' || !only || others.length > 0 || named.count !== undefined) return false;
  // "A horse galloping, snorts": what is named is a deed of its own.
  if (only.mention.form === 'ing' || only.head.isOngoing === true) return false;
  const isPlacedTwice = only.places.length > 0 && frame.places.length > 0;
  return !isPlacedTwice && isLateDeed(frame, only);
}

function isLateDeed({ verb, subjects: [{ head }] }: Frame, named: NounPhrase): boolean {
  if (!verb) return false;
  // "Cat, purring".
  if (head.isAgent) return verb.form === 'ing' && verb.verb.kind === 'sound' && !named.isSingle;
  return head.isInert === true || verb.form === 'ed' || verbMatches(verb.verb, named);
}

/** A gerund with an object of its own ("talking, filling a bath") and an event word are no deed of the last subject. */
function mayInherit({ verb: said, objects }: Frame, last: readonly NounPhrase[]): boolean {
  if (!said) return false;
  const { verb, form } = said;
  // "A bottle rolls and hits the wall": what lies still does both.
  const isSecondBlow = form === 's' && verb.kind === 'strike' && objects.length > 0;
  return last.some(
    (phrase) =>
      phrase.head.isAgent === true ||
      (isSecondBlow && phrase.head.isInert) ||
      (verb.kind === 'light' && !isDeedOnThing(phrase, objects)) ||
      phrase.head.source === verb.source ||
      verbMatches(verb, phrase) ||
      (isMachine(phrase) && verb.isState === true),
  );
}

/** "Tira lo sciacquone e apre il rubinetto": who does the second is who did the first, not what was done. */
function isDeedOnThing({ head, mention }: NounPhrase, objects: readonly NounPhrase[]): boolean {
  const isWholeDeed = mention.form === 's' && mention.text.includes(' ');
  return head.isEvent === true && isWholeDeed && objects.length > 0;
}

/** Gives the subjects of a clause that only names them to the next one. */
function handForward(clauses: readonly ReadClause[]): ReadClause[] {
  const handed = [...clauses];
  for (let at = 0; at + 1 < handed.length; at++) {
    const [only, ...others] = handed[at].frames;
    const [target, ...further] = handed[at + 1].frames;
    const isLone = others.length === 0 && !handed[at].isNegated && JOINING.has(handed[at + 1].link);
    if (!isLone || !only || !target || isTold(only) || target.subjects.length === 0) continue;
    if (!only.subjects.every((phrase) => doesToo(phrase, target))) continue;
    const joined: Frame = { ...target, subjects: [...only.subjects, ...target.subjects] };
    handed[at] = { ...handed[at], frames: [] };
    handed[at + 1] = { ...handed[at + 1], frames: [joined, ...further] };
  }
  return handed;
}

function doesToo(phrase: NounPhrase, target: Frame): boolean {
  if (phrase.head.isEvent === true || target.verb === undefined) return false;
  return verbMatches(target.verb.verb, phrase) || canDo(phrase, target);
}

/** More is said of it than what it names. */
function isTold({ verb, effects, subjects }: Frame): boolean {
  return verb !== undefined || effects.length > 0 || subjects.some(({ places }) => places.length > 0);
}

/** Living beings share what living beings of their kind do. */
function canDo(phrase: NounPhrase, target: Frame): boolean {
  const [doer] = target.subjects;
  return (
    phrase.head.isAgent === true &&
    doer?.head.isAgent === true &&
    phrase.head.tags.includes('person') === doer.head.tags.includes('person')
  );
}
