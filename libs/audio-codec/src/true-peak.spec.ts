import { samplePeak, truePeak } from './true-peak';

describe('true peak', () => {
  it('finds the top between the samples of a sine at a quarter of the sample rate', () => {
    // Samples fall at 45 degrees: each is 3 dB below the true top.
    const x = Float32Array.from({ length: 4800 }, (_, i) => 0.5 * Math.sin((Math.PI / 2) * i + Math.PI / 4));
    expect(samplePeak([x])).toBeCloseTo(0.3536, 3);
    expect(20 * Math.log10(truePeak([x]) / 0.5)).toBeGreaterThan(-0.5);
    expect(20 * Math.log10(truePeak([x]) / 0.5)).toBeLessThan(0.3);
  });

  it('is the sample peak for slow signals, and 0 for silence', () => {
    const x = Float32Array.from({ length: 4800 }, (_, i) => 0.8 * Math.sin((2 * Math.PI * 50 * i) / 48_000));
    expect(truePeak([x])).toBeCloseTo(0.8, 2);
    expect(truePeak([new Float32Array(100)])).toBe(0);
  });
});
