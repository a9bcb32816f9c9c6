import fc from 'fast-check';
import { createRealFft } from './fft';

/** The definition, term by term. */
function slowPower(samples: Float64Array): number[] {
  const n = samples.length;
  return Array.from({ length: n / 2 + 1 }, (_, k) => {
    let re = 0;
    let im = 0;
    samples.forEach((x, i) => {
      re += x * Math.cos((2 * Math.PI * k * i) / n);
      im -= x * Math.sin((2 * Math.PI * k * i) / n);
    });
    return re * re + im * im;
  });
}

describe('createRealFft', () => {
  it.each([4, 8, 32, 256])('gives the power spectrum of the definition at size %d', (size) => {
    const fft = createRealFft(size);
    const power = new Float64Array(size / 2 + 1);
    fc.assert(
      fc.property(fc.float64Array({ minLength: size, maxLength: size, min: -1, max: 1, noNaN: true }), (samples) => {
        fft.powerSpectrum(samples, power);
        slowPower(samples).forEach((expected, k) => expect(Math.abs(power[k] - expected)).toBeLessThan(1e-9 * size));
      }),
      { numRuns: 20 },
    );
  });

  it.each([0, 2, 12, 4.5])('refuses the size %p', (size) => expect(() => createRealFft(size)).toThrow(RangeError));

  it('refuses arrays of another length', () => {
    const fft = createRealFft(8);
    expect(() => fft.powerSpectrum(new Float64Array(7), new Float64Array(5))).toThrow(RangeError);
    expect(() => fft.powerSpectrum(new Float64Array(8), new Float64Array(4))).toThrow(RangeError);
  });
});
