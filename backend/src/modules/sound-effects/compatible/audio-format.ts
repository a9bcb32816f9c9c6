import {
  decodeWav,
  encodeMp3,
  encodeWav,
  RateConverter,
  readWavLayout,
  type Mp3Bitrate,
  type PcmAudio,
} from '@whoosh/audio-codec';
import { encodeOggOpus } from './ogg-opus';

/**
 * How a sound is to be written: MP3, Opus in Ogg, or bare 16-bit samples, little-endian, or 8-bit companded ones (ITU-T
 * G.711).
 */
export type AudioFormat =
  | { codec: 'mp3'; sampleRate: number; bitrate: Mp3Bitrate; channels: 1 | 2 }
  | { codec: 'opus'; sampleRate: 48_000; bitrate: number; channels: 2 }
  | { codec: 'pcm'; sampleRate: number; channels: 2 }
  | { codec: 'ulaw' | 'alaw'; sampleRate: number; channels: 1 };

/** @param wav a WAV file, stereo @throws RangeError for a file that is no WAV, or a rate that is not converted to */
export async function convertWav(wav: Uint8Array, format: AudioFormat): Promise<Uint8Array> {
  const audio = atRate(decodeWav(wav), format.sampleRate);
  switch (format.codec) {
    case 'mp3':
      return encodeMp3(format.channels === 1 ? { ...audio, channels: [mono(audio)] } : audio, {
        bitrate: format.bitrate,
      });
    case 'opus':
      return encodeOggOpus(audio, format.bitrate);
    case 'pcm':
      return samplesOf16Bit(audio);
    case 'ulaw':
      return companded(audio, toUlaw);
    case 'alaw':
      return companded(audio, toAlaw);
  }
}

function atRate(audio: PcmAudio, sampleRate: number): PcmAudio {
  if (audio.sampleRate === sampleRate) return audio;
  const converter = new RateConverter(audio.sampleRate, sampleRate, audio.channels.length);
  const [begun, rest] = [converter.push(audio.channels), converter.finish()];
  return {
    sampleRate,
    channels: begun.map((samples, channel) => joined(samples, rest[channel] ?? new Float32Array(0))),
  };
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const whole = new Float32Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

function samplesOf16Bit(audio: PcmAudio): Uint8Array {
  const file = encodeWav(audio, { bitDepth: 16 });
  const { dataStart, frames, bytesPerFrame } = readWavLayout(file);
  return file.slice(dataStart, dataStart + frames * bytesPerFrame);
}

function companded(audio: PcmAudio, compand: (sample: number) => number): Uint8Array {
  return Uint8Array.from(mono(audio), (sample) =>
    compand(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)))),
  );
}

function mono({ channels }: PcmAudio): Float32Array {
  const [left = new Float32Array(0), right = left] = channels;
  return left.map((sample, at) => (sample + (right[at] ?? 0)) / 2);
}

const ULAW_BIAS = 0x84;
const ULAW_CLIP = 32_635;

/** µ-law of ITU-T G.711. @param sample a signed 16-bit integer */
export function toUlaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(ULAW_CLIP, Math.abs(sample)) + ULAW_BIAS;
  const exponent = 31 - Math.clz32(magnitude) - 7;
  return ~(sign | (exponent << 4) | ((magnitude >> (exponent + 3)) & 0x0f)) & 0xff;
}

/** A-law of ITU-T G.711. @param sample a signed 16-bit integer */
export function toAlaw(sample: number): number {
  const sign = sample >= 0 ? 0x80 : 0;
  const magnitude = Math.min(32_767, sample < 0 ? -sample - 1 : sample);
  const exponent = magnitude < 256 ? 0 : 31 - Math.clz32(magnitude) - 7;
  const mantissa = (magnitude >> (exponent === 0 ? 4 : exponent + 3)) & 0x0f;
  return (sign | (exponent << 4) | mantissa) ^ 0x55;
}
