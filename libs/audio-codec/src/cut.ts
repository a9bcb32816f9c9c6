import { cosPi } from './exact';
import type { PcmAudio } from './pcm-audio';

/** A part of a sound, in frames of that sound. */
export interface AudioCut {
  /** [start, end) */
  start: number;
  end: number;
  /** Frames over which it comes and goes; together no more than the part has. */
  fadeIn: number;
  fadeOut: number;
}

/**
 * A part of a sound with its fades: half a period of a raised cosine each, so that level and slope begin and end at
 * nothing.
 * @throws RangeError for a part that is empty or not within the sound, or shorter than its fades
 */
export function cutAudio({ sampleRate, channels }: PcmAudio, { start, end, fadeIn, fadeOut }: AudioCut): PcmAudio {
  const frames = channels[0]?.length ?? 0;
  const isPart =
    [start, end, fadeIn, fadeOut].every((value) => Number.isInteger(value) && value >= 0) &&
    start < end &&
    end <= frames;
  if (!isPart || fadeIn + fadeOut > end - start)
    throw new RangeError('cut: a part of the sound, with fades that fit into it');
  return { sampleRate, channels: channels.map((samples) => faded(samples.slice(start, end), fadeIn, fadeOut)) };
}

function faded(samples: Float32Array, fadeIn: number, fadeOut: number): Float32Array {
  const last = samples.length - 1;
  for (let i = 0; i < fadeIn; i++) samples[i] *= gainAt(i / fadeIn);
  for (let i = 0; i < fadeOut; i++) samples[last - i] *= gainAt(i / fadeOut);
  return samples;
}

const gainAt = (share: number): number => 0.5 - 0.5 * cosPi(share);
