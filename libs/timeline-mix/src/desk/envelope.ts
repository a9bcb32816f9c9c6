import { MIXER_LIMITS } from '@whoosh/contracts';

/** A point of a rubber band: samples, value. */
export type MixPoint = readonly [at: number, value: number];

/** From here on a level is silence, dB. */
const SILENCE_DB = MIXER_LIMITS.envelopeDb[0];

/** Value of a rubber band at a moment: straight between two points, flat before the first and after the last. */
export function valueAt(points: readonly MixPoint[], at: number): number {
  const [first] = points;
  if (first === undefined) return 0;
  if (at <= first[0]) return first[1];
  const next = points.findIndex(([moment]) => moment > at);
  if (next < 0) return points[points.length - 1][1];
  const [[fromAt, from], [toAt, to]] = [points[next - 1], points[next]];
  return from + ((to - from) * (at - fromAt)) / (toAt - fromAt);
}

/** Linear gain of a level, dB. */
export function levelGain(db: number): number {
  return db <= SILENCE_DB ? 0 : 10 ** (db / 20);
}

/**
 * Multiplies gains[from..to) by a level's rubber band. It depends on the time alone, so that blocks of any size give
 * the same gains.
 * @param at samples of the band at `from`; the next are `step` later each
 */
export function applyLevel(
  points: readonly MixPoint[],
  gains: Float64Array,
  { from, to, at, step = 1 }: { from: number; to: number; at: number; step?: number },
): void {
  let next = 0;
  let gain = 0;
  let ratio = 1;
  let until = -Infinity;
  for (let i = from; i < to; i++) {
    const moment = at + (i - from) * step;
    if (moment >= until) {
      while (next < points.length && points[next][0] <= moment) next++;
      ({ gain, ratio } = stretchAt(points, next, moment, step));
      until = next < points.length ? points[next][0] : Infinity;
    }
    gains[i] *= gain;
    gain *= ratio;
  }
}

/** The gain at a moment before points[next], and what it is multiplied by from sample to sample. */
function stretchAt(
  points: readonly MixPoint[],
  next: number,
  moment: number,
  step: number,
): { gain: number; ratio: number } {
  if (next === 0 || next === points.length)
    return { gain: levelGain(points[Math.min(next, points.length - 1)][1]), ratio: 1 };
  const [[fromAt, from], [toAt, to]] = [points[next - 1], points[next]];
  const perSample = (to - from) / (toAt - fromAt);
  // up to silence the way is straight in dB, too, and ends there
  return { gain: 10 ** ((from + perSample * (moment - fromAt)) / 20), ratio: 10 ** ((perSample * step) / 20) };
}

/**
 * Gains of both sides. A sound keeps the one that it is turned to and loses the other, by a quarter of a cosine: in the
 * middle nothing changes, so that a timeline without pans sounds as it did before there were any.
 * @param pan -1 left .. 1 right
 */
export function balance(pan: number): { left: number; right: number } {
  const lost = Math.cos((Math.PI / 2) * Math.min(1, Math.abs(pan)));
  return pan > 0 ? { left: lost, right: 1 } : { left: 1, right: lost };
}

/** Writes the gains of both sides for a pan that moves. @param at samples of the band at `from` */
export function balanceInto(
  points: readonly MixPoint[],
  sides: { left: Float64Array; right: Float64Array },
  { from, to, at, step = 1, pan = 0 }: { from: number; to: number; at: number; step?: number; pan?: number },
): void {
  let next = 0;
  for (let i = from; i < to; i++) {
    const moment = at + (i - from) * step;
    while (next < points.length && points[next][0] <= moment) next++;
    const { left, right } = balance(Math.max(-1, Math.min(1, pan + between(points, next, moment))));
    sides.left[i] = left;
    sides.right[i] = right;
  }
}

function between(points: readonly MixPoint[], next: number, moment: number): number {
  if (next === 0 || next === points.length) return points[Math.min(next, points.length - 1)][1];
  const [[fromAt, from], [toAt, to]] = [points[next - 1], points[next]];
  return from + ((to - from) * (moment - fromAt)) / (toAt - fromAt);
}
