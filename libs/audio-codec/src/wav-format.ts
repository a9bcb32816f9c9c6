import type { PcmAudio } from './pcm-audio';
import { RateConverter } from './rate-converter';
import { encodeWav } from './wav';

/** In what form a sound of 48 kHz can be had as a WAV file. */
export interface WavFormat {
  bitDepth: 16 | 24;
  sampleRate: 48_000 | 96_000;
}

/** The form in which the engine's sounds are stored. */
export const RENDERED_FORMAT: WavFormat = { bitDepth: 24, sampleRate: 48_000 };

/** Frames heard before and after a loop while its rate is converted; more than the converter looks at. */
const LOOP_MARGIN = 64;
const HEADER_BYTES = 44;

/**
 * The samples of a sound of 48 kHz in another form, as a WAV file's data chunk holds them: interleaved, little-endian.
 * 16 bits are dithered with a fixed seed, so the same sound gives the same bytes. 96 kHz is converted, without delay:
 * nothing is added above 24 kHz. Where the sound loops, its end is heard before its beginning and the other way round,
 * so that the seam stays one.
 * @throws RangeError for a sound of another rate
 */
export function wavData(audio: PcmAudio, { bitDepth, sampleRate }: WavFormat, loops = false): Uint8Array {
  if (audio.sampleRate !== RENDERED_FORMAT.sampleRate) throw new RangeError('audio: only from 48000 Hz');
  const channels = sampleRate === audio.sampleRate ? audio.channels : doubled(audio.channels, loops);
  return encodeWav({ sampleRate, channels }, bitDepth === 24 ? { bitDepth } : { bitDepth, ditherSeed: 1 }).subarray(
    HEADER_BYTES,
  );
}

function doubled(channels: readonly Float32Array[], loops: boolean): Float32Array[] {
  const converter = new RateConverter(RENDERED_FORMAT.sampleRate, 2 * RENDERED_FORMAT.sampleRate, channels.length);
  const margin = loops ? Math.min(LOOP_MARGIN, channels[0]?.length ?? 0) : 0;
  const parts = [
    ...(margin > 0 ? [converter.push(channels.map((samples) => samples.subarray(samples.length - margin)))] : []),
    converter.push(channels),
    ...(margin > 0 ? [converter.push(channels.map((samples) => samples.subarray(0, margin)))] : []),
    converter.finish(),
  ];
  return channels.map((samples, c) => {
    const whole = new Float32Array(parts.reduce((sum, part) => sum + (part[c]?.length ?? 0), 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part[c] ?? [], at);
      at += part[c]?.length ?? 0;
    }
    return whole.subarray(2 * margin, 2 * (margin + samples.length));
  });
}
