import { useMemo, useState } from 'react';
import { useInterpretation } from '@whoosh/api-client';
import type { InterpretResponse } from '@whoosh/contracts';
import type { PromptForm } from './model/prompt-form';
import { useDebounced } from './useDebounced';

/** Design section 5: the text is interpreted this long after the last key. */
const DEBOUNCE_MS = 220;

export interface PromptUnderstanding {
  /** The last answer; null before the first one and for an empty prompt. */
  answer: InterpretResponse | null;
  /** The answer is not of what stands in the box now: it is shown dimmed. */
  stale: boolean;
}

/** What the server understands of the prompt while it is being typed. Never an error: the last score stays. */
export function useUnderstanding({ text, duration, intensity, loop }: PromptForm): PromptUnderstanding {
  const now = useMemo(() => ({ description: text, duration, intensity, loop }), [text, duration, intensity, loop]);
  const rested = useDebounced(now, DEBOUNCE_MS);
  const { data, isPlaceholderData, isError } = useInterpretation(rested);
  // a failed call has no data; the answer before it stays
  const [last, setLast] = useState<InterpretResponse | null>(null);
  if (data !== undefined && data !== last) setLast(data);
  const answer = data ?? last;
  if (text.trim() === '' || answer === null) return { answer: null, stale: false };
  return { answer, stale: isPlaceholderData || isError || rested !== now };
}
