import type { Scene } from '@whoosh/sound-scene';
import { clamp } from '../dsp/exact-math';
import type { MasterOptions } from './master';
import type { LayerStrip } from './layer-strip';

/**
 * Louder and softer words and levels set by hand carry through the loudness aim: half of the words', all of the hand's.
 */
export function masterOptions(strips: readonly Pick<LayerStrip, 'model' | 'layer'>[], scene: Scene): MasterOptions {
  const isSteady = strips.some(
    ({ model, layer }) =>
      (model.kind === 'texture' || model.kind === 'modulated') && layer.timing.kind === 'continuous',
  );
  const offsets = strips.map(({ layer }) => layer.gainDb + 0.5 * (layer.mods.levelDb ?? 0));
  const offsetDb = clamp(offsets.length > 0 ? Math.max(...offsets) : 0, -18, 4);
  return { intensity: scene.intensity, measure: isSteady ? 'integrated' : 'momentary', offsetDb, loop: scene.loop };
}
