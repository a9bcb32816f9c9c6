import { madeAs, type EffectSceneResponse, type InterpretedLayer, type SoundEffect } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';

interface SoundMix {
  layers: readonly InterpretedLayer[];
  ids: readonly string[];
  /** What is rendered for other levels; null: the sound is not mixed here. */
  mixed: Scene | null;
}

/** The layers of a sound. A part was cut out of what its scene renders, and one layer has nothing to be mixed with. */
export function mixOf(effect: SoundEffect, answer: EffectSceneResponse | undefined): SoundMix {
  const layers = (answer?.layers ?? []).filter(({ id }) => !isMuted(answer, id));
  const canMix = answer !== undefined && layers.length > 1 && madeAs(effect) !== 'part';
  return { layers, ids: layers.map(({ id }) => id), mixed: canMix ? answer.scene : null };
}

/** A mix has no say over what it left out. */
function isMuted(answer: EffectSceneResponse | undefined, id: string): boolean {
  return answer?.scene.layers.find((layer) => layer.id === id)?.muted === true;
}
