import type { Link } from '../lexicon/lexicon';
import type { TaggedToken } from '../tag/match';

/** What stands between two links, and the first of them. */
interface LinkedPiece {
  link: Link | undefined;
  mentions: TaggedToken[];
}

/**
 * Cuts the mentions at their links; each piece keeps the link before it.
 * @param isParting whether a link parts them
 */
export function splitClauses(
  mentions: readonly TaggedToken[],
  isParting: (link: TaggedToken) => boolean = () => true,
): LinkedPiece[] {
  const pieces: LinkedPiece[] = [];
  let current: LinkedPiece = { link: undefined, mentions: [] };
  for (const mention of mentions) {
    if (mention.kind !== 'link' || !isParting(mention)) {
      current.mentions.push(mention);
      continue;
    }
    const link = mention.entry.link ?? 'comma';
    if (current.mentions.length > 0) pieces.push(current);
    else if (current.link !== undefined && !isWeaker(current.link, link)) continue;
    current = { link, mentions: [] };
  }
  if (current.mentions.length > 0) pieces.push(current);
  return pieces;
}

/** Links that list what is heard and say nothing of what comes first. */
export const LISTING: ReadonlySet<Link | undefined> = new Set(['and', 'comma', 'stop'] as const);

const STRENGTH: Record<Link, number> = {
  comma: 0,
  stop: 1,
  and: 2,
  with: 2,
  or: 3,
  while: 4,
  into: 5,
  then: 6,
  before: 6,
  after: 6,
  finally: 7,
};

/** ", and then": the strongest of neighbouring links holds. */
function isWeaker(a: Link, b: Link): boolean {
  return STRENGTH[a] < STRENGTH[b];
}
