import { bareMaterial } from '../propose/materials';
import { ClauseReader } from './clauses';
import { type Clause, type Frame, type NounPhrase, verbMatches } from './phrases';
import type { Link, Noun, Verb } from '../lexicon/lexicon';
import { splitClauses } from './links';
import { ENGINE_STATES } from '../english/verbs/engine-state';
import { isPart } from '../lexicon/parts';
import type { TaggedToken } from '../tag/match';
import type { Language } from '../lexicon/language';

/** A clause and its place in the course of the scene. */
export interface Read extends Clause {
  group: number;
  isBed: boolean;
  isPause: boolean;
}

/** The clauses of a description in text order, all of the first group yet. */
export function readClauses(mentions: readonly TaggedToken[], language: Language): Read[] {
  const clauses: Read[] = [];
  const phrases: NounPhrase[] = [];
  const antecedent = (verb: Verb): NounPhrase | undefined => {
    const recent = [...phrases].reverse();
    const mover =
      verb.effect?.motion === undefined
        ? undefined
        : recent.find((phrase) => [phrase.head, ...phrase.modifiers].some(isMover));
    if (mover) return wholeOf(mover);
    const fitting = recent.find(
      (phrase) => verbMatches(verb, phrase) || (phrase.head.source !== undefined && verb.source === phrase.head.source),
    );
    return fitting ?? recent.find((phrase) => phrase.preposition === undefined);
  };
  for (const piece of splitClauses(mentions)) {
    const before = clauses[clauses.length - 1];
    const goesOnNegating = before?.isNegated === true && (piece.link === 'and' || piece.link === 'or');
    const clause = new ClauseReader(antecedent, goesOnNegating).read(piece.mentions);
    const isPause = piece.mentions.some((mention) => language.pauses.has(mention.text)) && clause.frames.length === 0;
    if (piece.mentions.some((mention, index) => isSilentDeed(mention, piece.mentions[index - 1])))
      clause.hasSilentDeed = true;
    clauses.push({
      ...clause,
      link: piece.link,
      ...(piece.linkMention && { linkMention: piece.linkMention }),
      group: 0,
      isBed: false,
      isPause,
    });
    for (const frame of clause.frames)
      for (const phrase of [
        ...frame.subjects,
        ...frame.objects,
        ...frame.places,
        ...frame.subjects.flatMap((one) => one.places),
      ])
        phrases.push(phrase);
  }
  return clauses;
}

/** "She slips", "a man waited": a word in the form of a deed that no table has, after who does it. */
function isSilentDeed(mention: TaggedToken, doer: TaggedToken | undefined): boolean {
  const isOfNoTable =
    mention.kind === 'unknown' || (mention.kind === 'ignored' && Object.keys(mention.entry).length === 0);
  return (
    isOfNoTable &&
    doer?.kind === 'noun' &&
    doer.entry.noun?.tags.includes('person') === true &&
    /(?:s|ed|ing)$/.test(mention.text)
  );
}

function isMover({ tags }: Noun): boolean {
  return tags.includes('vehicle') || tags.includes('aircraft');
}

/** "The bus doors shut and it drives away": the bus does, not its doors. */
function wholeOf(phrase: NounPhrase): NounPhrase {
  const whole = isMover(phrase.head) ? undefined : phrase.modifiers.find(isMover);
  return whole ? { ...phrase, head: whole, modifiers: [] } : phrase;
}

const JOINING = new Set<Link | undefined>(['and', 'comma', 'or']);
const HANDING_ON = new Set<Link | undefined>(['and', 'comma', 'then', 'while', 'finally', 'before', 'or']);

/**
 * "Whip, crack", "plastic bucket, empty, hollow hit", "snap, fingers": a thing and what it does, said beside one
 * another.
 */
