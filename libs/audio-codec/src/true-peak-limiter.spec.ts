import { LoudnessMeter } from './loudness-meter';
import { truePeak } from './true-peak';
import { TruePeakLimiter } from './true-peak-limiter';

const CEILING = 10 ** (-1.2 / 20);

const noise = (frames: number, level: number, seed = 1): Float32Array => {
  let s = seed;
  return Float32Array.from({ length: frames }, () => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    return (level * s) / 2147483648;
  });
};

describe('true-peak limiter', () => {
  it('keeps loud noise under -1 dBTP, between the samples too', () => {
    const [left, right] = [noise(96_000, 3), noise(96_000, 2, 7)];
    new TruePeakLimiter(CEILING).process(left, right);
    expect(20 * Math.log10(truePeak([left, right]))).toBeLessThan(-1);
    expect(20 * Math.log10(truePeak([left, right]))).toBeGreaterThan(-1.6);
  });

  it('catches a top that no sample shows', () => {
    // Samples of a quarter-rate sine at 45 degrees lie 3 dB below its top.
    const sine = () => Float32Array.from({ length: 9_600 }, (_, i) => 1.2 * Math.sin((Math.PI / 2) * i + Math.PI / 4));
    const [left, right] = [sine(), sine()];
    new TruePeakLimiter(CEILING).process(left, right);
    expect(Math.max(...left.subarray(2_000))).toBeLessThan(CEILING * 0.75);
  });

  it('only delays what is quiet, by its latency', () => {
    const input = noise(4_800, 0.4);
    const [left, right] = [input.slice(), input.slice()];
    new TruePeakLimiter(CEILING).process(left, right);
    expect(left.subarray(TruePeakLimiter.LATENCY)).toEqual(input.subarray(0, input.length - TruePeakLimiter.LATENCY));
    expect(right).toEqual(left);
  });

  it('gives the same samples for blocks of any size', () => {
    const whole = [noise(12_000, 1.5), noise(12_000, 1.5, 3)];
    const pieces = whole.map((x) => x.slice());
    new TruePeakLimiter(CEILING).process(whole[0], whole[1]);
    const limiter = new TruePeakLimiter(CEILING);
    for (let at = 0, size = 1; at < 12_000; at += size, size = (size * 7 + 5) % 400)
      limiter.process(pieces[0], pieces[1], at, Math.min(12_000, at + size));
    expect(pieces).toEqual(whole);
  });

  it('refuses a ceiling that nothing can pass', () => {
    expect(() => new TruePeakLimiter(0)).toThrow(RangeError);
  });
});

describe('loudness meter', () => {
  it('measures the same in blocks of any size', () => {
    const x = [noise(100_000, 0.3), noise(100_000, 0.1, 5)];
    const whole = new LoudnessMeter();
    whole.add(x);
    const pieces = new LoudnessMeter();
    for (let at = 0; at < 100_000; at += 777) pieces.add(x, at, Math.min(100_000, at + 777));
    expect(pieces.integratedPower()).toBe(whole.integratedPower());
    expect(pieces.momentaryPower()).toBe(whole.momentaryPower());
    expect(whole.integratedPower()).toBeGreaterThan(0);
  });
});
