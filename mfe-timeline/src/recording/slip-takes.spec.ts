import { reduce } from '../model';
import { documentWith } from '../model/testing/documents';
import { slippedTakes } from './slip-takes';

it('makes room for the takes under it and back, one at a time', () => {
  const own = { soundEffectId: null, track: 1, startMs: 0, durationMs: 2_000 };
  const document = documentWith(
    { key: 'first', ...own, mediaId: 3, muted: true },
    { key: 'second', ...own, mediaId: 5, muted: true, startMs: 300 },
    { key: 'third', ...own, mediaId: 8 },
    { key: 'beside', ...own, mediaId: 4, startMs: 1_500 },
    { key: 'effect', track: 1, startMs: 0, durationMs: 2_000 },
  );
  const slip = (from: typeof document, by: number, ...keys: string[]) => {
    const slipped = slippedTakes(
      from,
      from.clips.filter(({ key }) => keys.includes(key)),
      by,
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
  expect([one.keys, one.heard]).toEqual([['first'], ['beside', 'effect', 'first']]);
  expect(slip(one.next, -1, 'first').heard).toEqual(['beside', 'effect', 'third']);
  expect(slip(document, 1, 'effect').keys).toBeUndefined();
});
