import type { TrackGroup } from '@whoosh/contracts';
import { createContext } from 'react';
import type { DocumentSettings } from '../model';
import { blockAt } from '../model/track-order';

/** Heights of the lanes, pixels (design section 4). */
export const RULER_HEIGHT = 28;
export const VIDEO_HEIGHT = 56;
export const TRACK_HEIGHT = 72;
export const GROUP_HEIGHT = 32;

/** The clips' own distance from the edges of their lane. */
const CLIP_INSET = 3;

/** What stands above the tracks of a group, and in their place where it is folded. */
export interface GroupRow {
  group: TrackGroup;
  /** Its first track, and how many there are side by side. */
  first: number;
  count: number;
}

/** Where the tracks stand, pixels from the top of what is above the first. */
export interface TrackLayout {
  /** From the top to the bottom: heads of groups, and tracks by their places. */
  rows: readonly (GroupRow | number)[];
  /** Of each track's lane; of one that is not shown, of its group's row. */
  tops: readonly number[];
  isHidden: readonly boolean[];
  height: number;
}

type Tracks = Pick<DocumentSettings, 'tracks' | 'groups'>;

const made = new WeakMap<Tracks['tracks'], { groups: Tracks['groups']; layout: TrackLayout }>();

/**
 * The same object for the same tracks and groups. Tracks of one group that do not stand together have a row each time.
 */
export function trackLayout({ tracks, groups }: Tracks): TrackLayout {
  const known = made.get(tracks);
  if (known?.groups === groups) return known.layout;
  const layout = laidOut({ tracks, groups });
  made.set(tracks, { groups, layout });
  return layout;
}

function laidOut({ tracks, groups }: Tracks): TrackLayout {
  const rows: (GroupRow | number)[] = [];
  const tops: number[] = [];
  const isHidden: boolean[] = [];
  let height = 0;
  for (let first = 0; first < tracks.length;) {
    const { count } = blockAt(tracks, first);
    const group = groups.find(({ key }) => key === tracks[first]?.group);
    const groupTop = height;
    if (group !== undefined) {
      rows.push({ group, first, count });
      height += GROUP_HEIGHT;
    }
    const isFolded = group?.folded === true;
    for (let track = first; track < first + count; track++) {
      tops.push(isFolded ? groupTop : height);
      isHidden.push(isFolded);
      if (isFolded) continue;
      rows.push(track);
      height += TRACK_HEIGHT;
    }
    first += count;
  }
  return { rows, tops, isHidden, height };
}

/** A layout, and what of it is drawn. */
export interface DrawnLayout extends TrackLayout {
  /** Of each track, whether something of it may be seen; without it, of all. */
  isDrawn?: readonly boolean[];
}

/** The layout of the open timeline. */
export const TrackPlaces = createContext<DrawnLayout>({ rows: [], tops: [], isHidden: [], height: 0 });

/** Whether what lies on a track is to be drawn. */
export function isTrackDrawn({ isHidden, isDrawn }: DrawnLayout, track: number): boolean {
  return isHidden[track] !== true && isDrawn?.[track] !== false;
}

/** Top of a clip on a track, from the top of the audio tracks. */
export function trackTop({ tops, height }: TrackLayout, track: number): number {
  return (tops[track] ?? height) + CLIP_INSET;
}

/**
 * The audio track at a height; may be below 0 or beyond the last. On the row of a group it is the first of its tracks.
 */
export function trackAt({ rows, tops, height }: TrackLayout, y: number): number {
  if (y < 0) return Math.floor(y / TRACK_HEIGHT);
  if (y >= height) return tops.length + Math.floor((y - height) / TRACK_HEIGHT);
  let below = 0;
  for (const row of rows) {
    below += typeof row === 'number' ? TRACK_HEIGHT : GROUP_HEIGHT;
    if (y < below) return typeof row === 'number' ? row : row.first;
  }
  return tops.length;
}
