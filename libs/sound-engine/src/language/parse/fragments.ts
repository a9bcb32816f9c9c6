import { isPart } from '../lexicon/parts';
import { type Frame, isBare, isMover, type NounPhrase, verbMatches } from './phrases';
import type { Read } from './reading';

/**
 * "Whip, crack", "plastic bucket, empty, hollow hit", "snap, fingers": a thing and what it does, said beside one
 * another.
 */
export function pairFragments(clauses: readonly Read[]): void {
  let named: Read | undefined;
  for (const clause of clauses) {
    if (clause.frames.length === 0 && clause.link === 'comma') continue;
    if (named && clause.link === 'comma') joinFragments(named, clause);
    if (named) nameWhole(named, clause);
    named = clause;
  }
}

/** "A train, departing, whistle": the part is one of what was named before. */
function nameWhole(named: Read, clause: Read): void {
  const part = onlyNoun(clause);
  const whole = named.frames[0]?.subjects.find(({ head }) => isMover(head));
  if (part && whole && part.modifiers.length === 0 && isPart(part.head.word)) part.modifiers.push(whole.head);
}

/** A thing and its deed, whichever is named first. */
function joinFragments(named: Read, clause: Read): void {
  const [first, second] = [onlyNoun(named) ?? onlyMover(named), onlyNoun(clause)];
  if (!first || !second) return;
  if (isDeedOf(second, first)) join(named, clause, first, second);
  else if (isDeedOf(first, second)) join(named, clause, second, first);
}

/** The noun of a clause that says nothing else. */
function onlyNoun(clause: Read): NounPhrase | undefined {
  const frame = onlyFrame(clause);
  const phrase = frame?.subjects[0];
  return phrase && !frame.verb && frame.count === undefined && isBare(phrase) ? phrase : undefined;
}

/** "A train, departing". */
function onlyMover(clause: Read): NounPhrase | undefined {
  const frame = onlyFrame(clause);
  return frame?.isInherited && frame.verb?.verb.kind === 'light' ? frame.subjects[0] : undefined;
}

/** The frame of a clause that says one thing of one subject. */
function onlyFrame({ frames, isNegated }: Read): Frame | undefined {
  const [frame, ...others] = frames;
  return !isNegated && others.length === 0 && frame?.subjects.length === 1 ? frame : undefined;
}

function isDeedOf({ mention, modifiers }: NounPhrase, thing: NounPhrase): boolean {
  const { verb, noun } = mention.entry;
  if (!verb || modifiers.length > 0 || noun?.isInert || thing.mention.entry.verb) return false;
  return verbMatches(verb, thing) || (verb.kind === 'strike' && isOfMaterial(thing));
}

function isOfMaterial({ head, modifiers }: NounPhrase): boolean {
  return head.isInert === true && (head.material ?? modifiers[0]?.material) !== undefined;
}

function join(first: Read, second: Read, thing: NounPhrase, deed: NounPhrase): void {
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
