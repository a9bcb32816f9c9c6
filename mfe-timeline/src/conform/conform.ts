import { frameAt, frameStartMs, type FrameRate, type Shot } from '@whoosh/contracts';
import { endMs, MAX_TIMELINE_MS, MIN_CLIP_MS, onSample, syncMs, type Clip, type TimelineDocument } from '../model';
import { inOrder } from '../model/document';
import { followShots, type Doubt, type Followed } from './match-shots';

/** Why a clip should be looked at after a new cut. */
export type ClipDoubt =
  | Doubt
  /**
   * It lies over several shots, which went different ways: it follows the one that it begins in, or that it is synced
   * to.
   */
  | 'spans'
  /** It would begin before the timeline: its beginning is cut off, or where nothing would be left, it stays. */
  | 'begins';

/** What a new cut does to a clip. */
export interface ClipMove {
  before: Clip;
  /** The same clip where it stays. */
  after: Clip;
  /** The source of its shot, or an empty text. */
  source: string;
  doubt: ClipDoubt | null;
}

export interface Conformed {
  /** With the new cut as its shots. */
  document: TimelineDocument;
  /** Clips that move or should be looked at, in the order of the timeline. */
  moves: readonly ClipMove[];
  movedMarkers: number;
}

/**
 * A timeline after its picture was cut anew. Each clip goes with the shot under its sync point, or under its start
 * where it has none, by whole frames: what lies between a frame and the clip stays to the sample. Markers of a person
 * go with their shots, too.
 * @param before the cut that the clips were laid to @param after the new one; both in time order, not overlapping
 */
export function conformed(
  document: TimelineDocument,
  before: readonly Shot[],
  after: readonly Shot[],
  rate: FrameRate,
): Conformed {
  const follow = followShots(before, after);
  const frame = (ms: number) => frameAt(Math.max(0, ms), rate);
  // from the first sample of one frame to that of the other
  const wayMs = (from: number, to: number) => onSample(frameStartMs(to, rate)) - onSample(frameStartMs(from, rate));
  const moves = document.clips.flatMap((clip): ClipMove[] => {
    const anchor = frame(syncMs(clip) ?? clip.startMs);
    const found = follow(anchor);
    const moved = movedBy(clip, wayMs(anchor, found.frame));
    const doubt = moved.doubt ?? found.doubt ?? (isTorn(clip, found.frame - anchor) ? 'spans' : null);
    if (moved.clip === clip && doubt === null) return [];
    return [{ before: clip, after: moved.clip, source: found.shot?.source ?? '', doubt }];
  });

  /** Whether shots under a clip went other ways than the clip. */
  function isTorn(clip: Clip, byFrames: number): boolean {
    const [from, to] = [frame(clip.startMs), frame(endMs(clip) - LAST_SAMPLE_MS)];
    const begins = [from, ...before.map(({ start }) => start).filter((start) => start > from && start <= to)];
    return begins.length > 1 && begins.some((each) => differs(each, follow(each), byFrames));
  }

  const markers = document.markers.map((marker) => {
    if (marker.kind === 'cut') return marker;
    const at = frame(marker.timeMs);
    const timeMs = Math.max(0, onSample(marker.timeMs + wayMs(at, follow(at).frame)));
    return timeMs === marker.timeMs ? marker : { ...marker, timeMs };
  });
  const clips = new Map(moves.map(({ before: { key }, after: clip }) => [key, clip]));
  return {
    document: {
      ...document,
      clips: inOrder(document.clips.map((clip) => clips.get(clip.key) ?? clip)),
      markers: markers.sort((a, b) => a.timeMs - b.timeMs || (a.key < b.key ? -1 : 1)),
      shots: after,
    },
    moves,
    movedMarkers: markers.filter((marker) => !document.markers.includes(marker)).length,
  };
}

/** A clip that ends where a shot begins is not over it. */
const LAST_SAMPLE_MS = onSample(1 / 48);

const differs = (from: number, { frame, doubt }: Followed, byFrames: number): boolean =>
  doubt !== null || frame - from !== byFrames;

/** The clip somewhere else. Before 0 it loses its beginning, so that the rest stays in its place. */
function movedBy(clip: Clip, byMs: number): { clip: Clip; doubt: 'begins' | null } {
  const startMs = onSample(clip.startMs + byMs);
  if (startMs === clip.startMs) return { clip, doubt: null };
  if (startMs >= 0) return { clip: { ...clip, startMs: Math.min(startMs, MAX_TIMELINE_MS) }, doubt: null };
  const durationMs = onSample(clip.durationMs + startMs);
  if (durationMs < MIN_CLIP_MS) return { clip, doubt: 'begins' };
  const fadeInMs = Math.min(clip.fadeInMs, durationMs);
  return {
    clip: {
      ...clip,
      startMs: 0,
      durationMs,
      offsetMs: onSample(clip.offsetMs - startMs),
      fadeInMs,
      fadeOutMs: onSample(Math.min(clip.fadeOutMs, durationMs - fadeInMs)),
    },
    doubt: 'begins',
  };
}

/**
 * The shots between cuts that were found in a picture: of no source, with their lengths alone.
 * @param cutsMs in time order @param totalMs the end of the picture
 */
export function shotsBetween(cutsMs: readonly number[], totalMs: number, rate: FrameRate): Shot[] {
  const nearest = (ms: number) => Math.round((ms * rate.numerator) / (1_000 * rate.denominator));
  const frames = [...new Set([0, ...cutsMs.map(nearest), nearest(totalMs)])].sort((a, b) => a - b);
  return frames.slice(1).map((end, place) => {
    const start = frames[place] ?? 0;
    return { source: '', sourceStart: 0, start, duration: end - start };
  });
}
