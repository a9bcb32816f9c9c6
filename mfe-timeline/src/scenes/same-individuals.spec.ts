import { interpretation } from '@whoosh/scene-editing/testing';
import { keepIndividuals } from '@whoosh/sound-engine';
import { withIndividualsOf } from './same-individuals';

const before = { ...interpretation('rain, thunder, knock').scene, seed: 7 };
const named = keepIndividuals(before).layers;

describe('a scene in the place of another', () => {
  it('has its individuals, as the engine names them, whatever seed it gets', () => {
    expect(withIndividualsOf(before, { ...before, seed: 9 })).toEqual({ ...before, seed: 9, layers: named });
  });

  it('knows them by their source where layers went, came or changed their order', () => {
    const { scene } = interpretation('knock, rain');
    const [knock, rain] = withIndividualsOf(before, { ...scene, layers: [...scene.layers].reverse() }).layers;
    expect([rain?.individual, knock?.individual]).toEqual([named[0]?.individual, named[2]?.individual]);
    const fewer = interpretation('rain').scene;
    const more = withIndividualsOf(fewer, before).layers;
    expect(more[0]?.individual).toBeDefined();
    expect(more[1]).not.toHaveProperty('individual');
  });

  it('leaves what was picked by hand, and gives each of two of a kind its own', () => {
    const [rain] = before.layers;
    if (rain === undefined) throw new Error('no rain');
    const picked = { ...before, layers: [{ ...rain, individual: { seed: 77 } }] };
    expect(withIndividualsOf(before, picked)).toEqual(picked);
    const two = { ...before, layers: [rain, { ...rain, id: 'rain-2' }] };
    const seeds = withIndividualsOf(two, { ...two, seed: 9 }).layers.map(({ individual }) => individual?.seed);
    expect(seeds).toEqual(keepIndividuals(two).layers.map(({ individual }) => individual?.seed));
    expect(new Set(seeds).size).toBe(2);
  });
});
