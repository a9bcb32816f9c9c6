import type { Params, ParamSpec } from '../../model';
import { clamp, exp2, log2, semitones } from '../../dsp/exact-math';

export type ParamSpecs = Readonly<Record<string, ParamSpec>>;

/** -1..1 of a modifier 0..1 whose middle is neutral; 0 where the words said nothing. */
export function signed(modifier: number | undefined): number {
  return modifier === undefined ? 0 : clamp(modifier * 2 - 1, -1, 1);
}

/** Factor 1/`full` at modifier 0, 1 at 0.5 or unsaid, `full` at 1. */
export function ratio(modifier: number | undefined, full: number): number {
  return exp2(signed(modifier) * log2(full));
}

/** Different factors to both sides: `low` at 0, 1 in the middle, `high` at 1. */
export function ratioBetween(modifier: number | undefined, low: number, high: number): number {
  const s = signed(modifier);
  return s < 0 ? exp2(-s * log2(low)) : exp2(s * log2(high));
}

/** Straight line through the neutral value: `low` at 0, `middle` at 0.5 or unsaid, `high` at 1. */
export function between(modifier: number | undefined, low: number, middle: number, high: number): number {
  const s = signed(modifier);
  return s < 0 ? middle + s * (middle - low) : middle + s * (high - middle);
}

/** Length factor of the size words, 1/4 tiny .. 4 huge (16^(size - 0.5), see the scene model). */
export function lengthFactor(size: number | undefined): number {
  return ratio(size, 4);
}

/** Frequency factor of the pitch words, given in semitones. */
export function pitchFactor(pitch: number | undefined): number {
  return pitch === undefined ? 1 : semitones(pitch);
}

/** Every parameter of the specs: the given value inside its range, or the default. */
export function withDefaults(specs: ParamSpecs, values: Readonly<Record<string, number>>): Params {
  const params: Record<string, number> = {};
  for (const [name, spec] of Object.entries(specs))
    params[name] = clamp(values[name] ?? spec.default, spec.min, spec.max);
  return params;
}
