import type { Clip } from '../model';
import { shareOf, valueAt, type CurvePoint, type CurveScale } from './curves';

/** Height of what a curve is drawn in, that of a clip, and what stays free at its edges; pixels. */
export const CURVE_LANE_HEIGHT = 66;
const INSET = 8;

export interface LaneGeometry {
  clip: Pick<Clip, 'startMs' | 'durationMs' | 'offsetMs'>;
  pxPerMs: number;
  scale: CurveScale;
  /** Of the sound, seconds. */
  duration: number;
}

/**
 * Where a curve is drawn: the clip's stretch in the lane, and in it the points and the line, which goes on flat to both
 * ends.
 */
export function curvePixels(points: readonly CurvePoint[], { clip, pxPerMs, scale }: LaneGeometry) {
  const left = clip.startMs * pxPerMs;
  const width = clip.durationMs * pxPerMs;
  const dots = points.map(([time, value]) => ({ x: (time * 1000 - clip.offsetMs) * pxPerMs, y: yOf(value, scale) }));
  const [first, last] = [dots[0], dots.at(-1)];
  const neutral = yOf(scale.neutral, scale);
  const ends = [{ x: 0, y: first?.y ?? neutral }, ...dots, { x: width, y: last?.y ?? neutral }];
  return { left, width, dots, line: ends.map(({ x, y }) => `${x},${y}`).join(' ') };
}

/** The point of the curve under a pixel of the clip's stretch. */
export function pointAt(
  { x, y }: { x: number; y: number },
  { clip, pxPerMs, scale, duration }: LaneGeometry,
): CurvePoint {
  const time = (x / pxPerMs + clip.offsetMs) / 1000;
  return [Math.max(0, Math.min(duration, time)), valueAt(1 - (y - INSET) / (CURVE_LANE_HEIGHT - 2 * INSET), scale)];
}

function yOf(value: number, scale: CurveScale): number {
  return INSET + (1 - shareOf(value, scale)) * (CURVE_LANE_HEIGHT - 2 * INSET);
}
