import { registerLanguage } from '../language/lexicon/registry';
import refinements from '../language/japanese/refinements.json';
import vocabulary from '../language/japanese/vocabulary.json';

registerLanguage('ja', vocabulary, refinements);
