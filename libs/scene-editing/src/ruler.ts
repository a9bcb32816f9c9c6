import { LIMITS } from '@whoosh/contracts';

/** One second of the duration ruler. */
export interface Tick {
  second: number;
  /** Percent of the ruler's width. */
  left: number;
  /** Longer, with the number above it. */
  major: boolean;
}

/**
 * How far a ruler reaches, seconds, and which of its seconds have numbers. A short sound gets a short ruler, so that it
 * can be seen.
 */
const REACHES: readonly { seconds: number; numbered: readonly number[] }[] = [
  { seconds: 3, numbered: [1, 2] },
  { seconds: 6, numbered: [1, 2, 3, 4, 5] },
  { seconds: 11, numbered: [1, 5, 10] },
  { seconds: LIMITS.maxDurationSeconds, numbered: [1, 5, 10, 15, 20] },
];
/** Beyond the last second there is room for half of the handle. */
const ROOM = 23 / 22;

/** The whole ruler, where nothing says how much of it is needed, seconds. */
export const WHOLE_RULER = LIMITS.maxDurationSeconds;

/** How far the ruler of a sound reaches, seconds: beyond its end, so that it can be drawn longer. */
export function rulerReach(seconds: number): number {
  return REACHES.find((reach) => seconds < reach.seconds)?.seconds ?? WHOLE_RULER;
}

/** Place of a time in percent of the width of a ruler that reaches so far, seconds. */
export function rulerPercent(seconds: number, reach: number): number {
  return (Math.min(reach, Math.max(0, seconds)) / (reach * ROOM)) * 100;
}

/** A tick for every second within a ruler. */
export function rulerTicks(reach: number): Tick[] {
  const numbered = REACHES.find(({ seconds }) => seconds === reach)?.numbered ?? [];
  return Array.from({ length: Math.ceil(reach) - 1 }, (_, i) => ({
    second: i + 1,
    left: rulerPercent(i + 1, reach),
    major: numbered.includes(i + 1),
  }));
}

/** The whole second nearest to a place on a ruler (share 0..1 of its width). */
export function durationAt(share: number, reach: number): number {
  return clampDuration(Math.round(Math.min(reach, share * reach * ROOM)));
}

/** 1 to 22 s (docs/spec-walk.md, part 9). */
export function clampDuration(seconds: number): number {
  return Math.min(LIMITS.maxDurationSeconds, Math.max(LIMITS.sliderMinSeconds, seconds));
}

/** The next whole second. */
export function longer(duration: number): number {
  return clampDuration(Math.floor(duration) + LIMITS.sliderStepSeconds);
}

/** The whole second before. */
export function shorter(duration: number): number {
  return clampDuration(Math.ceil(duration) - LIMITS.sliderStepSeconds);
}

/** Seconds that the keys of a page go. */
const PAGE_SECONDS = 5;

/** Where a key of the slider leads; null for keys that it does not use. */
export function durationForKey(key: string, duration: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return longer(duration);
    case 'ArrowLeft':
    case 'ArrowDown':
      return shorter(duration);
    case 'PageUp':
      return clampDuration(Math.round(duration) + PAGE_SECONDS);
    case 'PageDown':
      return clampDuration(Math.round(duration) - PAGE_SECONDS);
    case 'Home':
      return LIMITS.sliderMinSeconds;
    case 'End':
      return LIMITS.maxDurationSeconds;
    default:
      return null;
  }
}
