import type { StageColors } from './stage-colors';

const LINE = 1.2;
const VEIL_OPACITY = 0.6;
const LINE_OPACITY = 0.75;
/** Bend of the curves as ClipFades draws them, of a hundred and of the height's 48. */
const BEND = { x: 0.45, y: 4 / 48 };

/**
 * The fades of a clip: a veil over what is quieter, and the curve.
 * @param box x, y, width and height of the clip under its head, pixels
 * @param widths of both fades, pixels
 */
export function paintFades(
  context: CanvasRenderingContext2D,
  box: readonly [number, number, number, number],
  widths: { riseWidth: number; fallWidth: number },
  colors: StageColors,
): void {
  const { riseWidth, fallWidth } = widths;
  if (riseWidth <= 0 && fallWidth <= 0) return;
  const [x, y, width, height] = box;
  const end = x + width;
  const alpha = context.globalAlpha;
  const rise = () => context.quadraticCurveTo(x + riseWidth * BEND.x, y + height * BEND.y, x + riseWidth, y);
  const fall = () => context.quadraticCurveTo(end - fallWidth * BEND.x, y + height * BEND.y, end, y + height);
  context.beginPath();
  context.moveTo(x, y + height);
  rise();
  context.lineTo(x, y);
  context.closePath();
  context.moveTo(end - fallWidth, y);
  fall();
  context.lineTo(end, y);
  context.closePath();
  context.globalAlpha = alpha * VEIL_OPACITY;
  context.fillStyle = colors.well;
  context.fill();
  context.beginPath();
  context.moveTo(x, y + height);
  rise();
  context.lineTo(end - fallWidth, y);
  fall();
  context.globalAlpha = alpha * LINE_OPACITY;
  context.strokeStyle = colors.ink;
  context.lineWidth = LINE;
  context.stroke();
  context.globalAlpha = alpha;
}
