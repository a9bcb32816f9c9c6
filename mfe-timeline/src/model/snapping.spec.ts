import { frameRateOf, pictureTiming } from '@whoosh/contracts';
import { gridOf, snap, snapTargets } from './snapping';
import { documentWith } from './testing/documents';

const TARGETS = [
  { ms: 1_040, kind: 'edge' as const },
  { ms: 2_500, kind: 'marker' as const },
  { ms: 2_500, kind: 'playhead' as const },
];

const grid = (distanceMs: number) => (ms: number) => Math.round(ms / distanceMs) * distanceMs;

describe('snapping', () => {
  it('has a grid of whole seconds, and of pictures where they can be told apart [timeline 15]', () => {
    const film = pictureTiming(frameRateOf(23.976));
    expect([gridOf(100, film)(1_300), gridOf(20_000, null)(1_300)]).toEqual([1_000, 1_000]);
    // Frame 31 begins at 1292.958 ms, which is nearest to its sample 62 062.
    expect(gridOf(20_000, film)(1_300)).toBe(62_062 / 48);
    const variable = pictureTiming(frameRateOf(25), { startsMs: [0, 40, 1_290, 1_400] });
    expect(gridOf(20_000, variable)(1_300)).toBe(1_290);
  });

  it('lands the nearest of the moments on the nearest target within reach', () => {
    expect(snap([980], { targets: TARGETS, toleranceMs: 80, lineNear: grid(1_000) })).toEqual({
      byMs: 20,
      target: { ms: 1_000, kind: 'grid' },
    });
    expect(snap([1_030], { targets: TARGETS, toleranceMs: 80, lineNear: grid(1_000) })).toEqual({
      byMs: 10,
      target: { ms: 1_040, kind: 'edge' },
    });
    expect(snap([300, 2_450], { targets: TARGETS, toleranceMs: 80, lineNear: null }).byMs).toBe(50);
  });

  it('stays where it is when nothing is near', () => {
    expect(snap([1_300], { targets: TARGETS, toleranceMs: 80, lineNear: grid(1_000) })).toEqual({
      byMs: 0,
      target: null,
    });
    expect(snap([1_500], { targets: [], toleranceMs: 80, lineNear: null }).target).toBeNull();
  });

  it('takes the rarer of two equally near targets', () => {
    expect(snap([2_490], { targets: TARGETS, toleranceMs: 80, lineNear: grid(2_500) }).target?.kind).toBe('playhead');
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
