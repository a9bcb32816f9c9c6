import { endMs, type Clip, type TimelineDocument } from './document';
import { withClips } from './patch';
import { onSample } from './samples';

/**
 * Takes clips away, and later clips of their tracks, or of all, come forward by as much of the removed time as lies
 * before them; where removed clips overlapped it counts once. The picture stays, and so do markers and rubber bands of
 * tracks, which belong to it.
 */
export function rippleRemove(
  document: TimelineDocument,
  removed: readonly Clip[],
  isOnAllTracks: boolean,
): TimelineDocument {
  const changes = new Map<string, Clip | null>(removed.map(({ key }) => [key, null]));
  for (const clip of document.clips) {
    if (changes.has(clip.key)) continue;
    const gone = removed.filter(
      ({ track, startMs }) => (isOnAllTracks || track === clip.track) && startMs < clip.startMs,
    );
    changes.set(clip.key, { ...clip, startMs: onSample(clip.startMs - coveredMs(gone, clip.startMs)) });
  }
  return withClips(document, changes);
}

/** Time before `untilMs` that at least one of the clips covers. */
function coveredMs(clips: readonly Clip[], untilMs: number): number {
  let covered = 0;
  let reached = 0;
  for (const clip of [...clips].sort((a, b) => a.startMs - b.startMs)) {
    const end = Math.min(untilMs, endMs(clip));
    covered += Math.max(0, end - Math.max(reached, clip.startMs));
    reached = Math.max(reached, end);
  }
  return covered;
}
