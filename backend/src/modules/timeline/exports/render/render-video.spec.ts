import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeWav, encodeWav } from '@whoosh/audio-codec';
import { MEDIA_NOTES } from '@whoosh/contracts';
import { MIX_RATE } from '@whoosh/timeline-mix';
import { makeVideo } from '../../../../infra/media/testing/videos';
import { clip } from '../testing/clip';
import { renderExport } from './render-export';
import { programs, root, SECONDS, signal, videoFile, task, rendered, told, peakDb } from './testing/export-tasks';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

/** The short form holds one of several variants. */
const IS_SHORT = process.env['TEST_FORM'] === 'short';

/** Programs whose ffmpeg writes down what it is asked for, and how often it has encoded a sound since. */
function countedPrograms(): { programs: typeof programs; encodings: () => number } {
  const [log, ffmpeg] = [join(root, 'asked.txt'), join(root, 'ffmpeg.sh')];
  rmSync(log, { force: true });
  writeFileSync(ffmpeg, `#!/bin/sh\necho "$*" >> '${log}'\nexec '${programs.ffmpeg}' "$@"\n`);
  chmodSync(ffmpeg, 0o755);
  const encodings = () => readFileSync(log, 'utf8').split('-c:a aac').length - 1;
  return { programs: { ...programs, ffmpeg }, encodings };
}

describe('an export as video', () => {
  it('has the picture of the upload untouched, and the mix as AAC under -1 dBTP', async () => {
    const made = task('mp4');
    await rendered(made);
    const probed = JSON.parse(
      String(
        await told('ffprobe', '-v', 'error', '-of', 'json', '-show_streams', '-show_format', '-f', 'mp4', made.target),
      ),
    ) as { streams: Record<string, unknown>[]; format: { duration: string } };
    expect(probed.streams.map((stream) => [stream['codec_name'], stream['sample_rate'] ?? null])).toEqual([
      ['h264', null],
      ['aac', '48000'],
    ]);
    expect(Number(probed.format.duration)).toBeCloseTo(SECONDS, 1);
    const hashOf = async (file: string) =>
      String(
        await told('ffmpeg', '-v', 'error', '-nostdin', '-i', file, '-map', '0:v', '-c', 'copy', '-f', 'md5', '-'),
      );
    expect(await hashOf(made.target)).toBe(await hashOf(videoFile));
    const pcm = await told(
      'ffmpeg',
      '-v',
      'error',
      '-nostdin',
      '-i',
      made.target,
      '-map',
      '0:a',
      '-f',
      'wav',
      '-c:a',
      'pcm_f32le',
      '-',
    );
    const { channels } = decodeWav(pcm);
    expect(peakDb(channels)).toBeLessThanOrEqual(-1);
    // Nothing is late: the clip of 700 Hz begins at 0.2 s.
    const mix = decodeWav(await rendered(task('wav'))).channels[0] ?? new Float32Array();
    const heard = channels[0] ?? new Float32Array();
    const error = mix
      .subarray(4_800, MIX_RATE)
      .reduce((sum, sample, i) => sum + (sample - (heard[i + 4_800] ?? 0)) ** 2, 0);
    const power = mix.subarray(4_800, MIX_RATE).reduce((sum, sample) => sum + sample ** 2, 0);
    expect(10 * Math.log10(error / power)).toBeLessThan(-25);
  });

  const LOUD: [what: string, gainDb: number, wave: (frame: number) => number][] = [
    ['noise', 6, (i: number) => ((Math.imul(i + 1, 1664525) ^ Math.imul(i, 22695477)) | 0) / 2 ** 31],
    ['a square wave that rises to 20 kHz', 12, (i: number) => Math.sign(Math.sin(1e-5 * i ** 2)) || 1],
  ];
  it.each(IS_SHORT ? LOUD.slice(0, 1) : LOUD)(
    'is encoded once and stays under -1 dBTP, measured from the decoded file, where it was limited hard: %s',
    async (_what, gainDb, wave) => {
      const loud = Float32Array.from({ length: MIX_RATE }, (_, i) => wave(i));
      const file = join(root, 'loud.wav');
      writeFileSync(file, encodeWav({ sampleRate: MIX_RATE, channels: [loud, loud] }, { bitDepth: 24 }));
      const counted = countedPrograms();
      const made = task('mp4', {
        sounds: [{ id: 'effect-1', name: 'Loud', file }],
        items: [clip('n', { gainDb })],
        programs: counted.programs,
      });
      await rendered(made);
      expect(counted.encodings()).toBe(1);
      const pcm = await told(
        'ffmpeg',
        '-v',
        'error',
        '-nostdin',
        '-i',
        made.target,
        '-map',
        '0:a',
        '-f',
        'wav',
        '-c:a',
        'pcm_f32le',
        '-',
      );
      const peak = peakDb(decodeWav(pcm).channels);
      expect(peak).toBeLessThanOrEqual(-1);
      expect(peak).toBeGreaterThan(-4);
    },
  );

  const CODECS = [
    ['mpeg4', 'yuv420p'],
    ['mjpeg', 'yuvj420p'],
  ] as const;
  it.each(IS_SHORT ? CODECS.slice(0, 1) : CODECS)(
    'that an MP4 cannot hold as %s, or browsers do not play, gets a new picture',
    async (codec, pixels) => {
      const avi = makeVideo(join(root, `${codec}.avi`), {
        seconds: 1,
        codec: ['-c:v', codec, '-pix_fmt', pixels],
        sound: null,
      });
      const made = task('mp4', {
        video: { name: 'old.avi', file: avi, hasAudio: false, width: 320, height: 180, frameRate: 30 },
      });
      await rendered(made);
      expect(
        String(
          await told(
            'ffprobe',
            '-v',
            'error',
            '-select_streams',
            'v',
            '-show_entries',
            'stream=codec_name',
            '-of',
            'csv=p=0',
            made.target,
          ),
        ).trim(),
      ).toBe('h264');
    },
  );
});

