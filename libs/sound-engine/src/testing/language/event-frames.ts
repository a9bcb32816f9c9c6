import '../../languages';
import { languageOf } from '../../language/lexicon/registry';
import { readText, type ReadText } from '../../language/understand';
export { standingOf } from '../../language/resolve/measures';
export { allChoices, resolve } from '../../language/resolve/resolve';
export { CATALOGUE, MODELS, interpret, askedSource } from '../../index';

/** The event frames of a text with the layers that the rules propose: what the weights are learnt from. */
export function framesOf(text: string): ReadText {
  return readText(text, languageOf(text).language);
}
