import { unpackWords } from './packed-words';
import WORDS from './real-words.json';

/**
 * English words that lie one or two letters from a word of the lexicon and are not misspelt: the spelling never
 * corrects them. Chosen from the words that WordNet 3.1 has counted in texts, by the rule in spelling.spec.ts.
 * WordNet's licence stands beside them, in wordnet-licence.txt. Packed as packed-words.ts says.
 */
export const REAL_WORDS = unpackWords(WORDS.words).join(' ');
