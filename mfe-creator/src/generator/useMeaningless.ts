import { useCallback, useRef, useState } from 'react';
import { useUnderstand } from '../request/useUnderstanding';
import type { PromptForm } from '../request/prompt-form';

/** Words that mean nothing are asked about before they cost anything. */
export interface Meaningless {
  /** The text that was asked about; the next press makes it all the same. */
  told: string | null;
  /** Whether a request is to be asked about first. What cannot be read in time is not doubted. */
  isDoubtful: (form: PromptForm) => Promise<boolean>;
}

/** Asks once about each text without a meaning. */
export function useMeaningless(): Meaningless {
  const [told, setTold] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  const understand = useUnderstand();
  const isDoubtful = useCallback(
    async (form: PromptForm) => {
      const isAskedBefore = asked.current === form.text;
      const isMeaningless =
        !isAskedBefore &&
        (await understand(form).then(
          (answer) => answer.meaningless,
          () => false,
        ));
      asked.current = isMeaningless ? form.text : null;
      setTold(asked.current);
      return isMeaningless;
    },
    [understand],
  );
  return { told, isDoubtful };
}
