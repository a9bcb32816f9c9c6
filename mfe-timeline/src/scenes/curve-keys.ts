import { shareOf, valueAt, type CurvePoint, type CurveScale } from './curves';

/** Share of the height that an arrow key moves a point, and the seconds. */
const STEP = 0.05;
const PAGE = 0.2;
const STEP_SECONDS = 0.1;

/** Where a key moves a point; null removes it, undefined: the key is another's. */
export function keyedPoint(key: string, [time, value]: CurvePoint, scale: CurveScale): CurvePoint | null | undefined {
  const higher = (by: number): CurvePoint => [time, valueAt(shareOf(value, scale) + by, scale)];
  switch (key) {
    case 'ArrowUp':
      return higher(STEP);
    case 'ArrowDown':
      return higher(-STEP);
    case 'PageUp':
      return higher(PAGE);
    case 'PageDown':
      return higher(-PAGE);
    case 'ArrowRight':
      return [time + STEP_SECONDS, value];
    case 'ArrowLeft':
      return [time - STEP_SECONDS, value];
    case 'Home':
      return [time, scale.low];
    case 'End':
      return [time, scale.high];
    case 'Delete':
    case 'Backspace':
      return null;
    default:
      return undefined;
  }
}
