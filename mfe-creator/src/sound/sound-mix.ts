import { madeAs, type EffectSceneResponse, type InterpretedLayer, type SoundEffect } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';

interface SoundMix {
  layers: readonly InterpretedLayer[];
  ids: readonly string[];
  /** What is rendered for other levels; null: the sound is not changed here. */
  scene: Scene | null;
}

/** The layers of a sound. A part was cut out of what its scene renders: it is not rendered anew. */
export function mixOf(effect: SoundEffect, answer: EffectSceneResponse | undefined): SoundMix {
  const layers = (answer?.layers ?? []).filter(({ id }) => !isMuted(answer, id));
  const canChange = answer !== undefined && layers.length > 0 && madeAs(effect) !== 'part';
  return { layers, ids: layers.map(({ id }) => id), scene: canChange ? answer.scene : null };
}

/** A mix has no say over what it left out. */
function isMuted(answer: EffectSceneResponse | undefined, id: string): boolean {
  return answer?.scene.layers.find((layer) => layer.id === id)?.muted === true;
}
