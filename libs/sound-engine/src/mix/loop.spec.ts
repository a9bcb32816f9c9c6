import { correlation, rms } from '../testing/spectra';
import { crossfadeFrames, foldLoop, loopOverhang } from './loop';
import type { SpaceInput } from './space-unit';

const input = (x: Float32Array): SpaceInput => ({ left: x, right: x, send: x });
const noise = (frames: number): Float32Array => {
  let s = 5;
  return Float32Array.from({ length: frames }, () => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    return s / 2147483648;
  });
};

describe('loop', () => {
  const frames = 96_000;
  const silence = input(new Float32Array(frames + 48_000));

  it('begins with what follows its end, and keeps its level across the fade', () => {
    const x = noise(frames + 48_000);
    const { left } = foldLoop(input(x), silence, frames);
    expect(left).toHaveLength(frames);
    expect(correlation(left.subarray(0, 400), x.subarray(frames, frames + 400))).toBeGreaterThan(0.99);
    expect(left.subarray(60_000)).toEqual(x.subarray(60_000, frames));
    const middle = crossfadeFrames(frames) / 2;
    expect(rms(left.subarray(middle - 2000, middle + 2000))).toBeCloseTo(rms(x), 1);
  });

  it('lets what rings past the end go on at the beginning', () => {
    const x = new Float32Array(frames + 48_000);
    x[frames - 1] = 1;
    x[frames + 10] = 0.5;
    const { right } = foldLoop(input(new Float32Array(frames + 48_000)), input(x), frames);
    expect(right[frames - 1]).toBe(1);
    expect(right[10]).toBe(0.5);
  });

  it('renders only as far past the end as it needs', () => {
    expect(loopOverhang(frames, false)).toBe(36_000);
    expect(loopOverhang(24_000, false)).toBe(9600);
    expect(loopOverhang(frames, true)).toBe(384_000);
  });
});
