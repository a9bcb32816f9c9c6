import { layer, scene } from './testing/scenes';
import { cueOf, hasModelCurve, isEndless, layerSeed, layerSpan, wordsOf } from './performance';
import { rain } from './models/weather/rain';
import { knock } from './models/doors/knock';

describe('performance of a layer', () => {
  it('spans its timing inside the scene', () => {
    expect(layerSpan({ kind: 'continuous', start: 1, end: 9, fadeIn: 0, fadeOut: 0 }, 5)).toEqual({ start: 1, end: 5 });
    expect(layerSpan({ kind: 'shots', at: [2, 0.5], jitter: 0 }, 5)).toEqual({ start: 0.5, end: 5 });
    expect(layerSpan({ kind: 'shots', at: [], jitter: 0 }, 5)).toEqual({ start: 5, end: 5 });
  });

  it('turns timings into cues that count from the start of the layer', () => {
    expect(cueOf({ kind: 'shots', at: [1, 2.5], jitter: 0 }, { start: 1, end: 5 }, 1)).toEqual({
      kind: 'shots',
      at: [0, 1.5],
    });
    expect(cueOf({ kind: 'train', start: 0, end: 2, rate: 3, regularity: 0.5 }, { start: 0, end: 2 }, 1)).toEqual({
      kind: 'train',
      rate: 3,
      regularity: 0.5,
    });
    expect(cueOf({ kind: 'sporadic', start: 0, end: 2, perMinute: 9 }, { start: 0, end: 2 }, 1)).toEqual({
      kind: 'sporadic',
      perMinute: 9,
    });
    const jittered = cueOf({ kind: 'shots', at: [0, 1, 2, 3], jitter: 0.1 }, { start: 0, end: 5 }, 1);
    if (jittered.kind !== 'shots') throw new Error('shots stay shots');
    expect(jittered.at[0]).toBe(0);
    jittered.at.slice(1).forEach((at, i) => {
      expect(at).not.toBe(i + 1);
      expect(Math.abs(at - i - 1)).toBeLessThan(0.11);
    });
  });

  it('gives every layer a seed of its own unless it has one', () => {
    const whole = scene([layer('rain'), layer('rain')]);
    expect(layerSeed(whole, whole.layers[0], 0)).not.toBe(layerSeed(whole, whole.layers[1], 1));
    expect(layerSeed(whole, { ...whole.layers[0], seed: 99 }, 0)).toBe(99);
  });

  it('moves the intensity of every layer with that of the scene', () => {
    const one = layer('rain', { mods: { intensity: 0.8 } });
    const at = (intensity: 'subtle' | 'moderate' | 'intense'): number =>
      wordsOf(one, scene([one], { intensity }), { start: 0, end: 2 }).intensity;
    expect(at('moderate')).toBe(0.8);
    expect(at('subtle')).toBeLessThan(0.5);
    expect(at('intense')).toBeGreaterThan(0.85);
    expect(at('intense')).toBeLessThanOrEqual(1);
  });

  it('reads its curves at a moment', () => {
    const curved = layer('rain', {
      timing: {
        kind: 'continuous',
        start: 0,
        end: 4,
        fadeIn: 0,
        fadeOut: 0,
        curve: {
          speed: [
            [0, 1],
            [4, 3],
          ],
          intensity: [
            [0, 0.2],
            [4, 0.6],
          ],
          pitch: [
            [0, 0],
            [4, 12],
          ],
        },
      },
    });
    const words = wordsOf(curved, scene([curved]), { start: 0, end: 4 }, 2);
    expect(words.mods.speed).toBe(2);
    expect(words.mods.pitch).toBe(6);
    expect(words.intensity).toBeCloseTo(0.4, 12);
    expect(hasModelCurve(curved.timing)).toBe(true);
    expect(
      hasModelCurve({ kind: 'continuous', start: 0, end: 4, fadeIn: 0, fadeOut: 0, curve: { level: [[0, 0]] } }),
    ).toBe(false);
  });

  it('has no end in a loop only if it sounds through, without a beat', () => {
    const looped = scene(
      [
        layer('rain'),
        layer('knock'),
        layer('rain', { timing: { kind: 'continuous', start: 1, end: 2, fadeIn: 0, fadeOut: 0 } }),
      ],
      { loop: true },
    );
    expect(isEndless(looped, looped.layers[0], rain)).toBe(true);
    expect(isEndless(looped, looped.layers[1], knock)).toBe(false);
    expect(isEndless(looped, looped.layers[2], rain)).toBe(false);
    expect(isEndless({ ...looped, loop: false }, looped.layers[0], rain)).toBe(false);
  });
});
