/**
 * Version of the sounds: same scene, same version, same samples. Raise it with every change that moves a sample of any
 * source, the mix or the meaning of a text; stored hashes of scenes tell when (testing/scene-hashes.spec.ts).
 */
export const ENGINE_VERSION = '2.47.0';

/** Seed of a take, 1 for the first: takes of one seed are neighbours, and wrap around at 2^32. */
export function takeSeed(seed: number, take: number): number {
  return (seed + take - 1) >>> 0;
}
