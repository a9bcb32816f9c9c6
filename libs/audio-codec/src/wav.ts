import type { PcmAudio } from './pcm-audio';
import { quantizer24, tpdfQuantizer16 } from './quantize';
import { riff } from './riff';

/**
 * 24-bit rounds plainly; 16-bit adds triangular dither from `ditherSeed` (default 1), so that quiet tails fade into
 * hiss, not into steps.
 */
export type WavOptions = { bitDepth: 24 } | { bitDepth: 16; ditherSeed?: number };

const FORMAT_PCM = 1;
const FORMAT_FLOAT = 3;
const FORMAT_EXTENSIBLE = 0xfffe;

/**
 * Writes a RIFF WAVE file. Samples beyond -1..1 are clipped, NaN becomes 0.
 * @throws RangeError when channels are missing or of different lengths, or the file would pass 4 GiB
 */
export function encodeWav(audio: PcmAudio, options: WavOptions = { bitDepth: 24 }): Uint8Array {
  const frames = checkedFrames(audio);
  const bytesPerFrame = audio.channels.length * (options.bitDepth / 8);
  if (frames * bytesPerFrame > 0xffff_ff00) throw new RangeError('audio: longer than a WAV file can be');
  const data = new Uint8Array(frames * bytesPerFrame);
  if (options.bitDepth === 24) write24(audio.channels, data);
  else write16(audio.channels, data, options.ditherSeed ?? 1);
  return riff([
    { id: 'fmt ', body: formatChunk(audio.sampleRate, audio.channels.length, options.bitDepth) },
    { id: 'data', body: data },
  ]);
}

function checkedFrames(audio: PcmAudio): number {
  const first = audio.channels[0];
  if (first === undefined) throw new RangeError('audio: no channels');
  if (audio.channels.some((channel) => channel.length !== first.length))
    throw new RangeError('audio: channels of different lengths');
  return first.length;
}

/** The body of a fmt chunk: whole numbers, interleaved. */
export function formatChunk(sampleRate: number, channelCount: number, bitDepth: number): Uint8Array {
  const body = new Uint8Array(16);
  const view = new DataView(body.buffer);
  const bytesPerFrame = channelCount * (bitDepth / 8);
  view.setUint16(0, FORMAT_PCM, true);
  view.setUint16(2, channelCount, true);
  view.setUint32(4, sampleRate, true);
  view.setUint32(8, sampleRate * bytesPerFrame, true);
  view.setUint16(12, bytesPerFrame, true);
  view.setUint16(14, bitDepth, true);
  return body;
}

function write24(channels: readonly Float32Array[], data: Uint8Array): void {
  channels.forEach((samples, c) => writeChannel24(samples, data, c * 3, channels.length * 3));
}

function writeChannel24(samples: Float32Array, data: Uint8Array, from: number, stride: number): void {
  for (let i = 0, at = from; i < samples.length; i++, at += stride) {
    const value = quantizer24(samples[i]);
    data[at] = value;
    data[at + 1] = value >> 8;
    data[at + 2] = value >> 16;
  }
}

function write16(channels: readonly Float32Array[], data: Uint8Array, seed: number): void {
  const quantize = tpdfQuantizer16(seed);
  const stride = channels.length * 2;
  channels.forEach((samples, c) => {
    for (let i = 0, at = c * 2; i < samples.length; i++, at += stride) {
      const value = quantize(samples[i]);
      data[at] = value;
      data[at + 1] = value >> 8;
    }
  });
}

interface Format {
  tag: number;
  channelCount: number;
  sampleRate: number;
  bitDepth: number;
}

/** Where the samples of a RIFF WAVE file stand, so that any part of them can be fetched by itself. */
export interface WavLayout extends Format {
  /** Byte of the file at which the samples begin. */
  dataStart: number;
  bytesPerFrame: number;
  /** As the file says, whether it holds them or not. */
  frames: number;
}

/**
 * Reads a RIFF WAVE file: PCM of 8, 16, 24 or 32 bits, float of 32 or 64 bits, plain or extensible. Chunks that it does
 * not know are passed over. A data chunk that claims more than the file holds (a cut or streamed file) is read as far
 * as it goes, in whole frames.
 * @throws RangeError when the bytes are no such file
 */
