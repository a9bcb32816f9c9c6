import { TIMELINE_LIMITS } from '@whoosh/contracts';

const SAMPLES_PER_MS = TIMELINE_LIMITS.sampleRate / 1_000;

/**
 * Milliseconds of the whole sample nearest to a moment. Equal samples give equal numbers, so that times can be
 * compared: after adding two of them the sum goes through here again.
 */
export function onSample(ms: number): number {
  // without the zero that has a sign, which JSON and comparisons tell apart
  return Math.round(ms * SAMPLES_PER_MS) / SAMPLES_PER_MS + 0;
}
