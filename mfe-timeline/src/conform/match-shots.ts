import type { Shot } from '@whoosh/contracts';
import { pairedByLength } from './paired-by-length';
import { pairedInOrder, sharedFrames } from './paired-in-order';
import { sourceName } from './source-name';

/** Why a moment does not simply follow its shot. */
export type Doubt =
  /** Its shot is in the new cut no more: it stays. */
  | 'gone'
  /** It was cut off from its shot, which it follows all the same. */
  | 'trimmed'
  /** Several shots could be meant: of those it follows the first; without sources it stays where there is no other. */
  | 'unsure';

/** Where a moment of the old cut is in the new one. */
export interface Followed {
  /** Frame of the timeline; below 0 where what leads to a shot begins before the timeline does. */
  frame: number;
  /** The shot of the old cut that it is in; null before the first. */
  shot: Shot | null;
  doubt: Doubt | null;
}

/** What of a cut is told by its sources is sure; without them only the order and the lengths of shots tell. */
const tellsSources = (shots: readonly Shot[]): boolean => shots.some(({ source }) => source !== '');

/**
 * Follows moments from one cut into another, to the frame. A shot is known again by its source and the frames that it
 * shows of it, in the order of the cut; where one of the cuts tells no sources, by its length among its neighbours. A
 * moment between two shots keeps its distance to the one before.
 * @param before in time order, not overlapping, as `after`
 */
export function followShots(before: readonly Shot[], after: readonly Shot[]): (frame: number) => Followed {
  const hasSources = tellsSources(before) && tellsSources(after);
  const partners = hasSources ? pairedInOrder(before, after) : pairedByLength(before, after);
  return (frame) => {
    const index = lastBegun(before, frame);
    const shot = before[index];
    if (shot === undefined) return { frame, shot: null, doubt: null };
    const within = Math.min(frame, endOf(shot) - 1);
    const moment = { index, shot, frame: within };
    const found = hasSources ? bySource(moment, before, after, partners) : byPlace(moment, after, partners);
    return { frame: found.frame + frame - within, shot, doubt: found.doubt };
  };
}

interface Moment {
  index: number;
  shot: Shot;
  /** Within the shot. */
  frame: number;
}

type Found = Omit<Followed, 'shot'>;

function bySource(
  { index, shot, frame }: Moment,
  before: readonly Shot[],
  after: readonly Shot[],
  partners: readonly (number | null)[],
): Found {
  const sourceFrame = shot.sourceStart + frame - shot.start;
  const at = (there: Shot) => there.start + sourceFrame - there.sourceStart;
  const partner = after[partners[index] ?? -1];
  if (partner !== undefined && shows(partner, shot.source, sourceFrame)) return { frame: at(partner), doubt: null };
  // what another use of the same frame has become is not this one
  const taken = new Set(
    partners.filter((_, other) => other !== index && isShown(before[other], shot.source, sourceFrame)),
  );
  const free = after.filter((there, place) => !taken.has(place) && shows(there, shot.source, sourceFrame));
  const [first] = free;
  if (first !== undefined) return { frame: at(first), doubt: free.length > 1 ? 'unsure' : null };
  // a shot that changed its place has no partner in the order of the cut
  const rest =
    partner ??
    mostShared(
      shot,
      after.filter((_, place) => !partners.includes(place)),
    );
  return rest === null ? { frame, doubt: 'gone' } : { frame: at(rest), doubt: 'trimmed' };
}

/** The one that shows most frames of a shot; null where none shows any. */
function mostShared(shot: Shot, others: readonly Shot[]): Shot | null {
  let [most, best]: [number, Shot | null] = [0, null];
  const shared = sharedFrames([shot], others);
  others.forEach((other, index) => {
    const frames = shared(0, index);
    if (frames > most) [most, best] = [frames, other];
  });
  return best;
}

function byPlace({ index, shot, frame }: Moment, after: readonly Shot[], partners: readonly (number | null)[]): Found {
  const partner = after[partners[index] ?? -1];
  if (partner === undefined) return { frame, doubt: 'unsure' };
  return {
    frame: partner.start + frame - shot.start,
    doubt: partner.duration === shot.duration ? null : 'unsure',
  };
}

const endOf = ({ start, duration }: Shot): number => start + duration;

function shows(shot: Shot, source: string, sourceFrame: number): boolean {
  return (
    sourceFrame >= shot.sourceStart &&
    sourceFrame < shot.sourceStart + shot.duration &&
    sourceName(shot.source) === sourceName(source)
  );
}

const isShown = (shot: Shot | undefined, source: string, sourceFrame: number): boolean =>
  shot !== undefined && shows(shot, source, sourceFrame);

/** The last shot that has begun at a frame; -1 before the first. */
function lastBegun(shots: readonly Shot[], frame: number): number {
  let [low, high] = [0, shots.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shots[middle]?.start ?? 0) <= frame) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
