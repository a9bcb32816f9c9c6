import { registerLanguage } from './language/registry';
import french from './language/french/vocabulary.json';
import german from './language/german/vocabulary.json';
import italian from './language/italian/vocabulary.json';
import japanese from './language/japanese/vocabulary.json';
import portuguese from './language/portuguese/vocabulary.json';
import spanish from './language/spanish/vocabulary.json';

/** Importing this door makes every language known; a page imports it when a text needs it. */
registerLanguage('de', german);
registerLanguage('es', spanish);
registerLanguage('fr', french);
registerLanguage('it', italian);
registerLanguage('ja', japanese);
registerLanguage('pt', portuguese);

export const LANGUAGE_CODES = ['de', 'en', 'es', 'fr', 'it', 'ja', 'pt'] as const;
