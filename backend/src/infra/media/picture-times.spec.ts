import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeProxy, playabilityOf, probeMedia, readPictureTimes } from './index';
import { timesOf } from './picture-times';
import { makeMedia, mediaPrograms } from './testing/videos';

// Real programs, on machines that may be busy.
jest.setTimeout(60_000);

/** The short form holds one of several variants. */
const IS_SHORT = process.env['TEST_FORM'] === 'short';

const programs = mediaPrograms();
const folder = mkdtempSync(join(tmpdir(), 'whoosh-times-'));
const { signal } = new AbortController();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-an'];
const video = (name: string, rate: string, ...args: string[]) =>
  makeMedia(join(folder, name), '-f', 'lavfi', '-i', `testsrc2=size=64x36:rate=${rate}:duration=2`, ...args, ...H264);

async function timesIn(file: string) {
  const info = await probeMedia(programs, file, 'video', signal);
  return { info, ...(await readPictureTimes(programs, { file, info, signal })) };
}

const RATES = [
  ['24000/1001', 'film.mp4', { numerator: 24_000, denominator: 1001 }],
  ['30000/1001', 'television.mov', { numerator: 30_000, denominator: 1001 }],
  // Matroska counts whole milliseconds.
  ['24000/1001', 'film.mkv', { numerator: 24_000, denominator: 1001 }],
  ['25/2', 'slow.mp4', { numerator: 25, denominator: 2 }],
] as const;
it.each(IS_SHORT ? RATES.slice(0, 1) : RATES)(
  '%s pictures a second in %s are told as that fraction',
  async (rate, name, fraction) => {
    const { rate: told, starts } = await timesIn(video(name, rate));
    expect([told, starts]).toEqual([fraction, null]);
  },
);

const OLD = [
  ['mpeg4', ['-c:v', 'mpeg4', '-bf', '2', '-an']],
  ['h264', ['-c:v', 'libx264', '-bf', '2', '-pix_fmt', 'yuv420p', '-an']],
] as const;
it.each(IS_SHORT ? OLD.slice(0, 1) : OLD)(
  'counts the pictures of an AVI of %s evenly from 0, though it does not tell when each one shows',
  async (codec, args) => {
    const source = ['-f', 'lavfi', '-i', 'testsrc2=size=64x36:rate=25:duration=2'];
    const { info, rate, starts } = await timesIn(makeMedia(join(folder, `${codec}.avi`), ...source, ...args));
    expect([rate, starts, playabilityOf(info)]).toEqual([{ numerator: 25, denominator: 1 }, null, 'proxy']);
  },
);

it('counts pictures at unequal distances by a rate that other editors know', () => {
  // 25 a second but for the second, which is missing: 24.93 is nearer to 25000/1001 than to 25
  const starts = Array.from({ length: 376 }, (_, picture) => picture * 40_000).filter((start) => start !== 40_000);
  const rates = [{ numerator: 25, denominator: 1 }];
  expect(timesOf(starts, rates)).toEqual({ rate: rates[0], starts });
  // 30000/1001 a second but for the second
  const ntsc = Array.from({ length: 9_000 }, (_, picture) => Math.round((picture * 1_001_000) / 30)).filter(
    (_, picture) => picture !== 1,
  );
  expect(timesOf(ntsc, rates).rate).toEqual({ numerator: 30_000, denominator: 1001 });
});

it('reads the timecode that a file begins at, with its kind of numbers', async () => {
  const file = video('timecode.mov', '30000/1001', '-timecode', '01:00:00;00');
  expect((await timesIn(file)).info.startTimecode).toBe('01:00:00;00');
});

it('lists the presentation times of a variable rate, and lays its cuts on them [timeline 13]', async () => {
  // Ten pictures at 25 a second, then one each 120 ms; red turns blue at the 14th.
  const file = makeMedia(
    join(folder, 'variable.mp4'),
    '-f',
    'lavfi',
    '-i',
    'color=red:size=64x36:rate=25:duration=1.2',
    '-vf',
    "drawbox=color=blue:t=fill:enable='gte(n,13)',setpts='if(lt(N,10),N,10+3*(N-10))'",
    '-vsync',
    'vfr',
    ...H264,
  );
  const { info, starts } = await timesIn(file);
  expect(starts?.slice(8, 15)).toEqual([320_000, 360_000, 400_000, 520_000, 640_000, 760_000, 880_000]);
  const { cuts } = await makeProxy(programs, {
    ...{ file, info, starts, keepsStart: true, signal },
    target: join(folder, 'variable-proxy.mp4'),
    onProgress: () => undefined,
  });
  expect(cuts).toEqual([0.76]);
});
