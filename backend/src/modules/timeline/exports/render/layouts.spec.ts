import { LoudnessMeter } from '@whoosh/audio-codec';
import { MIX_RATE } from '@whoosh/timeline-mix';
import { clip } from '../testing/clip';
import { ITEMS, peakDb, rendered, task, told } from './testing/export-tasks';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

describe('an export in another layout', () => {
  const settings = { tracks: [-1, 0, 1].map((pan) => ({ gainDb: 0, muted: false, solo: false, pan })) };
  const streamOf = async (file: string) =>
    String(
      await told(
        'ffprobe',
        '-v',
        'error',
        '-of',
        'csv=p=0',
        '-show_entries',
        'stream=channels,channel_layout',
        '-i',
        file,
      ),
    ).trim();
  /** Samples of each channel, as ffmpeg reads the file. */
  const channelsOf = async (file: string, count: number) => {
    const bytes = await told('ffmpeg', '-v', 'error', '-nostdin', '-i', file, '-f', 'f32le', '-ac', String(count), '-');
    const samples = new Float32Array(new Uint8Array(bytes).buffer);
    return Array.from({ length: count }, (_, channel) => samples.filter((_sample, i) => i % count === channel));
  };
  const power = (samples: Float32Array | undefined) =>
    (samples ?? new Float32Array()).reduce((sum, sample) => sum + sample ** 2, 0);

  it('is in mono the mean of both sides, on one channel, at the loudness that was asked for', async () => {
    const items = ITEMS.map((item) => ({ ...item, volume: 0.2 }));
    const made = task('wav', { items, settings, layout: 'mono', video: null });
    await rendered(made);
    expect(await streamOf(made.target)).toMatch(/^1,/);
    const [mono] = await channelsOf(made.target, 1);
    const stereoFile = task('wav', { items, settings, video: null });
    await rendered(stereoFile);
    const [left, right] = await channelsOf(stereoFile.target, 2);
    const worst = (mono ?? new Float32Array()).reduce(
      (most, sample, i) => Math.max(most, Math.abs(sample - 0.5 * ((left?.[i] ?? 0) + (right?.[i] ?? 0)))),
      0,
    );
    expect(worst).toBeLessThan(2 / 2 ** 23);
    const loud = task('wav', { items, settings, layout: 'mono', loudness: -23, video: null });
    await rendered(loud);
    const meter = new LoudnessMeter();
    meter.add(await channelsOf(loud.target, 1));
    const lufs = -0.691 + 10 * Math.log10(meter.integratedPower());
    expect(Math.abs(lufs + 23)).toBeLessThan(0.2);
  });

  it('is for headphones heard by both ears, later and duller at the far one [long]', async () => {
    const items = [clip('a', { trackIndex: 0, startTime: 0 })];
    const made = task('wav', { items, settings, layout: 'binaural', video: null });
    await rendered(made);
    const [left, right] = await channelsOf(made.target, 2);
    expect(power(left)).toBeGreaterThan(power(right));
    expect(power(right)).toBeGreaterThan(0.1 * power(left));
  });

  it('is in 5.1 a WAV that ffmpeg knows as such, in which pans choose the loudspeakers [timeline 8]', async () => {
    const items = [0, 1, 2].map((trackIndex) =>
      clip(`c${trackIndex}`, { trackIndex, startTime: trackIndex, centered: true }),
    );
    const made = task('wav', { items, settings, layout: 'surround', video: null });
    await rendered(made);
    expect(await streamOf(made.target)).toBe('6,5.1');
    const channels = await channelsOf(made.target, 6);
    const loudestAt = (second: number) => {
      const powers = channels.map((channel) =>
        power(channel.subarray((second + 0.2) * MIX_RATE, (second + 0.8) * MIX_RATE)),
      );
      return ['left', 'right', 'center', 'low', 'left surround', 'right surround'][powers.indexOf(Math.max(...powers))];
    };
    expect([0, 1, 2].map(loudestAt)).toEqual(['left surround', 'center', 'right surround']);
    expect(peakDb(channels)).toBeLessThanOrEqual(-1);
  });

  it('is as MP4 in mono of one channel, under -1 dBTP [long]', async () => {
    const made = task('mp4', { layout: 'mono' });
    await rendered(made);
    const streams = await told(
      'ffprobe',
      '-v',
      'error',
      '-of',
      'csv=p=0',
      '-select_streams',
      'a',
      '-show_entries',
      'stream=channels',
      '-f',
      'mp4',
      made.target,
    );
    expect(String(streams).trim()).toBe('1');
    expect(peakDb(await channelsOf(made.target, 1))).toBeLessThanOrEqual(-1);
  });
});
