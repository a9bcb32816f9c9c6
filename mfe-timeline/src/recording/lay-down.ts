import type { ProjectMedia } from '@whoosh/contracts';
import { endMs, MIN_CLIP_MS, onSample, UNTOUCHED, type Clip, type Operation, type TimelineDocument } from '../model';
import type { TakeKind } from './take';

/** A stored take and where it goes. */
export interface LaidTake {
  key: string;
  mediaId: ProjectMedia['id'];
  /** null: the track that is named so, else a new one. */
  track: number | null;
  trackName: string;
  startMs: number;
  durationMs: number;
  limitMs: number;
  /** Whether a clip is an earlier take: where this one lies over it, it is muted, and stays. */
  isTake: (clip: Clip) => boolean;
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
      { type: 'set', keys: covered.map(({ key }) => key), values: { muted: true } },
      { type: 'place', clips: [clip], limitMs: take.limitMs },
    ],
  };
}
