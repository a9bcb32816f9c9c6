import { createMp3Encoder } from 'wasm-media-encoders';
import { createId3, type Mp3Tags } from './id3';
import { FRAME_SAMPLES } from './mp3-frames';
import { createInfoFrame } from './mp3-info-frame';
import type { PcmAudio } from './pcm-audio';

/** kbit/s of a constant-bitrate file. */
export type Mp3Bitrate = 32 | 48 | 64 | 96 | 128 | 160 | 192 | 224 | 256 | 320;

export interface Mp3Options {
  /** Default 320. */
  bitrate?: Mp3Bitrate;
  tags?: Mp3Tags;
}

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;

const BITRATES: readonly number[] = [32, 48, 64, 96, 128, 160, 192, 224, 256, 320];
/** The rates of MPEG-2, whose frames hold 576 samples, and of MPEG-1, whose frames hold 1152. */
const SAMPLE_RATES: readonly number[] = [22_050, 24_000, 32_000, 44_100, 48_000];
/** Frames handed over at once: keeps the encoder's memory small however long the sound is. */
const CHUNK = 64 * FRAME_SAMPLES;

/**
 * Compiling LAME takes about 40 ms; one instance serves all calls of a thread, which are synchronous once it is there.
 */
let shared: Promise<Encoder> | undefined;

/**
 * Encodes to a constant-bitrate MP3 that decoders give back with exactly the length of the source and no delay (see
 * `createInfoFrame`). Mono or stereo, 22.05, 24, 32, 44.1 or 48 kHz. An empty source gives a file of silence that
 * decodes to nothing.
 * @throws RangeError (as a rejection) for another rate, channel count or bitrate, or channels of different lengths
 */
export async function encodeMp3(audio: PcmAudio, options: Mp3Options = {}): Promise<Uint8Array> {
  const { bitrate = 320, tags = {} } = options;
  return finishMp3(await encodeMp3Stream(audio, bitrate), audio.channels[0]?.length ?? 0, tags);
}

/**
 * A bare stream as a file. @param frames length of its source per channel @throws RangeError when the stream does not
 * fit them
 */
export function finishMp3(stream: Uint8Array, frames: number, tags: Mp3Tags = {}): Uint8Array {
  return concatenate([createId3(tags), createInfoFrame(stream, frames), stream]);
}

/** The frames of an MP3 without what tells a decoder the exact length. @throws as `encodeMp3` */
export async function encodeMp3Stream(audio: PcmAudio, bitrate: Mp3Bitrate = 320): Promise<Uint8Array> {
  const frames = checkedFrames(audio, bitrate);
  try {
    const encoder = await (shared ??= createMp3Encoder());
    return encodeStream(encoder, audio, frames, bitrate);
  } catch (error) {
    shared = undefined; // an instance that failed once may be left in any state
    throw error;
  }
}

function checkedFrames(audio: PcmAudio, bitrate: number): number {
  const [first, second] = audio.channels;
  if (first === undefined || audio.channels.length > 2) throw new RangeError('audio: one or two channels');
  if (second !== undefined && second.length !== first.length)
    throw new RangeError('audio: channels of different lengths');
  if (!SAMPLE_RATES.includes(audio.sampleRate)) throw new RangeError('audio: 22050, 24000, 32000, 44100 or 48000 Hz');
  if (!BITRATES.includes(bitrate))
    throw new RangeError('bitrate: 32, 48, 64, 96, 128, 160, 192, 224, 256 or 320 kbit/s');
  return first.length;
}

function encodeStream(encoder: Encoder, audio: PcmAudio, frames: number, bitrate: Mp3Bitrate): Uint8Array {
  encoder.configure({ channels: audio.channels.length === 2 ? 2 : 1, sampleRate: audio.sampleRate, bitrate });
  const parts: Uint8Array[] = [];
  for (let from = 0; from < frames; from += CHUNK) {
    // The encoder answers with a view of its own memory, which the next call overwrites: hence the copies.
    parts.push(encoder.encode(audio.channels.map((samples) => samples.subarray(from, from + CHUNK))).slice());
  }
  parts.push(encoder.finalize().slice());
  return concatenate(parts);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
