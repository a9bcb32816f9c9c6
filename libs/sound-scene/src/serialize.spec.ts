import { exampleScene } from './testing/example-scene';
import { serializeScene } from './serialize';
import type { Scene } from './scene';

/** The same value with the keys of every object turned round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

describe('serializeScene', () => {
  it('writes what JSON reads back as the same scene', () => {
    expect(JSON.parse(serializeScene(exampleScene()))).toEqual(exampleScene());
  });

  it('writes the same bytes whatever order the keys came in', () => {
    expect(serializeScene(turned(exampleScene()) as Scene)).toBe(serializeScene(exampleScene()));
  });

  it('starts with the version and the text', () => {
    expect(serializeScene(exampleScene())).toMatch(/^\{"v":1,"text":"three knocks, then rain","lang":"en","seed":7,/);
  });

  it('keeps three decimals and has no negative zero', () => {
    const scene = exampleScene();
    scene.layers.forEach((layer, index) => {
      layer.gainDb = index === 0 ? -1.23456 : -0.0001;
    });
    const text = serializeScene(scene);
    expect(text).toContain('"gainDb":-1.235');
    expect(text).toContain('"gainDb":0,');
  });

  it('refuses a field that a scene does not have and a number that is none', () => {
    expect(() => serializeScene({ ...exampleScene(), extra: 1 } as Scene)).toThrow(RangeError);
    expect(() => serializeScene({ ...exampleScene(), duration: Number.NaN })).toThrow(RangeError);
  });
});