describe('an export of an AVI, which has no presentation times', () => {
  const CODECS: [codec: string, ...args: string[]][] = [
    ['mpeg4', '-c:v', 'mpeg4', '-bf', '2'],
    ['h264', '-c:v', 'libx264', '-preset', 'veryfast', '-bf', '2', '-pix_fmt', 'yuv420p'],
  ];
  it.each(IS_SHORT ? CODECS.slice(0, 1) : CODECS)(
    'shows each picture when the editor does, the first at 0: %s',
    async (name, ...codec) => {
      const file = makeVideo(join(root, `late-${name}.avi`), { seconds: 1, codec, sound: null });
      const made = task('mp4', {
        video: { name: 'old.avi', file, hasAudio: false, width: 320, height: 180, frameRate: 30 },
      });
      await rendered(made);
      const asked = ['-select_streams', 'v', '-show_entries', 'frame=pts_time', '-of', 'csv=p=0', made.target];
      const times = String(await told('ffprobe', '-v', 'error', ...asked)).match(/[\d.]+/g) ?? [];
      expect(times).toHaveLength(30);
      expect(times.slice(0, 3).map(Number)).toEqual([0, expect.closeTo(1 / 30, 4), expect.closeTo(2 / 30, 4)]);
    },
  );
});

describe('an export of a video of 5.1', () => {
  const surround = makeVideo(join(root, 'surround.mp4'), { seconds: SECONDS, sound: ['-ac', '6', '-c:a', 'aac'] });
  const video = { name: 'surround.mp4', file: surround, hasAudio: true, width: 320, height: 180, frameRate: 30 };
  const noteOf = (made: ReturnType<typeof task>) => renderExport(made, { signal, onProgress: () => undefined });

  it('says that its sound was mixed as stereo', async () => {
    expect(await noteOf(task('wav', { video }))).toBe(MEDIA_NOTES.EXPORT_FOLDED);
    expect(await noteOf(task('wav'))).toBeNull();
    expect(await noteOf(task('wav', { video, settings: { videoMuted: true } }))).toBeNull();
  });

  it('tells other editors of all its channels', async () => {
    const archive = (made: Buffer) => made.toString('latin1');
    const told = async (changes: Parameters<typeof task>[1]) =>
      /id="video"[^>]*audioChannels="(\d)"/.exec(archive(await rendered(task('fcpxml', changes))))?.[1];
    expect([await told({ video }), await told({})]).toEqual(['6', '1']);
  });
});
