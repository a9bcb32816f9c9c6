import { type Construction, firstReading } from '../construction';
import type { Link } from '../lexicon/lexicon';
import type { Frame, NounPhrase } from './phrases';
import type { ReadClause } from './reading';

/** A clause without frames, and the last frame before it. */
interface SaidShort {
  clause: ReadClause;
  named: Frame;
}

/** Links after which something happens that has not happened yet. */
const FOLLOWING = new Set<Link | undefined>(['then', 'finally', 'before']);

/** What a clause leaves out because it was said before. */
export const ELLIPSIS_CONSTRUCTIONS: readonly Construction<SaidShort, Frame>[] = [
  {
    name: 'counted again',
    pattern: 'frame + "then" + number or "another"',
    examples: { 'a gunshot, then three more': ['gunshot', '>', 'gunshot'] },
    read: ({ clause: { link, looseCount }, named }) =>
      FOLLOWING.has(link) && looseCount?.count !== undefined ? again(named, looseCount) : undefined,
  },
  {
    name: 'said to happen again',
    pattern: 'frame + "again" as a clause of its own',
    examples: { 'a gunshot. again.': ['gunshot', '>', 'gunshot'] },
    read: ({ clause: { looseCount }, named }) => (looseCount?.isAgain ? again(named, looseCount) : undefined),
  },
];

/** Says again what is only counted: "two shots, then three more", "one bark, then another". */
export function recallCounted(clauses: readonly ReadClause[]): ReadClause[] {
  let named: Frame | undefined;
  return clauses.map((clause) => {
    const recalled = named && clause.frames.length === 0 && firstReading(ELLIPSIS_CONSTRUCTIONS, { clause, named });
    if (!recalled) {
      named = clause.frames.at(-1) ?? named;
      return clause;
    }
    const { looseCount, ...others } = clause;
    const link = looseCount?.isAgain && !FOLLOWING.has(others.link) ? 'then' : others.link;
    return { ...others, link, frames: [recalled] };
  });
}

function again(frame: Frame, { count, span }: NonNullable<ReadClause['looseCount']>): Frame {
  return { ...frame, subjects: frame.subjects.map(uncounted), effects: [], count, countSpan: span };
}

/** A phrase without the number that was said of it the first time. */
function uncounted({ number: _, quantity: __, ...phrase }: NounPhrase): NounPhrase {
  return { ...phrase, isSingle: false };
}
