import { detach } from '../lexicon/compile';
import { IRREGULAR } from './irregular';
import { unpackWords } from './packed-words';
import WORDS from './plain-words.json';

/** Chosen from WordNet 3.1 (its licence stands in wordnet-licence.txt) by tools/lexicon/plain-words.mjs. */
const PLAIN = new Set([...unpackWords(WORDS.others), 'space']);

/** Endings of words that say how something is and name no sound: "dreadfully", "emptiness", "ominous". */
const SILENT_ENDING = /^\w{3,}(?:ly|ness|ful|less|ous|ish|able|ible|ity|ism|ical|ive|some)$/;

/** Persons besides those of our own tables, as a list of the lexicon. */
export const PLAIN_PERSONS = unpackWords(WORDS.persons).join(', ');

/** "Colour", "realise", "theatre" as Americans write them. */
function american(word: string): string {
  return word
    .replace(/our(?=s?$|ed$|ing$|ful$)/, 'or')
    .replace(/(?<=\w{4})is(?=e[ds]?$|ing$)/, 'iz')
    .replace(/tre$/, 'ter');
}

/** Whether a word that no table knows plainly names no sound: a colour, a feeling, a time, a way of being. */
export function isPlain(word: string): boolean {
  const isListed = (one: string): boolean => PLAIN.has(one) || SILENT_ENDING.test(one);
  return [word, american(word)].some((one) => isListed(one) || detach(one, isListed, IRREGULAR).length > 0);
}
