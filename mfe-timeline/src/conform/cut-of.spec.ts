import { frameRateOf, pictureTiming, type Shot } from '@whoosh/contracts';
import type { TimelineDocument } from '../model';
import { EMPTY } from '../model/testing/documents';
import { cutOf } from './cut-of';

const AT_25 = pictureTiming(frameRateOf(25));
const TEN = pictureTiming(frameRateOf(25), { startTimecode: '10:00:00:00' });
/** Of 20 s, with cuts at 4 and 9 s. */
const FOUND: TimelineDocument = {
  ...EMPTY,
  markers: [4_000, 9_000].map((timeMs) => ({ key: `cut-${timeMs}`, timeMs, name: '', kind: 'cut' })),
};
const shot = (source: string, sourceStart: number, start: number, duration: number): Shot => ({
  source,
  sourceStart,
  start,
  duration,
});
const cut = (after: Shot[], { document = FOUND, timing = AT_25, name = null as string | null } = {}) =>
  cutOf(document, { timing, name }, 20_000, after).map(({ source, sourceStart, start }) => [
    source,
    sourceStart,
    start,
  ]);
const PLACES = [0, 100, 225];

describe('the cut that clips were laid to', () => {
  it('is of the source of the new one where that is made of the very video', () => {
    const moved = [shot('film.mp4', 100, 0, 125), shot('film.mp4', 0, 125, 100)];
    expect(cut(moved)).toEqual(PLACES.map((frame) => ['film.mp4', frame, frame]));
  });

  it('counts frames of the source from the timecode of the video, as the new one does', () => {
    const begin = TEN.firstFrame;
    expect(cut([shot('film', begin + 100, 0, 125)], { timing: TEN })).toEqual(
      PLACES.map((frame) => ['film', begin + frame, frame]),
    );
    expect(cut([shot('film', 100, 0, 125)], { timing: TEN })).toEqual(PLACES.map((frame) => ['film', frame, frame]));
  });

  it('is the whole video where no cut was found in it', () => {
    expect(cut([shot('film', 250, 0, 250)], { document: EMPTY })).toEqual([['film', 0, 0]]);
  });

  it.each([
    ['of several files', [shot('a', 100, 0, 125), shot('b', 0, 125, 100)]],
    ['of a longer file', [shot('rushes', 100, 0, 125), shot('rushes', 900, 125, 100)]],
    ['of a file with cuts elsewhere', [shot('rushes', 40, 0, 100), shot('rushes', 300, 100, 125)]],
    ['without sources', [shot('', 0, 0, 100)]],
  ])('tells no source where the new one is made %s', (_, after) => {
    expect(cut(after)).toEqual(PLACES.map((frame) => ['', 0, frame]));
    expect(cut(after, { document: EMPTY })).toEqual([]);
  });

  it.each([
    ['beside other files', [shot('Film', 100, 0, 125), shot('insert', 0, 125, 100)]],
    ['cut elsewhere', [shot('FILM.mov', 40, 0, 100), shot('FILM.mov', 300, 100, 125)]],
  ])('is of the source that is called as the file of the video is, %s', (_, after) => {
    const source = after[0]?.source;
    expect(cut(after, { name: 'film.mp4' })).toEqual(PLACES.map((frame) => [source, frame, frame]));
    expect(cut(after, { name: 'street.mp4' })).toEqual(PLACES.map((frame) => ['', 0, frame]));
  });

  it('is no longer file of the same name', () => {
    const rushes = [shot('film', 100, 0, 125), shot('film', 900, 125, 100)];
    expect(cut(rushes, { name: 'film.mp4' })).toEqual(PLACES.map((frame) => ['', 0, frame]));
  });

  it('is the one that was read before', () => {
    const shots = [shot('street', 0, 0, 50)];
    expect(cutOf({ ...FOUND, shots }, { timing: AT_25, name: null }, 20_000, [shot('film', 100, 0, 125)])).toBe(shots);
  });
});
