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
