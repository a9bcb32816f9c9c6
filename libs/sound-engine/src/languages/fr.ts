import { registerLanguage } from '../language/lexicon/registry';
import refinements from '../language/french/refinements.json';
import vocabulary from '../language/french/vocabulary.json';

registerLanguage('fr', vocabulary, refinements);
