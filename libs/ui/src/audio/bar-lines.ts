import type { Bar } from '@whoosh/contracts';
import { rampPlace } from './ramp';
import { barRects, fittingBars, gainFor, type BarRect } from './waveform-geometry';

/** The ramp in so many steps: neighbours cannot be told apart by the eye, and each colour is one path. */
const RAMP_STEPS = 12;

/** All bars of one colour, as lines with round ends. */
export interface BarLines {
  /** On the ramp, 0..1; null: silence. */
  place: number | null;
  /** Of the lines, CSS pixels. */
  thickness: number;
  /** SVG's path data, CSS pixels. */
  path: string;
}

/** Those of a sound for the size that was asked for last: rows come back as they were. */
const known = new WeakMap<readonly Bar[], { width: number; height: number; lines: readonly BarLines[] }>();

/** The bars of a sound as lines, few enough to stand in a page beside many others. */
export function barLines(bars: readonly Bar[], width: number, height: number): readonly BarLines[] {
  const before = known.get(bars);
  if (before?.width === width && before.height === height) return before.lines;
  const shown = fittingBars(bars, width);
  const rects = barRects(shown, width, height, gainFor(shown));
  const byColour = new Map<number | null, { thickness: number; path: string }>();
  for (const rect of rects) {
    const step = rect.silent ? null : Math.round(rampPlace(rect.brightness) * RAMP_STEPS);
    const same = byColour.get(step);
    if (same) same.path += lineOf(rect);
    else byColour.set(step, { thickness: brief(rect.silent ? rect.height : rect.width), path: lineOf(rect) });
  }
  const lines = [...byColour].map(([step, line]) => ({
    place: step === null ? null : step / RAMP_STEPS,
    ...line,
  }));
  known.set(bars, { width, height, lines });
  return lines;
}

/**
 * From the middle of one round end to the middle of the other: along the bar, and across it where it is silent and
 * wider than high.
 */
function lineOf({ x, y, width, height, silent }: BarRect): string {
  if (silent) return `M${brief(x + height / 2)} ${brief(y + height / 2)}h${brief(Math.max(0, width - height))}`;
  return `M${brief(x + width / 2)} ${brief(y + width / 2)}v${brief(Math.max(0, height - width))}`;
}

const brief = (pixels: number): number => Math.round(pixels * 100) / 100;
