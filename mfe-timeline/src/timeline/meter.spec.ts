import { holdPeak, meterShare } from './meter';

it('fills the meter at full scale and shows nothing from -60 dB down', () => {
  expect([0, -30, -60, -90, Number.NEGATIVE_INFINITY, 6].map(meterShare)).toEqual([1, 0.5, 0, 0, 0, 1]);
});

it('holds a peak for a second', () => {
  const peak = holdPeak({ levelDb: -60, at: 0 }, -6, 100);
  expect(holdPeak(peak, -20, 1000)).toEqual({ levelDb: -6, at: 100 });
  expect(holdPeak(peak, -20, 1101)).toEqual({ levelDb: -20, at: 1101 });
  expect(holdPeak(peak, -3, 200)).toEqual({ levelDb: -3, at: 200 });
});
