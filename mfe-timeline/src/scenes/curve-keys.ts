import { shareOf, valueAt, type CurvePoint, type CurveScale } from './curves';

/** Share of the height that an arrow key moves a point where its scale names no step of its own. */
const STEP = 0.05;
const PAGE = 0.2;
const STEP_SECONDS = 0.1;
/** Of a step, while Shift is held. */
const FINE = 0.1;

interface PointKey {
  key: string;
  shiftKey: boolean;
}

/** Where a key moves a point; null removes it, undefined: the key is another's. */
export function keyedPoint(
  { key, shiftKey }: PointKey,
  [time, value]: CurvePoint,
  scale: CurveScale,
): CurvePoint | null | undefined {
  const share = shareOf(value, scale);
  const step = scale.step === undefined ? STEP : scale.step / (scale.high - scale.low);
  const fine = shiftKey ? FINE : 1;
  const higher = (by: number): CurvePoint => [time, valueAt(share + by, scale)];
  switch (key) {
    case 'ArrowUp':
      return higher(step * fine);
    case 'ArrowDown':
      return higher(-step * fine);
    case 'PageUp':
      return higher(PAGE);
    case 'PageDown':
      return higher(-PAGE);
    case 'ArrowRight':
      return [time + STEP_SECONDS * fine, value];
    case 'ArrowLeft':
      return [time - STEP_SECONDS * fine, value];
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
