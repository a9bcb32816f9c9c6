import { SAMPLE_RATE } from '../../voice';

/** Points of an envelope per second. */
export const ENVELOPE_RATE = 1000;
const STEP = SAMPLE_RATE / ENVELOPE_RATE;
/** Quieter than this is silence. */
const FLOOR = 1e-7;

/** A stretch that stands out from what surrounds it, in envelope points. */
export interface SoundEvent {
  start: number;
  peak: number;
  end: number;
}

/** RMS amplitude of every millisecond, smoothed over 3 ms. */
export function amplitudeTrack(x: Float32Array): Float64Array {
  const squares = new Float64Array(Math.floor(x.length / STEP));
  for (let i = 0; i < squares.length * STEP; i++) squares[Math.floor(i / STEP)] += (x[i] * x[i]) / STEP;
  return smoothed(squares, 3).map(Math.sqrt);
}

/** Level in dB, smoothed over `points`. */
export function levelTrack(amplitude: Float64Array, points: number): Float64Array {
  return smoothed(
    amplitude.map((v) => 20 * Math.log10(v + FLOOR)),
    points,
  );
}

/** Moving mean over an odd number of points around each. */
export function smoothed(values: Float64Array, points: number): Float64Array {
  const half = Math.floor(points / 2);
  const sums = new Float64Array(values.length + 1);
  values.forEach((v, i) => {
    sums[i + 1] = sums[i] + v;
  });
  return values.map((_, i) => {
    const [from, to] = [Math.max(0, i - half), Math.min(values.length, i + half + 1)];
    return (sums[to] - sums[from]) / (to - from);
  });
}

export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted.length > 0 ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : NaN;
}

export function median(values: ArrayLike<number>): number {
  return percentile(values, 0.5);
}

/**
 * Events as the measured profiles define them: what rises over halfway between floor and ceiling (at most 18 dB below
 * it), cut where the level dips 9 dB between two peaks. A sound without contrast is one event.
 */
export function findEvents(amplitude: Float64Array): SoundEvent[] {
  const level = levelTrack(amplitude, 15);
  const ceiling = percentile(level, 0.99);
  const floor = Math.max(percentile(level, 0.05), ceiling - 60);
  if (ceiling - floor < 8) return [withPeak(level, 0, level.length)];
  const high = Math.max(ceiling - 18, floor + 0.5 * (ceiling - floor));
  const low = Math.max(high - 8, floor + 2);
  const found: SoundEvent[] = [];
  let start = -1;
  for (let i = 0; i <= level.length; i++) {
    const isUp = i < level.length && level[i] > low;
    if (isUp && start < 0) start = i;
    if (isUp || start < 0) continue;
    const event = withPeak(level, start, i);
    if (level[event.peak] > high && i - start >= 10) found.push(...cutAtDips(level, event));
    start = -1;
  }
  return found;
}

function withPeak(level: Float64Array, start: number, end: number): SoundEvent {
  let peak = start;
  for (let i = start; i < end; i++) if (level[i] > level[peak]) peak = i;
  return { start, peak, end };
}

function cutAtDips(level: Float64Array, { start, end }: SoundEvent): SoundEvent[] {
  const parts: SoundEvent[] = [];
  let left = start;
  let top = -Infinity;
  let dip = Infinity;
  let dipAt = start;
  for (let i = start; i < end; i++) {
    const value = level[i];
    if (value > top && dip === Infinity) top = value;
    else if (value < dip && value < top - 9) [dip, dipAt] = [value, i];
    else if (dip < Infinity && value > dip + 9) {
      parts.push(withPeak(level, left, dipAt));
      [left, top, dip] = [dipAt, value, Infinity];
    }
  }
  return [...parts, withPeak(level, left, end)];
}
