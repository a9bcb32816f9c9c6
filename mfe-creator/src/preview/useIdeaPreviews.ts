import { useCallback, useEffect, useState } from 'react';
import { usePreviewRenderer, type Preview, type PreviewSpec } from '@whoosh/preview';
import { whenIdle } from './idle';

/** Previews of ideas: what the prompt box would make of them as it stands at the beginning. */
export interface IdeaPreviews {
  /** undefined: not rendered yet; null: there is none. */
  of: (idea: string) => Preview | null | undefined;
  /** Renders one before the others. */
  hurry: (idea: string) => void;
}

/** Seconds, as the duration ruler stands at the beginning. */
const IDEA_SECONDS = 5;
/** The same every time, so that an idea sounds as it did. */
const IDEA_SEED = 1;

/** What is rendered for an idea. */
function ideaSpec(text: string): PreviewSpec {
  return { text, duration: IDEA_SECONDS, intensity: 'moderate', seed: IDEA_SEED, layerBars: 0, audio: true };
}

/**
 * Renders ideas one after the other while the browser is idle.
 * @param ideas keep the array stable while it holds the same ideas
 */
export function useIdeaPreviews(ideas: readonly string[]): IdeaPreviews {
  const renderer = usePreviewRenderer();
  const [made, setMade] = useState<ReadonlyMap<string, Preview | null>>(new Map());
  const keep = useCallback((idea: string, preview: Preview | null) => {
    setMade((before) => (before.get(idea) === preview ? before : new Map(before).set(idea, preview)));
  }, []);

  useEffect(() => {
    const left = new AbortController();
    const renderAll = async () => {
      for (const idea of ideas) {
        if (renderer.peek(ideaSpec(idea)) === undefined) await whenIdle();
        const preview = await renderer.ask(ideaSpec(idea), { signal: left.signal });
        if (left.signal.aborted) return;
        keep(idea, preview);
      }
    };
    void renderAll();
    return () => left.abort();
  }, [ideas, renderer, keep]);

  return {
    of: (idea) => made.get(idea),
    hurry: (idea) => {
      void renderer.ask(ideaSpec(idea), { urgent: true }).then((preview) => keep(idea, preview));
    },
  };
}
