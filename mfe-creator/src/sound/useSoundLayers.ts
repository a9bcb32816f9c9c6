import { useCallback, useMemo, useState } from 'react';
import type { EffectSceneResponse, InterpretedLayer, SoundEffect } from '@whoosh/contracts';
import { withTurns, type LayerTurn, type Scene } from '@whoosh/sound-scene';
import type { Track } from '@whoosh/ui/more';
import { heardLevels, type Mix } from '../generator/model/mix';
import { useLayerMix, type LayerMix } from '../generator/useLayerMix';
import { useLiveSound, type Live } from '../live/useLiveSound';
import { withTurn, type Turns } from '../live/turns';
import { mixOf } from './sound-mix';

/** The layers of a sound as they are set at the moment. */
export interface SoundLayers {
  layers: readonly InterpretedLayer[];
  /** What the sound was rendered from; null: it cannot be changed here. */
  original: Scene | null;
  /** The same, turned. */
  scene: Scene | null;
  mix: LayerMix;
  /** dB of each layer; null is silent. */
  levels: Readonly<Record<string, number | null>>;
  turns: Turns;
  turn: (layer: string, part: Partial<LayerTurn>) => void;
  isTurned: boolean;
  live: Live;
  reset: () => void;
}

/** @param plain the sound as it was made */
export function useSoundLayers(
  effect: SoundEffect,
  answer: EffectSceneResponse | undefined,
  plain: Track,
): SoundLayers {
  const { layers, ids, scene: original } = useMemo(() => mixOf(effect, answer), [effect, answer]);
  const [turns, setTurns] = useState<Turns>(NO_TURNS);
  const isTurned = Object.keys(turns).length > 0;
  const scene = useMemo(() => original && withTurns(original, turns), [original, turns]);
  const mix = useLayerMix(scene, ids, plain, isTurned);
  const { mix: set, setMix } = mix;
  const levels = useMemo(() => heardLevels(ids, set), [ids, set]);
  const live = useLiveSound(original, levels, turns);
  const turn = useCallback(
    (layer: string, part: Partial<LayerTurn>) => setTurns((before) => withTurn(before, layer, part)),
    [],
  );
  const reset = useCallback(() => {
    setTurns(NO_TURNS);
    setMix(AS_MADE);
  }, [setMix]);
  return { layers, original, scene, mix, levels, turns, turn, isTurned, live, reset };
}

const NO_TURNS: Turns = {};
const AS_MADE: Mix = {};
