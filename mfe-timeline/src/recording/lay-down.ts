import type { ProjectMedia } from '@whoosh/contracts';
import {
  canSplit,
  endMs,
  MIN_CLIP_MS,
  onSample,
  UNTOUCHED,
  type Clip,
  type Operation,
  type TimelineDocument,
} from '../model';
import type { TakeKind } from './take';

/** A stored take and where it goes. */
export interface LaidTake {
  key: string;
  mediaId: ProjectMedia['id'];
  /** null: the track that is named so, else a new one. */
  track: number | null;
  trackName: string;
  startMs: number;
  /** So much of its sound comes before it, and is hidden. */
  leadMs: number;
  durationMs: number;
  limitMs: number;
  /** Whether a clip is an earlier take: the part of it that this one lies over is muted, and stays. */
  isTake: (clip: Clip) => boolean;
  /** A key for each part that a clip is cut into. */
  newKey: () => string;
}

/** How a take is called in the mixer: what role it has there. */
export const ROLES = { voice: 'voice', foley: 'effect' } as const satisfies Record<TakeKind, ProjectMedia['role']>;

/** Lays a take down, on its track, over earlier ones. One step of undo. */
export function laidDown(document: TimelineDocument, take: LaidTake): Operation {
  const { tracks } = document;
  const known = take.track ?? tracks.findIndex(({ name }) => name === take.trackName);
  const isNew = known < 0 || known >= tracks.length;
  const track = isNew ? tracks.length : known;
  const clip: Clip = {
    ...UNTOUCHED,
    key: take.key,
    track,
    startMs: onSample(take.startMs),
    offsetMs: onSample(take.leadMs),
    durationMs: Math.max(MIN_CLIP_MS, onSample(take.durationMs)),
    mediaId: take.mediaId,
  };
  const covered = document.clips.filter(
    (other) =>
      other.track === track &&
      other.startMs < endMs(clip) &&
      endMs(other) > clip.startMs &&
      !other.muted &&
      take.isTake(other),
  );
  const newTrack: Operation[] = [
    { type: 'addTrack', at: tracks.length },
    { type: 'setTrack', track, values: { name: take.trackName } },
  ];
  return {
    type: 'all',
    operations: [
      ...(isNew ? newTrack : []),
      ...covered.flatMap((other) => mutedUnder(clip, other, take.newKey)),
      { type: 'place', clips: [clip], limitMs: take.limitMs },
    ],
  };
}

/** An earlier take goes on being heard before and after a later one that it is longer than. */
function mutedUnder(clip: Clip, other: Clip, newKey: () => string): Operation[] {
  const under = canSplit(other, clip.startMs) ? newKey() : other.key;
  return [
    { type: 'split', atMs: clip.startMs, pieces: [{ key: other.key, newKey: under }] },
    { type: 'split', atMs: endMs(clip), pieces: [{ key: under, newKey: newKey() }] },
    { type: 'set', keys: [under], values: { muted: true } },
  ];
}
