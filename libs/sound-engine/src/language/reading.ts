import { ClauseReader } from './clauses';
import { type Clause, type Frame, type NounPhrase, verbMatches } from './frames';
import type { Link, Verb } from './lexicon';
import { splitClauses } from './links';
import type { Mention } from './mentions';
import type { Language } from './understand';

/** A clause and its place in the course of the scene. */
export interface Read extends Clause {
  group: number;
  isBed: boolean;
  isPause: boolean;
}

/** The clauses of a description in text order, all of the first group yet. */
export function readClauses(mentions: readonly Mention[], language: Language): Read[] {
  const clauses: Read[] = [];
  const phrases: NounPhrase[] = [];
  const antecedent = (verb: Verb): NounPhrase | undefined => {
    const recent = [...phrases].reverse();
    const mover = verb.effect?.motion === undefined ? undefined : recent.find((phrase) => phrase.head.tags.includes('vehicle') || phrase.head.tags.includes('aircraft'));
    if (mover) return mover;
    const fitting = recent.find((phrase) => verbMatches(verb, phrase) || phrase.head.source !== undefined && verb.source === phrase.head.source);
    return fitting ?? recent.find((phrase) => phrase.preposition === undefined);
  };
  for (const piece of splitClauses(mentions)) {
    const before = clauses[clauses.length - 1];
    const goesOnNegating = before?.isNegated === true && (piece.link === 'and' || piece.link === 'or');
    const clause = new ClauseReader(antecedent, goesOnNegating).read(piece.mentions);
    const isPause = piece.mentions.some((mention) => language.pauses.has(mention.text)) && clause.frames.length === 0;
    clauses.push({ ...clause, link: piece.link, ...(piece.linkMention && { linkMention: piece.linkMention }), group: 0, isBed: false, isPause });
    for (const frame of clause.frames) for (const phrase of [...frame.subjects, ...frame.objects, ...frame.places, ...frame.subjects.flatMap((one) => one.places)]) phrases.push(phrase);
  }
  return clauses;
}

const JOINING = new Set<Link | undefined>(['and', 'comma', 'or']);
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

/** "A man and a woman talk": the first noun does it too. "Dogs bark and growl": the second verb has the same subject. */
export function shareSubjects(clauses: Read[]): void {
  for (let index = 0; index + 1 < clauses.length; index++) handForward(clauses[index], clauses[index + 1]);
  let last: NounPhrase[] = [];
  for (const clause of clauses) {
    for (const frame of clause.frames) {
      if (frame.verb && !frame.isApart && frame.subjects.length === 0 && last.length > 0 && HANDING_ON.has(clause.link) && mayInherit(frame, last)) {
        frame.subjects = last.map((phrase) => ({ ...phrase, effects: phrase.effects.filter((said) => said.effect.motion === undefined && said.effect.level === undefined) }));
        frame.isInherited = true;
      }
      if (frame.subjects.length > 0) last = frame.subjects;
    }
  }
}

/** A gerund with an object of its own ("talking, filling a bath") and an event word are no deed of the last subject. */
function mayInherit(frame: Frame, last: readonly NounPhrase[]): boolean {
  const verb = frame.verb?.verb;
  if (!verb) return false;
  return last.some((phrase) => phrase.head.isAgent === true || verbMatches(verb, phrase) || verb.kind === 'light' || phrase.head.source === verb.source || isMachine(phrase) && STATES.has(verb.lemma));
}

function handForward(clause: Read, next: Read): void {
  const [only] = clause.frames;
  const target = next.frames[0];
  if (clause.frames.length !== 1 || only.verb || !target?.verb || !JOINING.has(next.link) || target.isInherited || clause.isNegated) return;
  if (target.subjects.length === 0 || only.effects.length > 0 || only.subjects.some((phrase) => phrase.places.length > 0)) return;
  const verb = target.verb.verb;
  const sharers = only.subjects.filter((phrase) => phrase.head.isEvent !== true && (verbMatches(verb, phrase) || canDo(phrase, target)));
  if (sharers.length === 0 || sharers.length !== only.subjects.length) return;
  target.subjects = [...sharers, ...target.subjects];
  if (next.link === 'or') target.isChoice = true;
  clause.frames = [];
}

/** Living beings share what living beings of their kind do. */
function canDo(phrase: NounPhrase, target: Frame): boolean {
  const [doer] = target.subjects;
  return phrase.head.isAgent === true && doer?.head.isAgent === true && phrase.head.tags.includes('person') === doer.head.tags.includes('person');
}

/** Numbers the ordered groups; "after" puts its clause before the one that it follows. */
export function order(clauses: Read[]): number {
  const groups: Read[][] = [[]];
  let current = 0;
  let opening: Link | undefined;
  clauses.forEach((clause, index) => {
    const { link } = clause;
    if (index === 0) {
      opening = link === 'after' || link === 'before' ? link : undefined;
    } else if (opening !== undefined && (link === 'comma' || link === 'stop')) {
      if (opening === 'after') groups.splice(++current, 0, []);
      else groups.unshift([]);
      opening = undefined;
    } else if (link === 'then' || link === 'before' || link === 'finally' || link === 'into') {
      groups.splice(++current, 0, []);
    } else if (link === 'after') {
      groups.splice(current, 0, []);
    } else if (clause.isPause || clauses[index - 1].isPause || isNextState(clause, clauses[index - 1])) {
      groups.splice(++current, 0, []);
    }
    if (link === 'while') clause.isBed = true;
    groups[current].push(clause);
  });
  const used = groups.filter((group, index) => group.some((clause) => clause.frames.length > 0 || clause.isPause) || (index === 0 && groups.length === 1));
  used.forEach((group, index) => { for (const clause of group) clause.group = index; });
  for (const group of groups) if (!used.includes(group)) for (const clause of group) clause.group = Math.max(0, used.length - 1);
  return Math.max(1, used.length);
}

const STATES = new Set(['idle', 'rev', 'start up', 'accelerate', 'drive away', 'drive off', 'run', 'turn over', 'crank', 'leave', 'take off']);

function isMachine(phrase: NounPhrase): boolean {
  return phrase.head.isAgent !== true && (phrase.head.tags.includes('vehicle') || phrase.head.tags.includes('engine'));
}

/** A machine is in one state at a time: "idles, revs and drives away" is a course. */
function isNextState(clause: Read, before: Read | undefined): boolean {
  const frame = clause.frames[0];
  const earlier = before?.frames[before.frames.length - 1];
  if (!frame?.isInherited || !frame.verb || !earlier?.verb) return false;
  return frame.subjects.some(isMachine) && STATES.has(frame.verb.verb.lemma) && STATES.has(earlier.verb.verb.lemma) && frame.verb.form !== 'ing';
}
