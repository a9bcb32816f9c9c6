import fc from 'fast-check';
import { createRealFft } from './fft';

const slowPower = (samples: Float64Array): number[] => slowSpectrum(samples).map(([re, im]) => re * re + im * im);

/** The definition, term by term. */
function slowSpectrum(samples: Float64Array): [re: number, im: number][] {
  const n = samples.length;
  return Array.from({ length: n / 2 + 1 }, (_, k) => {
    let re = 0;
    let im = 0;
    samples.forEach((x, i) => {
      re += x * Math.cos((2 * Math.PI * k * i) / n);
      im -= x * Math.sin((2 * Math.PI * k * i) / n);
    });
    return [re, im];
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

  it.each([4, 8, 1024])('gives the spectrum of the definition and finds back its samples at size %d', (size) => {
    const fft = createRealFft(size);
    const [re, im] = [new Float64Array(size / 2 + 1), new Float64Array(size / 2 + 1)];
    const back = new Float64Array(size);
    const samples = Float64Array.from({ length: size }, (_, i) => Math.sin(1 + i * i));
    fft.transform(samples, re, im);
    slowSpectrum(samples).forEach(([expectedRe, expectedIm], k) => {
      expect(Math.abs(re[k] - expectedRe)).toBeLessThan(1e-9 * size);
      expect(Math.abs(im[k] - expectedIm)).toBeLessThan(1e-9 * size);
    });
    fft.invert(re, im, back);
    back.forEach((sample, i) => expect(Math.abs(sample - samples[i])).toBeLessThan(1e-14 * size));
  });

  it.each([0, 2, 12, 4.5])('refuses the size %p', (size) => expect(() => createRealFft(size)).toThrow(RangeError));

  it('refuses arrays of another length', () => {
    const fft = createRealFft(8);
    expect(() => fft.powerSpectrum(new Float64Array(7), new Float64Array(5))).toThrow(RangeError);
    expect(() => fft.powerSpectrum(new Float64Array(8), new Float64Array(4))).toThrow(RangeError);
    expect(() => fft.transform(new Float64Array(8), new Float64Array(5), new Float64Array(4))).toThrow(RangeError);
    expect(() => fft.invert(new Float64Array(5), new Float64Array(5), new Float64Array(7))).toThrow(RangeError);
  });
});
