import { detach } from '../../lexicon/compile';
import type { Verb } from '../../lexicon/lexicon';
import { IRREGULAR } from '../irregular';

/** "Dripping tap", "pig grunting", "chopping wood": whether a phrase that is listed as a noun tells a deed going on. */
export function tellsDeedGoingOn(phrase: string, verbs: ReadonlyMap<string, Verb>): boolean {
  const words = phrase.split(' ');
  return words.length > 1 && words.some((word) => isGerund(word, verbs));
}

function isGerund(word: string, verbs: ReadonlyMap<string, Verb>): boolean {
  return detach(word, (base) => verbs.has(base), IRREGULAR).some(({ form }) => form === 'ing');
}
