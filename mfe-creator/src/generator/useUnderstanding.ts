import { useCallback, useMemo, useState } from 'react';
import { interpretDescription, useDebounced, useInterpretation, useQueryClient } from '@whoosh/api-client';
import type { InterpretRequest, InterpretResponse } from '@whoosh/contracts';
import { editInterpretation, textWithout } from '@whoosh/ui/more';
import type { PromptForm } from './model/prompt-form';

/** Design section 5: the text is interpreted this long after the last key. */
const DEBOUNCE_MS = 220;

export interface PromptUnderstanding {
  /** The last answer; null before the first one and for an empty prompt. */
  answer: InterpretResponse | null;
  /** The answer is not of what stands in the box now: it is shown dimmed. */
  stale: boolean;
}

/** What the server understands of the prompt while it is being typed, with what was changed by hand. Never an error: the last score stays. */
export function useUnderstanding({ text, duration, intensity, loop, edits }: PromptForm): PromptUnderstanding {
  const now = useMemo(() => ({ description: text, duration, intensity, loop }), [text, duration, intensity, loop]);
  const rested = useDebounced(now, DEBOUNCE_MS);
  const { data, isPlaceholderData, isError } = useInterpretation(rested);
  const { leftOut } = edits;
  const fewer = data && leftOut.length > 0 && !isPlaceholderData ? textWithout(data, leftOut) : '';
  const reduced = useInterpretation({ ...rested, description: fewer });
  const fresh = leftOut.length === 0 || (fewer.trim() === '' && !isPlaceholderData) ? data : reduced.data;
  // a failed call has no data; the answer before it stays
  const [last, setLast] = useState<InterpretResponse | null>(null);
  if (fresh !== undefined && fresh !== last) setLast(fresh);
  const answer = fresh ?? last;
  // words that were left out still stand in the text
  const said = data?.scene.text;
  const edited = useMemo(
    () =>
      answer && editInterpretation({ ...answer, scene: { ...answer.scene, text: said ?? answer.scene.text } }, edits),
    [answer, said, edits],
  );
  if (text.trim() === '' || edited === null) return { answer: null, stale: false };
  return { answer: edited, stale: isPlaceholderData || isError || rested !== now || fresh === undefined };
}

/** The same for a prompt that is asked for. @throws ApiError */
export function useUnderstand(): (form: PromptForm) => Promise<InterpretResponse> {
  const client = useQueryClient();
  return useCallback(
    async ({ text, duration, intensity, loop, edits }) => {
      const asked: InterpretRequest = { description: text, duration, intensity, loop };
      const said = await interpretDescription(client, asked);
      const fewer = edits.leftOut.length > 0 ? textWithout(said, edits.leftOut) : '';
      const answer = fewer.trim() === '' ? said : await interpretDescription(client, { ...asked, description: fewer });
      return editInterpretation(answer, edits);
    },
    [client],
  );
}
