import { reduce } from './operations';
import { documentWith, LIMIT_MS } from './testing/documents';

/** a from 1 s to 5 s, b in a fade with it, c behind; d at the same time on another track. */
const DOCUMENT = documentWith(
  { startMs: 1_000, durationMs: 4_000, offsetMs: 500 },
  { key: 'b', startMs: 4_500 },
  { key: 'c', startMs: 8_000 },
  { key: 'd', startMs: 8_000, track: 1 },
);
const spans = (document: typeof DOCUMENT) =>
  document.clips.map(({ key, startMs, durationMs, offsetMs }) => [key, startMs, durationMs, offsetMs]);
const trimmed = (edge: 'start' | 'end', byMs: number) =>
  spans(reduce(DOCUMENT, { type: 'rippleTrim', key: 'a', edge, byMs, limitMs: LIMIT_MS }));

it('trims an end, and later clips of the track alone follow it at their distance', () =>
  expect(trimmed('end', -1_500)).toEqual([
    ['a', 1_000, 2_500, 500],
    ['b', 3_000, 2_000, 0],
    ['c', 6_500, 2_000, 0],
    ['d', 8_000, 2_000, 0],
  ]));

it('trims a beginning: the clip begins where it began, later in its sound, and what follows comes forward', () =>
  expect(trimmed('start', 1_000)).toEqual([
    ['a', 1_000, 3_000, 1_500],
    ['b', 3_500, 2_000, 0],
    ['c', 7_000, 2_000, 0],
    ['d', 8_000, 2_000, 0],
  ]));

it('makes a clip longer, and what follows gives way', () =>
  expect(trimmed('end', 2_000).map(([key, startMs]) => [key, startMs])).toEqual([
    ['a', 1_000],
    ['b', 6_500],
    ['d', 8_000],
    ['c', 10_000],
  ]));

it('brings no clip to before the one that was trimmed', () =>
  expect(
    spans(
      reduce(documentWith({ durationMs: 4_000 }, { key: 'b', startMs: 300 }), {
        type: 'rippleTrim',
        key: 'a',
        edge: 'end',
        byMs: -2_000,
        limitMs: LIMIT_MS,
      }),
    ),
  ).toEqual([
    ['a', 0, 2_000, 0],
    ['b', 0, 2_000, 0],
  ]));

it('makes room on the asked tracks from a moment on [timeline 22]', () =>
  expect(
    spans(reduce(DOCUMENT, { type: 'makeRoom', tracks: [0], atMs: 4_500, byMs: 1_000 })).map(([key, startMs]) => [
      key,
      startMs,
    ]),
  ).toEqual([
    ['a', 1_000],
    ['b', 5_500],
    ['d', 8_000],
    ['c', 9_000],
  ]));
