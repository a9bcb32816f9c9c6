import { encodeWav } from '@whoosh/audio-codec';

const SAMPLE_RATE = 8_000;

/** Seconds that `silence()` lasts. */
export const SILENCE_SECONDS = 0.1;

/** A short WAV in which nothing is heard. What can play it can play the next sound at once. */
export function silence(): Blob {
  const channels = [new Float32Array(SILENCE_SECONDS * SAMPLE_RATE)];
  return new Blob([new Uint8Array(encodeWav({ sampleRate: SAMPLE_RATE, channels }))], { type: 'audio/wav' });
}
