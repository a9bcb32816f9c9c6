import type { UnusedWords } from '@whoosh/contracts';
import { t } from '../messages';

/** Why a word was not used. */
export function unusedSentence({ text, isUnknown }: Pick<UnusedWords, 'text' | 'isUnknown'>): string {
  return t(isUnknown ? 'heardWords.withoutMeaning' : 'heardWords.unused', { text });
}
