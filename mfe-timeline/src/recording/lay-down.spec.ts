import { reduce } from '../model';
import { documentWith, LIMIT_MS } from '../model/testing/documents';
import { laidDown } from './lay-down';
import { isTakeName, nextTakeName } from './take-names';

let parts = 0;
const take = {
  key: 'take',
  mediaId: 7,
  track: null,
  trackName: 'Foley',
  startMs: 2_000,
  leadMs: 400,
  durationMs: 1_500,
  limitMs: LIMIT_MS,
  isTake: ({ mediaId }: { mediaId: number | null }) => mediaId !== null,
  newKey: () => `part ${(parts += 1)}`,
};

it('lies where it was performed, on a new track that is named after it, and later ones on the same', () => {
  const document = reduce(documentWith({}), laidDown(documentWith({}), take));
  expect(document.tracks.map(({ name = '' }) => name)).toEqual(['', '', '', 'Foley']);
  expect(document.clips.at(-1)).toMatchObject({
    track: 3,
    startMs: 2_000,
    offsetMs: 400,
    durationMs: 1_500,
    mediaId: 7,
  });
  const second = reduce(document, laidDown(document, { ...take, key: 'second' }));
  expect(second.tracks).toHaveLength(4);
  expect(second.clips.find(({ key }) => key === 'second')?.track).toBe(3);
});

it('mutes the takes that it lies over, and nothing else', () => {
  const own = { soundEffectId: null, mediaId: 3, track: 1 };
  const document = documentWith(
    { key: 'earlier', ...own, startMs: 2_500 },
    { key: 'before', ...own, startMs: 0, durationMs: 2_000 },
    { key: 'effect', track: 1, startMs: 2_500 },
    { key: 'elsewhere', ...own, track: 2, startMs: 2_500 },
  );
  const { clips } = reduce(document, laidDown(document, { ...take, track: 1 }));
  expect(clips.filter(({ muted }) => muted).map(({ key }) => key)).toEqual(['earlier']);
});

it('lets a longer take be heard before and after it, where that was', () => {
  const document = documentWith({
    key: 'whole',
    soundEffectId: null,
    mediaId: 3,
    track: 1,
    startMs: 0,
    durationMs: 6_000,
  });
  const { clips } = reduce(document, laidDown(document, { ...take, track: 1 }));
  expect(clips.map(({ startMs, offsetMs, durationMs, muted }) => [startMs, offsetMs, durationMs, muted])).toEqual(
    expect.arrayContaining([
      [0, 0, 2_000, false],
      [2_000, 2_000, 1_500, true],
      [2_000, 400, 1_500, false],
      [3_500, 3_500, 2_500, false],
    ]),
  );
  expect(clips).toHaveLength(4);
});

it('is called by the first number that is free', () => {
  expect(nextTakeName(['Take 1', 'Rain', 'Take 3'])).toBe('Take 2');
  expect(['Take 12', 'Take', 'Take 01', 'My Take 1'].map(isTakeName)).toEqual([true, false, false, false]);
});
