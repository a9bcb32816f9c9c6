import type { Bar } from '@whoosh/contracts';

/** A sound as clips draw it. */
export interface DrawnSound {
  /** Milliseconds. */
  lengthMs: number;
  loop: boolean;
}

/** Bars of the design: 3 px and a gap of 1. */
export const BAR_PITCH = 4;

const SILENCE: Bar = { level: 0, brightness: 0 };

/**
 * The bars of a stretch of a sound, one for every 4 px of the sound's own grid; what lies after the sound is silent.
 * @param bars of the whole sound, at equal distances
 * @param pxPerMs scale of the timeline
 * @param fromPx the first pixel of the sound that is drawn, a multiple of the pitch
 * @param count how many bars
 */
export function clipBars(
  bars: readonly Bar[],
  sound: DrawnSound,
  pxPerMs: number,
  fromPx: number,
  count: number,
): Bar[] {
  return Array.from({ length: count }, (_, index) => {
    const startMs = (fromPx + index * BAR_PITCH) / pxPerMs;
    return loudest(bars, sound, startMs, startMs + BAR_PITCH / pxPerMs);
  });
}

/** The loudest bar of a stretch of the sound. */
function loudest(bars: readonly Bar[], { lengthMs, loop }: DrawnSound, fromMs: number, toMs: number): Bar {
  if (lengthMs <= 0 || bars.length === 0 || (!loop && fromMs >= lengthMs)) return SILENCE;
  const perBar = lengthMs / bars.length;
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
