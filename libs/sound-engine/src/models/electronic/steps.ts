import { semitones } from '../../dsp/exact-math';
import type { GestureEvent } from '../kernels/gesture';

/** Notes one after another: seconds between them, steps in semitones. */
export function steps(gap: number, ...intervals: readonly number[]): readonly GestureEvent[] {
  return intervals.map((interval, k) => ({ at: k * gap, pitch: semitones(interval) }));
}
