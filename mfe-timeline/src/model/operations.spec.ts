import fc from 'fast-check';
import { clipsByKey, endMs, syncMs, type TimelineDocument } from './document';
import { reduce, type Operation } from './operations';
import { onSample } from './samples';
import { anyDocument, anyDrag, anyOperation, clip, documentWith, LIMIT_MS } from './testing/documents';

const clipIn = (document: TimelineDocument, key = 'a') => {
  const found = clipsByKey(document).get(key);
  if (found === undefined) throw new Error(`no clip ${key}`);
  return found;
};
const after = (document: TimelineDocument, operation: Operation, key = 'a') => clipIn(reduce(document, operation), key);
const spans = (document: TimelineDocument) =>
  document.clips.map(({ key, startMs, durationMs }) => [key, startMs, durationMs]);

describe('reduce', () => {
  it('moves clips together, to the nearest sample, and no further than the first and last allow', () => {
    const document = documentWith({ startMs: 1_000 }, { key: 'b', startMs: 5_000, track: 1 });
    const move = (byMs: number, byTracks = 0): Operation => ({
      type: 'move',
      keys: ['a', 'b'],
      byMs,
      byTracks,
      limitMs: 10_000,
    });
    expect(spans(reduce(document, move(333.004)))).toEqual([
      ['a', 1_333, 2_000],
      ['b', 5_333, 2_000],
    ]);
    expect(spans(reduce(document, move(-9_999)))).toEqual([
      ['a', 0, 2_000],
      ['b', 4_000, 2_000],
    ]);
    expect(spans(reduce(document, move(9_999)))).toEqual([
      ['a', 6_000, 2_000],
      ['b', 10_000, 2_000],
    ]);
    expect(reduce(document, move(0, 5)).clips.map(({ track }) => track)).toEqual([1, 2]);
  });

  it('keeps the distances of clips that are pasted at the end, and brings them to where they are heard', () => {
    const clips = [clip({ startMs: 9_500 }), clip({ key: 'b', startMs: 12_000, durationMs: 1_500 })];
    expect(spans(reduce(documentWith(), { type: 'place', clips, limitMs: 10_000 }))).toEqual([
      ['a', 6_000, 2_000],
      ['b', 8_500, 1_500],
    ]);
    const overhanging = [clip({ startMs: 9_000 })];
    expect(spans(reduce(documentWith(), { type: 'place', clips: overhanging, limitMs: 10_000 }))).toEqual([
      ['a', 9_000, 2_000],
    ]);
  });

  it('leaves a clip beyond the end of a shortened video where it is, until it is brought back', () => {
    const document = documentWith({ startMs: 30_000 });
    expect(after(document, { type: 'move', keys: ['a'], byMs: 500, byTracks: 0, limitMs: 10_000 }).startMs).toBe(
      30_000,
    );
    expect(after(document, { type: 'move', keys: ['a'], byMs: -500, byTracks: 0, limitMs: 10_000 }).startMs).toBe(
      29_500,
    );
  });

  it('trims the start into the sound and back to its beginning', () => {
    const document = documentWith({ startMs: 1_000, offsetMs: 300, fadeInMs: 1_500 });
    expect(after(document, { type: 'trim', keys: ['a'], edge: 'start', byMs: 1_000, limitMs: LIMIT_MS })).toMatchObject(
      { startMs: 2_000, offsetMs: 1_300, durationMs: 1_000, fadeInMs: 1_000 },
    );
    expect(
      after(document, { type: 'trim', keys: ['a'], edge: 'start', byMs: -5_000, limitMs: LIMIT_MS }),
    ).toMatchObject({ startMs: 700, offsetMs: 0, durationMs: 2_300 });
    expect(after(document, { type: 'trim', keys: ['a'], edge: 'start', byMs: 9_000, limitMs: LIMIT_MS })).toMatchObject(
      { startMs: 2_990, durationMs: 10 },
    );
  });

  it('lets the end go past the sound, and never nearer than 10 ms to the start', () => {
    const document = documentWith({ fadeInMs: 500, fadeOutMs: 800 });
    expect(
      after(document, { type: 'trim', keys: ['a'], edge: 'end', byMs: 60_000, limitMs: LIMIT_MS }).durationMs,
    ).toBe(62_000);
    expect(after(document, { type: 'trim', keys: ['a'], edge: 'end', byMs: -1_200, limitMs: LIMIT_MS })).toMatchObject({
      durationMs: 800,
      fadeInMs: 500,
      fadeOutMs: 300,
    });
    expect(
      after(document, { type: 'trim', keys: ['a'], edge: 'end', byMs: -9_000, limitMs: LIMIT_MS }).durationMs,
    ).toBe(10);
  });

  it('splits what lies under the playhead; the halves play on and keep their outer fades', () => {
    const document = documentWith(
      { startMs: 1_000, offsetMs: 100, fadeInMs: 200, fadeOutMs: 300 },
      { key: 'b', startMs: 2_995 },
    );
    const cut = reduce(document, {
      type: 'split',
      atMs: 1_750,
      pieces: [
        { key: 'a', newKey: 'x' },
        { key: 'b', newKey: 'y' },
      ],
    });
    expect(clipIn(cut)).toMatchObject({ startMs: 1_000, durationMs: 750, offsetMs: 100, fadeInMs: 200, fadeOutMs: 0 });
    expect(clipIn(cut, 'x')).toMatchObject({
      startMs: 1_750,
      durationMs: 1_250,
      offsetMs: 850,
      fadeInMs: 0,
      fadeOutMs: 300,
    });
    expect(clipsByKey(cut).has('y')).toBe(false);
    expect(reduce(document, { type: 'split', atMs: 1_005, pieces: [{ key: 'a', newKey: 'x' }] })).toBe(document);
  });

  it('closes gaps on the track of what is removed, overlapping time once', () => {
    const document = documentWith(
      { startMs: 1_000 },
      { key: 'b', startMs: 2_000 },
      { key: 'c', startMs: 3_500 },
      { key: 'd', startMs: 8_000 },
      { key: 'e', startMs: 8_000, track: 1 },
    );
    const next = reduce(document, { type: 'rippleRemove', keys: ['a', 'b'] });
    expect(spans(next)).toEqual([
      ['c', 1_000, 2_000],
      ['d', 5_000, 2_000],
      ['e', 8_000, 2_000],
    ]);
  });

  it('closes gaps on all tracks where that is wanted, and keeps what began before them [timeline 22]', () => {
    const document = documentWith(
      { startMs: 1_000 },
      { key: 'b', startMs: 2_000, track: 1 },
      { key: 'c', startMs: 500, durationMs: 9_000, track: 1 },
      { key: 'd', startMs: 5_000, track: 2 },
      { key: 'e', startMs: 6_000 },
    );
    const next = reduce(document, { type: 'rippleRemove', keys: ['a'], isOnAllTracks: true });
    // a lay from 1 s to 3 s: b began in it and comes to where it began
    expect(spans(next)).toEqual([
      ['c', 500, 9_000],
      ['b', 1_000, 2_000],
      ['d', 3_000, 2_000],
      ['e', 4_000, 2_000],
    ]);
  });

  it('brings start, sync point or end to a moment', () => {
    const document = documentWith({ startMs: 5_000, offsetMs: 200, sync: { layer: 'knock-1', event: 0, atMs: 700 } });
    const align = (point: 'start' | 'sync' | 'end') =>
      after(document, { type: 'align', keys: ['a'], point, toMs: 3_480, limitMs: LIMIT_MS });
    expect(align('start').startMs).toBe(3_480);
    expect(syncMs(align('sync'))).toBe(3_480);
    expect(endMs(align('end'))).toBe(3_480);
  });

  it('fades clips that overlap into one another, and a clip within another in and out [timeline 4]', () => {
    const document = documentWith(
      { durationMs: 3_000 },
      { key: 'b', startMs: 2_200 },
      { key: 'c', startMs: 500, durationMs: 1_000 },
      { key: 'd', startMs: 2_500, track: 1 },
    );
    const next = reduce(document, { type: 'crossfade', keys: ['b'] });
    expect([
      clipIn(next).fadeOutMs,
      clipIn(next, 'b').fadeInMs,
      clipIn(next, 'c').fadeInMs,
      clipIn(next, 'd').fadeInMs,
    ]).toEqual([800, 800, 0, 0]);
    expect(after(document, { type: 'crossfade', keys: ['c'] }, 'c')).toMatchObject({ fadeInMs: 250, fadeOutMs: 250 });
  });

  it('keeps the moment of a sync point when the sound is made again [timeline 36]', () => {
    const document = documentWith({ startMs: 3_000, sync: { layer: 'knock-1', event: 1, atMs: 480 } });
    const replace = (atMs: number, start = document) =>
      after(start, {
        type: 'replaceSound',
        key: 'a',
        sound: {
          soundEffectId: 9,
          mediaId: null,
          scene: null,
          durationMs: 4_000,
          sync: { layer: 'knock-1', event: 1, atMs },
        },
      });
    expect(replace(1_130)).toMatchObject({ soundEffectId: 9, startMs: 2_350, durationMs: 4_000 });
    expect(syncMs(replace(1_130))).toBe(3_480);
    const early = replace(1_130, documentWith({ startMs: 100, sync: { layer: 'knock-1', event: 1, atMs: 480 } }));
    expect(early).toMatchObject({ startMs: 0, offsetMs: 550 });
    expect(syncMs(early)).toBe(580);
    expect(
      after(document, {
        type: 'replaceSound',
        key: 'a',
        sound: { soundEffectId: 9, mediaId: null, scene: null, durationMs: 900, sync: null },
      }),
    ).toMatchObject({ startMs: 3_000, sync: null });
  });

  it('holds values within their ranges and fades within the clip', () => {
    const document = documentWith({});
    expect(
      after(document, { type: 'set', keys: ['a'], values: { volume: 3, gainDb: -90, fadeInMs: 1_500 } }),
    ).toMatchObject({ volume: 1, gainDb: -36, fadeInMs: 1_500 });
    expect(
      after(documentWith({ fadeInMs: 1_500 }), { type: 'set', keys: ['a'], values: { fadeOutMs: 1_200 } }),
    ).toMatchObject({ fadeInMs: 800, fadeOutMs: 1_200 });
    expect(reduce(document, { type: 'setTrack', track: 1, values: { gainDb: 40, solo: true } }).tracks[1]).toEqual({
      gainDb: 12,
      muted: false,
      solo: true,
    });
  });

  it('keeps markers in time order, and puts new cuts in the place of old ones', () => {
    const marker = (key: string, timeMs: number, kind: 'user' | 'cut' = 'user') => ({ key, timeMs, name: '', kind });
    let document = reduce(documentWith(), {
      type: 'addMarkers',
      markers: [marker('b', 2_000), marker('a', 1_000.004), marker('c', 3_000, 'cut')],
    });
    document = reduce(document, { type: 'changeMarker', key: 'b', values: { timeMs: 500, name: 'door' } });
    document = reduce(document, { type: 'setCuts', markers: [marker('x', 100, 'cut')] });
    expect(document.markers.map(({ key, timeMs, name }) => [key, timeMs, name])).toEqual([
      ['x', 100, ''],
      ['b', 500, 'door'],
      ['a', 1_000, ''],
    ]);
    expect(reduce(document, { type: 'removeMarkers', keys: ['b'] }).markers).toHaveLength(2);
  });

  it('gives the same object back when nothing changes', () => {
    const document = documentWith({ volume: 0.5 });
    const idle: Operation[] = [
      { type: 'move', keys: ['a'], byMs: 0.003, byTracks: 0, limitMs: LIMIT_MS },
      { type: 'set', keys: ['a'], values: { volume: 0.5 } },
      { type: 'remove', keys: ['gone'] },
      { type: 'setTrack', track: 0, values: { muted: false } },
      { type: 'crossfade', keys: ['a'] },
      { type: 'place', clips: [clip({ volume: 0.5 })], limitMs: 9 },
    ];
    for (const operation of idle) expect(reduce(document, operation)).toBe(document);
  });

  it('lets no drag leave a clip outside of 0..duration [spec 5.18]', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyDrag, { minLength: 1, maxLength: 8 }), (document, drags) => {
        for (const { startMs } of drags.reduce(reduce, document).clips) {
          expect(startMs).toBeGreaterThanOrEqual(0);
          expect(startMs).toBeLessThanOrEqual(LIMIT_MS);
          expect(startMs).toBe(onSample(startMs));
        }
      }),
    );
  });

  it('keeps every clip possible: whole samples, at least 10 ms, fades that fit, in order', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyOperation, { maxLength: 12 }), (document, operations) => {
        const { clips } = operations.reduce(reduce, document);
        const isPossible = clips.every(
          (of) =>
            [of.startMs, of.durationMs, of.offsetMs, of.fadeInMs, of.fadeOutMs].every(
              (ms) => ms === onSample(ms) && ms >= 0,
            ) &&
            of.durationMs >= 10 &&
            onSample(of.fadeInMs + of.fadeOutMs) <= of.durationMs &&
            of.track >= 0 &&
            of.track <= 2 &&
            of.volume >= 0 &&
            of.volume <= 1,
        );
        expect(isPossible).toBe(true);
        expect(clips.map(({ startMs }) => startMs)).toEqual(clips.map(({ startMs }) => startMs).sort((a, b) => a - b));
      }),
    );
  });
});
