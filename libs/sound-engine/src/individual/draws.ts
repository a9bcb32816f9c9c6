import { clamp } from '../dsp/exact-math';
import { hash32, Random } from '../dsp/random';

/** No draw goes further, standard deviations. */
export const FURTHEST = 2;

/** Normal draws, limited and less wide than measured. */
export class Draws {
  private readonly random: Random;

  /** @param share 1, or 0 for the usual one */
  constructor(
    seed: number,
    private readonly share: number,
  ) {
    this.random = new Random(seed);
  }

  /** In standard deviations, limited; not yet made less wide. */
  next(): number {
    return this.share * clamp(this.random.gaussian(), -FURTHEST, FURTHEST);
  }

  uniform(): number {
    return this.random.uniform();
  }
}

/** The draws of one thing of an individual: others do not move them. @param own seed of the individual */
export function drawsOf(source: string, own: number, name: string, share = 1): Draws {
  return new Draws(hash32(own, 'individual', source, name), share);
}

/**
 * Where the individual that a seed draws stands among its kind, as `size` and `tone` of a scene say it: known without
 * the figures, so that a page can draw a map of individuals.
 */
export function drawnPlace(source: string, own: number): { size: number; tone: number } {
  // the tone is the first direction of the colour
  return { size: drawsOf(source, own, 'size').next(), tone: drawsOf(source, own, 'colour').next() };
}
