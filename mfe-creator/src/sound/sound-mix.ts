import type { EffectSceneResponse, InterpretedLayer, SoundEffect } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';

/** Parts that were cut out of a take have higher numbers. */
const LAST_WHOLE_TAKE = 100;

interface SoundMix {
  layers: readonly InterpretedLayer[];
  ids: readonly string[];
  /** What is rendered for other levels; null: the sound is not mixed here. */
  mixed: Scene | null;
}

/** The layers of a sound. A part was cut out of what its scene renders, and one layer has nothing to be mixed with. */
export function mixOf({ take }: SoundEffect, answer: EffectSceneResponse | undefined): SoundMix {
  const layers = answer?.layers ?? [];
  const canMix = answer !== undefined && layers.length > 1 && take <= LAST_WHOLE_TAKE;
  return { layers, ids: layers.map(({ id }) => id), mixed: canMix ? answer.scene : null };
}
