import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeWav } from '@whoosh/audio-codec';
import { DEFAULT_TIMELINE_SETTINGS, MEDIA_NOTES, MIX_BUSES, TIMELINE_LIMITS } from '@whoosh/contracts';
import { MIX_RATE, planMix, type MixItem } from '@whoosh/timeline-mix';
import { threadProcessorMs } from '../../../infra/processor-time';
import { makeVideo, mediaPrograms } from '../../../infra/media/testing/videos';
import { pictureLimitMs, queueOf, soundLimitMs } from './export-effort';
import type { ExportTask } from './render/export-task';
import { renderExport } from './render/render-export';

// Real programs, on machines that may be busy.
jest.setTimeout(180_000);

/** The long form measures longer ones, in every format and of many tracks: it has the machine to itself. */
const IS_FULL = process.env['TEST_FORM'] === 'full';
/** How often a cost that is too high beside others is measured. */
const MEASURES = 3;
const SECONDS = IS_FULL ? 20 : 8;
const FORMATS = IS_FULL ? (['wav', 'stems', 'buses', 'mp4'] as const) : (['wav'] as const);
/** A thousand stems of a second take 300 MB. */
const MANY_SECONDS = 2;
const MANY_TRACKS = [
  ['stems', 'stems', {}],
  ['stems of buses', 'buses', {}],
  ['5.1', 'wav', { layout: 'surround', loudness: null }],
] as const;
/** Sounds at every moment of the heaviest honest timeline. */
const SOUNDING = 24;
const root = mkdtempSync(join(tmpdir(), 'whoosh-effort-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { signal } = new AbortController();

/** Taps over a tone: at -14 LUFS they have to be limited. */
const sounds = Array.from({ length: SOUNDING }, (_, at) => {
  const left = Float32Array.from(
    { length: SECONDS * MIX_RATE },
    (_sample, i) =>
      ((i + at * 977) % 24_000 < 480 ? 0.9 : 0.08) * Math.sin((2 * Math.PI * (200 + 70 * at) * i) / MIX_RATE),
  );
  const file = join(root, `${at}.wav`);
  writeFileSync(file, encodeWav({ sampleRate: MIX_RATE, channels: [left, left] }, { bitDepth: 24 }));
  const id = at === 0 ? ('media-1' as const) : (`effect-${at}` as const);
  return { id, name: `Sound ${at}`, file };
});

const clip = (key: number, sound: number, startTime = 0, duration = SECONDS): MixItem => ({
  key: `c${key}`,
  soundEffectId: sound === 0 ? null : sound,
  mediaId: sound === 0 ? 1 : null,
  startTime,
  trackIndex: key % 3,
  volume: 0.5,
  gainDb: 0,
  duration,
  offset: 0,
  fadeIn: 0.5,
  fadeOut: 0.5,
  muted: false,
  loop: true,
});
const ducking = { enabled: true, amountDb: 9, attack: 0.1, release: 0.2 };
/** Each sound in clips of four seconds, one after the other, and a voice through all of it. */
const HONEST = sounds.flatMap((_, sound) =>
  Array.from({ length: SECONDS / 4 }, (_clip, at) => clip(sound * 100 + at, sound, at * 4, 4)),
);
const HOSTILE = Array.from({ length: 2_000 }, (_, key) => clip(key, key % SOUNDING));

let runs = 0;
function task(format: ExportTask['format'], items: MixItem[], changes: Partial<ExportTask> = {}): ExportTask {
  const folder = join(root, `run-${(runs += 1)}`);
  mkdirSync(folder);
  const media = [{ id: 1, role: 'voice' as const }];
  return {
    format,
    loudness: -14,
    projectName: 'Film',
    plan: planMix({ ...DEFAULT_TIMELINE_SETTINGS, ducking, items, media }, SECONDS),
    markers: [],
    sounds,
    video: null,
    programs: mediaPrograms(),
    folder,
    target: join(folder, 'export'),
    ...changes,
  };
}

/**
 * Processor ms of the thread and of its programs.
 * @param slower how many times more the export is told that it used, as on a machine so much slower
 */
async function spentOn(made: ExportTask, slower = 1): Promise<number> {
  const from = threadProcessorMs();
  let programsMs = 0;
  const programs = made.programs && { ...made.programs, onWork: (ms: number) => void (programsMs += ms) };
  const spentMs = () => threadProcessorMs() - from + programsMs;
  await renderExport({ ...made, programs }, { signal, onProgress: () => undefined, spentMs: () => slower * spentMs() });
  return spentMs();
}

/**
 * The least of a few measures, since what shares a core and its caches makes the same work cost more.
 * @param enoughMs a measure as low as this needs no other
 */
async function leastSpentOn(make: () => ExportTask, enoughMs: number): Promise<number> {
  let least = Infinity;
  for (let measure = 0; measure < MEASURES && least >= enoughMs; measure += 1)
    least = Math.min(least, await spentOn(make()));
  return least;
}

describe('the limit of an export’s processor time', () => {
  const file = makeVideo(join(root, 'video.mp4'), { seconds: SECONDS });
  const video = { name: 'video.mp4', file, hasAudio: true, width: 320, height: 180, frameRate: 30 };

  it.each(FORMATS)('leaves room for the heaviest honest %s [long]', async (format) => {
    const make = () => task(format, HONEST, format === 'mp4' ? { video } : {});
    const limit = soundLimitMs(make());
    expect(limit).toBeGreaterThan(2 * (await leastSpentOn(make, limit / 2)));
  });

  it.each(MANY_TRACKS)(
    'leaves room for %s of as many tracks as there may be [long]',
    async (_what, format, changes) => {
      const tracks = Array.from({ length: TIMELINE_LIMITS.maxTracks }, (_, track) => ({
        ...{ gainDb: 0, muted: false, solo: false },
        strip: { bus: MIX_BUSES[track % MIX_BUSES.length] ?? null },
      }));
      // one after the other on every track, so that as many sound at every moment
      const each = (SOUNDING * MANY_SECONDS) / tracks.length;
      const items = tracks.map((_track, at) => ({
        ...clip(at, at % SOUNDING, (MANY_SECONDS * at) / (tracks.length + SOUNDING), each),
        trackIndex: at,
      }));
      const media = [{ id: 1, role: 'voice' as const }];
      const plan = planMix({ ...DEFAULT_TIMELINE_SETTINGS, tracks, ducking, items, media }, MANY_SECONDS);
      const make = () => task(format, [], { plan, ...changes });
      const limit = soundLimitMs(make());
      expect(limit).toBeGreaterThan(2 * (await leastSpentOn(make, limit / 2)));
    },
  );

  it('ends two thousand clips that sound at once, in words [long]', async () => {
    await expect(spentOn(task('wav', HOSTILE), IS_FULL ? 1 : 10)).rejects.toThrow(MEDIA_NOTES.EXPORT_TOO_HEAVY);
  });

  it('grows with what a picture has to encode, and is generous where nobody has read it yet', () => {
    const small = pictureLimitMs({ width: 640, height: 360, frameRate: 25 }, 60);
    const large = pictureLimitMs({ width: 3_840, height: 2_160, frameRate: 60 }, 60);
    expect(large).toBeGreaterThan(10 * small);
    expect(pictureLimitMs({ width: null, height: null, frameRate: null }, 60)).toBe(large);
    expect(pictureLimitMs({ width: 640, height: 360, frameRate: 90_000 }, 60)).toBeLessThan(6 * small);
  });

  it('tells what is over soon from what takes minutes', () => {
    const snapshot = (seconds: number, picture: typeof video | null = null) => ({
      projectName: 'Film',
      markers: [],
      plan: { ...task('wav', []).plan, length: seconds * MIX_RATE },
      sounds: [],
      video: picture,
    });
    expect(queueOf({ format: 'wav', snapshot: snapshot(60) })).toBe('export-short');
    expect(queueOf({ format: 'mp4', snapshot: snapshot(60, video) })).toBe('export-short');
    expect(queueOf({ format: 'wav', snapshot: snapshot(6 * 3600) })).toBe('export');
    expect(queueOf({ format: 'mp4', snapshot: snapshot(600, { ...video, width: 1920, height: 1080 }) })).toBe('export');
    expect(queueOf({ format: 'otio', snapshot: snapshot(6 * 3600) })).toBe('export-short');
  });
});
