import {
  frameStartMs,
  pictureAt,
  pictureStartMs,
  timecodeAt,
  TIMELINE_LIMITS,
  type PictureTiming,
} from '@whoosh/contracts';
import { showsPictures } from './snapping';
import { pixelsPerMs, toViewMs, type View } from './view';

export interface Tick {
  ms: number;
  /** Text of a labelled tick, null of a small one. */
  label: string | null;
}

const SECOND = 1_000;
const LABEL_PIXELS = 60;
const TICK_PIXELS = 12;
/** A timecode has eleven characters, with hundredths of a frame fourteen. */
const TIMECODE_PIXELS = { even: 96, uneven: 120 } as const;
const PICTURE_STEPS = [1, 2, 5, 10];
/** Distances of ticks that people count in. From 10 s on all are multiples of the specification's 10 s. */
const STEPS = [
  1,
  2,
  5,
  10,
  20,
  50,
  100,
  200,
  500,
  SECOND,
  2 * SECOND,
  5 * SECOND,
  10 * SECOND,
  30 * SECOND,
  60 * SECOND,
  300 * SECOND,
  600 * SECOND,
  1_800 * SECOND,
];
const MARKER_STEP = TIMELINE_LIMITS.markerEverySeconds * SECOND;

/**
 * Ticks within the view up to the end of the timeline. At 100 % every 10 s is labelled; where pictures can be told
 * apart each has its tick, and some their timecode.
 * @param timing null without a video @param decimalSign before parts of a second
 */
export function rulerTicks(
  view: View,
  durationMs: number,
  timing: PictureTiming | null = null,
  decimalSign = '.',
): Tick[] {
  return timing !== null && showsPictures(view.zoom, timing)
    ? pictureTicks(view, durationMs, timing)
    : clockTicks(view, durationMs, decimalSign);
}

function pictureTicks(view: View, durationMs: number, timing: PictureTiming): Tick[] {
  const pixels = pixelsPerMs(view.zoom) * frameStartMs(1, timing.rate);
  const room = TIMECODE_PIXELS[timing.startsMs === null ? 'even' : 'uneven'];
  const every = PICTURE_STEPS.find((step) => step * pixels >= room) ?? 1;
  const first = pictureAt(Math.max(0, view.leftMs), timing);
  const last = pictureAt(Math.min(durationMs, toViewMs(view, view.widthPx)), timing);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const ms = pictureStartMs(first + index, timing);
    return { ms, label: (first + index) % every === 0 ? timecodeAt(ms, timing) : null };
  });
}

function clockTicks(view: View, durationMs: number, decimalSign: string): Tick[] {
  const label = stepOf(view.zoom, LABEL_PIXELS);
  const fine = stepOf(view.zoom, TICK_PIXELS);
  const step = label > MARKER_STEP ? Math.max(MARKER_STEP, fine) : fine;
  const from = Math.floor(Math.max(0, view.leftMs) / step);
  const to = Math.floor(Math.min(durationMs, toViewMs(view, view.widthPx)) / step);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => {
    const ms = (from + i) * step;
    return { ms, label: ms % label === 0 ? rulerTime(ms, label, decimalSign) : null };
  });
}

function stepOf(zoom: number, pixels: number): number {
  const scale = pixelsPerMs(zoom);
  return STEPS.find((step) => step * scale >= pixels) ?? 3_600 * SECOND;
}

/** As exact as the distance of the labels asks for: 01:05, 01:05.2, 01:05.25, 01:05.251. */
function rulerTime(ms: number, stepMs: number, decimalSign: string): string {
  return clockTime(ms, stepMs >= SECOND ? 0 : stepMs >= 100 ? 1 : stepMs >= 10 ? 2 : 3, decimalSign);
}

/** mm:ss or h:mm:ss, with some digits of the second. */
export function clockTime(ms: number, digits: 0 | 1 | 2 | 3, decimalSign = '.'): string {
  const seconds = Math.floor(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const head = hours > 0 ? `${hours}:${two(minutes)}` : two(minutes);
  const rest =
    digits === 0
      ? ''
      : `${decimalSign}${String(Math.floor(ms) % SECOND)
          .padStart(3, '0')
          .slice(0, digits)}`;
  return `${head}:${two(seconds % 60)}${rest}`;
}
