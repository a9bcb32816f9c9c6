import type { Shot } from '@whoosh/contracts';

/** A stretch of picture on one of several tracks. */
export interface LayeredShot {
  /** Of two at one time the one with the higher layer shows. */
  layer: number;
  source: string;
  /** Milliseconds, unrounded. */
  sourceMs: number;
  startMs: number;
  durationMs: number;
}

/** What shows of stretches that lie over one another, in time order. @param shots in any order */
export function shownShots(shots: readonly (Shot & { layer: number })[]): Shot[] {
  const shown: Shot[] = [];
  for (const { layer: _, ...shot } of [...shots].sort((a, b) => b.layer - a.layer))
    shown.push(...shown.reduce<Shot[]>((left, over) => left.flatMap((piece) => without(piece, over)), [shot]));
  return shown.sort((a, b) => a.start - b.start);
}

/** What of a shot another one leaves to be seen. */
function without(shot: Shot, over: Shot): Shot[] {
  const [end, overEnd] = [shot.start + shot.duration, over.start + over.duration];
  if (over.start >= end || overEnd <= shot.start) return [shot];
  const ahead = { ...shot, duration: over.start - shot.start };
  const behind = {
    ...shot,
    start: overEnd,
    sourceStart: shot.sourceStart + overEnd - shot.start,
    duration: end - overEnd,
  };
  return [ahead, behind].filter(({ duration }) => duration > 0);
}
