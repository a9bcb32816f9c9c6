import { isDecimal } from '../tokenise/decimal';
import type { TaggedToken } from '../tag/match';

/** Mentions that may stand between a number and what it counts. */
const BETWEEN = new Set<TaggedToken['kind']>(['effect', 'degree', 'noun', 'determiner', 'unknown', 'ignored']);
/** Words after a number among which the counted one stands. */
const REACH = 4;

/**
 * Leaves of the numbers in digits those that count: before a plural ("3 loud knocks"); "747 landing" and "door 2" count
 * nothing. For languages that mark the plural.
 */
export function withoutIdleNumbers(mentions: readonly TaggedToken[]): TaggedToken[] {
  return mentions.map((mention, index) => {
    const isIdle =
      mention.kind === 'number' &&
      isDecimal(mention.text) &&
      mention.value !== 1 &&
      !isBeforePlural(mentions.slice(index + 1, index + 1 + REACH));
    if (!isIdle) return mention;
    const { value: _, ...rest } = mention;
    return { ...rest, kind: 'ignored', entry: {} };
  });
}

function isBeforePlural(following: readonly TaggedToken[]): boolean {
  for (const { kind, form, text } of following) {
    if (form === 's' || (kind === 'unknown' && text.endsWith('s'))) return true;
    if (!BETWEEN.has(kind)) return false;
  }
  return false;
}
