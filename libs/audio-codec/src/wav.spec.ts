import fc from 'fast-check';
import type { PcmAudio } from './pcm-audio';
import { quantize } from './quantize';
import { noise, stereo } from './testing/signals';
import { decodeWav, encodeWav } from './wav';

const audioArbitrary = fc
  .record({ channels: fc.integer({ min: 1, max: 3 }), frames: fc.integer({ min: 0, max: 200 }), seed: fc.nat() })
  .map(({ channels, frames, seed }): PcmAudio => ({
    sampleRate: 48_000,
    channels: Array.from({ length: channels }, (_, c) => noise(frames, seed + c, 1.2)),
  }));

/** A file of one format with the given chunks before `data`. */
function wavFile(
  tag: number,
  bits: number,
  data: Uint8Array,
  before: Uint8Array = new Uint8Array(0),
  channels = 1,
): Uint8Array {
  const file = new Uint8Array(12 + 24 + before.length + 8 + data.length);
  const view = new DataView(file.buffer);
  const text = (at: number, id: string) =>
    file.set(
      [...id].map((c) => c.charCodeAt(0)),
      at,
    );
  text(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, tag, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, 44_100, true);
  view.setUint32(28, (44_100 * channels * bits) / 8, true);
  view.setUint16(32, (channels * bits) / 8, true);
  view.setUint16(34, bits, true);
  file.set(before, 36);
  text(36 + before.length, 'data');
  view.setUint32(40 + before.length, data.length, true);
  file.set(data, 44 + before.length);
  return file;
}

describe('encodeWav', () => {
  it('writes a 44-byte header and exactly the frames asked for', () => {
    const file = encodeWav(stereo(new Float32Array(480), new Float32Array(480)));
    const view = new DataView(file.buffer);
    expect(file.length).toBe(44 + 480 * 6);
    expect(new TextDecoder().decode(file.subarray(0, 4))).toBe('RIFF');
    expect([4, 16, 24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([36 + 2880, 16, 48_000, 288_000, 2880]);
    expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 2, 6, 24]);
  });

  it('gives back, decoded, exactly the quantised samples, whatever the channels, the length and the peaks', () => {
    fc.assert(fc.property(audioArbitrary, (audio) => expect(decodeWav(encodeWav(audio))).toEqual(quantize(audio))));
  });

  it('is lossless for samples that already have 24 bits', () => {
    fc.assert(
      fc.property(audioArbitrary, (audio) => {
        const stored = quantize(audio);
        expect(encodeWav(decodeWav(encodeWav(stored)))).toEqual(encodeWav(stored));
        expect(quantize(stored)).toEqual(stored);
      }),
    );
  });

  it('clips beyond full scale and writes NaN as silence', () => {
    const { channels } = decodeWav(
      encodeWav({ sampleRate: 48_000, channels: [Float32Array.of(2, -2, NaN, Infinity, -Infinity)] }),
    );
    expect([...channels[0]]).toEqual([1 - 2 ** -23, -1, 0, 1 - 2 ** -23, -1]);
  });

  it('dithers 16 bits: a tone below one step survives as its average, and the same seed gives the same file', () => {
    const third = new Float32Array(60_000).fill(1 / 3 / 0x8000);
    const audio = stereo(third, third);
    const decoded = decodeWav(encodeWav(audio, { bitDepth: 16, ditherSeed: 7 })).channels[0];
    const mean = decoded.reduce((sum, x) => sum + x, 0) / decoded.length;
    expect(mean * 0x8000).toBeCloseTo(1 / 3, 1);
    expect(new Set([...decoded].map((x) => x * 0x8000))).toEqual(new Set([-1, 0, 1]));
    expect(encodeWav(audio, { bitDepth: 16, ditherSeed: 7 })).toEqual(
      encodeWav(audio, { bitDepth: 16, ditherSeed: 7 }),
    );
    expect(encodeWav(audio, { bitDepth: 16, ditherSeed: 8 })).not.toEqual(
      encodeWav(audio, { bitDepth: 16, ditherSeed: 7 }),
    );
  });

  it('refuses no channels and channels of different lengths', () => {
    expect(() => encodeWav({ sampleRate: 48_000, channels: [] })).toThrow(RangeError);
    expect(() => encodeWav(stereo(new Float32Array(2), new Float32Array(3)))).toThrow(RangeError);
  });
});

