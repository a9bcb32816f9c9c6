import { LookAheadGain, samplePeak } from '@whoosh/audio-codec';
import { smoothingCoefficient } from '../dsp/one-pole';
import { SAMPLE_RATE } from '../voice';

const LOOK_AHEAD_FRAMES = Math.round(0.005 * SAMPLE_RATE);
const RELEASE_SECONDS = 0.08;

/**
 * Keeps every sample at or under the ceiling by turning down smoothly 5 ms ahead; works in place on whole channels, all
 * alike. The gain is the average over 5 ms of a minimum over 5 ms, so it has always arrived when the peak comes.
 * @param ceiling linear
 * @param isLoop the end runs into the beginning
 * @returns the gain of each frame, or undefined where nothing had to be turned down
 */
export function limit(channels: readonly Float32Array[], ceiling: number, isLoop = false): Float32Array | undefined {
  if (samplePeak(channels) <= ceiling) return undefined;
  const frames = channels[0]?.length ?? 0;
  const lead = isLoop ? Math.min(frames, SAMPLE_RATE) : 0;
  const needed = neededGain(channels, ceiling, lead);
  new LookAheadGain(LOOK_AHEAD_FRAMES, smoothingCoefficient(RELEASE_SECONDS)).process(needed);
  const gains = needed.subarray(lead + LOOK_AHEAD_FRAMES, lead + LOOK_AHEAD_FRAMES + frames);
  for (const channel of channels) for (let i = 0; i < frames; i++) channel[i] *= gains[i];
  return gains;
}

/**
 * Gain that each frame needs by itself, with `lead` frames of the end before the start and of the start after the end;
 * then the look-ahead.
 */
function neededGain(channels: readonly Float32Array[], ceiling: number, lead: number): Float32Array {
  const frames = channels[0]?.length ?? 0;
  const gain = new Float32Array(frames + 2 * lead + LOOK_AHEAD_FRAMES).fill(1, frames + 2 * lead);
  for (let i = 0; i < frames + 2 * lead; i++) {
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
