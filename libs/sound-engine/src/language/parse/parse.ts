import type { Language } from '../lexicon/language';
import type { TaggedToken } from '../tag/tagged-token';
import { closeOpening, withoutAsking } from './opening';
import { order } from './course';
import { recallCounted } from './ellipsis';
import { pairFragments } from './fragments';
import { type Read, readClauses } from './reading';
import { invertSubjects, shareSubjects } from './subjects';

/** The clauses of a text, each with its place in the course of what happens. */
export interface Parse {
  readonly clauses: readonly Read[];
  /** Steps that follow one another, 1 or more. */
  readonly stepCount: number;
  /** Those of them whose words name nothing that is known: they are there if something is heard of them. */
  readonly openSteps: readonly number[];
}

/** Clauses, who does what in each, and their order. */
export function parse(tokens: readonly TaggedToken[], language: Language): Parse {
  const clauses = recallCounted(readClauses(closeOpening(withoutAsking(tokens)), language));
  if (language.isVerbSecond) invertSubjects(clauses);
  shareSubjects(clauses);
  pairFragments(clauses);
  return { ...order(clauses), clauses };
}
