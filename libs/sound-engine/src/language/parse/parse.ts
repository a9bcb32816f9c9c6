import type { Language } from '../lexicon/language';
import type { TaggedToken } from '../tag/tagged-token';
import { closeOpening, withoutAsking } from './opening';
import { order } from './course';
import { recallCounted } from './ellipsis';
import { pairFragments } from './fragments';
import { type Parse, readClauses } from './reading';
import { invertSubjects, shareSubjects } from './subjects';

/** Clauses, who does what in each, and their order. */
export function parse(tokens: readonly TaggedToken[], language: Language): Parse {
  const read = recallCounted(readClauses(closeOpening(withoutAsking(tokens)), language));
  const said = shareSubjects(invertSubjects(read, language.verbFirst));
  return order(pairFragments(said, language.lexicon));
}
