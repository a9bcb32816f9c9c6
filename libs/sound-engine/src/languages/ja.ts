import { registerLanguage } from '../language/registry';
import vocabulary from '../language/japanese/vocabulary.json';

registerLanguage('ja', vocabulary);
