import { unzipSync } from 'fflate';
import type { ExportVideo } from './export-task';
import { rendered, task, told, videoFile } from './testing/export-tasks';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

/**
 * Where the time reference of a Broadcast Wave file stands that begins with its bext chunk. Reference: EBU Tech 3285.
 */
const TIME_REFERENCE_AT = 20 + 338;
const video: ExportVideo = {
  name: 'video.mp4',
  file: videoFile,
  hasAudio: true,
  width: 320,
  height: 180,
  frameRate: 30,
};
const FILM = { frameRateFraction: { numerator: 24_000, denominator: 1001 }, startTimecode: '01:00:00:00' };

/** @returns samples from midnight */
const referenceOf = (wav: Uint8Array): bigint => Buffer.from(wav).readBigUInt64LE(TIME_REFERENCE_AT);

async function timecodeOf(file: string): Promise<string> {
  const asked = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream_tags=timecode', '-of', 'csv=p=0'];
  return String(await told('ffprobe', ...asked, file)).trim();
}

describe('the timecode that a video begins at', () => {
  it('stands in exported sound as the sample from midnight that its first picture shows at', async () => {
    const film = { ...video, ...FILM };
    // 86 400 pictures of 1001 / 24 000 s
    expect(referenceOf(await rendered(task('wav', { video: film })))).toBe(172_972_800n);
    const stems = Object.values(unzipSync(await rendered(task('stems', { video: film }))));
    expect(stems.map(referenceOf)).toEqual(stems.map(() => 172_972_800n));
  });

  it('stands in exported video, and none where the upload has none', async () => {
    const made = task('mp4', { video: { ...video, startTimecode: '10:00:00:12' } });
    await rendered(made);
    expect(await timecodeOf(made.target)).toBe('10:00:00:12');
    const plain = task('mp4', { video });
    await rendered(plain);
    expect(await timecodeOf(plain.target)).toBe('');
  });

  it('drops no numbers at a rate that has none to drop', async () => {
    const odd = { frameRateFraction: { numerator: 25, denominator: 1 }, startTimecode: '00:59:58;00' };
    const made = task('mp4', { video: { ...video, ...odd } });
    await rendered(made);
    expect(await timecodeOf(made.target)).toBe('00:59:58:00');
  });
});
