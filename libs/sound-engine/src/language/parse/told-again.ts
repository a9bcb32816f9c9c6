import type { Verb } from '../lexicon/lexicon';
import type { Frame } from './phrases';
import type { ReadClause } from './reading';

/** What is told a second time, and where it was told before. */
export interface ToldAgain {
  readonly frame: Frame;
  readonly before: Frame;
}

/**
 * "A dog barks, pauses, barks again": what a clause says to happen again, with the last clause before that tells of it.
 */
export function toldAgain({ saysAgain, frames }: ReadClause, told: readonly ReadClause[]): ToldAgain | undefined {
  if (!saysAgain) return undefined;
  const heard = told.filter(({ isNegated }) => !isNegated).flatMap((clause) => clause.frames);
  const pairs = frames.map((frame) => ({ frame, before: heard.filter((other) => isToldAlike(frame, other)).at(-1) }));
  return pairs.find((pair): pair is ToldAgain => pair.before !== undefined);
}

/** The same deed ("barks" may be one or what is heard of it), or the same thing without one. */
function isToldAlike(frame: Frame, before: Frame): boolean {
  const [deed, told] = [deedOf(frame), deedOf(before)];
  if (deed !== undefined || told !== undefined) return deed?.lemma === told?.lemma;
  const [thing, other] = [frame.subjects[0], before.subjects[0]];
  return thing !== undefined && thing.head.word === other?.head.word;
}

function deedOf({ verb, subjects: [thing] }: Frame): Verb | undefined {
  return verb?.verb ?? thing?.mention.entry.verb;
}
