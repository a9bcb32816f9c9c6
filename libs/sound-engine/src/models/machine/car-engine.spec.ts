import { conformance } from '../../testing/conformance';
import { centroid, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import type { Params } from '../../model';
import { carEngine, OTHER_ENGINES } from './car-engine';

const TRIAL = { revs: 0.5 };
for (const engine of [carEngine, ...OTHER_ENGINES]) conformance(engine, { trial: TRIAL });

/** Strongest period of the envelope between two lengths, s: the firings. */
function period(x: Float32Array, shortest: number, longest: number): number {
  const step = 24;
  const envelope = Array.from({ length: Math.floor(x.length / step) }, (_, i) =>
    x.subarray(i * step, (i + 1) * step).reduce((sum, v) => sum + Math.abs(v), 0),
  );
  const mean = envelope.reduce((sum, v) => sum + v, 0) / envelope.length;
  const match = (lag: number): number => {
    let sum = 0;
    for (let i = 0; i + lag < envelope.length; i++) sum += (envelope[i] - mean) * (envelope[i + lag] - mean);
    return sum / (envelope.length - lag);
  };
  let best = Math.round((shortest * 48_000) / step);
  for (let lag = best; lag <= (longest * 48_000) / step; lag++) if (match(lag) > match(best)) best = lag;
  return (best * step) / 48_000;
}

describe('car engine', () => {
  const steady: Params = { ...carEngine.mapModifiers(layerModifiers()), wobble: 0 };

  it('fires twice a turn with four cylinders', () => {
    for (const rpm of [900, 1450, 3000]) {
      const x = mono(take(carEngine, { seconds: 3, params: { ...steady, rpm, gas: 0.4, bed: 0, valves: 0 } })).subarray(
        24_000,
      );
      const firing = 30 / rpm;
      expect(period(x, firing * 0.6, firing * 1.5) / firing).toBeCloseTo(1, 1);
    }
  });

  it('idles slower than it runs and revs up when told', () => {
    const idle = carEngine.mapModifiers(layerModifiers({ variant: 'idle' }));
    expect(idle.rpm).toBeLessThan(0.7 * steady.rpm);
    expect(carEngine.mapModifiers(layerModifiers({ variant: 'rev' })).revs).toBe(1);
    expect(carEngine.mapModifiers(layerModifiers({ mods: { speed: 2 } })).rpm).toBeGreaterThan(1.8 * steady.rpm);
  });

  it('follows the revolutions while it runs', () => {
    const voice = carEngine.prepare(steady, { seed: 1, duration: 4, cue: { kind: 'continuous' } });
    voice.set('rpm', 4000, 24_000);
    const out = new Float32Array(4 * 48_000);
    voice.process([out], 0, out.length);
    expect(centroid(out.subarray(144_000))).toBeGreaterThan(centroid(out.subarray(0, 24_000)));
    expect(period(out.subarray(144_000), 0.005, 0.011)).toBeCloseTo(30 / 4000, 3);
  });

  it('is deeper when large, opens and roars under load', () => {
    const sound = (said: Parameters<typeof layerModifiers>[0]): Float32Array =>
      mono(take(carEngine, { params: carEngine.mapModifiers(layerModifiers(said)) }));
    expect(centroid(sound({ mods: { size: 0.95 } }))).toBeLessThan(0.85 * centroid(sound({ mods: { size: 0.1 } })));
    expect(levelDb(sound({ intensity: 0.9 })) - levelDb(sound({ intensity: 0.2 }))).toBeGreaterThan(5);
    expect(centroid(sound({ intensity: 0.9 }))).toBeGreaterThan(1.1 * centroid(sound({ intensity: 0.2 })));
  });

  it('is louder the higher a truck pulls: at rest against the top as its parameter says, and not without it', () => {
    const truck = OTHER_ENGINES.find(({ id }) => id === 'truck');
    if (!truck) throw new Error('no truck');
    const rise = (pull: number): number => {
      const base: Params = { ...truck.mapModifiers(layerModifiers()), pull, wobble: 0, lumpy: 0 };
      const [quiet, loud] = [0, 1].map((revs) =>
        levelDb(mono(take(truck, { seconds: 2, params: { ...base, revs } })).subarray(24_000, 40_000)),
      );
      return loud - quiet;
    };
    expect(rise(10) - rise(0)).toBeGreaterThan(7);
    expect(rise(10) - rise(0)).toBeLessThan(10.5);
  });
});
