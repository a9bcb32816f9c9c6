import { encodeWav } from '@whoosh/audio-codec';

/** Samples of 48 kHz, one list for each channel. */
export interface WavRequest {
  channels: Float32Array<ArrayBuffer>[];
  bitDepth: 16 | 24;
}

/** Writes samples as WAV, off the page's thread. */
self.addEventListener('message', ({ data: { channels, bitDepth } }: MessageEvent<WavRequest>) => {
  const bytes = encodeWav({ sampleRate: 48_000, channels }, { bitDepth });
  self.postMessage(bytes, { transfer: [bytes.buffer] });
});
