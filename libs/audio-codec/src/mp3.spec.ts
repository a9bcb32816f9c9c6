import { MPEGDecoder } from 'mpg123-decoder';
import { encodeMp3, type Mp3Bitrate, type Mp3Options } from './mp3';
import { crc16, framePositions, readFrameHeader } from './mp3-frames';
import { createInfoFrame } from './mp3-info-frame';
import type { PcmAudio } from './pcm-audio';
import { resample } from './resample';
import { correlation, noise, sine, stereo } from './testing/signals';

const decoder = new MPEGDecoder();

async function decode(file: Uint8Array) {
  await decoder.reset();
  return decoder.decode(file);
}

beforeAll(() => decoder.ready);
afterAll(() => decoder.free());

/** Noise bursts: a signal whose place in time cannot be mistaken. */
const bursts = (frames: number, seed: number, sampleRate = 48_000) =>
  noise(frames, seed).map((x, i) => x * Math.exp(-(i % (sampleRate / 2)) / (sampleRate / 20)));

describe('encodeMp3', () => {
  it.each([0.5, 1, 2.345678, 3])(
    'decodes, for %d s, to exactly round(seconds * 44100) samples with no delay',
    async (seconds) => {
      const frames = Math.round(seconds * 48_000);
      const audio = resample(stereo(bursts(frames, 1), bursts(frames, 2)), 44_100);
      const { channelData, sampleRate, errors } = await decode(await encodeMp3(audio));
      expect({ sampleRate, errors, lengths: channelData.map((c) => c.length) }).toEqual({
        sampleRate: 44_100,
        errors: [],
        lengths: [Math.round(frames * 0.91875), Math.round(frames * 0.91875)],
      });
      audio.channels.forEach((source, c) => {
        const beginning = source.subarray(0, 8000);
        const matches = Array.from({ length: 61 }, (_, i) => correlation(channelData[c], beginning, i - 30));
        expect(matches.indexOf(Math.max(...matches)) - 30).toBe(0);
        expect(correlation(channelData[c], source, 0)).toBeGreaterThan(0.97);
      });
    },
  );

  it('does not clip a sound that peaks at -1 dB', async () => {
    const audio = stereo(sine(440, 44_100, 44_100, 0.891), sine(3000, 44_100, 44_100, 0.891), 44_100);
    const { channelData } = await decode(await encodeMp3(audio));
    for (const samples of channelData)
      expect(samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0)).toBeLessThan(0.93);
  });

  const shapes = [32_000, 44_100, 48_000].flatMap((sampleRate) =>
    [1, 2].flatMap((channels) => ([128, 320] as const).map((bitrate) => ({ sampleRate, channels, bitrate }))),
  );
  it.each(shapes)(
    'keeps every length at $sampleRate Hz, $channels channels, $bitrate kbit/s',
    async ({ sampleRate, channels, bitrate }) => {
      for (const frames of [0, 1, 575, 1151, 1152, 1153, 2880]) {
        const audio = { sampleRate, channels: Array.from({ length: channels }, (_, c) => noise(frames, c + 1)) };
        const decoded = await decode(await encodeMp3(audio, { bitrate }));
        expect(decoded.samplesDecoded).toBe(frames);
      }
    },
  );

  it('gives the same bytes for the same audio, also when calls overlap', async () => {
    const a = stereo(bursts(22_050, 1), bursts(22_050, 2), 44_100);
    const b = stereo(bursts(9000, 3), bursts(9000, 4), 44_100);
    const alone = await encodeMp3(a);
    const [first, , third] = await Promise.all([encodeMp3(a), encodeMp3(b), encodeMp3(a)]);
    expect(first).toEqual(alone);
    expect(third).toEqual(alone);
  });

  it('is constant 320 kbit/s unless told otherwise', async () => {
    const audio = stereo(noise(4410, 1), noise(4410, 2), 44_100);
    const bitrates = async (options?: Mp3Options) => {
      const file = await encodeMp3(audio, options);
      return new Set(framePositions(file).map((at) => readFrameHeader(file, at).bitrate));
    };
    expect(await bitrates()).toEqual(new Set([320]));
    expect(await bitrates({ bitrate: 128 })).toEqual(new Set([128]));
  });

  it('writes the title as an ID3v2.3 tag in front, and the sound stays exact', async () => {
    const audio = stereo(noise(4410, 1), noise(4410, 2), 44_100);
    const file = await encodeMp3(audio, { tags: { title: 'Räin 🌧' } });
    expect(new TextDecoder().decode(file.subarray(0, 3))).toBe('ID3');
    expect(new TextDecoder().decode(file.subarray(10, 14))).toBe('TIT2');
    expect(new TextDecoder('utf-16le').decode(file.subarray(21, 37))).toBe('\ufeffRäin 🌧'.slice(1));
    expect((await decode(file)).samplesDecoded).toBe(4410);
  });

  it.each<[string, PcmAudio, number]>([
    ['no channels', { sampleRate: 44_100, channels: [] }, 320],
    ['three channels', { sampleRate: 44_100, channels: [noise(9, 1), noise(9, 1), noise(9, 1)] }, 320],
    ['channels of different lengths', stereo(noise(9, 1), noise(8, 1), 44_100), 320],
    ['11,025 Hz', stereo(noise(9, 1), noise(9, 1), 11_025), 320],
    ['100 kbit/s', stereo(noise(9, 1), noise(9, 1), 44_100), 100],
  ])('refuses %s', async (_, audio, bitrate) => {
    await expect(encodeMp3(audio, { bitrate: bitrate as Mp3Bitrate })).rejects.toThrow(RangeError);
  });
});

describe('createInfoFrame', () => {
  it('refuses what is not a whole stream', () => {
    expect(() => createInfoFrame(Uint8Array.of(1, 2, 3, 4), 10)).toThrow(RangeError);
    expect(() => createInfoFrame(Uint8Array.of(0xff, 0xfb, 0xe0, 0), 10)).toThrow('the last frame is cut');
  });

  it('uses the checksum of the LAME tag', () => {
    expect(crc16(new TextEncoder().encode('123456789'))).toBe(0xbb3d);
  });
});
