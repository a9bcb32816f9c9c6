import { useEffect, useState } from 'react';
import type { Bar } from '@whoosh/contracts';
import type { PromptForm } from '../generator/model/prompt-form';
import { useUnderstand } from '../generator/useUnderstanding';
import { scoreSpec, useDraftStudio } from '@whoosh/ui/draft';

/**
 * What a sound that is being made will look like: the bars of the draft that the score has shown.
 * @param form what was asked for; null: nothing is being made
 * @returns null until there is a draft, and where there is none to be had
 */
export function usePendingBars(form: PromptForm | null): readonly Bar[] | null {
  const studio = useDraftStudio();
  const understand = useUnderstand();
  const [drawn, setDrawn] = useState<{ form: PromptForm; bars: readonly Bar[] | null } | null>(null);
  useEffect(() => {
    if (form === null) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const draw = async () => {
      const draft = await studio.ask(scoreSpec(await understand(form)), { signal, urgent: true });
      if (!signal.aborted) setDrawn({ form, bars: draft?.bars ?? null });
    };
    // the picture is an extra: without an answer there is none
    draw().catch(() => undefined);
    return () => over.abort();
  }, [form, studio, understand]);
  return drawn?.form === form ? drawn.bars : null;
}
