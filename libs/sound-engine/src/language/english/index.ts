import type { Language } from '../lexicon/language';
import { makeRepair, SpellingIndex } from '../tag/spelling';
import { detach } from '../lexicon/compile';
import { ASSET_NAME_WORDS } from './asset-names';
import { IRREGULAR } from './irregular';
import { ENGLISH } from './lexicon';
import { EMOJI } from './phrases';
import { isPlain } from './plain';
import { REAL_WORDS } from './real-words';
import { ENGLISH_SET_ASIDE } from './set-aside';
import { SPACE_AMBIENCE } from './things';

const realWords = new Set(REAL_WORDS.split(' '));

/** Whether a word is right as it stands, in any of its forms. */
function isWord(word: string): boolean {
  const isKnown = (base: string): boolean => realWords.has(base) || ENGLISH.has(base) || isPlain(base);
  return isKnown(word) || detach(word, isKnown, IRREGULAR).length > 0 || ofNoun(word).some(isKnown);
}

/** "Foggy", "smoky", "windy": what has much of something. */
function ofNoun(word: string): string[] {
  const stem = /^(\w{3,})y$/.exec(word)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`, ...(/(\w)\1$/.test(stem) ? [stem.slice(0, -1)] : [])];
}

const spelling = new SpellingIndex(
  () => ENGLISH.words(),
  isWord,
  2,
  (word) => ENGLISH.entry(word) === undefined,
);

/** English as the understanding needs it. */
export const ENGLISH_LANGUAGE: Language = {
  code: 'en',
  lexicon: ENGLISH,
  setAside: ENGLISH_SET_ASIDE,
  hasDictionary: true,
  marksPlural: true,
  repair: makeRepair(ENGLISH, spelling),
  isWord,
  similar: (word) => spelling.near(word),
  ambienceOf: SPACE_AMBIENCE,
  pauses: new Set(['silence', 'pause', 'quiet', 'a pause']),
  assetNames: ASSET_NAME_WORDS,
  emoji: EMOJI,
};
