import { limit } from './limiter';

const noise = (frames: number, level: number): Float32Array => {
  let s = 1;
  return Float32Array.from({ length: frames }, () => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    return (level * s) / 2147483648;
  });
};

describe('limiter', () => {
  it('leaves sound below the ceiling untouched', () => {
    const x = noise(4800, 0.5);
    const copy = x.slice();
    limit([x], 0.6);
    expect(x).toEqual(copy);
  });

  it('never lets a sample over the ceiling, and keeps the channels together', () => {
    const left = noise(48_000, 0.4);
    const right = left.map((v) => v * 0.5);
    left[20_000] = right[20_000] = 3;
    limit([left, right], 0.87);
    expect(Math.max(...left.map(Math.abs))).toBeLessThanOrEqual(0.8701);
    expect(left[20_000]).toBeCloseTo(right[20_000], 6);
    expect(right[19_990]).toBeCloseTo(left[19_990] * 0.5, 6);
  });

  it('turns down before the peak, comes back after the release and does not step', () => {
    const x = new Float32Array(48_000).fill(0.5);
    x[24_000] = 2;
    limit([x], 0.9);
    expect(x[23_700]).toBeCloseTo(0.5, 5);
    expect(x[23_990]).toBeLessThan(0.3);
    expect(x[24_000]).toBeCloseTo(0.9, 2);
    expect(x[46_000]).toBeCloseTo(0.5, 2);
    const steps = x.subarray(1, 23_999).map((sample, i) => Math.abs(sample - x[i]));
    expect(Math.max(...steps)).toBeLessThan(0.005);
  });

  it('treats a loop as a circle', () => {
    const x = new Float32Array(48_000).fill(0.5);
    x[2] = 2;
    limit([x], 0.9, true);
    expect(x[47_999]).toBeLessThan(0.4);
  });
});
