import { SCENE_LIMITS, validateScene, type Scene } from '@whoosh/sound-scene';
import { AppError } from '../../http';
import type { SceneEngine } from './scene-engine';

const DETAILS_MAX = 10;
/**
 * Processor seconds per second of sound: a scene slower than five times real time is refused before a credit is spent.
 */
const HIGHEST_COST = 0.2;

/**
 * A scene that came from outside: a scene in every field, not too costly, and of sources that the generator knows.
 * @throws AppError INVALID_SCENE, or SCENE_TOO_COSTLY beyond the limits of SCENE_LIMITS or slower than five times real
 * time
 */
export function checkedScene(value: Scene, engine: SceneEngine): Scene {
  if (isTooCostly(value)) throw new AppError('SCENE_TOO_COSTLY');
  const validation = validateScene(value);
  if (!validation.ok) {
    const details = validation.errors
      .slice(0, DETAILS_MAX)
      .map(({ path, message }) => ({ field: `scene${path}`, message }));
    throw new AppError('INVALID_SCENE', { details });
  }
  if (costIn(engine, validation.scene) > HIGHEST_COST) throw new AppError('SCENE_TOO_COSTLY');
  return validation.scene;
}

function costIn(engine: SceneEngine, scene: Scene): number {
  try {
    engine.describe(scene);
    return engine.cost(scene);
  } catch (error) {
    if (error instanceof RangeError)
      throw new AppError('INVALID_SCENE', { details: [{ field: 'scene/layers', message: error.message }] });
    throw error;
  }
}

/** Looked at before the rest, so that too much is called too much. The value may be anything. */
function isTooCostly({ layers }: Scene): boolean {
  if (!Array.isArray(layers)) return false;
  if (layers.length > SCENE_LIMITS.maxLayers) return true;
  const shots = layers.flatMap((layer: unknown) => shotsOf(layer));
  return shots.length > SCENE_LIMITS.maxEvents;
}

function shotsOf(layer: unknown): unknown[] {
  const timing: unknown = typeof layer === 'object' && layer !== null && 'timing' in layer ? layer.timing : null;
  return typeof timing === 'object' && timing !== null && 'at' in timing && Array.isArray(timing.at) ? timing.at : [];
}
