import { SCENE_LIMITS, type Layer, type Scene } from '@whoosh/sound-scene';
import { AppError } from '../../http';
import type { SoundGenerator } from './sound-generator';

/**
 * A scene that came from outside: its size, its outline, and whether the generator knows its sources.
 * @throws AppError INVALID_SCENE, or SCENE_TOO_COSTLY beyond the limits of SCENE_LIMITS
 */
export function checkedScene(scene: Scene, generator: SoundGenerator): Scene {
  const { layers, text, seed } = scene;
  const valid =
    scene.v === 1 && typeof text === 'string' && Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff &&
    Array.isArray(layers) && layers.length > 0 && layers.every(isLayer) && typeof scene.space === 'object' && scene.space !== null;
  if (!valid) throw new AppError('INVALID_SCENE');
  if (Array.from(text).length > SCENE_LIMITS.maxTextLength) throw new AppError('INVALID_SCENE');
  const events = layers.reduce((sum, { timing }) => sum + (timing.kind === 'shots' ? timing.at.length : 0), 0);
  if (layers.length > SCENE_LIMITS.maxLayers || events > SCENE_LIMITS.maxEvents) throw new AppError('SCENE_TOO_COSTLY');
  try {
    generator.describe(scene);
  } catch (error) {
    // RangeError: a source that there is not; TypeError: a part that every scene has is missing.
    if (error instanceof RangeError || error instanceof TypeError) throw new AppError('INVALID_SCENE');
    throw error;
  }
  return scene;
}

function isLayer(layer: Partial<Layer> | null): boolean {
  if (typeof layer !== 'object' || layer === null) return false;
  const { timing } = layer;
  return (
    typeof layer.source?.model === 'string' && typeof layer.mods === 'object' && typeof layer.place === 'object' &&
    typeof timing?.kind === 'string' && (timing.kind !== 'shots' || Array.isArray(timing.at))
  );
}
