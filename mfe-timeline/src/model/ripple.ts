import { allowedTrim, clamp, MAX_TIMELINE_MS, trimmed, type Edge } from './clip-edits';
import { clipsByKey, endMs, type Clip, type TimelineDocument } from './document';
import { withClips } from './patch';
import { onSample } from './samples';

/**
 * Edits after which later clips keep their distance to what was edited. The picture stays, and so do markers and rubber
 * bands of tracks, which belong to it.
 */
export type RippleOperation =
  /** Also closes the gaps, on their tracks or on all. */
  | { type: 'rippleRemove'; keys: readonly string[]; isOnAllTracks?: boolean }
  /** Moves an edge of a clip's sound; the clip goes on beginning where it began. `limitMs`: the end of the timeline. */
  | { type: 'rippleTrim'; key: string; edge: Edge; byMs: number; limitMs: number }
  /** Clips of tracks that begin at a moment or later begin so much later. */
  | { type: 'makeRoom'; tracks: readonly number[]; atMs: number; byMs: number };

/** The state after an operation; the same object when it changes nothing. */
export function reduceRipple(document: TimelineDocument, operation: RippleOperation): TimelineDocument {
  const clips = clipsByKey(document);
  switch (operation.type) {
    case 'rippleRemove': {
      const removed = operation.keys.map((key) => clips.get(key)).filter((clip) => clip !== undefined);
      return rippleRemove(document, removed, operation.isOnAllTracks ?? false);
    }
    case 'rippleTrim': {
      const clip = clips.get(operation.key);
      return clip === undefined ? document : rippleTrim(document, clip, operation);
    }
    case 'makeRoom': {
      const { tracks, atMs, byMs } = operation;
      return shifted(document, (clip) => (tracks.includes(clip.track) && clip.startMs >= atMs ? byMs : 0));
    }
  }
}

/**
 * Takes clips away, and later clips of their tracks, or of all, come forward by as much of the removed time as lies
 * before them; where removed clips overlapped it counts once.
 */
function rippleRemove(document: TimelineDocument, removed: readonly Clip[], isOnAllTracks: boolean): TimelineDocument {
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

/**
 * Clips of the track that began after the clip, also in a fade with it, follow its end, and never pass its beginning.
 */
function rippleTrim(
  document: TimelineDocument,
  clip: Clip,
  { edge, byMs, limitMs }: { edge: Edge; byMs: number; limitMs: number },
): TimelineDocument {
  const next = { ...trimmed(clip, edge, allowedTrim([clip], edge, byMs, limitMs)), startMs: clip.startMs };
  const way = next.durationMs - clip.durationMs;
  const isLater = ({ track, startMs }: Clip) => track === clip.track && startMs > clip.startMs;
  const after = shifted(document, (each) => (isLater(each) ? Math.max(way, clip.startMs - each.startMs) : 0));
  return withClips(after, new Map([[clip.key, next]]));
}

/** Clips moved by what is asked for each, none before 0 or behind the longest timeline. */
function shifted(document: TimelineDocument, byMs: (clip: Clip) => number): TimelineDocument {
  return withClips(
    document,
    new Map(
      document.clips.map((clip) => [
        clip.key,
        { ...clip, startMs: clamp(onSample(clip.startMs + byMs(clip)), 0, MAX_TIMELINE_MS) },
      ]),
    ),
  );
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
