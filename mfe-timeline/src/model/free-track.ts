import { endMs, type Clip, type TimelineDocument } from './document';
import type { Operation } from './operations';

/**
 * Lays a new clip on the first track on which nothing sounds at its time; where all are taken on a new one below them,
 * and where there are as many as may be on the last. `limitMs`: the end of the timeline.
 */
export function placedFree(clip: Clip, { tracks, clips }: TimelineDocument, limitMs: number): Operation {
  const isFree = (track: number) =>
    clips.every((other) => other.track !== track || endMs(other) <= clip.startMs || other.startMs >= endMs(clip));
  const free = tracks.findIndex((_, track) => isFree(track));
  if (free >= 0) return { type: 'place', clips: [{ ...clip, track: free }], limitMs };
  const place: Operation = { type: 'place', clips: [{ ...clip, track: tracks.length }], limitMs };
  return { type: 'all', operations: [{ type: 'addTrack', at: tracks.length }, place] };
}
