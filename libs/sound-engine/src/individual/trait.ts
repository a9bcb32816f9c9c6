import { clamp, exp2 } from '../dsp/exact-math';
import { FURTHEST } from './draws';
import type { Measured } from './figures';

/**
 * Share of the measured spread that is drawn: directions that are drawn independently meet where no recording is, and
 * 0.7 was the best of 1, 0.7 and 0.4 against recordings by other authors (docs/individuals.md).
 */
export const DRAWN_SHARE = 0.7;
/** Of an octave's or band's own draw against the one that all share. */
export const SHARED = 0.8;
export const OWN = 0.6;

/** A quantity of which every individual has its own. */
export interface Trait {
  /** What it has against its kind's usual: the model's own value times this. 1 is usual. */
  readonly factor: number;
  /** The kind's measured median times `factor`, in its unit; undefined where nothing was measured. */
  readonly value?: number;
  /** How far events of one individual differ: standard deviation in octaves, 0 where it is not known. */
  readonly within: number;
}

/** @param unit of the measure in the trait's own */
export function trait(measured: Measured | undefined, spread: number, draw: number, unit = 1): Trait {
  const factor = exp2(DRAWN_SHARE * (measured?.[1] ?? spread) * clamp(draw, -FURTHEST, FURTHEST));
  const median = measured?.[0];
  return {
    factor,
    ...(median === undefined || median === null ? {} : { value: median * unit * factor }),
    within: measured?.[2] ?? 0,
  };
}
