import { NoiseStream, type NoiseColour } from '../../dsp/noise-stream';
import { hash32 } from '../../dsp/random';
import type { Performance } from '../../model';

/**
 * Noise of an individual: its bands move as those of recordings of its kind do; stationary without an individual.
 * @param name noises of one name move together: the two sides of one sound
 * @param fold 2 where it is rendered at half the rate
 */
export function ownNoise(
  performance: Performance,
  colour: NoiseColour,
  seed: number,
  name: string,
  fold = 1,
): NoiseStream {
  const dynamics = performance.individual?.dynamics;
  if (!dynamics) return new NoiseStream(colour, seed);
  return new NoiseStream(colour, seed, {
    dynamics: { ...dynamics, seed: hash32(performance.seed, 'dynamics', name) },
    fold,
  });
}
