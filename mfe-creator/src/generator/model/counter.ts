import { LIMITS } from '@whoosh/contracts';
import { t } from '../../messages';

/** From here the counter is read, not only seen. */
const NEAR_LENGTH = 450;

/** How the length counter looks: quiet, near the 500, beyond them, or beyond what the server accepts. */
export type CounterTone = 'quiet' | 'near' | 'over' | 'refused';

/** @param length of the prompt in UTF-16 units, as the server counts */
export function counterTone(length: number): CounterTone {
  if (length > LIMITS.promptMaxLength) return 'refused';
  if (length > LIMITS.promptCounter) return 'over';
  return length >= NEAR_LENGTH ? 'near' : 'quiet';
}

/** The rule of docs/spec-walk.md, part 5; null when the description can be sent. */
export function descriptionProblem(text: string): string | null {
  if (text.trim() === '') return t('counter.pleaseEnterADescriptionFor');
  if (text.length > LIMITS.promptMaxLength) return t('counter.aDescriptionCanHaveAt');
  return null;
}
