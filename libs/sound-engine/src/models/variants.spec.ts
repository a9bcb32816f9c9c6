import { describeScene, interpret } from '../index';
import type { LayerModifiers } from '../model';
import { MODELS } from './registry';

const USUAL: LayerModifiers = { mods: {}, intensity: 0.5, sceneIntensity: 'moderate', duration: 2 };

describe('the variants of a source', () => {
  it('each sound otherwise than the usual one, and than each other', () => {
    const alike = Object.values(MODELS).flatMap(({ id, variants = [], mapModifiers }) => {
      const all = [undefined, ...variants].map((variant) =>
        JSON.stringify(mapModifiers(variant === undefined ? USUAL : { ...USUAL, variant })),
      );
      return new Set(all).size === all.length ? [] : [id];
    });
    expect(alike).toEqual([]);
  });

  it.each([
    ['a door opens', 'open'],
    ['a train whistle', 'whistle'],
    ['a busy signal', 'busy'],
    ['an idling car', 'idle'],
    ['a door slides open', 'open'],
    ['a tuning fork', 'fork'],
    ['a european siren', 'hilo'],
    ['an error sound', 'error'],
  ])('are what words name: %s', (text, variant) => {
    const scene = interpret(text, { seed: 1 });
    const named = scene.layers.find(({ source }) => source.variant === variant);
    expect(describeScene(scene).layers.find(({ id }) => id === named?.id)?.variants).toContain(variant);
  });

  it('are told of sources that can take a place, and of those alone that have any', () => {
    const [door] = describeScene(interpret('a door opens', { seed: 1 })).layers;
    expect(door?.alternatives.find(({ model }) => model === 'drawer')?.variants).toEqual(['open', 'close']);
    const [rain] = describeScene(interpret('rain', { seed: 1 })).layers;
    expect(rain).not.toHaveProperty('variants');
  });
});
