import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { findSignal } from './find-signal';

const RATE = TIMELINE_LIMITS.sampleRate;

/** Clicks of one measure. */
export const CLICKS = 5;
/** Seconds from one click to the next, longer than any latency that is looked for. */
export const CLICK_SPACING = 0.6;
/** The longest latency that is found, seconds: wireless headphones have up to 0.3. */
const LONGEST = 0.5;
const CLICK_SAMPLES = 1_024;
/** Small loudspeakers and microphones of telephones still carry this band, hertz. */
const [LOWEST, HIGHEST] = [600, 7_000];
/**
 * Noise reaches about 0.15: of 24,000 places the best lies 4.3 deviations out, and of 1,024 samples the deviation is
 * 1/32. A click over a loudspeaker in a room reaches 0.5 and more.
 */
const LEAST_LIKENESS = 0.3;
/** Clicks that agree this well are one latency, samples: 1 ms. */
const AGREEMENT = 48;
/** So many of the clicks have to. */
const LEAST_CLICKS = 3;

/** A click that is told from everything else in a room: a short sweep under a Hann window (Farina 2000). */
export function calibrationClick(): Float32Array<ArrayBuffer> {
  const seconds = CLICK_SAMPLES / RATE;
  return Float32Array.from({ length: CLICK_SAMPLES }, (_, i) => {
    const t = i / RATE;
    const phase = 2 * Math.PI * (LOWEST * t + ((HIGHEST - LOWEST) / (2 * seconds)) * t * t);
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (CLICK_SAMPLES - 1));
    return 0.5 * window * Math.sin(phase);
  });
}

/**
 * How long clicks took from the context's output back into its input.
 * @param heard what was captured, mono @param starts samples of it at which the clicks left
 * @returns seconds; null where too few came back at the same delay
 */
export function measuredLatency(heard: Float32Array, starts: readonly number[]): number | null {
  const click = calibrationClick();
  const delays = starts
    .map((start) => findSignal(heard.subarray(start, start + LONGEST * RATE + click.length), click))
    .filter((found) => found !== null)
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const middle = delays[delays.length >> 1];
  if (middle === undefined) return null;
  const agreeing = delays.filter((delay) => Math.abs(delay - middle) <= AGREEMENT);
  return agreeing.length < LEAST_CLICKS ? null : middle / RATE;
}
