import type { EffectSceneResponse, InterpretedLayer, SoundEffect } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';

/** Parts that were cut out of a take have higher numbers. */
const LAST_WHOLE_TAKE = 100;

/** Whether it is a part that was cut out of another. */
export const isCut = ({ take }: Pick<SoundEffect, 'take'>): boolean => take > LAST_WHOLE_TAKE;

interface SoundMix {
  layers: readonly InterpretedLayer[];
  ids: readonly string[];
  /** What is rendered for other levels; null: the sound is not mixed here. */
  mixed: Scene | null;
}

/** The layers of a sound. A part was cut out of what its scene renders, and one layer has nothing to be mixed with. */
export function mixOf(effect: SoundEffect, answer: EffectSceneResponse | undefined): SoundMix {
  const layers = answer?.layers ?? [];
  const canMix = answer !== undefined && layers.length > 1 && !isCut(effect);
  return { layers, ids: layers.map(({ id }) => id), mixed: canMix ? answer.scene : null };
}
