import { decodeWav } from '@whoosh/audio-codec';
import { silence, SILENCE_SECONDS } from './silence';

const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

it('is a whole WAV of its length in which every sample is 0', async () => {
  const { sampleRate, channels } = decodeWav(await bytesOf(silence()));
  expect(channels).toHaveLength(1);
  expect((channels[0]?.length ?? 0) / sampleRate).toBe(SILENCE_SECONDS);
  expect(channels[0]?.every((sample) => sample === 0)).toBe(true);
});
