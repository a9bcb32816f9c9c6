import { Allpass, Comb, DelayLine } from './delay';

describe('delay', () => {
  it('gives back what was written, whole frames exactly and fractions between', () => {
    const line = new DelayLine(0.01);
    for (let i = 0; i < 1000; i++) line.write(i);
    expect(line.read(0)).toBe(999);
    expect(line.read(480)).toBe(519);
    expect(line.readCubic(100.25)).toBeCloseTo(898.75, 6);
    line.reset();
    expect(line.read(5)).toBe(0);
  });

  it('a comb repeats every delay with its feedback', () => {
    const comb = new Comb(10, 0.5);
    const y = Array.from({ length: 31 }, (_, i) => comb.tick(i === 0 ? 1 : 0));
    expect([y[0], y[10], y[20], y[30]].map((v) => Number(v.toFixed(6)))).toEqual([1, 0.5, 0.25, 0.125]);
    expect(y[5]).toBeCloseTo(0, 10);
  });

  it('a comb that gets another length keeps what was heard last, and repeats by the new one', () => {
    for (const frames of [6, 14]) {
      const comb = new Comb(10, 0.5);
      for (let i = 0; i < 13; i++) comb.tick(i === 12 ? 1 : 0);
      comb.resize(frames);
      const y = Array.from({ length: 30 }, () => comb.tick(0));
      expect(y.findIndex((value) => value > 0.4)).toBe(frames - 1);
      expect(y[2 * frames - 1]).toBeCloseTo(0.25, 6);
    }
  });

  it('an allpass keeps the energy of an impulse', () => {
    const allpass = new Allpass(37, 0.6);
    let energy = 0;
    for (let i = 0; i < 5000; i++) energy += allpass.tick(i === 0 ? 1 : 0) ** 2;
    expect(energy).toBeCloseTo(1, 5);
  });
});
