import { endMs, type Clip, type Operation, type TimelineDocument } from '../model';
import { isTakeName } from './take-names';

/** Takes that are heard in the place of others, and what is selected then. */
export interface SlippedTakes {
  operation: Operation;
  keys: string[];
}

/**
 * For each recorded clip, the one some places further among those that lie over one another there, in the order in
 * which they were stored; it is heard, the others are muted. They form a ring.
 * @param nameOf the sound of a clip: other sounds of one's own that lie over one another are no takes
 * @returns null where no clip has another under it
 */
export function slippedTakes(
  { clips }: TimelineDocument,
  selected: readonly Clip[],
  by: number,
  nameOf: (clip: Clip) => string,
): SlippedTakes | null {
  const takes = clips.filter((clip) => clip.mediaId !== null && isTakeName(nameOf(clip)));
  const operations: Operation[] = [];
  const keys = selected.map((clip) => {
    const stack = takes
      .filter((other) => liesOver(clip, other))
      .sort((a, b) => (a.mediaId ?? 0) - (b.mediaId ?? 0) || a.startMs - b.startMs);
    const place = stack.findIndex(({ key }) => key === clip.key);
    const next = stack[(place + by + stack.length) % stack.length];
    if (place < 0 || stack.length < 2 || next === undefined) return clip.key;
    const others = stack.filter(({ key }) => key !== next.key).map(({ key }) => key);
    operations.push({ type: 'set', keys: others, values: { muted: true } });
    operations.push({ type: 'set', keys: [next.key], values: { muted: false } });
    return next.key;
  });
  return operations.length === 0 ? null : { operation: { type: 'all', operations }, keys };
}

/** On the same track, and over at least half of the shorter one. */
function liesOver(clip: Clip, other: Clip): boolean {
  if (clip.track !== other.track) return false;
  const shared = Math.min(endMs(clip), endMs(other)) - Math.max(clip.startMs, other.startMs);
  return shared >= Math.min(clip.durationMs, other.durationMs) / 2;
}
