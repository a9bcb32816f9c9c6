import { LIMITS } from '@whoosh/contracts';

/** One second of the duration ruler. */
export interface Tick {
  second: number;
  /** Percent of the ruler's width. */
  left: number;
  /** Longer, with the number above it. */
  major: boolean;
}

const MAJOR_SECONDS = new Set([1, 5, 10, 15, 20]);

/** Place of a time on the ruler in percent; the ruler spans 0 to 22 s. */
export function rulerPercent(seconds: number): number {
  return (Math.min(LIMITS.maxDurationSeconds, Math.max(0, seconds)) / LIMITS.maxDurationSeconds) * 100;
}

/** A tick for every second within the ruler; its right edge is second 22. */
export const RULER_TICKS: readonly Tick[] = Array.from({ length: LIMITS.maxDurationSeconds - 1 }, (_, i) => ({
  second: i + 1,
  left: rulerPercent(i + 1),
  major: MAJOR_SECONDS.has(i + 1),
}));

/** The whole second nearest to a place on the ruler (share 0..1). */
export function durationAt(share: number): number {
  return clampDuration(Math.round(share * LIMITS.maxDurationSeconds));
}

/** 1 to 22 s (specification section 9). */
export function clampDuration(seconds: number): number {
  return Math.min(LIMITS.maxDurationSeconds, Math.max(LIMITS.sliderMinSeconds, seconds));
}

/** Where a key of the slider leads; null for keys that it does not use. */
export function durationForKey(key: string, duration: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clampDuration(duration + LIMITS.sliderStepSeconds);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampDuration(duration - LIMITS.sliderStepSeconds);
    case 'PageUp':
      return clampDuration(duration + 5);
    case 'PageDown':
      return clampDuration(duration - 5);
    case 'Home':
      return LIMITS.sliderMinSeconds;
    case 'End':
      return LIMITS.maxDurationSeconds;
    default:
      return null;
  }
}
