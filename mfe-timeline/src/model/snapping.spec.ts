import { snap, snapTargets } from './snapping';
import { documentWith } from './testing/documents';

const TARGETS = [
  { ms: 1_040, kind: 'edge' as const },
  { ms: 2_500, kind: 'marker' as const },
  { ms: 2_500, kind: 'playhead' as const },
];

describe('snapping', () => {
  it('lands the nearest of the moments on the nearest target within reach', () => {
    expect(snap([980], { targets: TARGETS, toleranceMs: 80, gridMs: 1_000 })).toEqual({
      byMs: 20,
      target: { ms: 1_000, kind: 'grid' },
    });
    expect(snap([1_030], { targets: TARGETS, toleranceMs: 80, gridMs: 1_000 })).toEqual({
      byMs: 10,
      target: { ms: 1_040, kind: 'edge' },
    });
    expect(snap([300, 2_450], { targets: TARGETS, toleranceMs: 80, gridMs: null }).byMs).toBe(50);
  });

  it('stays where it is when nothing is near', () => {
    expect(snap([1_300], { targets: TARGETS, toleranceMs: 80, gridMs: 1_000 })).toEqual({ byMs: 0, target: null });
    expect(snap([1_500], { targets: [], toleranceMs: 80, gridMs: null }).target).toBeNull();
  });

  it('takes the rarer of two equally near targets', () => {
    expect(snap([2_490], { targets: TARGETS, toleranceMs: 80, gridMs: 2_500 }).target?.kind).toBe('playhead');
  });

  it('offers playhead, markers, and edges and sync points of the clips that stand still', () => {
    const document = {
      ...documentWith(
        { startMs: 1_000, sync: { layer: 'knock-1', event: 0, atMs: 480 } },
        { key: 'b', startMs: 7_000 },
      ),
      markers: [{ key: 'm', timeMs: 600, name: '', kind: 'cut' as const }],
    };
    expect(snapTargets(document, new Set(['b']), 333.001)).toEqual([
      { ms: 333, kind: 'playhead' },
      { ms: 0, kind: 'edge' },
      { ms: 600, kind: 'marker' },
      { ms: 1_000, kind: 'edge' },
      { ms: 3_000, kind: 'edge' },
      { ms: 1_480, kind: 'edge' },
    ]);
  });
});
