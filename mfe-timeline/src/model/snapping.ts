import { frameStartMs, nearestPictureMs, type PictureTiming } from '@whoosh/contracts';
import { onSample } from './samples';
import { pixelsPerMs } from './view';
import { endMs, syncMs, type Clip, type TimelineDocument } from './document';

export type SnapKind = 'playhead' | 'marker' | 'edge' | 'grid';

/** A moment that dragged things jump to. */
export interface SnapTarget {
  ms: number;
  kind: SnapKind;
}

export interface SnapOptions {
  targets: readonly SnapTarget[];
  /** 8 pixels in time: how far a target reaches. */
  toleranceMs: number;
  /** The line of the grid that is nearest to a moment; null without a grid. */
  lineNear: ((ms: number) => number) | null;
}

const SECOND_MS = 1_000;
/** Pictures are lines of the grid where they are this wide. */
const PICTURE_PIXELS = 12;
export const SNAP_PIXELS = 8;

/** Equally near targets: what is rarer was meant. */
const RANK: Readonly<Record<SnapKind, number>> = { playhead: 0, marker: 1, edge: 2, grid: 3 };

/** Whole seconds, and the beginnings of pictures where they can be told apart. @param timing null without a video */
export function gridOf(zoom: number, timing: PictureTiming | null): (ms: number) => number {
  return timing !== null && showsPictures(zoom, timing)
    ? (ms) => onSample(nearestPictureMs(ms, timing))
    : (ms) => Math.round(ms / SECOND_MS) * SECOND_MS;
}

/** Whether pictures are wide enough to be told apart. */
export function showsPictures(zoom: number, { rate }: PictureTiming): boolean {
  return pixelsPerMs(zoom) * frameStartMs(1, rate) >= PICTURE_PIXELS;
}

/** Edges and sync points of the clips that are not moved, markers, the playhead and 0. */
export function snapTargets(
  { clips, markers }: TimelineDocument,
  movedKeys: ReadonlySet<string>,
  playheadMs: number,
): SnapTarget[] {
  const standing = clips.filter(({ key }) => !movedKeys.has(key));
  return [
    { ms: onSample(playheadMs), kind: 'playhead' },
    { ms: 0, kind: 'edge' },
    ...markers.map(({ timeMs }): SnapTarget => ({ ms: timeMs, kind: 'marker' })),
    ...standing.flatMap((clip) => edgesOf(clip).map((ms): SnapTarget => ({ ms, kind: 'edge' }))),
  ];
}

/**
 * The moments of a clip that snap: its edges and its sync point. An empty handle drawn to make it 40 px wide is none.
 */
export function edgesOf(clip: Clip): number[] {
  const sync = syncMs(clip);
  return sync === null ? [clip.startMs, endMs(clip)] : [clip.startMs, endMs(clip), sync];
}

/**
 * What to add to a drag so that one of the moments lands on a target.
 * @param moments of what is dragged, where the pointer has them
 * @returns target null and byMs 0 when none is near enough
 */
export function snap(
  moments: readonly number[],
  { targets, toleranceMs, lineNear }: SnapOptions,
): { byMs: number; target: SnapTarget | null } {
  let best: { byMs: number; target: SnapTarget | null } = { byMs: 0, target: null };
  const consider = (moment: number, target: SnapTarget) => {
    const distance = Math.abs(target.ms - moment);
    if (distance > toleranceMs) return;
    const other = best.target === null ? Infinity : Math.abs(best.byMs);
    if (distance < other || (distance === other && best.target !== null && RANK[target.kind] < RANK[best.target.kind]))
      best = { byMs: target.ms - moment, target };
  };
  for (const moment of moments) {
    for (const target of targets) consider(moment, target);
    if (lineNear !== null) consider(moment, { ms: lineNear(moment), kind: 'grid' });
  }
  return best;
}
