import { MEDIA_NOTES, type MediaNoted } from '@whoosh/contracts';
import { catalogue, currentLanguage } from '@whoosh/ui';

/** The sentences of contracts/media-notes.ts; English stands there. */
const { t } = catalogue(MEDIA_NOTES, (language) => import(`./${language}.json`));

/** What the server notes on a video, a sound or an export, in the language of the page; null where it notes nothing. */
export function noteSentence({ message, messageCode }: MediaNoted): string | null {
  return messageCode === null || currentLanguage() === 'en' ? message : t(messageCode);
}
