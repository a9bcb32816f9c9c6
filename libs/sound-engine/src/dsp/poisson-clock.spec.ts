import { PoissonClock } from './poisson-clock';

function moments(seed: number, rate: number, seconds: number, block = 32): number[] {
  const clock = new PoissonClock(seed);
  const found: number[] = [];
  for (let frame = 0; frame < seconds * 48000; frame += block) {
    for (let at = clock.take(rate, block); at >= 0; at = clock.take(rate, block)) found.push(frame + at);
  }
  return found;
}

describe('PoissonClock', () => {
  it('keeps the asked rate and exponential intervals', () => {
    const found = moments(3, 50, 60);
    expect(found.length / 60).toBeGreaterThan(46);
    expect(found.length / 60).toBeLessThan(54);
    const gaps = found.slice(1).map((at, i) => (at - found[i]) / 48000);
    const mean = gaps.reduce((a, b) => a + b, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((a, b) => a + (b - mean) * (b - mean), 0) / gaps.length);
    expect(deviation / mean).toBeGreaterThan(0.9);
    expect(deviation / mean).toBeLessThan(1.1);
  });

  it('gives the moments in time order, the same for the same seed, and none at rate 0', () => {
    const found = moments(9, 400, 2);
    expect([...found].sort((a, b) => a - b)).toEqual(found);
    expect(moments(9, 400, 2)).toEqual(found);
    expect(moments(10, 400, 2)).not.toEqual(found);
    expect(moments(9, 0, 2)).toEqual([]);
  });

  it('keeps the beginning when the sound gets longer', () => {
    expect(moments(4, 30, 4).filter((at) => at < 96000)).toEqual(moments(4, 30, 2));
  });
});
