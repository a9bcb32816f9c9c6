import { useEffect, useState } from 'react';
import type { InterpretResponse } from '@whoosh/contracts';
import { laneWaves, scoreSpec, type LaneWave } from './lane-waves';
import { usePreviewRenderer } from './renderer-context';

/** An answer is rendered once it has stood this long: while one types on, the next is near. */
const DEBOUNCE_MS = 120;

export interface LaneWaves {
  /** By layer; what has none is drawn without. */
  of: (layer: string) => LaneWave | undefined;
  /** They are of an earlier answer: shown dimmed. */
  waiting: boolean;
}

interface Drawn {
  interpretation: InterpretResponse;
  waves: ReadonlyMap<string, LaneWave>;
}

const NOTHING: ReadonlyMap<string, LaneWave> = new Map();

/**
 * The waveform of every layer of a score, from a preview rendered here. The newest answer counts; until its preview is
 * there the last one stays. @param restMs an answer is drawn once it has stood so long
 */
export function useLaneWaves(interpretation: InterpretResponse | null, restMs = DEBOUNCE_MS): LaneWaves {
  const renderer = usePreviewRenderer();
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  useEffect(() => {
    if (interpretation === null) {
      setDrawn(null);
      return undefined;
    }
    const superseded = new AbortController();
    const { signal } = superseded;
    const renderLayers = async () => {
      const preview = await renderer.ask(scoreSpec(interpretation), { signal, urgent: true });
      if (signal.aborted) return;
      setDrawn({ interpretation, waves: preview === null ? NOTHING : laneWaves(interpretation.layers, preview) });
    };
    const timer = setTimeout(() => void renderLayers(), restMs);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [interpretation, renderer, restMs]);

  return {
    of: (layer) => drawn?.waves.get(layer),
    waiting: drawn !== null && drawn.interpretation !== interpretation,
  };
}
