import type { PcmAudio } from './pcm-audio';

export const FULL_SCALE_24 = 0x80_0000;
const FULL_SCALE_16 = 0x8000;

/** A sample as a 24-bit integer: plain rounding, clipped to the range of the format, NaN as 0. */
export function quantizer24(sample: number): number {
  const value = Math.round(sample * FULL_SCALE_24);
  if (value > FULL_SCALE_24 - 1) return FULL_SCALE_24 - 1;
  if (value < -FULL_SCALE_24) return -FULL_SCALE_24;
  return value | 0;
}

/**
 * The samples that a 24-bit WAV file of this audio holds: the same as `decodeWav(encodeWav(audio))`, without the way
 * round.
 */
export function quantize(audio: PcmAudio): PcmAudio {
  return { sampleRate: audio.sampleRate, channels: audio.channels.map(quantizeChannel) };
}

function quantizeChannel(samples: Float32Array): Float32Array {
  const stored = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) stored[i] = quantizer24(samples[i]) / FULL_SCALE_24;
  return stored;
}

/**
 * 16-bit quantiser with triangular dither of one step either side (TPDF), so that the error does not depend on the
 * signal. Reference: Lipshitz, Wannamaker and Vanderkooy, "Quantization and Dither", JAES 40 (1992).
 * @param seed unsigned 32-bit
 */
export function tpdfQuantizer16(seed: number): (sample: number) => number {
  // Weyl sequence through a 32-bit mixer (splitmix32): any seed, 0 included, gives a full-period stream.
  let state = seed | 0;
  const uniform = (): number => {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  return (sample) => {
    const value = Math.round(sample * FULL_SCALE_16 + uniform() - uniform());
    if (value > FULL_SCALE_16 - 1) return FULL_SCALE_16 - 1;
    if (value < -FULL_SCALE_16) return -FULL_SCALE_16;
    return value | 0;
  };
}
