import { Biquad } from './biquad';
import { OnePole } from './one-pole';
import { Svf } from './svf';

/** Gain in dB of a filter for a steady sine. */
function gainAt(frequency: number, tick: (x: number) => number): number {
  let input = 0;
  let output = 0;
  for (let i = 0; i < 48_000; i++) {
    const x = Math.sin((2 * Math.PI * frequency * i) / 48_000);
    const y = tick(x);
    if (i < 24_000) continue;
    input += x * x;
    output += y * y;
  }
  return 10 * Math.log10(output / input);
}

describe('filters', () => {
  it('biquads have their -3 dB point at the cut-off and 12 dB/octave beyond', () => {
    const low = (): ((x: number) => number) => {
      const filter = Biquad.lowPass(1000);
      return (x) => filter.tick(x);
    };
    expect(gainAt(1000, low())).toBeCloseTo(-3, 0);
    expect(gainAt(100, low())).toBeCloseTo(0, 1);
    expect(gainAt(4000, low()) - gainAt(8000, low())).toBeGreaterThan(11);
    const high = Biquad.highPass(1000);
    expect(gainAt(1000, (x) => high.tick(x))).toBeCloseTo(-3, 0);
  });

  it('band-pass and peak have the promised gain at their centre', () => {
    const band = Biquad.bandPass(2000, 5);
    expect(gainAt(2000, (x) => band.tick(x))).toBeCloseTo(0, 1);
    const peak = Biquad.peak(2000, 2, 9);
    expect(gainAt(2000, (x) => peak.tick(x))).toBeCloseTo(9, 1);
    const notch = new Biquad().notch(2000, 2);
    expect(gainAt(2000, (x) => notch.tick(x))).toBeLessThan(-40);
  });

  it('shelves lift their side only', () => {
    const shelf = (f: number): number => {
      const filter = Biquad.highShelf(2000, 6);
      return gainAt(f, (x) => filter.tick(x));
    };
    expect(shelf(12_000)).toBeCloseTo(6, 0);
    expect(shelf(100)).toBeCloseTo(0, 1);
    const low = Biquad.lowShelf(500, -6);
    expect(gainAt(40, (x) => low.tick(x))).toBeCloseTo(-6, 0);
  });

  it('block and single-sample processing agree to the bit', () => {
    const input = Float32Array.from({ length: 256 }, (_, i) => Math.sin(i * i));
    const byTick = Biquad.peak(3000, 2, 5);
    const expected = input.map((x) => byTick.tick(x));
    const byBlock = Biquad.peak(3000, 2, 5);
    const actual = input.slice();
    byBlock.process(actual, 0, 100);
    byBlock.process(actual, 100, 256);
    expect(actual).toEqual(expected);
  });

  it('two filters at once give what each gives alone, to the bit', () => {
    const noise = (seed: number): Float32Array => Float32Array.from({ length: 300 }, (_, i) => Math.sin(seed * i * i));
    const [left, right] = [noise(1), noise(2)];
    const alone = [left.slice(), right.slice()];
    Biquad.peak(900, 2, 6).process(alone[0], 0, 300);
    Biquad.lowPass(3000).process(alone[1], 0, 300);
    Biquad.peak(900, 2, 6).processWith(Biquad.lowPass(3000), left, right, 0, 300);
    expect([left, right]).toEqual(alone);
    new OnePole(500).lowPassBlock(alone[0], 0, 300);
    new OnePole(4000).lowPassBlock(alone[1], 0, 300);
    new OnePole(500).lowPassPair(new OnePole(4000), left, right, 0, 300);
    expect([left, right]).toEqual(alone);
  });

  it('the state-variable filter keeps unity at its centre at any Q and survives a fast sweep', () => {
    for (const q of [0.7, 5, 50]) {
      const filter = new Svf(1500, q);
      expect(gainAt(1500, (x) => filter.bandPass(x))).toBeCloseTo(0, 1);
    }
    const swept = new Svf(100, 20);
    let peak = 0;
    for (let i = 0; i < 48_000; i++) {
      if (i % 32 === 0) swept.set(100 + ((i * 7) % 12_000), 20);
      peak = Math.max(peak, Math.abs(swept.bandPass(i % 200 === 0 ? 1 : 0)));
    }
    expect(peak).toBeLessThan(2);
  });

  it('the state-variable filter gives low and high at 12 dB/octave', () => {
    const filter = new Svf(1000, 0.7071);
    expect(gainAt(1000, (x) => filter.lowPass(x))).toBeCloseTo(-3, 0);
    filter.reset();
    expect(gainAt(250, (x) => filter.highPass(x))).toBeCloseTo(-24, 0);
    const buffer = Float32Array.from({ length: 64 }, (_, i) => (i === 0 ? 1 : 0));
    filter.reset();
    const expected = buffer.map((x) => filter.lowPass(x));
    filter.reset();
    filter.lowPassBlock(buffer, 0, 64);
    expect(buffer).toEqual(expected);
  });

  it('one pole falls by 6 dB/octave and its two outputs add up to the input', () => {
    const low = new OnePole(500);
    expect(gainAt(500, (x) => low.lowPass(x))).toBeCloseTo(-3, 0);
    const a = new OnePole(800);
    const b = new OnePole(800);
    for (let i = 0; i < 100; i++) expect(a.lowPass(i % 7) + b.highPass(i % 7)).toBeCloseTo(i % 7, 10);
  });

  it('pairs of channels give what each gives by itself', () => {
    const inputs = [3, 5].map((step) => Float32Array.from({ length: 64 }, (_, i) => ((i * step) % 7) - 3));
    const paired = inputs.map(() => new Float32Array(64));
    const [first, second] = [new Svf(700, 2), new Svf(700, 2)];
    first.addBandPassPair(second, inputs, paired, 0, 20, 0.5);
    first.addBandPassPair(second, inputs, paired, 20, 64, 0.5);
    inputs.forEach((input, channel) => {
      const alone = new Float32Array(64);
      new Svf(700, 2).addBandPass(input, alone, 0, 64, 0.5);
      expect(paired[channel]).toEqual(alone);
    });
  });
});
