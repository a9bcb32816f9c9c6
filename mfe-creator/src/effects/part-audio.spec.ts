import { decodeWav } from '@whoosh/audio-codec';
import { partWav } from './part-audio';

const second = Float32Array.from({ length: 1000 }, () => 0.5);
const sound = { sampleRate: 1000, channels: [second, second] };

describe('the part of a sound that is heard before it is saved', () => {
  it('holds the seconds that were chosen, comes from nothing and goes to nothing', () => {
    const part = decodeWav(partWav({ ...sound, start: 0.2, end: 0.7, fadeIn: 0.1, fadeOut: 0.2 }) ?? new Uint8Array());
    const [samples = new Float32Array()] = part.channels;
    expect(samples).toHaveLength(500);
    expect(
      [samples[0], samples[50], samples[100], samples[299], samples[400], samples[499]].map((value) =>
        Math.round(100 * (value ?? 1)),
      ),
    ).toEqual([0, 25, 50, 50, 25, 0]);
  });

  it('ends with the sound where its file holds a frame less than its length says', () => {
    expect(
      decodeWav(partWav({ ...sound, start: 0.5, end: 1.002, fadeIn: 0, fadeOut: 0 }) ?? new Uint8Array()).channels[0],
    ).toHaveLength(500);
  });

  it('is none where its fades do not fit into it', () => {
    expect(partWav({ ...sound, start: 0.2, end: 0.4, fadeIn: 0.2, fadeOut: 0.1 })).toBeNull();
  });
});
