import type { InterpretResponse, UnusedWords } from '@whoosh/contracts';
import { t } from './messages';

/** Why a word was not used. */
export function unusedSentence({ text, isUnknown }: Pick<UnusedWords, 'text' | 'isUnknown'>): string {
  return t(isUnknown ? 'wordNote.withoutMeaning' : 'wordNote.unused', { text });
}

/** That words mean nothing here. */
export function notUnderstoodSentence({ text }: { text: string }): string {
  return t('wordNote.notUnderstood', { text });
}

/** All of a reading that nothing came of, a sentence for each. */
export function unreadSentences({ unused, notUnderstood }: Pick<InterpretResponse, 'unused' | 'notUnderstood'>) {
  return [...unused.map(unusedSentence), ...notUnderstood.map(notUnderstoodSentence)];
}
