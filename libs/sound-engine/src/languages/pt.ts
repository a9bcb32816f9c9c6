import { registerLanguage } from '../language/registry';
import vocabulary from '../language/portuguese/vocabulary.json';

registerLanguage('pt', vocabulary);
