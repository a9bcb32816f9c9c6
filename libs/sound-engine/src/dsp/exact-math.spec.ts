import * as exact from './exact-math';

const relative = (a: number, b: number): number => Math.abs(a - b) / Math.max(1e-300, Math.abs(b));

describe('exact math', () => {
  it('agrees with the platform functions to 1e-13 over the audio range', () => {
    for (let i = -400; i <= 400; i++) {
      const x = i * 0.173 + 0.0137;
      expect(relative(exact.exp(x / 4), Math.exp(x / 4))).toBeLessThan(1e-13);
      expect(relative(exact.exp2(x / 2), 2 ** (x / 2))).toBeLessThan(1e-13);
      expect(Math.abs(exact.sin(x * 7) - Math.sin(x * 7))).toBeLessThan(1e-13);
      expect(Math.abs(exact.cos(x * 7) - Math.cos(x * 7))).toBeLessThan(1e-13);
      expect(Math.abs(exact.atan(x) - Math.atan(x))).toBeLessThan(1e-14);
      expect(Math.abs(exact.atan2(x, 3 - i / 50) - Math.atan2(x, 3 - i / 50))).toBeLessThan(1e-14);
      const positive = Math.abs(x) ** 3 + 1e-9;
      expect(Math.abs(exact.log(positive) - Math.log(positive))).toBeLessThan(1e-13);
      expect(relative(exact.pow(positive, 0.37), positive ** 0.37)).toBeLessThan(1e-13);
    }
  });

  it('keeps the edges: zero, infinities and not-a-number', () => {
    expect(exact.exp(-800)).toBe(0);
    expect(exact.exp(800)).toBe(Infinity);
    expect(exact.exp(709.7)).toBeLessThan(Infinity);
    expect(exact.exp2(10)).toBe(1024);
    expect(exact.log(0)).toBe(-Infinity);
    expect(exact.log(-1)).toBeNaN();
    expect(exact.log(1)).toBe(0);
    expect(exact.log(5e-324)).toBeCloseTo(Math.log(5e-324), 9);
    expect(exact.pow(0, 0.5)).toBe(0);
    expect(exact.pow(-2, 3)).toBe(-8);
    expect(exact.pow(2, -2)).toBe(0.25);
    expect(exact.sin(NaN)).toBeNaN();
  });

  it('converts decibels and semitones both ways', () => {
    expect(exact.dbToGain(-6)).toBeCloseTo(0.501187, 6);
    expect(exact.gainToDb(exact.dbToGain(7.5))).toBeCloseTo(7.5, 10);
    expect(exact.semitones(12)).toBeCloseTo(2, 12);
    expect(exact.lerpLog(100, 400, 0.5)).toBeCloseTo(200, 9);
    expect(exact.log2(8)).toBeCloseTo(3, 14);
    expect(exact.log10(1000)).toBeCloseTo(3, 14);
  });

  it('clips softly: odd, rising, never beyond one', () => {
    let previous = -1;
    for (let x = -4; x <= 4; x += 0.01) {
      const y = exact.softClip(x);
      expect(y).toBeGreaterThanOrEqual(previous - 1e-15);
      expect(Math.abs(y)).toBeLessThanOrEqual(1);
      expect(Math.abs(y - Math.tanh(x))).toBeLessThan(0.025);
      previous = y;
    }
  });
});
