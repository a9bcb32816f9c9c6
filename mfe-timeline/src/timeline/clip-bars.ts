import type { Bar } from '@whoosh/contracts';

/** Which part of its sound a clip shows; times in milliseconds. */
export interface ClipPart {
  /** Length of the sound. */
  soundMs: number;
  offsetMs: number;
  /** Of the clip. */
  durationMs: number;
  loop: boolean;
}

/** Bars of the design: 3 px and a gap of 1. */
export const BAR_PITCH = 4;

const SILENCE: Bar = { level: 0, brightness: 0 };

/**
 * The bars of a clip for a stretch of its pixels, one for every 4 px of the clip's own grid; what lies after the sound is silent.
 * @param bars of the whole sound, at equal distances
 * @param pxPerMs scale of the timeline
 * @param fromPx the first pixel of the clip that is drawn, a multiple of the pitch
 * @param count how many bars
 */
export function clipBars(bars: readonly Bar[], part: ClipPart, pxPerMs: number, fromPx: number, count: number): Bar[] {
  return Array.from({ length: count }, (_, index) => {
    const startMs = (fromPx + index * BAR_PITCH) / pxPerMs;
    const endMs = startMs + BAR_PITCH / pxPerMs;
    return startMs >= part.durationMs ? SILENCE : loudest(bars, part, part.offsetMs + startMs, part.offsetMs + endMs);
  });
}

/** The loudest bar of a stretch of the sound. */
function loudest(bars: readonly Bar[], { soundMs, loop }: ClipPart, fromMs: number, toMs: number): Bar {
  if (soundMs <= 0 || bars.length === 0 || (!loop && fromMs >= soundMs)) return SILENCE;
  const perBar = soundMs / bars.length;
  const first = Math.floor(fromMs / perBar);
  const last = Math.max(first, Math.ceil(toMs / perBar) - 1);
  let found = SILENCE;
  // a stretch longer than the sound repeats it: once through tells all
  for (let index = first; index <= Math.min(last, first + bars.length - 1); index += 1) {
    const bar = bars[loop ? index % bars.length : index];
    if (bar !== undefined && bar.level > found.level) found = bar;
  }
  return found;
}

/** Quiet sounds are drawn up to 12 dB larger, as everywhere (ui's WaveformCanvas). */
export function pictureGain(bars: readonly Bar[]): number {
  const loudest = bars.reduce((max, { level }) => Math.max(max, level), 0);
  return loudest > 0 ? Math.min(4, 1 / loudest) : 1;
}
