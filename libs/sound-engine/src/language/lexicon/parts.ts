import { findSource } from '../../catalogue';
import { PARTS, type PartRow } from '../english/parts';
import { type NounPhrase, phraseHasKey } from '../parse/phrases';

const BY_PART = new Map<string, PartRow[]>();
for (const row of PARTS) BY_PART.set(row.part, [...(BY_PART.get(row.part) ?? []), row]);

/** Groups of what is made to sound: "laser burst" sounds as the laser. */
const MADE_GROUPS = new Set(['magic', 'scifi', 'weapons', 'game', 'cinematic', 'whoosh']);

/** Whether a word names a part whose whole decides how it sounds. */
export function isPart(word: string): boolean {
  return BY_PART.has(word);
}

/**
 * The source of a part by its whole; undefined where the word is no part, or this whole does not decide.
 * @param own source of the whole; '' without one
 */
export function sourceOfPart(part: string, whole: NounPhrase, own: string): string | undefined {
  const row = BY_PART.get(part)?.find(({ of }) => isWhole(of, whole, own));
  if (row === undefined || row.gives === 'none') return undefined;
  return row.gives === 'own' ? own : row.gives;
}

function isWhole(key: string, whole: NounPhrase, own: string): boolean {
  if (key === 'any') return true;
  return key === 'made' ? MADE_GROUPS.has(findSource(own)?.group ?? '') : phraseHasKey(whole, key);
}
