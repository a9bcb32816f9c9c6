import { registerLanguage } from '../language/registry';
import vocabulary from '../language/italian/vocabulary.json';

registerLanguage('it', vocabulary);
