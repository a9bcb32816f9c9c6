import { MEDIA_NOTES, mediaNoteCode } from '@whoosh/contracts';
import { catalogue, currentLanguage } from '@whoosh/ui';

/** The sentences of contracts/media-notes.ts; English stands there. */
const { t } = catalogue(MEDIA_NOTES, (language) => import(`./${language}.json`));

/** What the server notes on a video, a sound or an export, in the language of the page. @param message the server's sentence */
export function noteSentence(message: string): string {
  const code = currentLanguage() === 'en' ? null : mediaNoteCode(message);
  return code === null ? message : t(code);
}
