import type { PictureTiming, Shot } from '@whoosh/contracts';
import type { TimelineDocument } from '../model';
import { shotsBetween } from './conform';

/**
 * The cut that the clips were laid to: as it was read, else as it was found in the video; empty where there is none.
 * @param timing of the video; null without one @param totalMs where the last shot ends that was found
 * @param after the cut that comes: where it is made of the very video, its source is that of the shots that were found
 */
export function cutOf(
  { shots, markers }: TimelineDocument,
  timing: PictureTiming | null,
  totalMs: number,
  after: readonly Shot[],
): readonly Shot[] {
  if (shots !== null || timing === null) return shots ?? [];
  const cutsMs = markers.filter(({ kind }) => kind === 'cut').map(({ timeMs }) => timeMs);
  const found = shotsBetween(cutsMs, totalMs, timing.rate);
  const video = videoIn(after, found, timing.firstFrame);
  if (video !== null) return found.map((shot) => ({ ...shot, ...video, sourceStart: video.sourceStart + shot.start }));
  return cutsMs.length === 0 ? [] : found;
}

/**
 * The video of the timeline as the source of another cut: the only one there, with no frame that the video has not, and
 * cut somewhere at a cut of the video or at its ends. Files that were cut into the video have frames of their own.
 * @returns its name there and the number of its first frame; null where the cut is made of something else
 */
function videoIn(
  after: readonly Shot[],
  found: readonly Shot[],
  firstFrame: number,
): Pick<Shot, 'source' | 'sourceStart'> | null {
  const [source = '', ...others] = new Set(after.map((shot) => shot.source));
  if (source === '' || others.length > 0) return null;
  const starts = after.map(({ sourceStart }) => sourceStart);
  // some editors count the frames of a file from its timecode, others from 0
  const sourceStart = Math.min(...starts) >= firstFrame ? firstFrame : 0;
  const edges = after.flatMap((shot) => [shot.sourceStart, shot.sourceStart + shot.duration]);
  const known = new Set(found.flatMap(({ start, duration }) => [start, start + duration]));
  const end = Math.max(...known);
  const isWithin = edges.every((edge) => edge - sourceStart <= end);
  return isWithin && edges.some((edge) => known.has(edge - sourceStart)) ? { source, sourceStart } : null;
}
