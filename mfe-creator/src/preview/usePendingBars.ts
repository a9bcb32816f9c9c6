import { useEffect, useState } from 'react';
import type { Bar } from '@whoosh/contracts';
import type { PromptForm } from '../request/prompt-form';
import { useUnderstand } from '../request/useUnderstanding';
import { scoreSpec, usePreviewRenderer } from '@whoosh/preview';

/**
 * What a sound that is being made will look like: the bars of the preview that the score has shown.
 * @param form what was asked for; null: nothing is being made
 * @returns null until there is a preview, and where there is none to be had
 */
export function usePendingBars(form: PromptForm | null): readonly Bar[] | null {
  const renderer = usePreviewRenderer();
  const understand = useUnderstand();
  const [drawn, setDrawn] = useState<{ form: PromptForm; bars: readonly Bar[] | null } | null>(null);
  useEffect(() => {
    if (form === null) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const draw = async () => {
      const preview = await renderer.ask(scoreSpec(await understand(form)), { signal, urgent: true });
      if (!signal.aborted) setDrawn({ form, bars: preview?.bars ?? null });
    };
    // the picture is an extra: without an answer there is none
    draw().catch(() => undefined);
    return () => over.abort();
  }, [form, renderer, understand]);
  return drawn?.form === form ? drawn.bars : null;
}
