import { registerLanguage } from '../language/lexicon/registry';
import refinements from '../language/italian/refinements.json';
import vocabulary from '../language/italian/vocabulary.json';

registerLanguage('it', vocabulary, refinements);
