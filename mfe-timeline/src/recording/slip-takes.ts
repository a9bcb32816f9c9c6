import { endMs, type Clip, type Operation, type TimelineDocument } from '../model';

/** Takes that are heard in the place of others, and what is selected then. */
export interface SlippedTakes {
  operation: Operation;
  keys: string[];
}

/**
 * For each recorded clip, the one some places further among those that lie over one another there, in the order in which
 * they were stored; it is heard, the others are muted. They form a ring.
 * @returns null where no clip has another under it
 */
export function slippedTakes({ clips }: TimelineDocument, selected: readonly Clip[], by: number): SlippedTakes | null {
  const operations: Operation[] = [];
  const keys = selected.map((clip) => {
    const stack = clips
      .filter((other) => isTakeOf(clip, other))
      .sort((a, b) => (a.mediaId ?? 0) - (b.mediaId ?? 0) || a.startMs - b.startMs);
    const place = stack.findIndex(({ key }) => key === clip.key);
    const next = stack[(place + by + stack.length) % stack.length];
    if (stack.length < 2 || next === undefined) return clip.key;
    const others = stack.filter(({ key }) => key !== next.key).map(({ key }) => key);
    operations.push({ type: 'set', keys: others, values: { muted: true } });
    operations.push({ type: 'set', keys: [next.key], values: { muted: false } });
    return next.key;
  });
  return operations.length === 0 ? null : { operation: { type: 'all', operations }, keys };
}

/** Recorded, on the same track, and over at least half of the shorter one. */
function isTakeOf(clip: Clip, other: Clip): boolean {
  if (clip.mediaId === null || other.mediaId === null || clip.track !== other.track) return false;
  const shared = Math.min(endMs(clip), endMs(other)) - Math.max(clip.startMs, other.startMs);
  return shared >= Math.min(clip.durationMs, other.durationMs) / 2;
}
