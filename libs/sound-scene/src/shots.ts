import type { Timing } from './scene';

/** Between two events of a layer that had one only, seconds. */
const NEW_SPACING_SECONDS = 0.5;
/** An event needs some room to sound before the end. */
const LAST_ONSET_SECONDS = 0.1;

/**
 * So many events: the first ones stay where they are, further ones come as far apart; where there is no room for that
 * before the end, all are spread evenly.
 * @param at onsets, seconds
 * @param count 1 or more
 * @param duration of the scene, seconds
 */
export function repeatShots(at: readonly number[], count: number, duration: number): number[] {
  if (count <= at.length) return at.slice(0, count);
  const [first = 0] = at;
  const last = at.at(-1) ?? first;
  const spacing = at.length > 1 ? (last - first) / (at.length - 1) : NEW_SPACING_SECONDS;
  const latest = Math.max(first, duration - LAST_ONSET_SECONDS);
  const added = count - at.length;
  if (at.length > 0 && last + added * spacing <= latest)
    return [...at, ...Array.from({ length: added }, (_, i) => last + (i + 1) * spacing)];
  const fitting = Math.min(spacing, (latest - first) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => first + i * fitting);
}

/**
 * The same events closer together or farther apart, the first one where it is; never beyond the end.
 * @param pace how many times as close, above 0
 */
export function paceShots(at: readonly number[], pace: number, duration: number): number[] {
  const [first = 0] = at;
  const length = ((at.at(-1) ?? first) - first) / pace;
  const room = Math.max(0, duration - LAST_ONSET_SECONDS - first);
  const fit = length > room && length > 0 ? room / length : 1;
  return at.map((time) => first + ((time - first) / pace) * fit);
}

/**
 * A layer's times when it begins elsewhere: what lasts to the end goes on to it, the rest keeps its length.
 * @param start seconds of the scene
 */
export function beginAt(timing: Timing, start: number, duration: number): Timing {
  const latest = duration - LAST_ONSET_SECONDS;
  if (timing.kind === 'shots') {
    const delta = start - (timing.at[0] ?? 0);
    return { ...timing, at: [...new Set(timing.at.map((at) => Math.min(latest, at + delta)))] };
  }
  const end = timing.end >= latest ? duration : Math.min(duration, timing.end + start - timing.start);
  return { ...timing, start: Math.min(start, end - LAST_ONSET_SECONDS), end };
}
