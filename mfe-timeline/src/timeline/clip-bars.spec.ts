import type { Bar } from '@whoosh/contracts';
import { clipBars, pictureGain } from './clip-bars';

/** Ten bars, each 100 ms, as loud as its place. */
const BARS: Bar[] = Array.from({ length: 10 }, (_, index) => ({ level: index / 10, brightness: 0.5 }));
const SOUND = { lengthMs: 1000, loop: false };
const levels = (bars: Bar[]) => bars.map(({ level }) => level);

it('shows each stored bar where it sounds', () => {
  expect(levels(clipBars(BARS, SOUND, 0.04, 0, 10))).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
});

it('takes the loudest where several share a bar of the screen', () => {
  expect(levels(clipBars(BARS, SOUND, 0.02, 0, 5))).toEqual([0.1, 0.3, 0.5, 0.7, 0.9]);
});

it('begins within the sound and is silent after it', () => {
  expect(levels(clipBars(BARS, SOUND, 0.04, 32, 5))).toEqual([0.8, 0.9, 0, 0, 0]);
});

it('repeats a loop', () => {
  expect(levels(clipBars(BARS, { ...SOUND, loop: true }, 0.04, 36, 5))).toEqual([0.9, 0, 0.1, 0.2, 0.3]);
});

it('draws any stretch as it would be in the whole', () => {
  const whole = clipBars(BARS, SOUND, 0.1, 0, 25);
  expect(clipBars(BARS, SOUND, 0.1, 40, 10)).toEqual(whole.slice(10, 20));
});

it('draws quiet sounds larger, by 12 dB at most', () => {
  const at = (level: number) => pictureGain([{ level, brightness: 0 }]);
  expect([at(1), at(0.5), at(0.1), at(0), pictureGain([])]).toEqual([1, 2, 4, 1, 1]);
});
