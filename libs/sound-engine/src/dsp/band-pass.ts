import { SAMPLE_RATE } from '../voice';
import { clamp, cos, sin, TWO_PI } from './exact-math';

/**
 * Two-pole band-pass y = b (x - x2) + c y1 + r y2 of gain 1 at its centre: its parts, for loops that do more than
 * filter.
 */
export interface BandPass {
  b: number;
  c: number;
  r: number;
}

/**
 * @param frequency Hz, centre of the band
 * Reference: R. Bristow-Johnson, Audio EQ Cookbook.
 */
export function bandPassOf(frequency: number, q: number): BandPass {
  const w = (TWO_PI * clamp(frequency, 1, SAMPLE_RATE * 0.49)) / SAMPLE_RATE;
  const alpha = sin(w) / (2 * q);
  return { b: alpha / (1 + alpha), c: (2 * cos(w)) / (1 + alpha), r: -(1 - alpha) / (1 + alpha) };
}
