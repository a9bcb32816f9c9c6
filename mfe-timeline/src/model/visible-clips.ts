import { endMs, type Clip, type TimelineDocument } from './document';
import { onSample } from './samples';

/** Clips of one track in the order of their starts, with the latest end of each and all before it. */
interface TrackIndex {
  clips: Clip[];
  latestEnd: number[];
}

const indices = new WeakMap<readonly Clip[], Map<number, TrackIndex>>();

function indexOf({ clips }: TimelineDocument): Map<number, TrackIndex> {
  let tracks = indices.get(clips);
  if (tracks !== undefined) return tracks;
  tracks = new Map();
  for (const clip of clips) {
    let track = tracks.get(clip.track);
    if (track === undefined) tracks.set(clip.track, (track = { clips: [], latestEnd: [] }));
    track.latestEnd.push(Math.max(endMs(clip), track.latestEnd.at(-1) ?? 0));
    track.clips.push(clip);
  }
  indices.set(clips, tracks);
  return tracks;
}

/**
 * Clips of a track that touch a stretch of time; found by two binary searches, the index is made once for each state of
 * the clips.
 */
export function clipsWithin(document: TimelineDocument, track: number, fromMs: number, toMs: number): Clip[] {
  const index = indexOf(document).get(track);
  if (index === undefined) return [];
  const { clips, latestEnd } = index;
  const first = firstWhere(latestEnd.length, (i) => latestEnd[i] !== undefined && latestEnd[i] > fromMs);
  const end = firstWhere(clips.length, (i) => (clips[i]?.startMs ?? Infinity) >= toMs);
  return clips.slice(first, end).filter((clip) => endMs(clip) > fromMs);
}

/** Least index for which a condition holds that, once true, stays true. */
function firstWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Moments that Ctrl+Left and Ctrl+Right jump to: edges of clips, markers and both ends; ascending, each once. */
function editPoints(document: TimelineDocument, durationMs: number): number[] {
  const points = [
    0,
    durationMs,
    ...document.markers.map(({ timeMs }) => timeMs),
    ...document.clips.flatMap((clip) => [clip.startMs, endMs(clip)]),
  ];
  return [...new Set(points)].sort((a, b) => a - b);
}

/** Nearest edit point before (-1) or after (1) a moment; the moment itself when there is none. */
export function nextEditPoint(
  document: TimelineDocument,
  durationMs: number,
  fromMs: number,
  direction: 1 | -1,
): number {
  const points = editPoints(document, durationMs);
  const at = onSample(fromMs);
  return (direction === 1 ? points.find((ms) => ms > at) : points.reverse().find((ms) => ms < at)) ?? at;
}
