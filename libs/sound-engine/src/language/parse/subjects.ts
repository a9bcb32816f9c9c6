import { ENGINE_STATES } from '../english/verbs/engine-state';
import type { Link } from '../lexicon/lexicon';
import { bareMaterial } from '../propose/materials';
import { type Frame, isMachine, type NounPhrase, verbMatches } from './phrases';
import type { Read } from './reading';

const JOINING = new Set<Link | undefined>(['and', 'comma']);
const HANDING_ON = new Set<Link | undefined>(['and', 'comma', 'then', 'while', 'finally', 'before', 'or']);

/** A noun after a verb that nobody before it does is who does it. */
export function invertSubjects(clauses: readonly Read[]): void {
  for (const frame of clauses.flatMap((clause) => clause.frames)) {
    const [first, ...others] = frame.objects;
    if (!frame.verb || frame.subjects.length > 0 || !first) continue;
    frame.subjects = [first];
    frame.objects = others;
  }
}

/**
 * "A man and a woman talk": the first noun does it too. "Dogs bark and growl": the second verb has the same subject.
 */
export function shareSubjects(clauses: Read[]): void {
  for (let index = 0; index + 1 < clauses.length; index++) handForward(clauses[index], clauses[index + 1]);
  let last: NounPhrase[] = [];
  let named: Named | undefined;
  for (const clause of clauses) {
    // "A door, heavy, metal, closing": the door closes.
    const isAside = last.length > 0 && clause.link === 'comma' && bareMaterial(clause) !== undefined;
    for (const frame of isAside ? [] : clause.frames) {
      if (inherits(frame, clause, last, named)) inherit(frame, clause, last, named);
      if (frame.subjects.length > 0) last = frame.subjects;
      named = frame.verb ? undefined : { clause, frame };
    }
  }
}

/** A frame without a verb, and its clause. */
interface Named {
  clause: Read;
  frame: Frame;
}

function inherits(frame: Frame, { link }: Read, last: readonly NounPhrase[], named: Named | undefined): boolean {
  const isFree = frame.verb !== undefined && !frame.isApart && frame.subjects.length === 0;
  return (
    isFree &&
    last.length > 0 &&
    HANDING_ON.has(link) &&
    (mayInherit(frame, last) || (named !== undefined && isOnlyNamed(frame, named.frame)))
  );
}

function inherit(frame: Frame, clause: Read, last: readonly NounPhrase[], named: Named | undefined): void {
  frame.subjects = last.map((phrase) => ({
    ...phrase,
    effects: phrase.effects.filter(({ effect }) => effect.motion === undefined && effect.level === undefined),
  }));
  if (!named || !isSaidOf(named.frame, frame, clause)) {
    frame.isInherited = true;
    return;
  }
  named.clause.frames = named.clause.frames.filter((one) => one !== named.frame);
  frame.effects.unshift(...named.frame.effects);
}

/** "A knife, sharpened": what lies still does not do it by itself, but it is what something is done to. */
function isOnlyNamed({ verb, objects }: Frame, { subjects }: Frame): boolean {
  const thing = subjects[0]?.head;
  if (!verb || !thing || thing.isAgent || objects.length > 0) return false;
  if (verb.form === 'base') return thing.isInert === true && verb.verb.kind === 'strike';
  return thing.isInert === true || verb.form === 'ed';
}

/** "A steel door, heavy, slams shut": a thing that was only named before is what does it. */
function isSaidOf(named: Frame, frame: Frame, { link }: Read): boolean {
  const [only, ...others] = named.subjects;
  if (link !== 'comma' || !only || others.length > 0 || named.count !== undefined) return false;
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
      verb.kind === 'light' ||
      phrase.head.source === verb.source ||
      verbMatches(verb, phrase) ||
      (isMachine(phrase) && ENGINE_STATES.has(verb.lemma)),
  );
}

function handForward(clause: Read, next: Read): void {
  const [only, ...others] = clause.frames;
  const [target] = next.frames;
  const isLone = others.length === 0 && !clause.isNegated && JOINING.has(next.link);
  if (!isLone || !only || !target || isTold(only) || target.subjects.length === 0) return;
  if (!only.subjects.every((phrase) => doesToo(phrase, target))) return;
  target.subjects = [...only.subjects, ...target.subjects];
  clause.frames = [];
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
