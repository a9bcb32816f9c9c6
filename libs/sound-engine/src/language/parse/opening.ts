import type { Link } from '../lexicon/lexicon';
import { hasLink, isTagged } from '../tag/neighbours';
import type { TaggedToken } from '../tag/tagged-token';

/** "I can hear, after the bell, a dog": how it is asked for does not come before what opens the description. */
export function withoutAsking(mentions: readonly TaggedToken[]): readonly TaggedToken[] {
  const first = mentions.findIndex(({ kind }) => kind !== 'frame' && kind !== 'ignored');
  return first > 0 && mentions[first].kind === 'link' && OPENING.has(mentions[first].entry.link)
    ? mentions.slice(first)
    : mentions;
}

const OPENING = new Set<Link | undefined>(['after', 'before', 'while']);

/**
 * "After the explosion glass shatters": the event that an opening "after", "before" or "during" names ends where
 * another noun has a verb of its own.
 */
export function closeOpening(mentions: readonly TaggedToken[]): readonly TaggedToken[] {
  const [opening] = mentions;
  const isDuring = opening?.text === 'during';
  if (!isDuring && !hasLink(opening, 'after', 'before')) return mentions;
  const at = mentions.findIndex((mention) => mention.kind === 'noun');
  if (at < 0 || !(isDuring || mentions[at].entry.noun?.isEvent)) return mentions;
  const rest = mentions.slice(at + 1);
  if (!isClause(rest)) return mentions;
  const { end } = mentions[at];
  return [
    ...mentions.slice(0, at + 1),
    { kind: 'link', entry: { link: 'comma' }, form: 'base', text: '', start: end, end },
    ...rest,
  ];
}

/** A noun phrase follows, and a verb before the next link. */
function isClause(rest: readonly TaggedToken[]): boolean {
  const end = rest.findIndex((mention) => mention.kind === 'link');
  const own = end < 0 ? rest : rest.slice(0, end);
  return isTagged(own[0], 'noun', 'determiner', 'number', 'effect') && own.some(({ kind }) => kind === 'verb');
}
