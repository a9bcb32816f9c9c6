import type { PictureTiming, Shot } from '@whoosh/contracts';
import type { TimelineDocument } from '../model';
import { shotsBetween } from './conform';
import { sourceName } from './source-name';

/** The video that clips were laid to. */
export interface LaidTo {
  /** When its pictures show; null without a video. */
  timing: PictureTiming | null;
  /** Of its file; null where that is not known. */
  name: string | null;
}

/**
 * The cut that the clips were laid to: as it was read, else as it was found in the video; empty where there is none.
 * @param totalMs where the last shot ends that was found
 * @param after the cut that comes: where it is made of the very video, its source is that of the shots that were found
 */
export function cutOf(
  { shots, markers }: TimelineDocument,
  { timing, name }: LaidTo,
  totalMs: number,
  after: readonly Shot[],
): readonly Shot[] {
  if (shots !== null || timing === null) return shots ?? [];
  const cutsMs = markers.filter(({ kind }) => kind === 'cut').map(({ timeMs }) => timeMs);
  const found = shotsBetween(cutsMs, totalMs, timing.rate);
  const video = videoIn(after, found, { name, firstFrame: timing.firstFrame });
  if (video !== null) return found.map((shot) => ({ ...shot, ...video, sourceStart: video.sourceStart + shot.start }));
  return cutsMs.length === 0 ? [] : found;
}

/**
 * The video of the timeline as the source of another cut: what is called as its file is. Where nothing is, the only
 * source there, with no frame that the video has not, and cut somewhere at a cut of the video or at its ends. Files that
 * were cut into the video have frames of their own.
 * @returns its name there and the number of its first frame; null where the cut is made of something else
 */
function videoIn(
  after: readonly Shot[],
  found: readonly Shot[],
  { name, firstFrame }: { name: string | null; firstFrame: number },
): Pick<Shot, 'source' | 'sourceStart'> | null {
  const sources = [...new Set(after.map((shot) => shot.source))].filter((source) => source !== '');
  const own = name === null ? [] : sources.filter((source) => sourceName(source) === sourceName(name));
  const [source, ...others] = own.length > 0 ? own : sources;
  if (source === undefined || others.length > 0) return null;
  const shots = after.filter((shot) => shot.source === source);
  // some editors count the frames of a file from its timecode, others from 0
  const sourceStart = Math.min(...shots.map((shot) => shot.sourceStart)) >= firstFrame ? firstFrame : 0;
  const edges = shots.flatMap((shot) => [shot.sourceStart, shot.sourceStart + shot.duration]);
  const known = new Set(found.flatMap(({ start, duration }) => [start, start + duration]));
  const end = Math.max(...known);
  const isWithin = edges.every((edge) => edge - sourceStart <= end);
  const isCutThere = own.length > 0 || edges.some((edge) => known.has(edge - sourceStart));
  return isWithin && isCutThere ? { source, sourceStart } : null;
}
