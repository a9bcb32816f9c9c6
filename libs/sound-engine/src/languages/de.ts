import { registerLanguage } from '../language/lexicon/registry';
import refinements from '../language/german/refinements.json';
import vocabulary from '../language/german/vocabulary.json';

registerLanguage('de', vocabulary, refinements);