describe('decodeWav', () => {
  it('reads 8, 16 and 32 bits and both floats', () => {
    expect([...decodeWav(wavFile(1, 8, Uint8Array.of(0xc0, 0x80, 0))).channels[0]]).toEqual([0.5, 0, -1]);
    expect([...decodeWav(wavFile(1, 16, new Uint8Array(Int16Array.of(0x4000, -0x8000).buffer))).channels[0]]).toEqual([
      0.5, -1,
    ]);
    expect([
      ...decodeWav(wavFile(1, 32, new Uint8Array(Int32Array.of(0x4000_0000, -0x8000_0000).buffer))).channels[0],
    ]).toEqual([0.5, -1]);
    expect([...decodeWav(wavFile(3, 32, new Uint8Array(Float32Array.of(0.25, -1.5).buffer))).channels[0]]).toEqual([
      0.25, -1.5,
    ]);
    expect([...decodeWav(wavFile(3, 64, new Uint8Array(Float64Array.of(0.25, -1.5).buffer))).channels[0]]).toEqual([
      0.25, -1.5,
    ]);
  });

  it('walks over unknown chunks, odd lengths included', () => {
    const odd = Uint8Array.of(0x4c, 0x49, 0x53, 0x54, 3, 0, 0, 0, 1, 2, 3, 0);
    const { channels, sampleRate } = decodeWav(wavFile(1, 16, new Uint8Array(Int16Array.of(0x2000).buffer), odd));
    expect({ sampleRate, samples: [...channels[0]] }).toEqual({ sampleRate: 44_100, samples: [0.25] });
  });

  it('reads a file that lies inside a larger buffer', () => {
    const file = encodeWav(stereo(noise(9, 1), noise(9, 2)));
    const larger = new Uint8Array(file.length + 11);
    larger.set(file, 5);
    expect(decodeWav(larger.subarray(5, 5 + file.length))).toEqual(decodeWav(file));
  });

  it('reads a file with the header of a large one', () => {
    const large = wavFile(
      1,
      16,
      new Uint8Array(Int16Array.of(0x2000, 0x4000).buffer),
      Uint8Array.of(0x64, 0x73, 0x36, 0x34, 0, 0, 0, 0),
    );
    large.set([0x52, 0x46, 0x36, 0x34, 0xff, 0xff, 0xff, 0xff]);
    large.fill(0xff, large.length - 8, large.length - 4);
    expect([...decodeWav(large).channels[0]]).toEqual([0.25, 0.5]);
  });

  it('reads whole frames of a file that was cut', () => {
    const file = encodeWav(stereo(noise(10, 1), noise(10, 2)));
    expect(decodeWav(file.subarray(0, file.length - 8)).channels.map((samples) => samples.length)).toEqual([8, 8]);
  });

  it('answers any damage with a RangeError or with audio, never with another error', () => {
    const file = encodeWav(stereo(noise(10, 1), noise(10, 2)));
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.nat(255), fc.nat(file.length), (at, value, length) => {
        const damaged = file.slice(0, length);
        if (at < length) damaged[at] = value;
        try {
          decodeWav(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['no bytes', new Uint8Array(0)],
    ['another format', new TextEncoder().encode('OggS and some more bytes')],
    ['4 bits', wavFile(1, 4, Uint8Array.of(1))],
    ['a compressed format', wavFile(2, 16, Uint8Array.of(1, 2))],
    ['no channels', wavFile(1, 16, Uint8Array.of(1, 2), undefined, 0)],
    ['no data', wavFile(1, 16, new Uint8Array(0)).subarray(0, 36)],
  ])('refuses %s', (_, bytes) => expect(() => decodeWav(bytes)).toThrow(RangeError));
});
