import type { Lexicon } from '../lexicon/lexicon';
import { cutInto, type Token } from '../tokenise/tokens';
import { saidBy } from './meanings';
import { wordsOf, type Vocabulary } from './vocabulary';

/** Cuts a token of the text, or a word of the vocabulary, into what the language's lexicon knows. */
export type Split = (token: Token) => Token[];

/** What cuts a phrase before its words are split, and the apostrophe that is written in two ways. */
const CUTS = /[\s/’-]/;

/** The words of a phrase as the split tokens have them. */
export function phraseCutter(split: Split): (phrase: string) => string[] {
  const add = (words: string[], text: string): void => {
    if (text === '') return;
    for (const token of split({ text, start: 0, end: text.length, kind: 'word' })) words.push(token.text);
  };
  return (phrase) => {
    const text = phrase.toLowerCase();
    const words: string[] = [];
    // Most of a vocabulary are single words.
    if (!CUTS.test(text)) add(words, text);
    else for (const word of text.replace(/[-/]/g, ' ').replace(/’/g, "'").split(/\s+/)) add(words, word);
    return words;
  };
}

const ELISION = /^(\p{L}{1,6}')(.+)$/u;

/** "l'eau", "dell'acqua": the article or preposition is a word of its own. */
export function splitElision(token: Token): Token[] {
  const match = token.kind === 'word' && token.text.includes("'") ? ELISION.exec(token.text) : null;
  const [, head, rest] = match ?? [];
  return head === undefined || rest === undefined || head === "aujourd'" ? [token] : cutInto(token, [head, rest]);
}

const JAPANESE = /[\u3005-\u30ff\u3400-\u9fff\uff10-\uff19]/u;

/** Japanese is read character by character: its phrases are the longest known runs of them. */
export function splitCharacters(token: Token): Token[] {
  return token.kind === 'word' && JAPANESE.test(token.text) ? cutInto(token, charactersOf(token.text)) : [token];
}

/** Numbers stay whole. */
function charactersOf(text: string): string[] {
  return text.match(/\d+|[^\d]/gu) ?? [];
}

/** So long, a run of katakana is a word from abroad; shorter ones are imitations, too. */
const KATAKANA = /[ァ-ヺー]{5,}/gu;
/** A known word of so many characters within others is there by no chance. */
const SURE_PART = 3;

/**
 * Cuts Japanese into characters, and leaves a run of katakana whole that is no chain of known words, so that no bees
 * ("ハチ") are in "ハチミツブロック".
 */
export function japaneseSplitter(lexicon: Pick<Lexicon, 'root'>): Split {
  const isKnown = (word: string): boolean => saidBy([...word].join(' '), lexicon) !== undefined;
  /** How many characters the longest known word has that begins there; it may go on after the run. */
  const knownAt = (text: string, at: number): number => {
    for (let length = Math.min(LONGEST_WORD, text.length - at); length > 0; length--)
      if (isKnown(text.slice(at, at + length))) return length;
    return 0;
  };
  const isReadable = (text: string, from: number, to: number): boolean => {
    let isChain = true;
    for (let at = from; at < to;) {
      const length = knownAt(text, at);
      if (length >= SURE_PART) return true;
      isChain &&= length > 0;
      at += Math.max(1, length);
    }
    return isChain;
  };
  return (token) => {
    if (token.kind !== 'word' || !JAPANESE.test(token.text)) return [token];
    let at = 0;
    const texts: string[] = [];
    for (const { 0: run, index } of token.text.matchAll(KATAKANA)) {
      if (isReadable(token.text, index, index + run.length)) continue;
      texts.push(...charactersOf(token.text.slice(at, index)), run);
      at = index + run.length;
    }
    return cutInto(token, [...texts, ...charactersOf(token.text.slice(at))]);
  };
}

/** Characters. */
const LONGEST_WORD = 10;

const SHORTEST_PART = 3;
const SHORTEST_COMPOUND = 7;

/**
 * "Holztür" as "holz" "tür": the longest known head, a linking element before it, and a known first part. A sound as
 * head is left out. A word that is known in some form is no compound.
 * @param mayHead whether a word, in some form, does something in the lexicon
 * @param isWord whether it is at least known to tell of no sound
 */
export function compoundSplitter(
  vocabulary: Vocabulary,
  mayHead: (word: string) => boolean,
  isWord: (word: string) => boolean,
): Split {
  const linking = wordsOf(vocabulary.compounds?.linking);
  const manners = new Set(wordsOf(vocabulary.compounds?.manner));
  const isPart = (word: string): boolean => isWord(word) || mayHead(word);
  const stemOf = (first: string): string | undefined =>
    ['', ...linking]
      .map((link) => (first.endsWith(link) ? first.slice(0, first.length - link.length) : ''))
      .find((part) => part.length >= SHORTEST_PART && isPart(part));
  const before = (first: string): string[] | undefined => {
    const stem = stemOf(first);
    if (stem !== undefined) return [stem];
    return first.length >= SHORTEST_COMPOUND ? cut(first) : undefined;
  };
  const cut = (word: string): string[] | undefined => {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const head = word.slice(at);
      const isManner = manners.has(head);
      const parts = isManner || mayHead(head) ? before(word.slice(0, at)) : undefined;
      if (parts) return isManner ? parts : [...parts, head];
    }
    return undefined;
  };
  return (token) => {
    if (token.kind !== 'word' || token.text.length < SHORTEST_COMPOUND || isPart(token.text)) return [token];
    const parts = cut(token.text);
    if (!parts) return [token];
    // Linking letters belong to the part before them.
    return parts.map((text, index): Token => {
      const start = token.start + (index === 0 ? 0 : token.text.indexOf(text, 1));
      const end = index === parts.length - 1 ? token.end : token.start + token.text.indexOf(parts[index + 1], 1);
      return { ...token, text, start, end };
    });
  };
}
