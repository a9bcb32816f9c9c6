import { ModalGrain, NoiseGrain, ToneGrain } from './grains';
import type { Grain } from './control-voice';

function render(grain: Grain, channels = 1, seconds = 1): Float32Array[] {
  const block = Array.from({ length: channels }, () => new Float32Array(Math.round(seconds * 1500) * 32));
  for (let i = 0; i < block[0].length; i += 32) if (!grain.add(block, i, i + 32)) break;
  return block;
}
const rms = (x: Float32Array): number => Math.sqrt(x.reduce((s, v) => s + v * v, 0) / x.length);

describe('grains', () => {
  it('noise starts near its level, falls with its time constant and ends', () => {
    const grain = new NoiseGrain();
    const [x] = render(grain.begin(5, 3000, 1, 0.1, 0.5));
    expect(rms(x.subarray(200, 1000))).toBeGreaterThan(0.3);
    expect(rms(x.subarray(200, 1000))).toBeLessThan(0.6);
    expect(rms(x.subarray(4800, 9600)) / rms(x.subarray(100, 4900))).toBeCloseTo(Math.exp(-1), 1);
    expect(grain.isFree).toBe(true);
    expect(rms(x.subarray(47_000))).toBe(0);
  });

  it('a reused grain repeats itself to the bit', () => {
    const grain = new NoiseGrain();
    const [first] = render(grain.begin(9, 2000, 2, 0.01, 1));
    render(grain.begin(1, 200, 0, 0.02, 1));
    expect(render(grain.begin(9, 2000, 2, 0.01, 1))[0]).toEqual(first);
    const tone = new ToneGrain();
    const [a] = render(tone.begin(700, 2, 0.02, 1));
    expect(render(tone.begin(700, 2, 0.02, 1))[0]).toEqual(a);
  });

  it('a tone has its pitch and glides upwards when asked', () => {
    const crossings = (x: Float32Array): number =>
      x.reduce((n, v, i) => (i > 0 && x[i - 1] < 0 && v >= 0 ? n + 1 : n), 0);
    const steady = render(new ToneGrain().begin(1000, 1, 1, 1))[0];
    expect(crossings(steady)).toBeGreaterThan(990);
    expect(crossings(steady)).toBeLessThan(1010);
    expect(crossings(render(new ToneGrain().begin(1000, 2, 1, 1))[0])).toBeGreaterThan(1300);
  });

  it('pans with constant power', () => {
    const [left, right] = render(new ToneGrain().begin(1000, 1, 0.1, 1, -1), 2);
    expect(rms(right)).toBeLessThan(1e-9);
    const [a, b] = render(new ToneGrain().begin(1000, 1, 0.1, 1, 0), 2);
    expect(rms(a)).toBeCloseTo(rms(b), 9);
    expect(rms(left) ** 2).toBeCloseTo(2 * rms(a) ** 2, 6);
  });

  it('a modal grain rings and ends', () => {
    const [x] = render(new ModalGrain([{ frequency: 900, t60: 0.2, gain: 1 }], 0.0005, 0.5));
    expect(rms(x.subarray(0, 2400))).toBeGreaterThan(0.1);
    expect(rms(x.subarray(20_000))).toBe(0);
  });
});
