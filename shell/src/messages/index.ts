import { catalogue } from '@whoosh/ui';
import english from './en.json';

/** The texts of this front end, see docs/languages.md. */
export const { t, rich } = catalogue(english, (language) => import(`./${language}.json`));
