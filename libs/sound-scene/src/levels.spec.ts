import { withLayerSeed, withLevels } from './levels';
import { serializeScene } from './serialize';
import { exampleScene } from './testing/example-scene';

describe('other levels of a scene', () => {
  const scene = exampleScene();
  const [first, second] = scene.layers;
  if (first === undefined || second === undefined) throw new Error('the example has two layers');

  it('move what is named within what a layer may have, silence it, and leave the rest as it is', () => {
    const { layers, ...rest } = withLevels(scene, { [first.id]: -100, [second.id]: null });
    expect(layers[0]).toEqual({ ...first, gainDb: -36 });
    expect(layers[1]).toEqual({ ...second, muted: true });
    expect(layers.slice(2)).toEqual(scene.layers.slice(2));
    expect({ ...rest, layers: scene.layers }).toEqual(scene);
  });

  it('are those that the scene has when it is written and read again', () => {
    const mixed = withLevels(scene, { [first.id]: -1 / 3 });
    const again = JSON.parse(serializeScene(mixed)) as typeof scene;
    expect(again.layers[0]?.gainDb).toBe(mixed.layers[0]?.gainDb);
  });
});

describe('a layer that is made anew', () => {
  it('has another seed and may be another one of its kind; the others stay as they are', () => {
    const scene = exampleScene();
    const [first] = scene.layers;
    if (first === undefined) throw new Error('the example has layers');
    const { layers } = withLayerSeed(scene, first.id, 7);
    expect(layers[0]).toMatchObject({ id: first.id, source: first.source, seed: 7 });
    expect(layers[0]).not.toHaveProperty('individual');
    expect(layers.slice(1)).toEqual(scene.layers.slice(1));
  });
});
