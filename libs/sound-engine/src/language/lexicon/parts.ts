import { groupOf } from '../../catalogue';
import { type NounPhrase, phraseHasKey } from '../parse/phrases';
import type { Lexicon } from './lexicon';

/** Groups of what is made to sound: "laser burst" sounds as the laser. */
const MADE_GROUPS = new Set(['magic', 'scifi', 'weapons', 'game', 'cinematic', 'whoosh']);

/**
 * The source of a part by its whole; undefined where the word is no part, or this whole does not decide.
 * @param own source of the whole; '' without one
 */
export function sourceOfPart(part: string, whole: NounPhrase, own: string, { parts }: Lexicon): string | undefined {
  const row = parts.get(part)?.find(({ of }) => isWhole(of, whole, own));
  if (row === undefined || row.gives === 'none') return undefined;
  return row.gives === 'own' ? own : row.gives;
}

function isWhole(key: string, whole: NounPhrase, own: string): boolean {
  if (key === 'any') return true;
  return key === 'made' ? MADE_GROUPS.has(groupOf(own)) : phraseHasKey(whole, key);
}
