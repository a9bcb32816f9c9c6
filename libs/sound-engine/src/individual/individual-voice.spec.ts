import type { Layer } from '@whoosh/sound-scene';
import { measureLoudness } from '../mix/loudness';
import { PlayedLayer } from '../mix/played-layer';
import { MODELS } from '../models/registry';
import { layer, scene } from '../testing/scenes';
import { centroid } from '../testing/spectra';

/** Four seconds of a layer before it has a place. */
function played(changed: Partial<Layer>, seed: number, blocks = 48_000): Float32Array {
  const one = layer('stream', changed, 4);
  const sound = new PlayedLayer(one, scene([one], { duration: 4 }), MODELS.stream, seed);
  const samples = new Float32Array(4 * 48_000);
  for (let from = 0; from < samples.length; from += blocks) {
    const out = Array.from({ length: sound.channels }, () => new Float32Array(blocks));
    sound.process(out, from, from + blocks);
    samples.set(out[0], from);
  }
  return samples;
}

const octavesApart = (a: Float32Array, b: Float32Array): number => Math.abs(Math.log2(centroid(a) / centroid(b)));

describe('the individual of a layer', () => {
  it('is another one with another seed, and the same one in another take where the scene keeps it', () => {
    const kept = { individual: { seed: 3 } };
    const others = [1, 2, 3, 4].map((seed) => played({}, seed));
    const same = [1, 2, 3, 4].map((seed) => played(kept, seed));
    const furthest = (takes: readonly Float32Array[]): number =>
      Math.max(...takes.slice(1).map((take) => octavesApart(take, takes[0])));
    expect(furthest(others)).toBeGreaterThan(2 * furthest(same));
    expect(same[0]).not.toEqual(same[1]);
  });

  it('is as loud as its kind [long]', () => {
    const loudness = [1, 2, 3, 4, 5, 6].map((seed) => measureLoudness([played({}, seed)]).momentaryMax);
    expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(4);
  });

  it('is the same whatever the blocks', () => {
    expect(played({}, 5, 1500)).toEqual(played({}, 5));
  });
});
