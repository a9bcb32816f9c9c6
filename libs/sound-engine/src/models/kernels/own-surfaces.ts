import { clamp, pow } from '../../dsp/exact-math';
import { LATEST_SECONDS, NearReflections } from '../../dsp/near-reflections';
import type { Individual } from '../../individual/individual';
import { OwnDraws } from './own-draws';

const SURFACES = 4;
/**
 * What the nearest gives back of the direct sound; of blows half, as what comes back of them is heard as further blows
 * with a pitch: with the whole they are recognised less and lie further from their recordings
 * (docs/measurements/individuals.md).
 */
const NEAREST_GAIN = 0.42;
const NEAREST_GAIN_OF_BLOWS = 0.2;

/** Surfaces near the microphone of this take. @param isStruck whether it sounds in blows */
export function ownSurfaces(individual: Individual, isStruck: boolean): NearReflections {
  const draws = OwnDraws.of(individual, 'surfaces');
  const nearest = individual.kind.surfaces * (isStruck ? NEAREST_GAIN_OF_BLOWS : NEAREST_GAIN);
  const far = individual.distance;
  return new NearReflections(
    Array.from({ length: SURFACES }, (_, k) => {
      // Floor or table first; walls behind it, later and weaker. Further away they are nearly as strong as the direct
      // sound.
      const seconds = clamp(0.0006 * pow(2.6, k) * draws.factor(0.6), 0.0002, LATEST_SECONDS);
      const gain = nearest * pow(0.75, k) * draws.factor(0.5) * pow(1.25, far);
      return {
        seconds,
        gain: clamp(gain, 0, 0.75) * (draws.range(0, 1) < 0.3 ? -1 : 1),
        lowPass: 6000 * draws.factor(0.8),
      };
    }),
  );
}
