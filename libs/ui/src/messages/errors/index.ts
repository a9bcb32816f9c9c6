import { ERRORS, type ErrorCode } from '@whoosh/contracts';
import { catalogue, currentLanguage } from '../../language/catalogue';

const codes = Object.keys(ERRORS).filter(isErrorCode);
const english = Object.fromEntries(codes.map((code) => [code, ERRORS[code].message])) as Record<ErrorCode, string>;

/** The sentences of contracts/errors.ts; English stands there. */
const { t } = catalogue(english, (language) => import(`./${language}.json`));

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/**
 * What is said of an error in the language of the page.
 * @param code of the answer
 * @param message the server's sentence, which in English is the more exact one
 */
export function errorSentence(code: string | null, message: string): string {
  return currentLanguage() === 'en' || code === null || !isErrorCode(code) ? message : t(code);
}
