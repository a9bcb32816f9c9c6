import { decodeWav, encodeWav } from './wav';
import { RENDERED_FORMAT, wavData } from './wav-format';

const FRAMES = 4_800;
/** Cycles of a tone in the whole sound, so that it loops. */
const sine = (cycles: number, level = 0.5) =>
  Float32Array.from({ length: FRAMES }, (_, i) => level * Math.sin((2 * Math.PI * cycles * i) / FRAMES));
const audio = { sampleRate: 48_000, channels: [sine(100), sine(37)] };

/** Samples of 16 bits, one channel of two. */
const left16 = (data: Uint8Array) =>
  Float32Array.from(
    { length: data.length / 4 },
    (_, i) => new DataView(data.buffer, data.byteOffset).getInt16(4 * i, true) / 0x8000,
  );

describe('a sound in another form', () => {
  it('is, as it was rendered, the data of its file', () => {
    expect(wavData(audio, RENDERED_FORMAT)).toEqual(encodeWav(audio).subarray(44));
  });

  it('has 16 bits with dither, the same bytes each time', () => {
    const data = wavData(audio, { bitDepth: 16, sampleRate: 48_000 });
    expect(data.length).toBe(FRAMES * 4);
    expect(data).toEqual(wavData(audio, { bitDepth: 16, sampleRate: 48_000 }));
    expect(Math.max(...left16(data).map((value, i) => Math.abs(value - audio.channels[0][i])))).toBeLessThan(
      2.1 / 0x8000,
    );
  });

  it('has at 96 kHz twice the frames, and between those of 48 kHz the tone goes on', () => {
    const data = wavData(audio, { bitDepth: 24, sampleRate: 96_000 }, true);
    const whole = encodeWav({
      sampleRate: 96_000,
      channels: [new Float32Array(2 * FRAMES), new Float32Array(2 * FRAMES)],
    });
    whole.set(data, 44);
    const { channels } = decodeWav(whole);
    const far = (cycles: number, samples: Float32Array) =>
      Math.max(
        ...samples.map((value, i) => Math.abs(value - 0.5 * Math.sin((2 * Math.PI * cycles * i) / (2 * FRAMES)))),
      );
    // Over the seam, too: as a loop it has no edge.
    expect(far(100, channels[0])).toBeLessThan(1e-4);
    expect(far(37, channels[1])).toBeLessThan(1e-4);
  });

  it('is not made of another rate', () => {
    expect(() => wavData({ ...audio, sampleRate: 44_100 }, RENDERED_FORMAT)).toThrow(RangeError);
  });
});
