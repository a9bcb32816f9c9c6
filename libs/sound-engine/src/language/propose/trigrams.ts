import type { Lexicon } from '../lexicon/lexicon';

export interface Likeness {
  source: string;
  /** The noun that is like it. */
  word: string;
  /** Dice coefficient of the letter trigrams, 0..1. */
  likeness: number;
}

/** The nouns of a lexicon that have a source, and which of them hold each trigram. */
interface SpellingIndex {
  nouns: readonly { source: string; word: string; size: number }[];
  holding: ReadonlyMap<string, readonly number[]>;
}

const INDEXES = new WeakMap<Lexicon, SpellingIndex>();
const MOST_SOURCES = 3;
const LONGEST_WORD = 40;

function trigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  const found = new Set<string>();
  for (let index = 0; index + 3 <= padded.length; index++) found.add(padded.slice(index, index + 3));
  return found;
}

/** Built at the first guess, since most texts never need one. */
function indexOf(lexicon: Lexicon): SpellingIndex {
  const known = INDEXES.get(lexicon);
  if (known) return known;
  const nouns: { source: string; word: string; size: number }[] = [];
  const holding = new Map<string, number[]>();
  for (const { word, source } of lexicon.nouns()) {
    if (source === undefined) continue;
    const grams = trigrams(word);
    for (const gram of grams) {
      const others = holding.get(gram);
      if (others) others.push(nouns.length);
      else holding.set(gram, [nouns.length]);
    }
    nouns.push({ source, word, size: grams.size });
  }
  const index = { nouns, holding };
  INDEXES.set(lexicon, index);
  return index;
}

/** The three sources whose nouns share most letter trigrams with a word, best first. */
export function nearestBySpelling(word: string, lexicon: Lexicon): Likeness[] {
  const { nouns, holding } = indexOf(lexicon);
  const grams = trigrams(word.slice(0, LONGEST_WORD));
  const shared = new Uint8Array(nouns.length);
  for (const gram of grams) for (const noun of holding.get(gram) ?? []) shared[noun]++;
  const best: Likeness[] = [];
  nouns.forEach(({ source, word: noun, size }, at) => {
    if (shared[at] > 0) enter(best, { source, word: noun, likeness: (2 * shared[at]) / (grams.size + size) });
  });
  return best;
}

/** Puts a noun among the best, of each source the likest one. */
function enter(best: Likeness[], found: Likeness): void {
  const last = best[MOST_SOURCES - 1];
  if (last && isLikerThan(last, found)) return;
  const same = best.findIndex(({ source }) => source === found.source);
  if (same >= 0) {
    if (isLikerThan(best[same], found)) return;
    best.splice(same, 1);
  }
  const at = best.findIndex((other) => isLikerThan(found, other));
  best.splice(at < 0 ? best.length : at, 0, found);
  best.length = Math.min(best.length, MOST_SOURCES);
}

function isLikerThan(one: Likeness, other: Likeness): boolean {
  return one.likeness > other.likeness || (one.likeness === other.likeness && one.word < other.word);
}
