import { useMemo, useState } from 'react';
import type { Spectrum } from '@whoosh/audio-codec';
import type { Bar } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import type { Track } from '@whoosh/ui/more';
import { useLayerPreview, useMixTrack, type MixTrack } from '../preview/useMix';
import { heardLevels, isUntouched, type Mix } from './model/mix';

/** What a sound is like with the levels that were set. */
export interface LayerMix extends MixTrack {
  /** Of each layer by itself; null until they are there. */
  bars: ReadonlyMap<string, readonly Bar[]> | null;
  spectra: ReadonlyMap<string, Spectrum> | null;
  mix: Mix;
  setMix: (mix: Mix) => void;
  /** It is the sound as it was made. */
  untouched: boolean;
}

/**
 * Hears a sound with other levels of its layers, and its layers one by one.
 * @param scene that it was rendered from; null: it cannot be mixed here
 * @param ids of its layers; keep the array stable while it holds the same
 * @param plain the sound as it was made
 * @param isTurned the scene is another than that of the sound
 */
export function useLayerMix(scene: Scene | null, ids: readonly string[], plain: Track, isTurned = false): LayerMix {
  const [mix, setMix] = useState<Mix>({});
  const untouched = isUntouched(ids, mix) && !isTurned;
  const levels = useMemo(() => (untouched ? null : heardLevels(ids, mix)), [untouched, ids, mix]);
  const { track, state } = useMixTrack(scene, levels, plain);
  const preview = useLayerPreview(scene);
  const [bars, spectra] = [preview?.layers ?? null, preview?.layerSpectra ?? null];
  return { track, state, bars, spectra, mix, setMix, untouched };
}
