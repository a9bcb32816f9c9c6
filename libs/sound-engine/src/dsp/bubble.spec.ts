import { peakFrequency } from '../testing/spectra';
import { LONGEST_BUBBLE_SECONDS, writeBubble } from './bubble';

describe('a bubble', () => {
  const bubble = (radius: number, rise = 0): Float32Array => {
    const grain = new Float32Array(LONGEST_BUBBLE_SECONDS * 48_000);
    return grain.slice(0, writeBubble(grain, radius, rise, 1));
  };

  it('sounds at the pitch of its size: 3.26 mm at 1 kHz, 6.52 mm at 500 Hz', () => {
    expect(Math.abs(peakFrequency(bubble(0.00326)) - 1000)).toBeLessThan(20);
    expect(Math.abs(peakFrequency(bubble(0.00652)) - 500)).toBeLessThan(10);
  });

  it('rings longer when large, and rises near the surface', () => {
    expect(bubble(0.008).length).toBeGreaterThan(2 * bubble(0.002).length);
    expect(peakFrequency(bubble(0.005, 1))).toBeGreaterThan(1.05 * peakFrequency(bubble(0.005)));
  });
});
