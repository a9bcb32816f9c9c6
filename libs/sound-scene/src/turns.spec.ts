import { exampleScene } from './testing/example-scene';
import { NEUTRAL_TURN, turnedModifiers, withTurns } from './turns';

describe('a turned layer', () => {
  it('stays as the words have it in the middle, unsaid where they say nothing', () => {
    expect(turnedModifiers({}, NEUTRAL_TURN)).toEqual({});
    expect(turnedModifiers({ speed: 2, pitch: -3 }, NEUTRAL_TURN)).toEqual({ speed: 2, pitch: -3 });
  });

  it('moves what the words say, within what a scene may hold', () => {
    const turn = { speed: 2, pitch: 12, intensity: 0.75 };
    expect(turnedModifiers({ speed: 1.5, rate: 4, intensity: 0.4 }, turn)).toEqual({
      speed: 3,
      rate: 8,
      pitch: 12,
      intensity: 0.65,
    });
    expect(turnedModifiers({ speed: 3, pitch: 20, intensity: 0.9 }, turn)).toEqual({
      speed: 4,
      pitch: 24,
      intensity: 1,
    });
  });

  it('is the only one that changes in its scene', () => {
    const scene = exampleScene();
    const [first, ...others] = scene.layers;
    const turned = withTurns(scene, { [first?.id ?? '']: { ...NEUTRAL_TURN, pitch: 5 } });
    expect(turned.layers[0]?.mods.pitch).toBe((first?.mods.pitch ?? 0) + 5);
    expect(turned.layers.slice(1)).toEqual(others);
  });
});
