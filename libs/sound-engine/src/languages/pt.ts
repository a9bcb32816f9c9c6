import { registerLanguage } from '../language/lexicon/registry';
import refinements from '../language/portuguese/refinements.json';
import vocabulary from '../language/portuguese/vocabulary.json';

registerLanguage('pt', vocabulary, refinements);
