import fc from 'fast-check';
import { DEFAULT_TIMELINE_SETTINGS, type TimelineItem } from '@whoosh/contracts';
import { applyEdits, diff, rebased } from './changes';
import { clipsByKey, documentOf, itemOf } from './document';
import { reduce, type Operation } from './operations';
import { patchBetween } from './patch';
import { anyDocument, anyOperation, clip, documentWith } from './testing/documents';

describe('diff', () => {
  it('is what the server must be told: applied to the old state it gives the new one', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (saved, now) => expect(applyEdits(saved, diff(saved, now))).toEqual(now)),
    );
  });

  it('says of a changed clip only what changed, of a new one everything', () => {
    const saved = documentWith({ startMs: 1_000 });
    const moved = reduce(saved, { type: 'move', keys: ['a'], byMs: 234, byTracks: 1, limitMs: 9_000 });
    expect(diff(saved, moved)).toEqual({
      changes: [{ op: 'put', key: 'a', item: { startTime: 1.234, trackIndex: 1 } }],
    });
    expect(diff(documentWith(), saved).changes[0]).toMatchObject({
      op: 'put',
      item: { startTime: 1, duration: 2, volume: 1, loop: false, sync: null },
    });
    expect(diff(saved, documentWith())).toEqual({ changes: [{ op: 'remove', key: 'a' }] });
    expect(diff(saved, saved)).toEqual({ changes: [] });
  });

  it('names settings by field', () => {
    const saved = documentWith();
    const now = reduce(saved, { type: 'addMarkers', markers: [{ key: 'm', timeMs: 1_500, name: 'cut', kind: 'cut' }] });
    expect(diff(saved, now).settings).toEqual({ markers: [{ key: 'm', time: 1.5, name: 'cut', kind: 'cut' }] });
  });
});

describe('documentOf', () => {
  it('reads what itemOf writes, from its seconds', () => {
    const original = clip({
      startMs: 3_480,
      durationMs: 1_001,
      offsetMs: 7,
      sync: { layer: 'knock-1', event: 2, atMs: 333 },
    });
    const samples = { start: 0, duration: 0, offset: 0, fadeIn: 0, fadeOut: 0 };
    const item: TimelineItem = { ...itemOf(original), samples, id: 1, projectId: 2 };
    expect(documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [item] }).clips).toEqual([original]);
  });
});

describe('rebased', () => {
  const edited = (operation: Operation) => patchBetween(BASE, reduce(BASE, operation));
  const BASE = documentWith({ startMs: 1_000 }, { key: 'b', startMs: 5_000 });
  const volume = (key: string, value: number): Operation => ({ type: 'set', keys: [key], values: { volume: value } });

  it('keeps both windows’ edits, field by field, and ours where both changed the same', () => {
    const theirs = reduce(reduce(BASE, volume('a', 0.1)), {
      type: 'move',
      keys: ['b'],
      byMs: 100,
      byTracks: 0,
      limitMs: 9_000,
    });
    const mine = patchBetween(
      BASE,
      reduce(reduce(BASE, volume('b', 0.7)), { type: 'move', keys: ['a'], byMs: 500, byTracks: 1, limitMs: 9_000 }),
    );
    const merged = clipsByKey(rebased(theirs, mine));
    expect(merged.get('a')).toMatchObject({ startMs: 1_500, track: 1, volume: 0.1 });
    expect(merged.get('b')).toMatchObject({ startMs: 5_100, volume: 0.7 });
    expect(clipsByKey(rebased(theirs, edited(volume('a', 0.9)))).get('a')?.volume).toBe(0.9);
  });

  it('brings a clip back that they removed while we changed it, and removes what we removed', () => {
    const theirs = reduce(BASE, { type: 'remove', keys: ['a'] });
    expect(clipsByKey(rebased(theirs, edited(volume('a', 0.5)))).get('a')?.volume).toBe(0.5);
    expect(
      rebased(reduce(BASE, volume('b', 0.5)), edited({ type: 'remove', keys: ['b'] })).clips.map(({ key }) => key),
    ).toEqual(['a']);
  });

  it('merges tracks by field and markers one by one', () => {
    const marker = (key: string, timeMs: number) => ({ key, timeMs, name: '', kind: 'user' as const });
    const start = { ...BASE, markers: [marker('x', 10), marker('y', 20)] };
    const change = (...operations: Operation[]) => operations.reduce(reduce, start);
    const theirs = change(
      { type: 'setTrack', track: 0, values: { gainDb: -3 } },
      { type: 'addMarkers', markers: [marker('t', 5)] },
      { type: 'removeMarkers', keys: ['y'] },
    );
    const ours = change(
      { type: 'setTrack', track: 0, values: { solo: true } },
      { type: 'addMarkers', markers: [marker('o', 15)] },
      { type: 'removeMarkers', keys: ['x'] },
    );
    const merged = rebased(theirs, patchBetween(start, ours));
    expect(merged.tracks[0]).toEqual({ gainDb: -3, muted: false, solo: true });
    expect(merged.markers.map(({ key }) => key)).toEqual(['t', 'o']);
  });

  it('is our state when nobody else edited, and theirs when we did not', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyOperation, { maxLength: 6 }), (base, operations) => {
        const ours = operations.reduce(reduce, base);
        expect(rebased(base, patchBetween(base, ours))).toEqual(ours);
        expect(rebased(ours, patchBetween(base, base))).toBe(ours);
      }),
    );
  });
});
