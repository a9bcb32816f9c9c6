import { smoothingCoefficient } from '../dsp/one-pole';
import { SAMPLE_RATE } from '../voice';
import { samplePeak } from './true-peak';

const LOOK_AHEAD_FRAMES = Math.round(0.005 * SAMPLE_RATE);
const RELEASE_SECONDS = 0.08;

/**
 * Keeps every sample at or under the ceiling by turning down smoothly 5 ms ahead; works in place on whole channels, all alike.
 * The gain is the average over 5 ms of a minimum over 5 ms, so it has always arrived when the peak comes.
 * @param ceiling linear
 * @param isLoop the end runs into the beginning
 * @returns the gain of each frame, or undefined where nothing had to be turned down
 */
export function limit(channels: readonly Float32Array[], ceiling: number, isLoop = false): Float32Array | undefined {
  if (samplePeak(channels) <= ceiling) return undefined;
  const frames = channels[0]?.length ?? 0;
  const lead = isLoop ? Math.min(frames, SAMPLE_RATE) : 0;
  const needed = neededGain(channels, ceiling, lead);
  holdMinimum(needed, LOOK_AHEAD_FRAMES);
  release(needed);
  average(needed, LOOK_AHEAD_FRAMES);
  const gains = needed.subarray(lead, lead + frames);
  for (const channel of channels) for (let i = 0; i < frames; i++) channel[i] *= gains[i];
  return gains;
}

/** Gain that each frame needs by itself, with `lead` frames of the end before the start and of the start after the end. */
function neededGain(channels: readonly Float32Array[], ceiling: number, lead: number): Float32Array {
  const frames = channels[0]?.length ?? 0;
  const gain = new Float32Array(frames + 2 * lead);
  for (let i = 0; i < gain.length; i++) {
    const at = (i - lead + frames) % frames;
    let peak = 0;
    for (let c = 0; c < channels.length; c++) {
      const magnitude = Math.abs(channels[c][at]);
      if (magnitude > peak) peak = magnitude;
    }
    gain[i] = peak > ceiling ? ceiling / peak : 1;
  }
  return gain;
}

/** Each value becomes the least of itself and the next `width` ones. Monotonic queue: one push and one pop per frame. */
function holdMinimum(values: Float32Array, width: number): void {
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  const result = values.slice();
  for (let i = 0; i < values.length + width; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]] >= values[i]) tail--;
      queue[tail++] = i;
    }
    const at = i - width;
    if (at < 0) continue;
    if (queue[head] < at) head++;
    result[at] = values[queue[head]];
  }
  values.set(result);
}

function release(values: Float32Array): void {
  const rise = smoothingCoefficient(RELEASE_SECONDS);
  let gain = 1;
  for (let i = 0; i < values.length; i++) {
    gain = Math.min(values[i], gain + rise * (1 - gain));
    values[i] = gain;
  }
}

/** Each value becomes the mean of itself and the `width` ones before it. */
function average(values: Float32Array, width: number): void {
  const source = values.slice();
  let sum = (width + 1) * source[0];
  for (let i = 0; i < values.length; i++) {
    sum += source[i] - (i > width ? source[i - width - 1] : source[0]);
    values[i] = Math.min(1, sum / (width + 1));
  }
}
