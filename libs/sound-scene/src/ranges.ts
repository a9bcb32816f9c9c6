import type { Modifiers } from './scene';

/** Lowest and highest value of a number in a scene. */
export type NumberRange = readonly [minimum: number, maximum: number];

/** A modifier whose value is a number. */
export type NumericModifier = {
  [K in keyof Modifiers]-?: NonNullable<Modifiers[K]> extends number ? K : never;
}[keyof Modifiers];

const UNIT: NumberRange = [0, 1];

/** What each modifier of a layer may be, in the unit that `Modifiers` gives it. */
export const MODIFIER_RANGES: Readonly<Record<NumericModifier, NumberRange>> = {
  size: UNIT,
  intensity: UNIT,
  levelDb: [-18, 12],
  pitch: [-24, 24],
  brightness: UNIT,
  speed: [0.25, 4],
  rate: [0.1, 40],
  count: [1, 64],
  sources: [1, 200],
  regularity: UNIT,
  density: UNIT,
  duration: [0.02, 22],
  age: UNIT,
  wetness: UNIT,
  roughness: UNIT,
  hollowness: UNIT,
  tonality: UNIT,
};

/** Whether a modifier is a number, and not one of a few words. */
export function isNumericModifier(name: string): name is NumericModifier {
  return name in MODIFIER_RANGES;
}

/** Gain of a layer, dB. */
export const GAIN_DB_RANGE: NumberRange = [-36, 12];

/** The value itself inside a range, else the end that is nearer. */
export function clampTo([minimum, maximum]: NumberRange, value: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}
