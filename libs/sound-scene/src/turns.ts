import { clampTo, MODIFIER_RANGES, type NumericModifier } from './ranges';
import type { Modifiers, Scene } from './scene';

/** How a layer is turned against what the words ask for. */
export interface LayerTurn {
  /** Factor on pace, revolutions or flow; 0.25..4, 1 as described. */
  speed: number;
  /** Semitones; -24..24, 0 as described. */
  pitch: number;
  /** Energy; 0..1, 0.5 as described. */
  intensity: number;
}

/** As the words describe it. */
export const NEUTRAL_TURN: LayerTurn = { speed: 1, pitch: 0, intensity: 0.5 };

/** What the words ask for, turned; a neutral turn leaves even what was not said as it is. */
export function turnedModifiers(mods: Modifiers, { speed, pitch, intensity }: LayerTurn): Modifiers {
  return {
    ...mods,
    ...(speed === 1 ? {} : { speed: within('speed', (mods.speed ?? 1) * speed) }),
    ...(speed === 1 || mods.rate === undefined ? {} : { rate: within('rate', mods.rate * speed) }),
    ...(pitch === 0 ? {} : { pitch: within('pitch', (mods.pitch ?? 0) + pitch) }),
    ...(intensity === 0.5 ? {} : { intensity: within('intensity', (mods.intensity ?? 0.5) + intensity - 0.5) }),
  };
}

/** As a scene is written (`serializeScene`): read again, it renders the same. */
const within = (name: NumericModifier, value: number): number =>
  Math.round(clampTo(MODIFIER_RANGES[name], value) * 1000) / 1000;

/** The same happening with layers turned. @param turns by the id of a layer; what is not named stays as it is */
export function withTurns(scene: Scene, turns: Readonly<Record<string, LayerTurn>>): Scene {
  const given = new Map(Object.entries(turns));
  return {
    ...scene,
    layers: scene.layers.map((layer) => {
      const turn = given.get(layer.id);
      return turn === undefined ? layer : { ...layer, mods: turnedModifiers(layer.mods, turn) };
    }),
  };
}
