import { endMs, type Clip, type TimelineDocument } from './document';

/** A new clip on the first track on which nothing sounds at its time; on the last one where all are taken. */
export function inFreeTrack(clip: Clip, { tracks, clips }: TimelineDocument): Clip {
  const isFree = (track: number) =>
    clips.every((other) => other.track !== track || endMs(other) <= clip.startMs || other.startMs >= endMs(clip));
  const free = tracks.findIndex((_, track) => isFree(track));
  return { ...clip, track: free < 0 ? tracks.length - 1 : free };
}
