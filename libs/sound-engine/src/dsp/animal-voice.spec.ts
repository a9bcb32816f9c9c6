import { bandDb } from '../testing/spectra';
import { type Call, callEnvelope, upperResonances, writeCall } from './animal-voice';
import { Random } from './random';

const call: Call = {
  length: 1,
  f0: [200, 200],
  f1: [700, 700],
  f2: [1800, 1800],
  f3: 2700,
  f4: 3900,
  bandwidth: 1,
  jitter: 0,
  shimmer: 0,
  breath: 0,
  drive: 1.5,
  openQuotient: 0.5,
  growlRate: 30,
  growl: 0,
};
const sung = (overrides: Partial<Call> = {}, seed = 1): Float32Array => {
  const out = new Float32Array(48_000);
  writeCall(out, { ...call, ...overrides }, new Random(seed));
  return out;
};

describe('animal voice', () => {
  it('is strong at the resonance of the throat', () => {
    const around = (centre: number, x: Float32Array): number => bandDb(x, 0.85 * centre, 1.15 * centre);
    expect(around(700, sung())).toBeGreaterThan(around(700, sung({ f1: [350, 350] })) + 6);
    expect(around(1400, sung({ f1: [1400, 1400] }))).toBeGreaterThan(around(1400, sung()) + 6);
  });

  it('keeps the pitch of its folds', () => {
    const x = sung();
    let best = 0;
    let lag = 0;
    for (let candidate = 100; candidate < 400; candidate++) {
      let sum = 0;
      for (let i = 12_000; i < 24_000; i++) sum += x[i] * x[i + candidate];
      if (sum > best) {
        best = sum;
        lag = candidate;
      }
    }
    expect(Math.abs(48_000 / lag - 200)).toBeLessThan(8);
  });

  it('is finite, faint but heard at once, silent at its end and the same for the same seed', () => {
    const x = sung({ jitter: 0.1, shimmer: 0.3, breath: 0.4, drive: 4, growl: 0.5 });
    expect(x.every((v) => Number.isFinite(v) && Math.abs(v) < 20)).toBe(true);
    expect(sung({ jitter: 0.1, shimmer: 0.3, breath: 0.4, drive: 4, growl: 0.5 })).toEqual(x);
    expect(callEnvelope(0, 1)).toBeGreaterThan(0.01);
    expect(callEnvelope(0, 1)).toBeLessThan(0.06);
    expect(callEnvelope(1, 1)).toBeCloseTo(0, 9);
  });

  it('goes on above its fourth resonance as a tube does, wider the higher', () => {
    const upper = upperResonances({ ...call, f4: 3500, upper: 1 });
    expect(upper.length % 2).toBe(0);
    expect(upper.slice(0, 3).map(([hertz]) => hertz)).toEqual([4500, 5500, 6500]);
    expect(upper.every(([, width], k) => k === 0 || width > upper[k - 1][1])).toBe(true);
    expect(upperResonances(call)).toEqual([]);
    expect(bandDb(sung({ upper: 1 }), 6000, 9000)).toBeGreaterThan(bandDb(sung(), 6000, 9000) + 12);
  });

  it('growls unevenly when the rate wanders, and evenly otherwise', () => {
    // At growling's quietest moments, 25 ms into each tenth of a second, the loudest of seven against the whole.
    const leftOver = (growlWander: number): number => {
      const x = sung({ growl: 1, growlRate: 10, growlWander });
      const quietest = [1, 2, 3, 4, 5, 6, 7].map((k) => 4800 * k + 1200);
      const largest = (part: Float32Array): number => part.reduce((most, y) => Math.max(most, Math.abs(y)), 0);
      return Math.max(...quietest.map((at) => largest(x.subarray(at - 48, at + 48)))) / largest(x);
    };
    expect(leftOver(0)).toBeLessThan(0.01);
    expect(leftOver(0.4)).toBeGreaterThan(0.05);
  });
});
