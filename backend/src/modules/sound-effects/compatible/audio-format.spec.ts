import { execFileSync } from 'node:child_process';
import { encodeWav, id3Length } from '@whoosh/audio-codec';
import { MPEGDecoder } from 'mpg123-decoder';
import { convertWav, toAlaw, toUlaw } from './audio-format';

const RATE = 48_000;
/** A second of 1 kHz at half of full scale, alike in both channels. */
const tone = Float32Array.from({ length: RATE }, (_, i) => 0.5 * Math.sin((2 * Math.PI * 1000 * i) / RATE));
const wav = encodeWav({ sampleRate: RATE, channels: [tone, tone] }, { bitDepth: 24 });

/** Run beside the test: the decoder is an ES module that Jest cannot take in. */
const DECODE = `
  import { OggOpusDecoder } from 'ogg-opus-decoder';
  import { json } from 'node:stream/consumers';
  const told = [];
  for (const file of await json(process.stdin)) {
    const decoder = new OggOpusDecoder({ forceStereo: true });
    await decoder.ready;
    const { channelData: [left, right], samplesDecoded, errors } = await decoder.decodeFile(Buffer.from(file, 'base64'));
    told.push({ errors: errors.length, samples: samplesDecoded, right: right.length, left: Array.from(left) });
    decoder.free();
  }
  process.stdout.write(JSON.stringify(told));`;

function decodedOpus(
  files: readonly Uint8Array[],
): { errors: number; samples: number; right: number; left: number[] }[] {
  const input = JSON.stringify(files.map((file) => Buffer.from(file).toString('base64')));
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', DECODE], {
      cwd: __dirname,
      input,
      maxBuffer: 100_000_000,
      encoding: 'utf8',
    }),
  );
}

describe('another format of a sound', () => {
  it.each([8_000, 22_050, 44_100, 48_000])(
    'is 16-bit samples at %i Hz of the same length and level',
    async (sampleRate) => {
      const bytes = await convertWav(wav, { codec: 'pcm', sampleRate, channels: 2 });
      const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
      expect(samples).toHaveLength(sampleRate * 2);
      expect(Math.max(...samples) / 32_768).toBeCloseTo(0.5, 2);
    },
  );

  it.each([
    [22_050, 32, 1],
    [24_000, 48, 1],
    [44_100, 64, 1],
    [44_100, 96, 1],
    [44_100, 128, 2],
    [44_100, 192, 2],
  ] as const)(
    'is an MP3 at %i Hz of %i kbit/s with %i channels, as long as the sound',
    async (sampleRate, bitrate, channels) => {
      const bytes = await convertWav(wav, { codec: 'mp3', sampleRate, bitrate, channels });
      expect(Math.abs(bytes.length - bitrate * 125)).toBeLessThan(2_500);
      const decoder = new MPEGDecoder();
      await decoder.ready;
      const { channelData, samplesDecoded, sampleRate: decodedRate } = decoder.decode(bytes);
      decoder.free();
      // Two bits of a frame's header say that it is mono; this decoder makes two channels of it.
      const coded = (bytes[id3Length(bytes) + 3] ?? 0) >> 6 === 3 ? 1 : 2;
      expect([decodedRate, coded, samplesDecoded]).toEqual([sampleRate, channels, sampleRate]);
      // LAME turns a sound down a little where few bits have to do.
      expect(Math.max(...(channelData[0]?.subarray(2_000, sampleRate - 2_000) ?? []))).toBeCloseTo(0.48, 1);
    },
  );

  it('is Opus in Ogg of about the bitrate that was asked for, which another decoder gives back in its very length and place', async () => {
    const bitrates = [32, 64, 96, 128, 192];
    const files = await Promise.all(
      bitrates.map((bitrate) => convertWav(wav, { codec: 'opus', sampleRate: 48_000, bitrate, channels: 2 })),
    );
    files.forEach(({ length }, i) => expect(length).toBeLessThan((bitrates[i] ?? 0) * 125 * 1.3 + 500));
    for (const { errors, samples, left, right } of decodedOpus(files)) {
      expect([errors, samples, right]).toEqual([0, RATE, RATE]);
      const correlation = (late: number) =>
        tone.subarray(4_800, 40_000).reduce((sum, sample, i) => sum + sample * (left[4_800 + i + late] ?? 0), 0);
      expect(correlation(0) / (35_200 * 0.125)).toBeCloseTo(1, 1);
      expect(correlation(0)).toBeGreaterThan(Math.max(correlation(-3), correlation(3)));
    }
  });

  it('is 8,000 companded bytes a second for telephones', async () => {
    for (const codec of ['ulaw', 'alaw'] as const)
      expect(await convertWav(wav, { codec, sampleRate: 8_000, channels: 1 })).toHaveLength(8_000);
  });
});

describe('companding, as another implementation of ITU-T G.711 does it', () => {
  it.each([
    [0, 0xff],
    [100, 0xf2],
    [-100, 0x72],
    [1_024, 0xcd],
    [8_031, 0xa0],
    [-20_000, 0x0c],
    [32_767, 0x80],
    [-32_768, 0x00],
  ])('writes %i as µ-law', (sample, byte) => expect(toUlaw(sample)).toBe(byte));
  it.each([
    [0, 0xd5],
    [100, 0xd3],
    [-100, 0x53],
    [1_024, 0xe5],
    [8_031, 0x8a],
    [-20_000, 0x26],
    [32_767, 0xaa],
    [-32_768, 0x2a],
  ])('writes %i as A-law', (sample, byte) => expect(toAlaw(sample)).toBe(byte));
});
