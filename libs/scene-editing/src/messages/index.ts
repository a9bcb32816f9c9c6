import { catalogue } from '@whoosh/ui';
import english from './en.json';

/** The texts of a scene that is edited, see docs/languages.md. */
export const { t } = catalogue(english, (language) => import(`./${language}.json`));

/** Whether a text stands under this name. */
export const isKey = (name: string): name is keyof typeof english => Object.hasOwn(english, name);
