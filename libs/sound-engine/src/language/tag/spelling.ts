import type { Lexicon } from '../lexicon/lexicon';
import type { Repair } from './match';

const MIN_TYPO_LENGTH = 4;
/** From this length on two edits may be mended. */
const TWO_EDITS_LENGTH = 8;

/** Room for the number of a word beside the hash of a deletion: both together are exact in a double. */
const WORDS = 0x100000;

/**
 * Index of known words by what remains when one or two letters are left out (the symmetric-delete method of SymSpell).
 * It keeps the hashes of what remains, sorted, not the texts: a tenth of the memory, and who shares a hash alone is
 * found to be too far by its letters.
 */
export class SpellingIndex {
  /** The known words, and for each deletion of each its hash and the word's number: hash * WORDS + number, sorted. */
  private built: { words: readonly string[]; deletions: Float64Array } | undefined;

  /**
   * The index is built at the first word that needs it.
   * @param mostEdits in words long enough for more than one
   * @param isMinor whether a word means something inside of phrases only: of two equally near it is the less likely
   */
  constructor(
    private readonly words: () => Iterable<string>,
    private readonly isWord: (word: string) => boolean,
    private readonly mostEdits = 2,
    private readonly isMinor: (word: string) => boolean = () => false,
  ) {}

  private edits(word: string): number {
    return Math.min(this.mostEdits, word.length >= TWO_EDITS_LENGTH ? 2 : 1);
  }

  private index(): NonNullable<typeof this.built> {
    if (this.built) return this.built;
    const words = [...new Set(this.words())].filter((word) => word.length >= MIN_TYPO_LENGTH);
    const entries: number[] = [];
    words.forEach((word, number) => {
      eachDeletion(word, this.edits(word), (hash) => void entries.push(hash * WORDS + number));
    });
    this.built = { words, deletions: new Float64Array(entries).sort() };
    return this.built;
  }

  /** Known words one of whose deletions has one of the hashes. */
  private *sharing(hashes: Iterable<number>): Generator<string> {
    const { words, deletions: entries } = this.index();
    for (const hash of hashes) {
      const from = hash * WORDS;
      for (let at = firstFrom(entries, from); at < entries.length && entries[at] < from + WORDS; at++)
        yield words[entries[at] - from];
    }
  }

  /** The known word nearest to a misspelt one, or undefined; a word of the language is never corrected. */
  correct(word: string): string | undefined {
    return this.near(word)[0];
  }

  /** Known words that may have been misspelt so, the nearest first; none for a word of the language. */
  near(word: string): string[] {
    if (word.length < MIN_TYPO_LENGTH || word.length > 24 || this.isWord(word)) return [];
    const limit = this.edits(word);
    const found = new Map<string, number>();
    const hashes = new Set<number>();
    eachDeletion(word, limit, (hash) => void hashes.add(hash));
    for (const candidate of this.sharing(hashes)) {
      if (!found.has(candidate)) found.set(candidate, this.unlikeness(word, candidate, limit));
    }
    return [...found]
      .filter(([, score]) => score < limit + 0.9)
      .sort(([a, left], [b, right]) => left - right || (a < b ? -1 : 1))
      .map(([candidate]) => candidate);
  }

  /** Edits, and a part of one for what is less likely; none are enough where it begins otherwise and differs more. */
  private unlikeness(word: string, candidate: string, limit: number): number {
    const distance = editDistance(word, candidate);
    const beginsOtherwise = candidate.charAt(0) !== word.charAt(0);
    if (distance > limit || (distance > 1 && beginsOtherwise)) return Infinity;
    return distance + (beginsOtherwise ? 0.5 : 0) + (this.isMinor(candidate) ? 0.2 : 0);
  }
}

/** FNV-1a, 32 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), over UTF-16 code units. */
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Hashes of a word and of what remains of it without up to `count` letters, some of them twice: the texts are never
 * made, as that is most of the time of an index.
 * @param from the letters before this are left out or in `hash` already
 */
function eachDeletion(word: string, count: number, use: (hash: number) => void, from = 0, hash = FNV_BASIS): void {
  let kept = hash;
  for (let index = from; index < word.length; index++) {
    const letter = word.charCodeAt(index);
    // Of letters that are alike in a row the first goes.
    if (count > 0 && (index === from || letter !== word.charCodeAt(index - 1)))
      eachDeletion(word, count - 1, use, index + 1, kept);
    kept = Math.imul(kept ^ letter, FNV_PRIME);
  }
  use(kept >>> 0);
}

/** Index of the first of the sorted numbers that is at least `least`. */
function firstFrom(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Edits between two words; swapping two neighbours is one (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, beforeLast[column - 2] + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length];
}

/** Letters written more than twice in a row, taken back to two and to one. */
function unstretched(word: string): { text: string; extra: number }[] {
  const runs = /(\p{L})\1{2,}/gu;
  if (!runs.test(word)) return [];
  return [2, 1].map((keep) => {
    const text = word.replace(/(\p{L})\1{2,}/gu, (_, letter: string) => letter.repeat(keep));
    return { text, extra: word.length - text.length };
  });
}

/** Mends stretched words ("vroooom") first, then misspelt ones. */
export function makeRepair(lexicon: Lexicon, spelling: SpellingIndex): Repair {
  return (word) => {
    for (const { text, extra } of unstretched(word)) {
      if (lexicon.lemmas(text).some((lemma) => lexicon.entry(lemma.text))) return { text, by: 'stretch', extra };
    }
    const correction = spelling.correct(word);
    return correction === undefined ? undefined : { text: correction, by: 'typo', extra: 0 };
  };
}
