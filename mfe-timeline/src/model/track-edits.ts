import { TIMELINE_LIMITS, type TimelineTrack, type TrackGroup } from '@whoosh/contracts';
import { inOrder, NEW_TRACK, type Clip, type TimelineDocument } from './document';
import { grouped, groupMoved, inserted, moved, without, type TrackOrder } from './track-order';

/** What can be done to the list of tracks. Places count from 0 at the top. */
export type TrackOperation =
  /** A new one at a place, in a group or in none, the others below it go down. */
  | { type: 'addTrack'; at: number; group?: string | null }
  /** With the clips on it; the last one stays. */
  | { type: 'removeTrack'; track: number }
  /** At the edge of its group it leaves that one; a group that it comes to it passes. */
  | { type: 'moveTrack'; from: number; to: number }
  /** Under the last track of a group, which may be new; null: below its group and out of it. */
  | { type: 'groupTrack'; track: number; group: TrackGroup | null }
  /** All tracks of a group, past what stands beside them. */
  | { type: 'moveGroup'; key: string; by: -1 | 1 }
  /** Its tracks stay. */
  | { type: 'removeGroup'; key: string };

/** The state after an operation; the same object when it changes nothing. Groups without a track go. */
export function reduceTracks(document: TimelineDocument, operation: TrackOperation): TimelineDocument {
  const order = orderAfter(document, operation);
  if (order === null) return document;
  const tracks = order.map(({ from, group }): TimelineTrack => {
    const track = (from === null ? undefined : document.tracks[from]) ?? NEW_TRACK;
    return (track.group ?? null) === group ? track : { ...track, group };
  });
  const goesTo = new Map(order.map(({ from }, index) => [from, index]));
  const clips = document.clips.flatMap((clip): Clip[] => {
    const track = goesTo.get(clip.track);
    return track === undefined ? [] : [track === clip.track ? clip : { ...clip, track }];
  });
  const used = new Set(tracks.map(({ group }) => group));
  const groups = groupsAfter(document.groups, operation).filter(({ key }) => used.has(key));
  return { ...document, tracks, groups, clips: inOrder(clips) };
}

function groupsAfter(groups: readonly TrackGroup[], operation: TrackOperation): readonly TrackGroup[] {
  if (operation.type !== 'groupTrack' || operation.group === null) return groups;
  const { group } = operation;
  return groups.some(({ key }) => key === group.key) ? groups : [...groups, group];
}

/** No order: nothing changes. */
function orderAfter({ tracks, groups }: TimelineDocument, operation: TrackOperation): TrackOrder | null {
  const count = tracks.length;
  const order = tracks.map(({ group = null }, from) => ({ from, group }));
  switch (operation.type) {
    case 'addTrack': {
      const at = Math.max(0, Math.min(count, operation.at));
      return count >= TIMELINE_LIMITS.maxTracks
        ? null
        : inserted(order, at, { from: null, group: operation.group ?? null });
    }
    case 'removeTrack':
      return count === 1 || order[operation.track] === undefined ? null : without(order, operation.track);
    case 'moveTrack':
      return moved(order, operation.from, operation.to);
    case 'groupTrack': {
      const key = operation.group?.key ?? null;
      const isFull = groups.length >= TIMELINE_LIMITS.maxGroups && groups.every((group) => group.key !== key);
      return key !== null && isFull ? null : grouped(order, operation.track, key);
    }
    case 'moveGroup':
      return groupMoved(order, operation.key, operation.by);
    case 'removeGroup':
      return groups.every(({ key }) => key !== operation.key)
        ? null
        : order.map((track) => (track.group === operation.key ? { ...track, group: null } : track));
  }
}
