import { registerLanguage } from '../language/registry';
import vocabulary from '../language/spanish/vocabulary.json';

registerLanguage('es', vocabulary);
