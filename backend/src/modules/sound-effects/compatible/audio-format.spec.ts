import { encodeWav } from '@whoosh/audio-codec';
import { convertWav, toAlaw, toUlaw } from './audio-format';

const RATE = 48_000;
/** A second of 1 kHz at half of full scale, alike in both channels. */
const tone = Float32Array.from({ length: RATE }, (_, i) => 0.5 * Math.sin((2 * Math.PI * 1000 * i) / RATE));
const wav = encodeWav({ sampleRate: RATE, channels: [tone, tone] }, { bitDepth: 24 });

describe('another format of a sound', () => {
  it.each([8_000, 22_050, 44_100, 48_000])('is 16-bit samples at %i Hz of the same length and level', async (sampleRate) => {
    const bytes = await convertWav(wav, { codec: 'pcm', sampleRate, channels: 2 });
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
    expect(samples).toHaveLength(sampleRate * 2);
    expect(Math.max(...samples) / 32_768).toBeCloseTo(0.5, 2);
  });

  it('is an MP3 of the bitrate that was asked for', async () => {
    const bytes = await convertWav(wav, { codec: 'mp3', sampleRate: 44_100, bitrate: 128, channels: 2 });
    expect(bytes.length).toBeGreaterThan(16_000);
    expect(bytes.length).toBeLessThan(18_500);
  });

  it('is 8,000 companded bytes a second for telephones', async () => {
    for (const codec of ['ulaw', 'alaw'] as const) expect(await convertWav(wav, { codec, sampleRate: 8_000, channels: 1 })).toHaveLength(8_000);
  });
});

describe('companding, as another implementation of ITU-T G.711 does it', () => {
  it.each([[0, 0xff], [100, 0xf2], [-100, 0x72], [1_024, 0xcd], [8_031, 0xa0], [-20_000, 0x0c], [32_767, 0x80], [-32_768, 0x00]])('writes %i as µ-law', (sample, byte) => expect(toUlaw(sample)).toBe(byte));
  it.each([[0, 0xd5], [100, 0xd3], [-100, 0x53], [1_024, 0xe5], [8_031, 0x8a], [-20_000, 0x26], [32_767, 0xaa], [-32_768, 0x2a]])('writes %i as A-law', (sample, byte) => expect(toAlaw(sample)).toBe(byte));
});
