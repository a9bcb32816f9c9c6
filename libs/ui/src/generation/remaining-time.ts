import type { GenerationProgress } from '@whoosh/contracts';

/** How far a sound was at a moment of the page's clock. */
export interface ProgressMark {
  at: number;
  renderedSeconds: number;
}

/** Less of a sound than this says nothing of how fast it is made, seconds of it. */
const LEAST_RENDERED = 0.5;

/** Where the counting begins: the first sign that it is being rendered. null: there is none yet. */
export function firstMark(
  before: ProgressMark | null,
  progress: GenerationProgress | null,
  now: number,
): ProgressMark | null {
  if (before !== null || progress === null || progress.state !== 'running') return before;
  return { at: now, renderedSeconds: progress.renderedSeconds };
}

/** What the server said of one that waits, and when. */
export interface WaitMark {
  at: number;
  seconds: number;
  /** The news that said it. */
  news: GenerationProgress;
}

/** The last that the server said; of one that is rendered it says no more. */
export function lastWait(before: WaitMark | null, progress: GenerationProgress | null, now: number): WaitMark | null {
  if (progress === null || progress.remainingSeconds === null || progress === before?.news) return before;
  return { at: now, seconds: progress.remainingSeconds, news: progress };
}

/** Seconds that are left of what the server said; null once they are over, or when it said nothing. */
export function waitLeft(wait: WaitMark | null, progress: GenerationProgress | null, now: number): number | null {
  if (wait === null || progress === null || progress.renderedSeconds >= progress.askedSeconds) return null;
  const left = wait.seconds - (now - wait.at) / 1000;
  return left > 0 ? left : null;
}

/**
 * Seconds until it is rendered, as fast as it was rendered so far; null while that is not known.
 * @param since from when on it is counted, see `firstMark`
 * @param now milliseconds of the page's clock
 */
export function remainingSeconds(
  since: ProgressMark | null,
  progress: GenerationProgress | null,
  now: number,
): number | null {
  if (since === null || progress === null) return null;
  const rendered = progress.renderedSeconds - since.renderedSeconds;
  const left = progress.askedSeconds - progress.renderedSeconds;
  if (rendered < LEAST_RENDERED || left <= 0) return null;
  return (left * (now - since.at)) / 1000 / rendered;
}

/**
 * Seconds until it is rendered. How fast it was so far tells little at its beginning, and what the server said before
 * it began tells less the longer ago that was: the first counts for as much as is rendered, and for as much as has
 * passed of the time that the server said. null while neither is known.
 */
export function secondsLeft(
  since: ProgressMark | null,
  wait: WaitMark | null,
  progress: GenerationProgress | null,
  now: number,
): number | null {
  const seen = remainingSeconds(since, progress, now);
  const said = waitLeft(wait, progress, now);
  if (seen === null || said === null || wait === null || progress === null) return seen ?? said;
  const unrendered = 1 - progress.renderedSeconds / progress.askedSeconds;
  return seen + (said - seen) * unrendered * (said / wait.seconds);
}
