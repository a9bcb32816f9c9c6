import type { Link } from '../lexicon/lexicon';
import type { Frame, NounPhrase } from './phrases';
import type { Read } from './reading';

/** Links after which something happens that has not happened yet. */
const FOLLOWING = new Set<Link | undefined>(['then', 'finally', 'before']);

/** "Two shots, then three more", "one bark, then another": what is only counted is what was named before. */
export function recallCounted(clauses: readonly Read[]): Read[] {
  let named: Frame | undefined;
  return clauses.map((clause) => {
    const { looseCount, ...others } = clause;
    const isOnlyCounted = clause.frames.length === 0 && FOLLOWING.has(clause.link) && looseCount?.count !== undefined;
    if (isOnlyCounted && named) return { ...others, frames: [again(named, looseCount)] };
    named = clause.frames.at(-1) ?? named;
    return clause;
  });
}

function again(frame: Frame, { count, span }: NonNullable<Read['looseCount']>): Frame {
  return { ...frame, subjects: frame.subjects.map(uncounted), effects: [], count, countSpan: span };
}

/** A phrase without the number that was said of it the first time. */
function uncounted({ number: _, quantity: __, ...phrase }: NounPhrase): NounPhrase {
  return { ...phrase, isSingle: false };
}
