import type { Link } from '../lexicon/lexicon';
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
  const opening = mentions[0]?.entry.link;
  const isDuring = mentions[0]?.text === 'during';
  if (opening !== 'after' && opening !== 'before' && !isDuring) return mentions;
  const at = mentions.findIndex((mention) => mention.kind === 'noun');
  const rest = mentions.slice(at + 1);
  const end = rest.findIndex((mention) => mention.kind === 'link');
  const own = end < 0 ? rest : rest.slice(0, end);
  const isOpen =
    (isDuring || mentions[at]?.entry.noun?.isEvent === true) &&
    own[0] !== undefined &&
    ['noun', 'determiner', 'number', 'effect'].includes(own[0].kind) &&
    own.some((mention) => mention.kind === 'verb');
  if (!isOpen) return mentions;
  const { end: place } = mentions[at];
  return [
    ...mentions.slice(0, at + 1),
    { kind: 'link', entry: { link: 'comma' }, form: 'base', text: '', start: place, end: place },
    ...rest,
  ];
}
