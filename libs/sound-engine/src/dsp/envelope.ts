import { SAMPLE_RATE } from '../voice';
import { clamp, cos, exp, LN_1000, PI, pow } from './exact-math';

/** Factor per frame of a decay by 60 dB in `seconds`. */
export function t60Factor(seconds: number): number {
  return exp(-LN_1000 / (Math.max(1e-5, seconds) * SAMPLE_RATE));
}

/** Factor per frame of a decay to 1/e in `seconds`. */
export function tauFactor(seconds: number): number {
  return exp(-1 / (Math.max(1e-6, seconds) * SAMPLE_RATE));
}

/** Half raised cosine from 0 (t <= 0) to 1 (t >= 1). */
export function raisedCosine(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : 0.5 - 0.5 * cos(PI * t);
}

/** Hann bump, 0 at t = 0 and 1, 1 at 0.5. */
export function hann(t: number): number {
  return t <= 0 || t >= 1 ? 0 : 0.5 - 0.5 * cos(2 * PI * t);
}

/** exp(-|x|^power): bell for gestures. */
export function bell(x: number, power = 2): number {
  return exp(-pow(Math.abs(x), power));
}

/** Value of a curve of (position, value) points, positions rising, at x; `log` interpolates ratios. */
export function pointsAt(points: readonly (readonly [number, number])[], x: number, log = false): number {
  if (points.length === 0) throw new RangeError('points must not be empty');
  if (x <= points[0][0]) return points[0][1];
  for (let i = 1; i < points.length; i++) {
    const [x1, y1] = points[i];
    if (x > x1) continue;
    const [x0, y0] = points[i - 1];
    const t = x1 === x0 ? 1 : (x - x0) / (x1 - x0);
    return log ? y0 * pow(y1 / y0, t) : y0 + (y1 - y0) * t;
  }
  return points[points.length - 1][1];
}

/** Values at equal steps over 0..1 joined by smooth steps: contours of calls and gestures. */
export function contourAt(values: readonly number[], position: number): number {
  if (values.length === 0) throw new RangeError('values must not be empty');
  const x = clamp(position, 0, 1) * (values.length - 1);
  const i = Math.min(values.length - 1, Math.floor(x));
  const next = values[Math.min(values.length - 1, i + 1)];
  const t = x - i;
  return values[i] + (next - values[i]) * t * t * (3 - 2 * t);
}
