import './simd';
import './reader';
import './languages/de';
import './languages/es';
import './languages/fr';
import './languages/it';
import './languages/ja';
import './languages/pt';

/**
 * Importing this door makes every language known, and what words tell of, added up by WebAssembly. `languages/<code>`
 * makes one known, so that a page loads what a text needs.
 */
export const LANGUAGE_CODES = ['de', 'en', 'es', 'fr', 'it', 'ja', 'pt'] as const;
