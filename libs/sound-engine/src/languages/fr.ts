import { registerLanguage } from '../language/registry';
import vocabulary from '../language/french/vocabulary.json';

registerLanguage('fr', vocabulary);
