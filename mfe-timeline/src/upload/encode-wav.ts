import type { WavRequest } from './wav.worker';

/** Samples of 48 kHz as a WAV, written off the page's thread; they are gone from here afterwards. */
export async function encodeWavApart(
  channels: Float32Array<ArrayBuffer>[],
  bitDepth: WavRequest['bitDepth'],
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./wav.worker.ts', import.meta.url), { type: 'module', name: 'wav' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => resolve(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error('the encoder broke'));
      });
      worker.postMessage(
        { channels, bitDepth } satisfies WavRequest,
        channels.map(({ buffer }) => buffer),
      );
    });
  } finally {
    worker.terminate();
  }
}
