import type { Lexicon } from '../lexicon/lexicon';

export interface Likeness {
  source: string;
  /** The noun that is like it. */
  word: string;
  /** Dice coefficient of the letter trigrams, 0..1. */
  likeness: number;
}

interface SpelledNoun {
  source: string;
  word: string;
  size: number;
}

const INDEXES = new WeakMap<Lexicon, Map<string, SpelledNoun[]>>();

function trigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  const found = new Set<string>();
  for (let index = 0; index + 3 <= padded.length; index++) found.add(padded.slice(index, index + 3));
  return found;
}

/** Built at the first guess, since most texts never need one. */
function indexOf(lexicon: Lexicon): Map<string, SpelledNoun[]> {
  let index = INDEXES.get(lexicon);
  if (index) return index;
  index = new Map();
  for (const { word, source } of lexicon.nouns()) {
    if (source === undefined) continue;
    const grams = trigrams(word);
    const noun: SpelledNoun = { source, word, size: grams.size };
    for (const gram of grams) index.set(gram, [...(index.get(gram) ?? []), noun]);
  }
  INDEXES.set(lexicon, index);
  return index;
}

/** The three sources whose nouns share most letter trigrams with a word, best first. */
export function nearestBySpelling(word: string, lexicon: Lexicon): Likeness[] {
  const grams = trigrams(word.slice(0, 40));
  const shared = new Map<SpelledNoun, number>();
  for (const gram of grams)
    for (const noun of indexOf(lexicon).get(gram) ?? []) shared.set(noun, (shared.get(noun) ?? 0) + 1);
  const ranked = [...shared].map(([noun, common]) => ({
    source: noun.source,
    word: noun.word,
    likeness: (2 * common) / (grams.size + noun.size),
  }));
  ranked.sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1));
  const best: Likeness[] = [];
  for (const { source, word: noun, likeness } of ranked)
    if (best.length < 3 && !best.some((one) => one.source === source)) best.push({ source, word: noun, likeness });
  return best;
}