export function pairFragments(clauses: readonly Read[]): void {
  let named: Read | undefined;
  for (const clause of clauses) {
    if (clause.frames.length === 0 && clause.link === 'comma') continue;
    const [thing, deed] = [onlyNoun(named) ?? onlyMover(named), onlyNoun(clause)];
    if (named && thing && deed && clause.link === 'comma') {
      if (isDeedOf(deed, thing)) joinFragments(named, clause, thing, deed);
      else if (isDeedOf(thing, deed)) joinFragments(named, clause, deed, thing);
    }
    const part = onlyNoun(clause);
    const whole = named?.frames[0]?.subjects.find(({ head }) => isMover(head));
    if (part && whole && isPart(part.head.word) && part.modifiers.length === 0) part.modifiers.push(whole.head);
    named = clause;
  }
}

/** The noun of a clause that says nothing else. */
function onlyNoun(clause: Read | undefined): NounPhrase | undefined {
  const [frame] = clause?.frames ?? [];
  const [phrase] = frame?.subjects ?? [];
  const isOne =
    clause?.frames.length === 1 &&
    !clause.isNegated &&
    !frame?.verb &&
    frame?.subjects.length === 1 &&
    frame.count === undefined;
  return isOne &&
    phrase &&
    phrase.number === undefined &&
    !phrase.quantity &&
    !phrase.isSingle &&
    !phrase.of &&
    phrase.places.length === 0
    ? phrase
    : undefined;
}

/** "A train, departing, whistle". */
function onlyMover(clause: Read | undefined): NounPhrase | undefined {
  const [frame] = clause?.frames ?? [];
  const isOne =
    clause?.frames.length === 1 &&
    !clause.isNegated &&
    frame?.verb?.verb.kind === 'light' &&
    frame.isInherited === true &&
    frame.subjects.length === 1;
  return isOne ? frame?.subjects[0] : undefined;
}

function isDeedOf({ mention, modifiers }: NounPhrase, thing: NounPhrase): boolean {
  const { verb } = mention.entry;
  if (!verb || modifiers.length > 0 || mention.entry.noun?.isInert || thing.mention.entry.verb) return false;
  return (
    verbMatches(verb, thing) ||
    (verb.kind === 'strike' &&
      thing.head.isInert === true &&
      (thing.head.material ?? thing.modifiers[0]?.material) !== undefined)
  );
}

function joinFragments(first: Read, second: Read, thing: NounPhrase, deed: NounPhrase): void {
  const { mention, effects, spans } = deed;
  if (!mention.entry.verb) return;
  second.frames = [
    {
      verb: { verb: mention.entry.verb, form: 'ing', mention, spans },
      subjects: [thing],
      objects: [],
      places: [],
      effects: [...effects],
    },
  ];
  first.frames = first.frames.filter((frame) => frame.verb !== undefined);
}

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
  let named: { clause: Read; frame: Frame } | undefined;
  for (const clause of clauses) {
    // "A door, heavy, metal, closing": the door closes.
    if (last.length > 0 && clause.link === 'comma' && bareMaterial(clause)) continue;
    for (const frame of clause.frames) {
      if (
        frame.verb &&
        !frame.isApart &&
        frame.subjects.length === 0 &&
        last.length > 0 &&
        HANDING_ON.has(clause.link) &&
        (mayInherit(frame, last) || isOnlyNamed(frame, named?.frame))
      ) {
        frame.subjects = last.map((phrase) => ({
          ...phrase,
          effects: phrase.effects.filter((said) => said.effect.motion === undefined && said.effect.level === undefined),
        }));
        frame.isInherited = true;
        if (named && isSaidOf(named.frame, frame, clause)) {
          named.clause.frames = named.clause.frames.filter((one) => one !== named?.frame);
          frame.effects.unshift(...named.frame.effects);
          delete frame.isInherited;
        }
      }
      if (frame.subjects.length > 0) last = frame.subjects;
      named = frame.verb ? undefined : { clause, frame };
    }
  }
}

