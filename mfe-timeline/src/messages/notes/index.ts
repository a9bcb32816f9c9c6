import { MEDIA_NOTES, type MediaNoted } from '@whoosh/contracts';
import { catalogue, currentLanguage } from '@whoosh/ui';

/** The sentences of contracts/media-notes.ts; English stands there. */
const { t } = catalogue(MEDIA_NOTES, (language) => import(`./${language}.json`));

/** What the server notes on a video, a sound or an export, in the language of the page; null where it notes nothing. */
export function noteSentence({ message, messageCode }: MediaNoted): string | null {
  // a server of before, beside newer pages while they are put in place, sends none
  const code: MediaNoted['messageCode'] | undefined = messageCode;
  return !code || currentLanguage() === 'en' ? message : t(code);
}
