import { encodeMp3, encodeWav, truePeak } from '@whoosh/audio-codec';
import { readForeign } from './foreign-audio';
import { pcmOf, tone } from './testing/generator-server';

const wavOf = (channels: Float32Array[], sampleRate = 48_000) => ({
  kind: 'wav' as const,
  bytes: encodeWav({ sampleRate, channels }, { bitDepth: 24 }),
});
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe('the sound of another generator', () => {
  it.each([
    ['a WAV at 48 kHz', () => wavOf(tone(1))],
    ['a WAV at 22.05 kHz', () => wavOf(tone(1, 22_050), 22_050)],
    ['a mono WAV', () => wavOf(tone(1).slice(0, 1))],
    [
      'bare samples, stereo',
      () => ({ kind: 'pcm16' as const, bytes: pcmOf(tone(1)), sampleRate: 48_000, channels: 2 as const }),
    ],
    [
      'bare samples, mono',
      () => ({ kind: 'pcm16' as const, bytes: pcmOf(tone(1).slice(0, 1)), sampleRate: 48_000, channels: 1 as const }),
    ],
    [
      'an MP3',
      async () => ({ kind: 'mp3' as const, bytes: await encodeMp3({ sampleRate: 44_100, channels: tone(1, 44_100) }) }),
    ],
  ])('becomes stereo at 48 kHz of the very length and level: %s', async (_what, make) => {
    const { sampleRate, channels } = await readForeign(await make(), 1, false);
    expect([sampleRate, channels.map(({ length }) => length)]).toEqual([48_000, [48_000, 48_000]]);
    for (const samples of channels) expect(rms(samples.subarray(2_400, 45_600))).toBeCloseTo(0.5 / Math.SQRT2, 2);
  });

  it('is cut with a short fade where it is longer, and ends in silence where it is shorter', async () => {
    const [long] = (await readForeign(wavOf(tone(1.2)), 1, false)).channels;
    expect([long?.length, Math.abs(long?.at(-1) ?? 1)]).toEqual([48_000, 0]);
    const [short] = (await readForeign(wavOf(tone(0.9)), 1, false)).channels;
    expect(short).toHaveLength(48_000);
    expect(short?.subarray(43_200).every((sample) => sample === 0)).toBe(true);
  });

  it.each([1.13, 0.93])('stays a loop without a step where its ends meet, of %d s', async (seconds) => {
    const [loop = new Float32Array(0)] = (await readForeign(wavOf(tone(seconds)), 1, true)).channels;
    const steps = Float32Array.from(loop, (sample, i) => Math.abs(sample - (loop.at(i - 1) ?? 0)));
    // The tone itself moves 0.029 from sample to sample; 0.93 s of it are no whole number of its periods.
    expect(steps[0]).toBeLessThan(0.04);
  });

  it('is brought under -1 dBTP where it is louder, and left as it is where it is not', async () => {
    const loud = tone(1).map((samples) => samples.map((sample) => Math.max(-1, Math.min(1, sample * 4))));
    expect(truePeak((await readForeign(wavOf(loud), 1, false)).channels)).toBeLessThan(10 ** (-0.99 / 20));
  });

  const float = (sample: number) => {
    const bytes = encodeWav(
      { sampleRate: 48_000, channels: [new Float32Array(48_000), new Float32Array(48_000)] },
      { bitDepth: 24 },
    );
    const whole = new Uint8Array(44 + 48_000 * 8);
    whole.set(bytes.subarray(0, 44));
    const view = new DataView(whole.buffer);
    view.setUint16(20, 3, true);
    view.setUint16(32, 8, true);
    view.setUint16(34, 32, true);
    view.setUint32(40, 48_000 * 8, true);
    for (let at = 44; at < whole.length; at += 4) view.setFloat32(at, at === 4_444 ? sample : 0.1, true);
    return { kind: 'wav' as const, bytes: whole };
  };
  let long: Uint8Array = new Uint8Array(0);
  beforeAll(async () => {
    long = await encodeMp3({ sampleRate: 44_100, channels: tone(2, 44_100) }, { bitrate: 128 });
  });
  it.each([
    ['half of it is missing', /0\.50 s instead of 1 s/, () => wavOf(tone(0.5))],
    ['it is twice as long', /more than 1\.25 s/, () => wavOf(tone(2))],
    [
      'its data were cut off',
      /instead of 1 s/,
      () => ({ kind: 'wav' as const, bytes: wavOf(tone(1)).bytes.subarray(0, 60_000) }),
    ],
    ['it is silent', /silence/, () => wavOf(tone(1).map((samples) => samples.map((sample) => sample / 1_000)))],
    ['a sample is no number', /no numbers/, () => float(Number.NaN)],
    ['a sample is infinite', /no numbers/, () => float(Number.POSITIVE_INFINITY)],
    [
      'it is no WAV',
      /no RIFF/,
      () => ({ kind: 'wav' as const, bytes: Buffer.from('<!doctype html><title>502</title>') }),
    ],
    [
      'it is no MP3',
      /channels|Hz/,
      () => ({ kind: 'mp3' as const, bytes: Buffer.from('<!doctype html><title>502</title>'.repeat(100)) }),
    ],
    [
      'it has eight channels',
      /8 channels/,
      () => wavOf(Array.from({ length: 8 }, () => tone(1)[0] ?? new Float32Array(0))),
    ],
    ['its rate is none', /4000 Hz/, () => wavOf(tone(1, 4_000), 4_000)],
    [
      'it is an MP3 of minutes',
      /more than 1\.25 s/,
      () => ({ kind: 'mp3' as const, bytes: Buffer.concat(Array.from({ length: 40 }, () => long)) }),
    ],
  ])('is refused when %s', async (_what, words, make) => {
    await expect(readForeign(make(), 1, false)).rejects.toThrow(words);
  });

  it('still is one when it is finite float samples', async () => {
    expect((await readForeign(float(0.1), 1, false)).channels[0]).toHaveLength(48_000);
  });
});
