import { encodeWav } from '@whoosh/audio-codec';

/** Writes samples of 48 kHz as WAV of 16 bits, off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<Float32Array[]>) => {
  const bytes = encodeWav({ sampleRate: 48_000, channels: data }, { bitDepth: 16 });
  self.postMessage(bytes, { transfer: [bytes.buffer] });
});
