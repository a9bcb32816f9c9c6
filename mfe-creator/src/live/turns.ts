import type { LiveControls } from '@whoosh/sound-engine/live';
import { NEUTRAL_TURN, type LayerTurn } from '@whoosh/sound-scene';

/** How layers are turned, by their ids; those that are as described are left out. */
export type Turns = Readonly<Record<string, LayerTurn>>;

export const turnOf = (turns: Turns, layer: string): LayerTurn => turns[layer] ?? NEUTRAL_TURN;

export function withTurn(turns: Turns, layer: string, part: Partial<LayerTurn>): Turns {
  const { [layer]: before = NEUTRAL_TURN, ...others } = turns;
  const turn = { ...before, ...part };
  return isNeutral(turn) ? others : { ...others, [layer]: turn };
}

function isNeutral({ speed, pitch, intensity }: LayerTurn): boolean {
  return speed === NEUTRAL_TURN.speed && pitch === NEUTRAL_TURN.pitch && intensity === NEUTRAL_TURN.intensity;
}

/** What a live scene is told of its layers. @param levels dB of each layer, null is silent */
export function liveControls(
  levels: Readonly<Record<string, number | null>>,
  turns: Turns,
): Record<string, LiveControls> {
  return Object.fromEntries(
    Object.entries(levels).map(([layer, level]) => [
      layer,
      { ...turnOf(turns, layer), gainDb: level === null ? -Infinity : level },
    ]),
  );
}

/** Place of a speed on its slider, -100..100: half and double are as far from the middle as each other. */
export const placeOfSpeed = (speed: number): number => Math.round(50 * Math.log2(speed));
/** Factor 0.25..4 at a place of the slider. */
export const speedAt = (place: number): number => Math.round(100 * 2 ** (place / 50)) / 100;
