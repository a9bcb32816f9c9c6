import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeWav } from '@whoosh/audio-codec';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { MIX_RATE, planMix } from '@whoosh/timeline-mix';
import type { ExportTask } from '../../render/export-task';
import { clip } from '../../testing/clip';
import type { ZipEntry } from '../../render/zip-file';
import type { Placed } from './placed-clips';

/** On A1 two that overlap and one that reaches past the end of its sound, on A3 one that goes round. */
const items = [
  clip('a', { startTime: 1.5, gainDb: -6 }),
  clip('b', { startTime: 2, offset: 0.25, fadeIn: 0.1, soundEffectId: 2 }),
  clip('c', { startTime: 4.001, duration: 3, offset: 1 }),
  clip('d', { trackIndex: 2, startTime: 6, duration: 3, loop: true, offset: 1 }),
];
/** The video of the trailer. */
export const VIDEO = {
  name: 'video.mov',
  file: '/somewhere/video.mov',
  hasAudio: true,
  width: 1920,
  height: 1080,
  frameRate: 29.97,
};
/** A timeline of 10 s with five clips, a video and a marker, whose sounds are written into a folder. */
export function trailerIn(folder: string): ExportTask & { video: typeof VIDEO } {
  return {
    format: 'otio',
    loudness: null,
    projectName: 'Trailer <2>',
    sounds: soundsIn(folder),
    programs: null,
    folder,
    target: '',
    plan: planMix({ ...DEFAULT_TIMELINE_SETTINGS, items, media: [] }, 10),
    markers: [{ key: 'm', time: 3.2, name: 'Cut & run', kind: 'cut', color: 'impact' }],
    video: VIDEO,
  };
}

function soundsIn(folder: string) {
  const wav = encodeWav({ sampleRate: MIX_RATE, channels: [new Float32Array(2 * MIX_RATE)] }, { bitDepth: 24 });
  return (['effect-1', 'effect-2'] as const).map((id) => {
    const file = join(folder, `${id}.wav`);
    writeFileSync(file, wav);
    return { id, name: 'Door & "slam" <1>', file };
  });
}

const expected = (first: string, second: string): Placed[] => [
  ['A1', 1.5, 1, 0, first],
  ['A1', 4.001, 1, 1, first],
  ['A1.2', 2, 1, 0.25, second],
  ['A3', 6, 1, 1, first],
  ['A3', 7, 2, 0, first],
];
/** Where its clips stand: names as they are, but for what disks refuse; two alike are numbered. */
export const EXPECTED = expected('media/Door & _slam_ _1_.wav', 'media/Door & _slam_ _1__2.wav');
/** The same in the letters of the format. */
export const EXPECTED_IN_EDL = expected('media/Door_slam_1.wav', 'media/Door_slam_1_2.wav');

/** The text of an entry of an archive. */
export const textOf = (entries: readonly ZipEntry[], name: string): string =>
  entries.flatMap((entry) => (entry.name === name && 'text' in entry ? entry.text : []))[0] ?? '';
