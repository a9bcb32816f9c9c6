import type { Act, ChangeWord } from '../lexicon/change-word';
import { isTagged } from '../tag/neighbours';
import type { TaggedToken } from '../tag/tagged-token';

/** A word of a change, of one of these kinds. */
export type Said<Kind extends ChangeWord['kind']> = Extract<ChangeWord, { kind: Kind }>;

function isOf<Kind extends ChangeWord['kind']>(word: ChangeWord, kinds: readonly Kind[]): word is Said<Kind> {
  return kinds.some((kind) => kind === word.kind);
}

/** What is said of a change by words of these kinds. */
export function allSaid<Kind extends ChangeWord['kind']>(
  mentions: readonly TaggedToken[],
  ...kinds: readonly Kind[]
): Said<Kind>[] {
  return mentions.flatMap(({ entry: { change } }) => (change && isOf(change, kinds) ? [change] : []));
}

/** The first word of one of these kinds. */
export function said<Kind extends ChangeWord['kind']>(
  mentions: readonly TaggedToken[],
  ...kinds: readonly Kind[]
): Said<Kind> | undefined {
  return allSaid(mentions, ...kinds)[0];
}

/** Whether something is to be taken away, or put there. */
export function asksFor(mentions: readonly TaggedToken[], act: Act): boolean {
  return allSaid(mentions, 'act').some((one) => one.act === act);
}

/** The words that name something. */
export function namingWords(mentions: readonly TaggedToken[]): TaggedToken[] {
  return mentions.filter((mention) => !isTagged(mention, 'change', 'number', 'count', 'frame'));
}

/** How many, without a unit. */
export function numberIn(mentions: readonly TaggedToken[]): number | null {
  const counted = mentions.find((mention) => isTagged(mention, 'number', 'count'));
  const times = allSaid(mentions, 'amount').find(({ unit }) => unit === 'fold');
  return counted?.value ?? times?.value ?? null;
}

/** How many seconds. */
export function secondsIn(mentions: readonly TaggedToken[]): number | null {
  return allSaid(mentions, 'amount').find(({ unit }) => unit === 'seconds')?.value ?? null;
}