export function decodeWav(bytes: Uint8Array): PcmAudio {
  const layout = readWavLayout(bytes);
  return decodeFrames(
    bytes.subarray(layout.dataStart, layout.dataStart + layout.frames * layout.bytesPerFrame),
    layout,
  );
}

/** RF64 is the same with its sizes elsewhere; its data is read as far as the file goes. Reference: EBU Tech 3306. */
const RIFF_IDS: readonly string[] = ['RIFF', 'RF64'];

/**
 * Reads the beginning of a RIFF WAVE file, up to where its samples begin.
 * @throws RangeError when the bytes are no such file, or end before the samples
 */
export function readWavLayout(bytes: Uint8Array): WavLayout {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || !RIFF_IDS.includes(readId(view, 0)) || readId(view, 8) !== 'WAVE')
    throw new RangeError('wav: no RIFF WAVE header');
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = readId(view, at);
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (id === 'fmt ') format = readFormat(view, body, size);
    if (id === 'data') {
      if (format === undefined) throw new RangeError('wav: data before fmt');
      const bytesPerFrame = (format.bitDepth / 8) * format.channelCount;
      return { ...format, dataStart: body, bytesPerFrame, frames: Math.floor(size / bytesPerFrame) };
    }
    at = body + size + (size & 1);
  }
  throw new RangeError('wav: no data chunk');
}

const readId = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

function readFormat(view: DataView, at: number, size: number): Format {
  if (size < 16 || at + size > view.byteLength) throw new RangeError('wav: fmt chunk too short');
  let tag = view.getUint16(at, true);
  if (tag === FORMAT_EXTENSIBLE) {
    if (size < 40) throw new RangeError('wav: extensible fmt chunk too short');
    tag = view.getUint16(at + 24, true);
  }
  const format = {
    tag,
    channelCount: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bitDepth: view.getUint16(at + 14, true),
  };
  if (format.channelCount === 0 || format.sampleRate === 0) throw new RangeError('wav: no channels or no sample rate');
  if (view.getUint16(at + 12, true) !== format.channelCount * (format.bitDepth / 8))
    throw new RangeError('wav: block size does not fit');
  return format;
}

type SampleReader = (at: number) => number;

function sampleReader(view: DataView, { tag, bitDepth }: Format): SampleReader {
  if (tag === FORMAT_PCM && bitDepth === 8) return (at) => (view.getUint8(at) - 0x80) / 0x80;
  if (tag === FORMAT_PCM && bitDepth === 16) return (at) => view.getInt16(at, true) / 0x8000;
  if (tag === FORMAT_PCM && bitDepth === 24)
    return (at) => (view.getUint16(at, true) | (view.getInt8(at + 2) << 16)) / 0x80_0000;
  if (tag === FORMAT_PCM && bitDepth === 32) return (at) => view.getInt32(at, true) / 0x8000_0000;
  if (tag === FORMAT_FLOAT && bitDepth === 32) return (at) => view.getFloat32(at, true);
  if (tag === FORMAT_FLOAT && bitDepth === 64) return (at) => view.getFloat64(at, true);
  throw new RangeError(`wav: format ${tag} with ${bitDepth} bits is not read`);
}

/**
 * The whole frames that some bytes of the data of a WAV file hold; the bytes begin with one.
 * @throws RangeError for a format that is not read
 */
export function decodeFrames(bytes: Uint8Array, layout: WavLayout): PcmAudio {
  const read = sampleReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), layout);
  const { bytesPerFrame, channelCount, sampleRate } = layout;
  const frames = Math.floor(bytes.length / bytesPerFrame);
  const channels = Array.from({ length: channelCount }, (_, c) => {
    const samples = new Float32Array(frames);
    for (let i = 0, from = c * (layout.bitDepth / 8); i < frames; i++, from += bytesPerFrame) samples[i] = read(from);
    return samples;
  });
  return { sampleRate, channels };
}
