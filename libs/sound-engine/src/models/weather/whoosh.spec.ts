import type { LayerModifiers } from '../../model';
import { conformance, conformanceBrief } from '../../testing/conformance';
import { centroid, eventTimes, levels, mono, take, layerModifiers } from '../../testing/spectra';
import { swish, whoosh } from './whoosh';

conformance(whoosh);

const pass = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(
    take(whoosh, {
      seconds: 1.5,
      seed,
      params: whoosh.mapModifiers(layerModifiers(overrides)),
      cue: { kind: 'shots', at: [0] },
    }),
  );

describe('whoosh', () => {
  it('rises and falls once, loudest and brightest as it passes', () => {
    for (const seed of [1, 2, 3]) {
      const x = pass({}, seed);
      const steps = levels(x, 0.05);
      const top = steps.indexOf(Math.max(...steps));
      expect(top * 0.05).toBeGreaterThan(0.2);
      expect(top * 0.05).toBeLessThan(0.65);
      const at = (from: number): number =>
        centroid(x.subarray(Math.round(from * 48000), Math.round(from * 48000) + 4096));
      expect(at(top * 0.05)).toBeGreaterThan(1.15 * at(0.03));
    }
  });

  it('notes the moment of passing', () => {
    const [time] = eventTimes(whoosh, { seconds: 2, cue: { kind: 'shots', at: [0.5] } });
    expect(time).toBeGreaterThan(0.75);
    expect(time).toBeLessThan(1.15);
  });

  it('is deep and slow when large, thin and quick as a blade', () => {
    expect(centroid(pass({ mods: { size: 0.05 } }))).toBeGreaterThan(1.3 * centroid(pass({ mods: { size: 0.95 } })));
    expect(whoosh.mapModifiers(layerModifiers({ mods: { size: 0.95 } })).length).toBeGreaterThan(
      1.4 * whoosh.mapModifiers(layerModifiers({ mods: { size: 0.05 } })).length,
    );
    expect(centroid(pass({ variant: 'sword_swing' }))).toBeGreaterThan(1.25 * centroid(pass({})));
  });

  it('is shorter and higher when fast', () => {
    const fast = whoosh.mapModifiers(layerModifiers({ mods: { speed: 2 } }));
    expect(fast.length).toBeCloseTo(whoosh.mapModifiers(layerModifiers()).length / 2, 6);
    expect(fast.top).toBeGreaterThan(1.2 * whoosh.mapModifiers(layerModifiers()).top);
  });

  it('flies across from one ear to the other', () => {
    const [left, right] = take(whoosh, { seconds: 1, cue: { kind: 'shots', at: [0] } });
    const side = (from: number): number => levels(left, 0.1)[from] - levels(right, 0.1)[from];
    expect(Math.sign(side(2))).toBe(-Math.sign(side(6)));
  });
});

describe('a swish', () => {
  conformanceBrief(swish);

  it('is shorter and higher than a whoosh', () => {
    expect(swish.params.length.default).toBeLessThan(0.5 * whoosh.params.length.default);
    expect(centroid(mono(take(swish, { seconds: 1 })))).toBeGreaterThan(
      1.3 * centroid(mono(take(whoosh, { seconds: 1 }))),
    );
  });
});
