import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { documentOf, reduce } from '../model';
import { clip } from '../testing/clip';
import { bandOf, drawnClip, drawnTrack, soundSeconds, withBand, withPointAt } from './bands';

describe('a rubber band', () => {
  it('gets a point where it is, which changes nothing yet', () => {
    expect(withPointAt([], 2, 'level')).toEqual([[2, 0]]);
    const falling = [
      [1, 0],
      [3, -20],
    ] as const;
    expect(withPointAt(falling, 2, 'level')).toEqual([
      [1, 0],
      [2, -10],
      [3, -20],
    ]);
    expect(withPointAt(falling, 9, 'level').at(-1)).toEqual([9, -20]);
  });

  it('is one beside the other of its clip, and none once its last point is gone', () => {
    const both = withBand(withBand(null, 'level', [[0, -6]]), 'pan', [[1, 0.5]]);
    expect(both).toEqual({ level: [{ at: 0, value: -6 }], pan: [{ at: 1, value: 0.5 }] });
    expect(bandOf(both, 'pan')).toEqual([[1, 0.5]]);
    expect(withBand(withBand(both, 'level', []), 'pan', [])).toBeNull();
  });

  it('belongs to the sound of a clip: it stays with it when the clip is trimmed or split', () => {
    const document = reduce(documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }), {
      type: 'place',
      clips: [clip({ startMs: 10_000 })],
      limitMs: 60_000,
    });
    const [only = clip()] = document.clips;
    const drawn = reduce(document, drawnClip(only, 'level', [[2, -12]]));
    const trimmed = reduce(drawn, { type: 'trim', keys: ['clip'], edge: 'start', byMs: 1_500, limitMs: 60_000 });
    expect(trimmed.clips[0]?.envelopes).toEqual({ level: [{ at: 2, value: -12 }] });
    expect(soundSeconds(trimmed.clips[0] ?? clip(), 12_000)).toBe(2);
    expect(soundSeconds(trimmed.clips[0] ?? clip(), 11_000)).toBeNull();
    const halves = reduce(drawn, { type: 'split', atMs: 12_000, pieces: [{ key: 'clip', newKey: 'other' }] });
    expect(halves.clips.map(({ envelopes }) => envelopes?.level?.length)).toEqual([1, 1]);
  });

  it('of a track goes with it to another place', () => {
    const document = documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] });
    const drawn = reduce(document, drawnTrack(document, 0, 'pan', [[1, -1]]));
    const moved = reduce(drawn, { type: 'moveTrack', from: 0, to: 2 });
    expect(moved.tracks.map(({ envelopes }) => envelopes?.pan?.length ?? 0)).toEqual([0, 0, 1]);
  });
});
