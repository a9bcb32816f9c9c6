import { serializeScene, validateScene } from '@whoosh/sound-scene';
import { interpret } from './language';
import { layerSeed } from './performance';
import { varyScene } from './variation';

/** One of each kind of timing and several families. */
const TEXTS = [
  'three knocks on a wooden door',
  'a dog barks twice',
  'heavy rain on a tin roof',
  'deep whoosh into a sub hit',
  'footsteps on gravel',
  'a sword hits a metal shield',
];
const SCENES = TEXTS.map((text) => interpret(text, { duration: 2.5, seed: 41 }));
const AMOUNTS = [0, 0.25, 0.5, 1];

describe('a variation', () => {
  it('is the same for the same amount and seed, another for each seed, and a scene that every other place takes', () => {
    for (const scene of SCENES) {
      const [one, again, other] = [varyScene(scene, 0.5, 7), varyScene(scene, 0.5, 7), varyScene(scene, 0.5, 8)];
      expect(serializeScene(one)).toBe(serializeScene(again));
      expect(serializeScene(other)).not.toBe(serializeScene(one));
      for (const amount of AMOUNTS)
        for (const seed of [1, 2, 3, 4294967295]) expect(validateScene(varyScene(scene, amount, seed)).ok).toBe(true);
    }
  });

  it('keeps what sounds, how often, in which order and for how long, and at 0 all but the seed', () => {
    for (const scene of SCENES) {
      const another = varyScene(scene, 0, 9);
      expect({ ...another, layers: another.layers.map(({ individual: _same, ...layer }) => layer) }).toEqual({
        ...scene,
        seed: 9,
      });
      // the same dog, another bark
      expect(another.layers.map(({ individual }) => individual?.seed)).toEqual(
        scene.layers.map((layer, index) => layer.individual?.seed ?? layerSeed(scene, layer, index)),
      );
      const wild = varyScene(scene, 1, 9);
      expect([wild.duration, wild.text, wild.space]).toEqual([scene.duration, scene.text, scene.space]);
      expect(wild.layers.map(({ source, timing }) => [source.model, timing.kind])).toEqual(
        scene.layers.map(({ source, timing }) => [source.model, timing.kind]),
      );
      wild.layers.forEach(({ timing }, i) => {
        const before = scene.layers[i].timing;
        if (timing.kind !== 'shots' || before.kind !== 'shots') return;
        expect(timing.at).toHaveLength(before.at.length);
        expect([...timing.at].sort((a, b) => a - b)).toEqual(timing.at);
        expect(Math.max(...timing.at)).toBeLessThan(scene.duration);
      });
    }
  });

  it('refuses an amount beyond 0 to 1', () => {
    for (const amount of [-0.1, 1.1, Number.NaN]) expect(() => varyScene(SCENES[0], amount, 1)).toThrow(RangeError);
  });
});
