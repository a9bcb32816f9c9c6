import { levelDb, t60 } from '../testing/spectra';
import { SmallRoom } from './small-room';

describe('small room', () => {
  const ringing = (seconds: number, wet: number): Float32Array => {
    const x = new Float32Array(96_000);
    x[0] = 1;
    new SmallRoom(seconds, wet).process(x, 0, x.length);
    return x;
  };

  it('lets the direct sound pass once and answers it a little later', () => {
    const x = ringing(0.5, 0.2);
    expect(x[0]).toBe(1);
    expect(x.subarray(1, 1000).every((v) => Math.abs(v) < 1e-6)).toBe(true);
    expect(levelDb(x.subarray(1000, 5000))).toBeGreaterThan(-80);
  });

  it('rings longer when it is told to, and dies away', () => {
    expect(t60(ringing(1.2, 0.8).subarray(1000))).toBeGreaterThan(1.5 * t60(ringing(0.4, 0.8).subarray(1000)));
    expect(levelDb(ringing(0.4, 0.8).subarray(60_000))).toBeLessThan(-90);
  });
});
