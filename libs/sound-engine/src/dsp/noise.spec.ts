import { BrownNoise, PinkNoise, WhiteNoise } from './noise';

const render = (noise: { next(): number }, frames = 480_000): Float32Array =>
  Float32Array.from({ length: frames }, () => noise.next());
const rms = (x: Float32Array): number => Math.sqrt(x.reduce((sum, v) => sum + v * v, 0) / x.length);
/** RMS after a first difference of lag k: high for bright noise. */
const roughness = (x: Float32Array): number => rms(x.map((v, i) => (i === 0 ? 0 : v - x[i - 1]))) / rms(x);

describe('noise', () => {
  it('white has RMS 1/sqrt(3) and no DC', () => {
    const x = render(new WhiteNoise(3));
    expect(rms(x)).toBeCloseTo(0.577, 2);
    expect(Math.abs(x.reduce((a, b) => a + b, 0) / x.length)).toBeLessThan(0.003);
  });

  it('pink and brown have RMS about 1', () => {
    expect(rms(render(new PinkNoise(3)))).toBeGreaterThan(0.85);
    expect(rms(render(new PinkNoise(3)))).toBeLessThan(1.15);
    expect(rms(render(new BrownNoise(3)))).toBeGreaterThan(0.85);
    expect(rms(render(new BrownNoise(3)))).toBeLessThan(1.15);
  });

  it('gets darker from white over pink to brown', () => {
    const white = roughness(render(new WhiteNoise(5)));
    const pink = roughness(render(new PinkNoise(5)));
    const brown = roughness(render(new BrownNoise(5)));
    expect(white).toBeGreaterThan(pink * 1.5);
    expect(pink).toBeGreaterThan(brown * 5);
  });

  it('fills the same numbers that next() draws', () => {
    for (const make of [
      (): WhiteNoise => new WhiteNoise(9),
      (): PinkNoise => new PinkNoise(9),
      (): BrownNoise => new BrownNoise(9),
    ]) {
      const filled = new Float32Array(64);
      make().fill(filled, 0, 64);
      expect(filled).toEqual(render(make(), 64));
      const onwards = make();
      const drawn = make();
      onwards.fill(filled, 0, 64);
      render(drawn, 64);
      expect(onwards.next()).toBe(drawn.next());
    }
  });
});
