import { reduce } from '../model';
import { documentWith } from '../model/testing/documents';
import { slippedTakes } from './slip-takes';

/** A sound of one's own that was not recorded here. */
const MUSIC = 9;

it('makes room for the takes under it and back, one at a time', () => {
  const own = { soundEffectId: null, track: 1, startMs: 0, durationMs: 2_000 };
  const document = documentWith(
    { key: 'first', ...own, mediaId: 3, muted: true },
    { key: 'second', ...own, mediaId: 5, muted: true, startMs: 300 },
    { key: 'third', ...own, mediaId: 8 },
    { key: 'beside', ...own, mediaId: 4, startMs: 1_500 },
    { key: 'music', ...own, mediaId: MUSIC },
    { key: 'effect', track: 1, startMs: 0, durationMs: 2_000 },
  );
  const slip = (from: typeof document, by: number, ...keys: string[]) => {
    const slipped = slippedTakes(
      from,
      from.clips.filter(({ key }) => keys.includes(key)),
      by,
      ({ mediaId }) => (mediaId === MUSIC ? 'Theme.mp3' : `Take ${String(mediaId)}`),
    );
    const next = slipped === null ? from : reduce(from, slipped.operation);
    return {
      next,
      keys: slipped?.keys,
      heard: next.clips
        .filter(({ muted }) => !muted)
        .map(({ key }) => key)
        .sort(),
    };
  };
  const one = slip(document, 1, 'third');
  expect([one.keys, one.heard]).toEqual([['first'], ['beside', 'effect', 'first', 'music']]);
  expect(slip(one.next, -1, 'first').heard).toEqual(['beside', 'effect', 'music', 'third']);
  expect(slip(document, 1, 'effect').keys).toBeUndefined();
  expect(slip(document, 1, 'music').keys).toBeUndefined();
});
