import { MultibandExpander } from './multiband-expander';

/** Gains of a band in windows of these levels, dB. */
function gains(levelsDb: readonly number[], amount: number): number[] {
  const expander = new MultibandExpander([amount]);
  const gain = new Float64Array(1);
  return levelsDb.map((db) => {
    expander.measure(Float64Array.of(db === -Infinity ? 0 : 10 ** (db / 10)), gain);
    return gain[0];
  });
}

const steady = (db: number): number[] => Array.from({ length: 100 }, () => db);

describe('MultibandExpander', () => {
  it('leaves the loudest moment of a band as it is and puts what is 20 dB under it 3 dB lower at 0.15', () => {
    const heard = gains([0, ...steady(-20)], 0.15);
    expect(heard[0]).toBeCloseTo(0, 6);
    expect(heard.at(-1)).toBeCloseTo(-3, 6);
  });

  it('lets a band that is as loud as ever alone, however the loudness came about', () => {
    for (const gain of gains([-40, -30, -10, 0, 3], 0.3)) expect(gain).toBeCloseTo(0, 6);
  });

  it('rises at once and falls by 4.3 dB in 40 ms at most', () => {
    const [, first, second, again] = gains([0, -40, -40, 0], 1);
    expect(first).toBeCloseTo((-8.69 * 10.67) / 2 / 40, 1);
    expect(second).toBeCloseTo(2 * first, 6);
    expect(again).toBeCloseTo(0, 6);
  });

  it('puts no band lower than the amount of 60 dB, even in silence', () => {
    expect(gains([0, ...steady(-Infinity)], 0.15).at(-1)).toBeCloseTo(-9, 6);
    expect(gains([-Infinity, -Infinity], 0.15)[1]).toBe(0);
  });

  it('does nothing with an amount of 0', () => {
    for (const gain of gains([0, -6, -200, -Infinity, -10], 0)) expect(gain).toBeCloseTo(0, 9);
  });
});
