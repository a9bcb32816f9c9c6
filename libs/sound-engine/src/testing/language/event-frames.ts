import '../../languages';
import { languageOf } from '../../language/lexicon/registry';
import { readText, type ReadText } from '../../language/understand';
export { letterGroups, readerWords } from '../../language/reader/reader-word';
export { registerNetwork } from '../../language/reader/registered-network';
export { layerMeasures } from '../../language/resolve/layer-measures';
export { choose, weighedText } from '../../language/resolve/resolve';
export { probabilityOf } from '../../language/resolve/score';
export { CATALOGUE, MODELS, interpret } from '../../index';

/** The event frames of a text with the layers that the rules propose: what the weights are learnt from. */
export function framesOf(text: string): ReadText {
  return readText(text, languageOf(text).language);
}
