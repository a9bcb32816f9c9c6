import { useCallback, useEffect, useState } from 'react';
import { useDraftStudio, type Draft, type DraftSpec } from '@whoosh/ui/draft';
import { whenIdle } from './idle';

/** Drafts of ideas: what the prompt box would make of them as it stands at the beginning. */
export interface IdeaDrafts {
  /** undefined: not rendered yet; null: there is none. */
  of: (idea: string) => Draft | null | undefined;
  /** Renders one before the others. */
  hurry: (idea: string) => void;
}

/** Seconds, as the duration ruler stands at the beginning. */
export const IDEA_SECONDS = 5;
/** The same every time, so that an idea sounds as it did. */
const IDEA_SEED = 1;

/** What is rendered for an idea. */
export function ideaSpec(text: string): DraftSpec {
  return { text, duration: IDEA_SECONDS, intensity: 'moderate', seed: IDEA_SEED, layerBars: 0, audio: true };
}

/**
 * Renders ideas one after the other while the browser is idle.
 * @param ideas keep the array stable while it holds the same ideas
 */
export function useIdeaDrafts(ideas: readonly string[]): IdeaDrafts {
  const studio = useDraftStudio();
  const [made, setMade] = useState<ReadonlyMap<string, Draft | null>>(new Map());
  const keep = useCallback((idea: string, draft: Draft | null) => {
    setMade((before) => (before.get(idea) === draft ? before : new Map(before).set(idea, draft)));
  }, []);

  useEffect(() => {
    const left = new AbortController();
    const renderAll = async () => {
      for (const idea of ideas) {
        if (studio.peek(ideaSpec(idea)) === undefined) await whenIdle();
        const draft = await studio.ask(ideaSpec(idea), { signal: left.signal });
        if (left.signal.aborted) return;
        keep(idea, draft);
      }
    };
    void renderAll();
    return () => left.abort();
  }, [ideas, studio, keep]);

  return {
    of: (idea) => made.get(idea),
    hurry: (idea) => {
      void studio.ask(ideaSpec(idea), { urgent: true }).then((draft) => keep(idea, draft));
    },
  };
}
