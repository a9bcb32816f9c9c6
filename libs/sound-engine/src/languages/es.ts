import { registerLanguage } from '../language/lexicon/registry';
import refinements from '../language/spanish/refinements.json';
import vocabulary from '../language/spanish/vocabulary.json';

registerLanguage('es', vocabulary, refinements);
