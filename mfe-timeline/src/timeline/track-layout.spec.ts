import { reduce } from '../model';
import { documentWith } from '../model/testing/documents';
import { GROUP_HEIGHT, TRACK_HEIGHT, trackAt, trackLayout, trackTop } from './track-layout';

const GROUP = { key: 'g', name: 'Rain', gainDb: 0, muted: false, solo: false, folded: false };

/** A1, then A2 and A3 in a group. */
function grouped(folded = false) {
  const group = { ...GROUP, folded };
  return [1, 2].reduce((document, track) => reduce(document, { type: 'groupTrack', track, group }), documentWith());
}

describe('the places of tracks', () => {
  it('are one under the other without groups, the same object for the same tracks', () => {
    const document = documentWith();
    const layout = trackLayout(document);
    expect([layout.rows, layout.tops, layout.height]).toEqual([[0, 1, 2], [0, 72, 144], 3 * TRACK_HEIGHT]);
    expect(trackLayout({ tracks: document.tracks, groups: document.groups })).toBe(layout);
  });

  it('leave room for the head of a group, on which a point belongs to its first track', () => {
    const layout = trackLayout(grouped());
    expect(layout.height).toBe(3 * TRACK_HEIGHT + GROUP_HEIGHT);
    expect([0, 1, 2].map((track) => trackTop(layout, track))).toEqual([3, 107, 179]);
    expect([-1, 0, 71, 72, 103, 104, 176, 248, 320].map((y) => trackAt(layout, y))).toEqual([
      -1, 0, 0, 1, 1, 1, 2, 3, 4,
    ]);
  });

  it('of a folded group are its head, and what is below comes up', () => {
    const folded = reduce(grouped(true), { type: 'moveGroup', key: 'g', by: -1 });
    const layout = trackLayout(folded);
    expect([layout.isHidden, layout.tops]).toEqual([
      [true, true, false],
      [0, 0, GROUP_HEIGHT],
    ]);
    expect([trackAt(layout, 31), trackAt(layout, 32)]).toEqual([0, 2]);
  });

  it('show a group twice where its tracks do not stand together', () => {
    const document = grouped();
    const [first, second, third] = document.tracks;
    const tracks = [second, first, third].flatMap((track) => track ?? []);
    const layout = trackLayout({ ...document, tracks });
    expect(layout.rows.map((row) => (typeof row === 'number' ? row : `${row.group.name} ${row.count}`))).toEqual([
      'Rain 1',
      0,
      1,
      'Rain 1',
      2,
    ]);
  });
});
