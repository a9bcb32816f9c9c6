import { duplicated, pasted } from './clipboard';
import { reduce } from './operations';
import { NOTHING, pruned, select, selectAll, selectedClips, selectWithin } from './selection';
import { documentWith } from './testing/documents';

const DOCUMENT = documentWith(
  { startMs: 1_000 },
  { key: 'b', startMs: 5_000, track: 1 },
  { key: 'c', startMs: 9_000, track: 2 },
);

describe('selection', () => {
  it('takes one clip, or adds and takes away with a modifier', () => {
    const one = select(NOTHING, 'a', false);
    expect([...one]).toEqual(['a']);
    expect(select(one, 'a', false)).toBe(one);
    expect([...select(one, 'b', true)]).toEqual(['a', 'b']);
    expect([...select(select(one, 'b', true), 'a', true)]).toEqual(['b']);
    expect(selectAll(DOCUMENT).size).toBe(3);
  });

  it('takes what a frame touches, drawn in either direction', () => {
    expect([...selectWithin(DOCUMENT, 6_000, 2_000, [0, 1])]).toEqual(['a', 'b']);
    expect([...selectWithin(DOCUMENT, 3_000, 5_000, [0, 1, 2])]).toEqual([]);
  });

  it('forgets clips that are gone', () => {
    const all = selectAll(DOCUMENT);
    expect(pruned(all, DOCUMENT)).toBe(all);
    expect([...pruned(all, reduce(DOCUMENT, { type: 'remove', keys: ['b'] }))]).toEqual(['a', 'c']);
  });
});

describe('clipboard', () => {
  const clips = selectedClips(DOCUMENT, new Set(['b', 'a']));
  const newKey = () => {
    let next = 0;
    return () => `new${next++}`;
  };

  it('pastes with the earliest at the playhead and the distances kept', () => {
    expect(pasted(clips, 20_000.004, newKey()).map(({ key, startMs, track }) => [key, startMs, track])).toEqual([
      ['new0', 20_000, 0],
      ['new1', 24_000, 1],
    ]);
  });

  it('duplicates right behind', () => {
    expect(duplicated(clips, newKey()).map(({ startMs }) => startMs)).toEqual([7_000, 11_000]);
  });
});
