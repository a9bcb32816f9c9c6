import { catalogue } from '@whoosh/ui';
import english from './en.json';

export type LegalKey = keyof typeof english;

/** The texts of the legal documents, which load with their page. */
export const { t: legal } = catalogue(english, (language) => import(`./${language}.json`));
