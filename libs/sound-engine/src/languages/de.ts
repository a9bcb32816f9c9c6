import { registerLanguage } from '../language/registry';
import vocabulary from '../language/german/vocabulary.json';

registerLanguage('de', vocabulary);
