import type { Lexicon, Noun } from '../lexicon/lexicon';
import type { TaggedToken } from '../tag/tagged-token';
import { type Frame, isBare, isMover, type NounPhrase, verbMatches } from './phrases';
import type { ReadClause } from './reading';

/**
 * "Whip, crack", "plastic bucket, empty, hollow hit", "snap, fingers": a thing and what it does, said beside one
 * another.
 */
export function pairFragments(clauses: readonly ReadClause[], lexicon: Lexicon): ReadClause[] {
  const paired: ReadClause[] = [];
  const wholes = new Map<TaggedToken, Noun>();
  let namedAt = -1;
  for (const clause of clauses) {
    const isAside = clause.frames.length === 0 && clause.link === 'comma';
    const before = isAside ? undefined : paired[namedAt];
    if (before) {
      const [named, own] = joinFragments(before, clause);
      const part = partOf(named, own, lexicon);
      if (part) wholes.set(part.mention, part.whole);
      paired[namedAt] = named;
      paired.push(withWholes(own, wholes));
    } else paired.push(clause);
    if (!isAside) namedAt = paired.length - 1;
  }
  // Deeds that were told of the part are those of the whole's part.
  return wholes.size > 0 ? paired.map((clause) => withWholes(clause, wholes)) : paired;
}

/** "A train, departing, whistle": the part is one of what was named before. */
function partOf(
  named: ReadClause,
  clause: ReadClause,
  { parts }: Lexicon,
): { mention: TaggedToken; whole: Noun } | undefined {
  const part = onlyNoun(clause);
  const whole = named.frames[0]?.subjects.find(({ head }) => isMover(head))?.head;
  return part && whole && part.modifiers.length === 0 && parts.has(part.head.word)
    ? { mention: part.mention, whole }
    : undefined;
}

/** @param wholes by the words of their parts */
function withWholes(clause: ReadClause, wholes: ReadonlyMap<TaggedToken, Noun>): ReadClause {
  const named = (phrase: NounPhrase): NounPhrase => {
    const whole = phrase.modifiers.length === 0 ? wholes.get(phrase.mention) : undefined;
    return whole ? { ...phrase, modifiers: [whole] } : phrase;
  };
  return { ...clause, frames: clause.frames.map((frame) => ({ ...frame, subjects: frame.subjects.map(named) })) };
}

/** A thing and its deed, whichever is named first. */
function joinFragments(named: ReadClause, clause: ReadClause): [ReadClause, ReadClause] {
  const isBeside = clause.link === 'comma';
  const [first, second] = isBeside ? [onlyNoun(named) ?? onlyMover(named), onlyNoun(clause)] : [];
  if (first && second && isDeedOf(second, first)) return join(named, clause, first, second);
  if (first && second && isDeedOf(first, second)) return join(named, clause, second, first);
  return [named, clause];
}

/** The noun of a clause that says nothing else. */
function onlyNoun(clause: ReadClause): NounPhrase | undefined {
  const frame = onlyFrame(clause);
  const phrase = frame?.subjects[0];
  return phrase && !frame.verb && frame.count === undefined && isBare(phrase) ? phrase : undefined;
}

/** "A train, departing". */
function onlyMover(clause: ReadClause): NounPhrase | undefined {
  const frame = onlyFrame(clause);
  return frame?.isInherited && frame.verb?.verb.kind === 'light' ? frame.subjects[0] : undefined;
}

/** The frame of a clause that says one thing of one subject. */
function onlyFrame({ frames, isNegated }: ReadClause): Frame | undefined {
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

function join(named: ReadClause, clause: ReadClause, thing: NounPhrase, deed: NounPhrase): [ReadClause, ReadClause] {
  const { mention, effects, spans } = deed;
  const { verb } = mention.entry;
  if (!verb) return [named, clause];
  return [
    { ...named, frames: named.frames.filter((frame) => frame.verb !== undefined) },
    {
      ...clause,
      frames: [{ verb: { verb, form: 'ing', mention, spans }, subjects: [thing], objects: [], places: [], effects }],
    },
  ];
}
