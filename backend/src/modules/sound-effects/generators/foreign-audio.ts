import {
  decodeFrames,
  type PcmAudio,
  RateConverter,
  readWavLayout,
  RENDERED_FORMAT,
  samplePeak,
  truePeak,
} from '@whoosh/audio-codec';
import { MPEGDecoder } from 'mpg123-decoder';

/** A sound as a generator of others gave it: a file, or bare 16-bit samples, little-endian and interleaved. */
export type ForeignAudio =
  | { kind: 'wav' | 'mp3'; bytes: Uint8Array }
  | { kind: 'pcm16'; bytes: Uint8Array; sampleRate: number; channels: 1 | 2 };

/** How far its length may be from what was asked for: the part of it, and at least so many seconds. */
const LENGTH_TOLERANCE = 0.1;
const LEAST_TOLERANCE_SECONDS = 0.25;
/** What stays under this is silence, -60 dBFS. */
const SILENCE = 0.001;
const TRUE_PEAK_CEILING = 10 ** (-1 / 20);
const LOWEST_RATE = 8_000;
const HIGHEST_RATE = 192_000;
/** A sound that is cut ends within this time, seconds; where a loop is cut, its ends are blended over it. */
const CUT_FADE_SECONDS = 0.02;
/** An MP3 is decoded in pieces, so that one which is far too long is noticed before it fills the memory. */
const PIECE_BYTES = 65_536;

/**
 * Makes of what a generator gave a sound as ours are: stereo, 48 kHz, of exactly the length that was asked for, true
 * peak at most -1 dBTP. A longer one is cut, a shorter one ends in silence; a loop stays one.
 * @throws RangeError for what is no sound, is silent, holds samples that are no numbers, or has another length by more
 * than 10 % and 0.25 s
 */
export async function readForeign(audio: ForeignAudio, seconds: number, loop: boolean): Promise<PcmAudio> {
  const tolerance = Math.max(LEAST_TOLERANCE_SECONDS, seconds * LENGTH_TOLERANCE);
  const decoded = await decode(audio, seconds + tolerance);
  const { sampleRate, channels } = decoded;
  const length = (channels[0]?.length ?? 0) / sampleRate;
  if (Math.abs(length - seconds) > tolerance) throw new RangeError(`${length.toFixed(2)} s instead of ${seconds} s`);
  if (channels.some((samples) => samples.some((sample) => !Number.isFinite(sample))))
    throw new RangeError('samples that are no numbers');
  if (samplePeak(channels) < SILENCE) throw new RangeError('silence');
  const stereo = asStereo(convert(decoded));
  const fitted = stereo.map((samples) => fit(samples, Math.round(seconds * RENDERED_FORMAT.sampleRate), loop));
  const peak = truePeak(fitted);
  if (peak > TRUE_PEAK_CEILING)
    for (const samples of fitted)
      for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * (TRUE_PEAK_CEILING / peak);
  return { sampleRate: RENDERED_FORMAT.sampleRate, channels: fitted };
}

function decode(audio: ForeignAudio, mostSeconds: number): PcmAudio | Promise<PcmAudio> {
  switch (audio.kind) {
    case 'mp3':
      return decodeMp3(audio.bytes, mostSeconds);
    case 'wav':
      return decodePlain(audio.bytes, readWavLayout(audio.bytes), mostSeconds);
    case 'pcm16': {
      const { bytes, sampleRate, channels: channelCount } = audio;
      const bytesPerFrame = channelCount * 2;
      return decodePlain(
        bytes,
        {
          tag: 1,
          channelCount,
          sampleRate,
          bitDepth: 16,
          dataStart: 0,
          bytesPerFrame,
          frames: Math.floor(bytes.length / bytesPerFrame),
        },
        mostSeconds,
      );
    }
  }
}

function decodePlain(bytes: Uint8Array, layout: ReturnType<typeof readWavLayout>, mostSeconds: number): PcmAudio {
  checkShape(layout.sampleRate, layout.channelCount);
  const data = bytes.subarray(layout.dataStart, layout.dataStart + layout.frames * layout.bytesPerFrame);
  if (data.length / layout.bytesPerFrame > mostSeconds * layout.sampleRate)
    throw new RangeError(`more than ${mostSeconds.toFixed(2)} s`);
  return decodeFrames(data, layout);
}

async function decodeMp3(bytes: Uint8Array, mostSeconds: number): Promise<PcmAudio> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const pieces: Float32Array[][] = [];
    let [sampleRate, frames] = [0, 0];
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = decoder.decode(bytes.subarray(at, at + PIECE_BYTES));
      if (piece.samplesDecoded === 0) continue;
      ({ sampleRate } = piece);
      frames += piece.samplesDecoded;
      if (frames > mostSeconds * sampleRate) throw new RangeError(`more than ${mostSeconds.toFixed(2)} s`);
      pieces.push(piece.channelData.map((samples) => samples.slice()));
    }
    checkShape(sampleRate, pieces[0]?.length ?? 0);
    return {
      sampleRate,
      channels: (pieces[0] ?? []).map((_, channel) =>
        joined(
          pieces.map((piece) => piece[channel] ?? new Float32Array(0)),
          frames,
        ),
      ),
    };
  } finally {
    decoder.free();
  }
}

function checkShape(sampleRate: number, channels: number): void {
  if (channels < 1 || channels > 2) throw new RangeError(`${channels} channels`);
  if (sampleRate < LOWEST_RATE || sampleRate > HIGHEST_RATE) throw new RangeError(`${sampleRate} Hz`);
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function convert(audio: PcmAudio): PcmAudio {
  const { sampleRate } = RENDERED_FORMAT;
  if (audio.sampleRate === sampleRate) return audio;
  const converter = new RateConverter(audio.sampleRate, sampleRate, audio.channels.length);
  const [begun, rest] = [converter.push(audio.channels), converter.finish()];
  return {
    sampleRate,
    channels: begun.map((samples, c) =>
      joined([samples, rest[c] ?? new Float32Array(0)], samples.length + (rest[c]?.length ?? 0)),
    ),
  };
}

function asStereo({ channels }: PcmAudio): Float32Array[] {
  const [left = new Float32Array(0), right = left.slice()] = channels;
  return [left, right];
}

/** Exactly so many frames of it. */
function fit(samples: Float32Array, frames: number, loop: boolean): Float32Array {
  if (samples.length === frames) return samples;
  return loop ? fitLoop(samples, frames) : fitOnce(samples, frames);
}

function fitOnce(samples: Float32Array, frames: number): Float32Array {
  const fitted = new Float32Array(frames);
  fitted.set(samples.subarray(0, frames));
  const end = Math.min(samples.length, frames);
  const fade = Math.min(end, Math.round(CUT_FADE_SECONDS * RENDERED_FORMAT.sampleRate));
  for (let i = 0; i < fade; i++) fitted[end - 1 - i] = (fitted[end - 1 - i] ?? 0) * (i / fade);
  return fitted;
}

/** What comes after the cut, as the loop would go on, is blended into its beginning: so the end leads into it. */
function fitLoop(samples: Float32Array, frames: number): Float32Array {
  const around = (at: number): number => samples[at % samples.length] ?? 0;
  const blend = Math.min(frames, Math.round(CUT_FADE_SECONDS * RENDERED_FORMAT.sampleRate));
  return Float32Array.from({ length: frames }, (_, i) => {
    const own = around(i);
    return i < blend ? own * (i / blend) + around(frames + i) * (1 - i / blend) : own;
  });
}
