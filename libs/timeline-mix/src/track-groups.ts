import type { TimelineTrack, TrackGroup } from '@whoosh/contracts';

/** What a track and its group do together. */
export interface LedTrack {
  track: TimelineTrack;
  /** dB: both faders, one on top of the other. */
  gainDb: number;
  /** Neither is muted, and where anything is soloed, one of the two is. */
  isHeard: boolean;
}

/** Tracks as their groups lead them. A track whose group is not there belongs to none. */
export function ledTracks(tracks: readonly TimelineTrack[], groups: readonly TrackGroup[] = []): LedTrack[] {
  const hasSolo = isSoloed(tracks, groups);
  return tracks.map((track) => {
    const group = groups.find(({ key }) => key === track.group);
    const isMuted = track.muted || group?.muted === true;
    const isSolo = track.solo || group?.solo === true;
    return { track, gainDb: track.gainDb + (group?.gainDb ?? 0), isHeard: !isMuted && (!hasSolo || isSolo) };
  });
}

/** Whether a solo silences all that has none. A group that has no tracks silences nothing. */
export function isSoloed(tracks: readonly TimelineTrack[], groups: readonly TrackGroup[] = []): boolean {
  const soloed = new Set(groups.filter(({ solo }) => solo).map(({ key }) => key));
  return tracks.some(({ solo, group = null }) => solo || (group !== null && soloed.has(group)));
}
