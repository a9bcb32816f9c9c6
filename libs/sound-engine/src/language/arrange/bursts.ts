import type { Layer, Timing } from '@whoosh/sound-scene';
import { MODELS } from '../../models/registry';
import { rhythmOf } from './rhythm';

/** Seconds that a sound takes to come and go when a continuous model plays a single event. */
const EVENT_EDGE_SECONDS = 0.03;
/** Each takes four points of a curve, and a curve has at most 200. */
const MAX_CURVED_EVENTS = 48;

/** A texture that was asked for at moments is heard only while they last. */
export function inBursts(
  timing: Timing,
  { source: { model }, mods: { duration } }: Pick<Layer, 'source' | 'mods'>,
): Timing {
  const { kind } = MODELS[model];
  return timing.kind === 'shots' && (kind === 'texture' || kind === 'modulated')
    ? heardDuring(timing.at.slice(0, MAX_CURVED_EVENTS), Math.max(0.3, duration ?? rhythmOf(model).event))
    : timing;
}

function heardDuring(at: readonly number[], seconds: number): Timing {
  const start = at[0] ?? 0;
  const last = at[at.length - 1] ?? start;
  const level = at.flatMap((time, index): [number, number][] => {
    const next = at[index + 1] ?? time + seconds * 2;
    const sounds = Math.min(seconds, next - time - 2 * EVENT_EDGE_SECONDS);
    // Closer together than their edges they run into one another.
    if (sounds < EVENT_EDGE_SECONDS) return [[time, 0]];
    return [
      [time, 0],
      [time + sounds * 0.6, 0],
      [time + sounds, -40],
      ...(index < at.length - 1 ? [[next - EVENT_EDGE_SECONDS, -60] satisfies [number, number]] : []),
    ];
  });
  return {
    kind: 'continuous',
    start,
    end: last + seconds,
    fadeIn: EVENT_EDGE_SECONDS,
    fadeOut: Math.min(0.2, seconds * 0.3),
    curve: { level },
  };
}
