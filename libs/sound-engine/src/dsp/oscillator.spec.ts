import { Phasor, Sine, sineTurn } from './oscillator';

/** Amplitude of one frequency in a second of sound. */
function amplitudeAt(frequency: number, x: Float32Array): number {
  let re = 0;
  let im = 0;
  for (let i = 0; i < x.length; i++) {
    re += x[i] * Math.cos((2 * Math.PI * frequency * i) / 48_000);
    im += x[i] * Math.sin((2 * Math.PI * frequency * i) / 48_000);
  }
  return (2 * Math.hypot(re, im)) / x.length;
}
const second = (next: () => number): Float32Array => Float32Array.from({ length: 48_000 }, next);

describe('oscillators', () => {
  it('the rotating sine keeps pitch, phase and amplitude for minutes', () => {
    const sine = new Sine(997);
    for (let i = 0; i < 48_000 * 60; i++) sine.next();
    const x = second(() => sine.next());
    expect(amplitudeAt(997, x)).toBeCloseTo(1, 4);
    expect(x[0]).toBeCloseTo(0, 4);
  });

  it('the table sine is close to the real one for any phase', () => {
    for (let t = -3; t < 3; t += 0.00137) expect(Math.abs(sineTurn(t) - Math.sin(2 * Math.PI * t))).toBeLessThan(4e-7);
  });

  it('saw and square have their harmonics, and aliases far below', () => {
    const saw = new Phasor(1000);
    const x = second(() => saw.saw());
    expect(amplitudeAt(1000, x)).toBeCloseTo(2 / Math.PI, 2);
    expect(amplitudeAt(2000, x)).toBeCloseTo(1 / Math.PI, 2);
    const square = new Phasor(1010);
    const y = second(() => square.pulse());
    expect(amplitudeAt(1010, y)).toBeCloseTo(4 / Math.PI, 1);
    expect(amplitudeAt(2020, y)).toBeLessThan(0.01);
    expect(20 * Math.log10(amplitudeAt(48_000 - 1010 * 39, y))).toBeLessThan(-40);
  });

  it('a pulse of width 0.25 is high for a quarter of the time, a triangle has no mean', () => {
    const pulse = new Phasor(100);
    const x = second(() => pulse.pulse(0.25));
    expect(x.filter((v) => v > 0).length / x.length).toBeCloseTo(0.25, 2);
    const triangle = new Phasor(100);
    expect(second(() => triangle.triangle()).reduce((a, b) => a + b, 0) / 48_000).toBeCloseTo(0, 3);
  });
});
