import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPictureSheets, makeProxy, playabilityOf, probeMedia, readPictureTimes, runProgram } from './index';
import { makeMedia, mediaPrograms } from './testing/videos';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

/** The short form holds one of several variants. */
const IS_SHORT = process.env['TEST_FORM'] === 'short';

const programs = mediaPrograms();
const folder = mkdtempSync(join(tmpdir(), 'whoosh-proxy-'));
const { signal } = new AbortController();
const onProgress = () => undefined;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const source = (size: string, rate: string, ...args: string[]) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=2`],
  ...args,
];
const tone = ['-f', 'lavfi', '-i', 'sine=duration=2:sample_rate=48000'];
const make = (name: string, ...args: string[]) => makeMedia(join(folder, name), ...args);

async function proxied(file: string) {
  const info = await probeMedia(programs, file, 'video', signal);
  const { starts } = await readPictureTimes(programs, { file, info, signal });
  const target = `${file}.proxy.mp4`;
  const keepsStart = playabilityOf(info) === 'as-is';
  await makeProxy(programs, { ...{ file, info, starts, keepsStart, target, signal }, onProgress });
  return { target, info: await probeMedia(programs, target, 'video', signal), of: info };
}

/** When the frames of a file show, as it is decoded, seconds; and which of them need no other. */
async function framesOf(file: string): Promise<{ time: string; isKey: boolean }[]> {
  const chunks: Buffer[] = [];
  const asked = ['-show_entries', 'frame=best_effort_timestamp_time,key_frame', '-of', 'json'];
  const args = ['-v', 'error', '-select_streams', 'v:0', ...asked, file];
  const limits = { signal, timeLimitMs: 60_000, outputLimitBytes: 1 << 24 };
  await runProgram(programs, 'ffprobe', args, limits, { onOutput: (chunk) => void chunks.push(chunk) });
  const { frames } = JSON.parse(Buffer.concat(chunks).toString()) as {
    frames: { best_effort_timestamp_time: string; key_frame: number }[];
  };
  return frames.map(({ best_effort_timestamp_time: time, key_frame: key }) => ({ time, isKey: key === 1 }));
}

async function probeColors(file: string): Promise<{ color_space?: string }> {
  const chunks: Buffer[] = [];
  const args = ['-v', 'error', '-show_entries', 'stream=color_space', '-of', 'json', file];
  const limits = { signal, timeLimitMs: 60_000, outputLimitBytes: 1 << 20 };
  await runProgram(programs, 'ffprobe', args, limits, { onOutput: (chunk) => void chunks.push(chunk) });
  return (JSON.parse(Buffer.concat(chunks).toString()) as { streams: [{ color_space?: string }] }).streams[0];
}

describe('a proxy', () => {
  const VARIANTS: [what: string, name: string, args: string[]][] = [
    ['23.976 a second', 'film.mp4', source('640x360', '24000/1001', ...H264, '-bf', '2')],
    [
      'ten at 25 a second, then one each 120 ms',
      'variable.mp4',
      source('320x180', '25', '-vf', "setpts='if(lt(N,10),N,10+3*(N-10))'", '-vsync', 'vfr', ...H264),
    ],
    ['of an odd size', 'odd.mov', source('321x181', '30', '-c:v', 'prores_ks')],
  ];
  it.each(IS_SHORT ? VARIANTS.slice(0, 1) : VARIANTS)(
    'has the presentation times of pictures: %s',
    async (_what, name, args) => {
      const file = make(name, ...args);
      const { target, info } = await proxied(file);
      const times = (frames: { time: string }[]) => frames.map(({ time }) => time);
      expect(times(await framesOf(target))).toEqual(times(await framesOf(file)));
      expect(info.sound).toBeNull();
    },
  );

  it('begins each group of twelve with a picture that needs no other, and plays in browsers [timeline 18]', async () => {
    const { target, info } = await proxied(make('group.mp4', ...source('640x360', '25', ...H264)));
    const keys = (await framesOf(target)).flatMap(({ isKey }, at) => (isKey ? [at] : []));
    expect(keys).toEqual([0, 12, 24, 36, 48]);
    expect(playabilityOf(info)).toBe('as-is');
  });

  it('is 540p, upright where the picture is turned, and never larger than it [long]', async () => {
    const wide = make('wide.mp4', ...source('1920x1080', '5', ...H264));
    expect((await proxied(wide)).info.picture).toMatchObject({ width: 960, height: 540 });
    const turned = make('turned.mp4', '-i', wide, '-c', 'copy', '-metadata:s:v', 'rotate=90');
    expect((await proxied(turned)).info.picture).toMatchObject({ width: 540, height: 960 });
    const small = make('small.mp4', ...source('320x180', '5', ...H264));
    expect((await proxied(small)).info.picture).toMatchObject({ width: 320, height: 180 });
  });

  it('has the colors for which browsers take the picture: those it tells, else BT.709 of a large one [long]', async () => {
    const colorsOf = async (name: string, size: string, ...args: string[]) => {
      const { target } = await proxied(make(name, ...source(size, '5', ...args, ...H264)));
      return (await probeColors(target)).color_space;
    };
    expect(await colorsOf('large.mp4', '1280x720')).toBe('bt709');
    expect(await colorsOf('told.mp4', '1280x720', '-vf', 'setparams=colorspace=smpte170m')).toBe('smpte170m');
    expect(await colorsOf('little.mp4', '320x180')).toBeUndefined();
  });

  it('begins at 0 of an AVI, whose pictures have no times, and takes its sound along [long]', async () => {
    const old = ['-c:v', 'mpeg4', '-bf', '2', '-q:v', '5', '-c:a', 'mp3'];
    const { target, info, of } = await proxied(make('old.avi', ...source('320x180', '25'), ...tone, ...old));
    expect(info.sound?.codec).toBe('aac');
    expect(of.picture?.codec).toBe('mpeg4');
    const frames = await framesOf(target);
    expect(frames[0]?.time).toBe('0.000000');
    expect(frames[49]?.time).toBe('1.960000');
  });

  it('keeps a sound that browsers play byte for byte [long]', async () => {
    const file = make('sound.mp4', ...source('320x180', '25'), ...tone, ...H264, '-c:a', 'aac');
    const { target } = await proxied(file);
    const sum = (of: string) => make(`${of.split('/').at(-1)}.aac`, '-i', of, '-vn', '-c', 'copy', '-f', 'adts');
    expect(readFileSync(sum(target)).equals(readFileSync(sum(file)))).toBe(true);
  });
});

it('draws sheets of pictures for every density between the strip and a group of the proxy [timeline 17]', async () => {
  // the brightness of each picture tells its number
  const file = make(
    'numbers.mp4',
    ...['-f', 'lavfi', '-i', 'color=black:size=64x36:rate=25:duration=40'],
    '-vf',
    'geq=lum=mod(N\\,200)+20:cb=128:cr=128',
    ...H264,
  );
  const { target, of: info } = await proxied(file);
  const pathOf = (density: number) => join(folder, `sheets-${density}.jpg`);
  const rate = { numerator: 25, denominator: 1 };
  const [only, ...none] = await drawPictureSheets(programs, { file: target, info, rate, pathOf, signal });
  expect(none).toEqual([]);
  expect(only).toMatchObject({ count: 84, interval: 0.48, columns: 10, rows: 10, width: 160, height: 90 });
  expect(only?.offsets).toEqual([0, readFileSync(pathOf(0)).length]);
  const raw = make('sheet.gray', '-i', pathOf(0), '-vf', 'format=gray', '-f', 'rawvideo');
  const pixels = readFileSync(raw);
  const shown = (at: number) => pixels[(Math.floor(at / 10) * 90 + 45) * 1600 + (at % 10) * 160 + 80] ?? 0;
  for (const at of [0, 1, 5, 12])
    expect(Math.abs(shown(at) * (219 / 255) + 16 - ((at * 12) % 200) - 20)).toBeLessThan(5);
});
