import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeWav, truePeak } from '@whoosh/audio-codec';
import { DEFAULT_TIMELINE_SETTINGS, type TimelineSettings } from '@whoosh/contracts';
import { MIX_RATE, planMix, type MixItem, type SourceId, type Stereo } from '@whoosh/timeline-mix';
import { runProgram } from '../../../../../infra/media';
import { makeVideo, mediaPrograms } from '../../../../../infra/media/testing/videos';
import { clip } from '../../testing/clip';
import type { ExportTask } from '../export-task';
import { renderExport } from '../render-export';

export const programs = mediaPrograms();
/** Where what the tests make lies; removed after them. */
export const root = mkdtempSync(join(tmpdir(), 'whoosh-exports-'));
/** Of an export that nobody stops. */
export const signal: AbortSignal = new AbortController().signal;
afterAll(() => rmSync(root, { recursive: true, force: true }));

export const SECONDS = 3;
export const videoFile = makeVideo(join(root, 'video.mp4'), { seconds: SECONDS });

/** A tone of its own for each sound, 1 s, loud. */
export const tones = new Map<SourceId, Stereo>(
  (
    [
      ['effect-1', 700],
      ['effect-2', 1100],
      ['media-1', 220],
    ] as const
  ).map(([id, hertz]) => {
    const left = Float32Array.from(
      { length: MIX_RATE },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / MIX_RATE),
    );
    return [id, { left, right: left.map((sample) => sample * 0.5) }];
  }),
);
export const sounds = [...tones].map(([id, { left, right }]) => {
  const file = join(root, `${id}.wav`);
  writeFileSync(file, encodeWav({ sampleRate: MIX_RATE, channels: [left, right] }, { bitDepth: 24 }));
  return { id, name: `Sound <${id}> & "more"`, file };
});

export const ITEMS = [
  clip('a', { startTime: 0.2 }),
  clip('b', { startTime: 0.7, soundEffectId: 2, gainDb: -6, fadeIn: 0.1 }),
  clip('c', { startTime: 1.5, trackIndex: 1, soundEffectId: 2, offset: 0.25, duration: 0.5 }),
  clip('d', { startTime: 1, trackIndex: 2, soundEffectId: null, mediaId: 1, duration: 5, loop: true }),
];

let runs = 0;
/** What is to be exported: four clips on three tracks over a video of 3 s, but for the changes. */
export function task(
  format: ExportTask['format'],
  {
    items = ITEMS,
    settings = {},
    ...changes
  }: Partial<ExportTask> & { items?: MixItem[]; settings?: Partial<TimelineSettings> } = {},
): ExportTask {
  const folder = join(root, `run-${(runs += 1)}`);
  mkdirSync(folder);
  const plan = planMix(
    { ...DEFAULT_TIMELINE_SETTINGS, ...settings, items, media: [{ id: 1, role: 'music' }] },
    SECONDS,
  );
  const video = { name: 'video.mp4', file: videoFile, hasAudio: true, width: 320, height: 180, frameRate: 30 };
  const markers = [{ key: 'm', time: 1.25, name: 'Door <slams>', kind: 'user' as const }];
  return {
    format,
    loudness: null,
    projectName: 'My "film"',
    plan,
    markers,
    sounds,
    video,
    programs,
    folder,
    target: join(folder, 'export'),
    ...changes,
  };
}

/** The file that an export makes. */
export async function rendered(made: ExportTask): Promise<Buffer> {
  await renderExport(made, { signal, onProgress: () => undefined });
  return readFileSync(made.target);
}

/** What ffmpeg or ffprobe prints. */
export async function told(name: 'ffmpeg' | 'ffprobe', ...args: string[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await runProgram(
    programs,
    name,
    args,
    { signal, timeLimitMs: 60_000 },
    { onOutput: (chunk) => void chunks.push(chunk) },
  );
  return Buffer.concat(chunks);
}

/** dBTP. */
export const peakDb = (channels: Float32Array[]) => 20 * Math.log10(truePeak(channels));
