import { clampTo, GAIN_DB_RANGE } from './ranges';
import type { Scene } from './scene';

/**
 * The same happening with other levels of its layers.
 * @param levels dB against the scene by the id of a layer; null is silent, and what is not named stays as it is
 */
export function withLevels(scene: Scene, levels: Readonly<Record<string, number | null>>): Scene {
  const given = new Map(Object.entries(levels));
  return {
    ...scene,
    layers: scene.layers.map((layer) => {
      const level = given.get(layer.id) ?? 0;
      if (given.get(layer.id) === null) return { ...layer, muted: true };
      return level === 0 ? layer : { ...layer, gainDb: rounded(clampTo(GAIN_DB_RANGE, layer.gainDb + level)) };
    }),
  };
}

/** The same happening with one layer made anew: another one of its kind, at other moments where chance decides. */
export function withLayerSeed(scene: Scene, layer: string, seed: number): Scene {
  return {
    ...scene,
    layers: scene.layers.map((one) => {
      if (one.id !== layer) return one;
      const { individual: _, ...rest } = one;
      return { ...rest, seed };
    }),
  };
}

/** As a scene is written (`serializeScene`): read again, it renders the same. */
const rounded = (db: number): number => Math.round(db * 1000) / 1000;
