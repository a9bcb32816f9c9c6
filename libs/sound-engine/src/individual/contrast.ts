import { exp2, log2 } from '../dsp/exact-math';
import type { Draws } from './draws';
import { DRAWN_SHARE, OWN, SHARED } from './trait';

/** Bands between whose draws those of the others lie: what one band has, its neighbours have too. */
const KNOTS = 6;

/**
 * How far the bands of one individual lie under their loudest moments, as factors of their distance in dB from its
 * kind's: in part all alike, in part each by itself, so that bands of one individual die away together and those of
 * another apart.
 * @param range standard deviation between recordings of a source, share of the distance
 */
export function bandRanges(bands: number, range: number, draws: Draws): number[] {
  const octaves = DRAWN_SHARE * log2(1 + range);
  const whole = SHARED * draws.next();
  const knots = Array.from({ length: KNOTS }, () => OWN * draws.next());
  return Array.from({ length: bands }, (_, band) => {
    const place = (band * (KNOTS - 1)) / (bands - 1);
    const before = Math.min(KNOTS - 2, Math.floor(place));
    const own = knots[before] + (place - before) * (knots[before + 1] - knots[before]);
    return exp2(octaves * (whole + own));
  });
}