/** "A knife, sharpened": what lies still does not do it by itself, but it is what something is done to. */
function isOnlyNamed({ verb, objects }: Frame, named: Frame | undefined): boolean {
  const thing = named?.subjects[0]?.head;
  if (!verb || !thing || thing.isAgent || objects.length > 0) return false;
  if (verb.form === 'base') return thing.isInert === true && verb.verb.kind === 'strike';
  return thing.isInert === true || verb.form === 'ed';
}

/** "A steel door, heavy, slams shut": a thing that was only named before is what does it. */
function isSaidOf(named: Frame, { verb, subjects, places }: Frame, clause: Read): boolean {
  const [thing] = subjects;
  if (!verb || !thing || clause.link !== 'comma' || named.subjects.length !== 1 || named.count !== undefined)
    return false;
  if (named.subjects[0].places.length > 0 && places.length > 0) return false;
  // "Cat, purring".
  if (thing.head.isAgent && verb.form === 'ing' && verb.verb.kind === 'sound' && named.subjects[0]?.isSingle === false)
    return true;
  return (
    thing.head.isAgent !== true && (thing.head.isInert === true || verb.form === 'ed' || verbMatches(verb.verb, thing))
  );
}

/** A gerund with an object of its own ("talking, filling a bath") and an event word are no deed of the last subject. */
function mayInherit(frame: Frame, last: readonly NounPhrase[]): boolean {
  const verb = frame.verb?.verb;
  if (!verb) return false;
  // "A bottle rolls and hits the wall": what lies still does both.
  if (
    frame.verb?.form === 's' &&
    verb.kind === 'strike' &&
    frame.objects.length > 0 &&
    last.some((phrase) => phrase.head.isInert)
  )
    return true;
  return last.some(
    (phrase) =>
      phrase.head.isAgent === true ||
      verbMatches(verb, phrase) ||
      verb.kind === 'light' ||
      phrase.head.source === verb.source ||
      (isMachine(phrase) && ENGINE_STATES.has(verb.lemma)),
  );
}

function handForward(clause: Read, next: Read): void {
  const [only] = clause.frames;
  const target = next.frames[0];
  if (
    clause.frames.length !== 1 ||
    only.verb ||
    !target?.verb ||
    !JOINING.has(next.link) ||
    target.isInherited ||
    clause.isNegated
  )
    return;
  if (
    target.subjects.length === 0 ||
    only.effects.length > 0 ||
    only.subjects.some((phrase) => phrase.places.length > 0)
  )
    return;
  const verb = target.verb.verb;
  const sharers = only.subjects.filter(
    (phrase) => phrase.head.isEvent !== true && (verbMatches(verb, phrase) || canDo(phrase, target)),
  );
  if (sharers.length === 0 || sharers.length !== only.subjects.length) return;
  target.subjects = [...sharers, ...target.subjects];
  if (next.link === 'or') target.isChoice = true;
  clause.frames = [];
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
  const used = groups.filter(
    (group, index) =>
      group.some((clause) => clause.frames.length > 0 || clause.isPause) || (index === 0 && groups.length === 1),
  );
  used.forEach((group, index) => {
    for (const clause of group) clause.group = index;
  });
  for (const group of groups)
    if (!used.includes(group)) for (const clause of group) clause.group = Math.max(0, used.length - 1);
  return Math.max(1, used.length);
}

function isMachine(phrase: NounPhrase): boolean {
  return phrase.head.isAgent !== true && (phrase.head.tags.includes('vehicle') || phrase.head.tags.includes('engine'));
}

/** A machine is in one state at a time: "idles, revs and drives away" is a course. */
function isNextState(clause: Read, before: Read | undefined): boolean {
  const frame = clause.frames[0];
  const earlier = before?.frames[before.frames.length - 1];
  if (!frame?.isInherited || !frame.verb || !earlier?.verb) return false;
  return (
    frame.subjects.some(isMachine) &&
    ENGINE_STATES.has(frame.verb.verb.lemma) &&
    ENGINE_STATES.has(earlier.verb.verb.lemma) &&
    frame.verb.form !== 'ing'
  );
}
