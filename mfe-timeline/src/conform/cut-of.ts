import type { PictureTiming, Shot } from '@whoosh/contracts';
import type { TimelineDocument } from '../model';
import { shotsBetween } from './conform';

/**
 * The cut that the clips were laid to: as it was read, else as it was found in the video; empty where there is none.
 * @param totalMs where the last shot ends that was found
 */
export function cutOf({ shots, markers }: TimelineDocument, { rate }: PictureTiming, totalMs: number): readonly Shot[] {
  const cutsMs = markers.filter(({ kind }) => kind === 'cut').map(({ timeMs }) => timeMs);
  return shots ?? (cutsMs.length === 0 ? [] : shotsBetween(cutsMs, totalMs, rate));
}
