import type { Effect } from '../lexicon/lexicon';
import type { Timing } from '@whoosh/sound-scene';
import type { Moment } from './moment';

/** Kept free behind something that happens at the end, seconds: it shall be heard out. */
const LAST_SECONDS = 1.3;
const SHORTEST_SECONDS = 0.3;

/** A layer's times as the moment has them: what is told to stop ends there ("rain stops after 3 s"), else it begins. */
export function timedBy(timing: Timing, { moment, time }: ToldMoment, duration: number): Timing {
  if (moment === undefined) return timing;
  return time === 'stop' ? endedAt(timing, moment, duration) : movedTo(timing, moment, duration);
}

interface ToldMoment {
  readonly moment?: Moment;
  readonly time?: Effect['time'];
}

function endedAt(timing: Timing, moment: Moment, duration: number): Timing {
  const end = moment === 'end' ? duration : Math.min(moment, duration);
  if (timing.kind !== 'shots') return { ...timing, end: Math.max(end, timing.start + SHORTEST_SECONDS) };
  const before = timing.at.filter((at) => at < end);
  return before.length > 0 ? { ...timing, at: before } : timing;
}

/** Moves a layer's times so that it begins at the moment; what would fall behind the end of the scene is left out. */
export function movedTo(timing: Timing, moment: Moment, duration: number): Timing {
  const latest = Math.max(0, duration - SHORTEST_SECONDS);
  const start = moment === 'end' ? Math.max(0, duration - LAST_SECONDS) : Math.min(moment, latest);
  if (timing.kind === 'shots') {
    const shift = start - (timing.at[0] ?? 0);
    const moved = timing.at.map((at) => at + shift).filter((at) => at < duration);
    return { ...timing, at: moment === 'end' ? fromTheEnd(timing.at, duration) : moved };
  }
  const end = timing.end > start + SHORTEST_SECONDS ? timing.end : duration;
  // A level curve speaks of the old times.
  if (timing.kind === 'continuous')
    return { kind: 'continuous', start, end, fadeIn: Math.min(timing.fadeIn, 0.1), fadeOut: timing.fadeOut };
  return { ...timing, start, end };
}

/** The last of several events is what stands at the end. */
function fromTheEnd(at: readonly number[], duration: number): number[] {
  const last = at[at.length - 1] ?? 0;
  const shift = Math.max(0, duration - LAST_SECONDS) - last;
  const moved = at.map((time) => time + shift);
  return moved[0] < 0 ? [...at] : moved;
}
