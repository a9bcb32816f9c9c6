import type { ClipForm } from './clip-form';
import { HEAD_PX, type ClipPicture } from './clip-picture';
import { paintFades } from './paint-fades';
import type { StageColors } from './stage-colors';

/** Sizes of a clip, pixels: those of Clip.module.css. */
const HEIGHT = 66;
const RADIUS = 4;
const OUTLINE = 2;
const PADDING = 6;
const NAME_FROM = 36;
const WAVE_TOP = 1;
const HANDLE = { radius: 6.5, border: 2 };

/**
 * What a drawn clip reaches beyond its own box on each side, and the height of it all; whole pixels, or its picture is
 * blurred.
 */
export const OVERHANG_PX = 8;
export const WHOLE_HEIGHT_PX = HEIGHT + 2 * OVERHANG_PX;

/** Draws a selected clip with its left top corner at a place. */
export function paintClip(
  context: CanvasRenderingContext2D,
  picture: ClipPicture,
  form: ClipForm,
  x: number,
  y: number,
  colors: StageColors,
): void {
  const { width, soundWidth, soundX, riseWidth, fallWidth, syncX } = form;
  const [bottom, top] = [y + HEIGHT, y + HEAD_PX];
  context.globalAlpha = picture.opacity;
  fillRound(
    context,
    colors.accent,
    [x - OUTLINE, y - OUTLINE, soundWidth + 2 * OUTLINE, HEIGHT + 2 * OUTLINE],
    RADIUS + OUTLINE,
  );
  fillRound(context, colors.well, [x, y, soundWidth, HEIGHT], RADIUS);
  fillRound(context, picture.background, [x, y, soundWidth, HEIGHT], RADIUS);
  fillRound(context, picture.head, [x, y, width, HEAD_PX], [RADIUS, RADIUS, 0, 0]);
  if (width >= NAME_FROM)
    within(context, [x + PADDING, y, width - 2 * PADDING, HEAD_PX], () =>
      context.drawImage(picture.name.image, x + PADDING, y, picture.name.width, picture.name.height),
    );
  within(context, [x, top, soundWidth, bottom - top], () => {
    const { wave } = picture;
    if (wave !== null) context.drawImage(wave.image, x + soundX + wave.fromPx, top + WAVE_TOP, wave.width, wave.height);
    paintFades(context, [x, top, soundWidth, bottom - top], { riseWidth, fallWidth }, colors);
    if (syncX === null) return;
    context.fillStyle = colors.accent;
    context.fillRect(x + syncX, top, 1, bottom - top);
  });
  for (const place of [riseWidth, soundWidth - fallWidth]) paintHandle(context, x + place, top, colors);
  context.globalAlpha = 1;
}

type Box = readonly [x: number, y: number, width: number, height: number];

function fillRound(context: CanvasRenderingContext2D, color: string, box: Box, radii: number | number[]): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(...box, radii);
  context.fill();
}

function within(context: CanvasRenderingContext2D, box: Box, paint: () => void): void {
  context.save();
  context.beginPath();
  context.rect(...box);
  context.clip();
  paint();
  context.restore();
}

function paintHandle(context: CanvasRenderingContext2D, x: number, y: number, { well, ink }: StageColors): void {
  const { radius, border } = HANDLE;
  for (const [color, size] of [
    [well, radius],
    [ink, radius - border],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fill();
  }
}
