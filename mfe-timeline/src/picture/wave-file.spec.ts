import { readWave, waveLevels } from './wave-file';

/** A pyramid in memory: silence with one loud value in its finest level. */
function pyramid(samples: number, loudAt: number) {
  const levels = waveLevels(samples);
  const end = levels.at(-1);
  const bytes = new Uint8Array((end?.start ?? 0) + (end?.length ?? 0));
  for (const { perValue, start } of levels) bytes[start + Math.floor(loudAt / perValue)] = 255;
  const read: number[] = [];
  return {
    read,
    file: {
      read: (from: number, to: number) => {
        read.push(to - from);
        return Promise.resolve(bytes.slice(from, to));
      },
    },
  };
}

describe('a waveform down to samples', () => {
  const samples = 48_000 * 10;

  it('shows a transient where it is, to a third of a millisecond, however close the view [timeline 16]', async () => {
    // at 3.21 s
    const { file } = pyramid(samples, 154_080);
    const stretch = await readWave(file, { samples }, 3_000, 3_500, 1.5);
    expect(stretch.highest(3_208.5, 3_209.6)).toBe(0);
    expect(stretch.highest(3_209.7, 3_210.3)).toBe(1);
    expect(stretch.highest(3_210.4, 3_212)).toBe(0);
  });

  it('reads no more of it than is drawn', async () => {
    const { file, read } = pyramid(samples, 0);
    await readWave(file, { samples }, 0, 10_000, 50);
    await readWave(file, { samples }, 5_000, 5_100, 0.5);
    expect(read).toEqual([469, 300]);
  });

  it('is silent outside, and of a sound without samples', async () => {
    const { file } = pyramid(samples, 154_080);
    const stretch = await readWave(file, { samples }, 3_000, 3_500, 1.5);
    expect(stretch.highest(20_000, 20_010)).toBe(0);
    expect((await readWave(file, { samples: 0 }, 0, 10, 1)).highest(0, 10)).toBe(0);
  });
});
