import { catalogue } from '../language/catalogue';
import english from './en.json';

/** The texts of the design system, see docs/languages.md. */
export const { t, rich } = catalogue(english, (language) => import(`./${language}.json`));
