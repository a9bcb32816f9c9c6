import { kinInVectors, type Kin } from './vectors';

const KNOWN = new Map<string, readonly Kin[]>();
/** Words whose kin is remembered. */
const MOST_REMEMBERED = 500;

/**
 * Sources that a word is near to in meaning, the nearest first; none where no vectors are loaded or the word has none.
 */
export function kinOf(word: string): readonly Kin[] {
  const known = KNOWN.get(word);
  if (known) return known;
  const found = kinInVectors(word);
  if (KNOWN.size >= MOST_REMEMBERED) KNOWN.clear();
  KNOWN.set(word, found);
  return found;
}
