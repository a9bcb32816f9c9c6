import type { PixelRange } from './drawn-range';
import {
  GROUP_HEIGHT,
  RULER_HEIGHT,
  TRACK_HEIGHT,
  VIDEO_HEIGHT,
  type GroupRow,
  type TrackLayout,
} from './track-layout';

/** A row in its place, pixels from the top of what is above the first. */
export interface PlacedRow {
  row: GroupRow | number;
  top: number;
}

export interface DrawnRows {
  /** From the top to the bottom. */
  rows: readonly PlacedRow[];
  /** Of each track. */
  isDrawn: readonly boolean[];
}

/** Which row it is, whatever else changes: of a group that of its first track. */
export function rowKey(row: GroupRow | number): string {
  return typeof row === 'number' ? String(row) : `group-${row.first}`;
}

/**
 * The rows of which something may be seen.
 * @param range of what is scrolled, the ruler and the video included
 * @param kept the key of one that stays, seen or not
 */
export function drawnRows(layout: TrackLayout, { fromPx, toPx }: PixelRange, kept: string | null = null): DrawnRows {
  const above = RULER_HEIGHT + VIDEO_HEIGHT;
  const isWithin = (top: number, height: number) => top + height > fromPx - above && top < toPx - above;
  const rows: PlacedRow[] = [];
  let top = 0;
  for (const row of layout.rows) {
    const height = typeof row === 'number' ? TRACK_HEIGHT : GROUP_HEIGHT;
    if (isWithin(top, height) || rowKey(row) === kept) rows.push({ row, top });
    top += height;
  }
  return { rows, isDrawn: layout.tops.map((place) => isWithin(place, TRACK_HEIGHT)) };
}
