import { impactSeconds, StatisticalImpact, type ImpactShape } from './statistical-impact';

const HAMMER: ImpactShape = {
  bands: [2, 1.3, 1.9, 1, 0.9, 0.5, 0.4, 0.16],
  length: 0.123,
  slope: 0.91,
  modal: 0.16,
  modeFrequency: 900,
  modeT60: 0.18,
  modes: 4,
};

function render(seed: number, velocity = 0.6, level = 1): Float32Array {
  const grain = new StatisticalImpact(HAMMER, velocity, level, seed);
  const out = new Float32Array(96_000);
  for (let i = 0; i + 32 <= out.length; i += 32) if (!grain.add([out], i, i + 32)) break;
  return out;
}
const energy = (x: Float32Array): number => x.reduce((s, v) => s + v * v, 0);

describe('statistical impact', () => {
  it('is a blow: at once there, finite, peaking near its level, gone after a while', () => {
    const x = render(1);
    const peak = Math.max(...x.map(Math.abs));
    expect(peak).toBeGreaterThan(0.4);
    expect(peak).toBeLessThan(3);
    expect(energy(x.subarray(0, 4800))).toBeGreaterThan(0.7 * energy(x));
    expect(energy(x.subarray(90_000))).toBe(0);
    expect(x.every(Number.isFinite)).toBe(true);
  });

  it('never sounds the same twice', () => {
    const a = render(1);
    const b = render(2);
    const correlation = a.reduce((s, v, i) => s + v * b[i], 0) / Math.sqrt(energy(a) * energy(b));
    expect(Math.abs(correlation)).toBeLessThan(0.9);
    expect(render(1)).toEqual(a);
  });

  it('gets brighter with velocity and louder with level', () => {
    const bright = (x: Float32Array): number => energy(x.map((v, i) => (i === 0 ? 0 : v - x[i - 1]))) / energy(x);
    expect(bright(render(3, 1))).toBeGreaterThan(1.2 * bright(render(3, 0)));
    expect(energy(render(3, 0.5, 2))).toBeCloseTo(4 * energy(render(3, 0.5, 1)), 1);
  });

  it('knows how long it rings', () => {
    expect(impactSeconds(HAMMER)).toBeGreaterThan(0.5);
    expect(impactSeconds({ ...HAMMER, length: 0.02 })).toBeLessThan(0.3);
  });
});
