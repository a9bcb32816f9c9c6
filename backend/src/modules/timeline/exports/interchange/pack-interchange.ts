import { openSync, closeSync, readSync } from 'node:fs';
import { readWavLayout } from '@whoosh/audio-codec';
import type { ExportTask } from '../render/export-task';
import type { ZipEntry } from '../render/zip-file';
import { editListOf } from './edit-list';
import { toEdls } from './edl';
import { toFcpxml } from './fcpxml';
import { toOtio } from './otio';

const HEADER_BYTES = 65_536;

const NOTES = {
  otio: 'OpenTimelineIO JSON: Timeline.1, Stack.1, Track.1, Clip.2, Gap.1, Marker.2 (OpenTimelineIO 0.15 and later). Times of sounds are samples at 48 kHz, those of the picture its frames; gains and fades stand in metadata.whoosh.',
  fcpxml: 'FCPXML 1.9, for Final Cut Pro and DaVinci Resolve. Gains and fades are in it.',
  edl: 'CMX 3600, one list for the video and one for each lane, because the format knows no overlaps. Times are whole frames, gains stand in comments, fades are left out.',
} as const;

/** A timeline with its media, for another editor. */
export function packInterchange(task: ExportTask, format: 'otio' | 'fcpxml' | 'edl'): ZipEntry[] {
  const { projectName, sounds, video } = task;
  const media = uniqueNames(sounds.map(({ id, name }) => [id, name]));
  const lengths = new Map(sounds.map(({ id, file }) => [id as string, samplesOf(file)]));
  const list = editListOf(
    task,
    (id) => lengths.get(id) ?? 0,
    (id) => media.get(id) ?? '',
  );
  const used = new Set(list.lanes.flatMap(({ clips }) => clips.map((clip) => clip.media)));
  const name = fileSafe(projectName);
  const texts: ZipEntry[] =
    format === 'edl'
      ? toEdls(list).map((file) => ({ name: `${name}_${file.name}`, text: file.text }))
      : [{ name: `${name}.${format}`, text: format === 'otio' ? toOtio(list) : toFcpxml(list) }];
  return [
    {
      name: 'README.txt',
      text: `${projectName}, exported from Whoosh.\n\n${NOTES[format]}\nUnpack the whole archive; the sounds and the video are in media/.\n`,
    },
    ...texts,
    ...(list.video === null || video === null ? [] : [{ name: list.video.media, file: video.file }]),
    ...sounds.map(({ id, file }) => ({ name: media.get(id) ?? '', file })).filter((entry) => used.has(entry.name)),
  ];
}

/** Paths in the archive: the names of the sounds, numbered where two are alike. */
function uniqueNames(sounds: readonly (readonly [id: string, name: string])[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    sounds.map(([id, name]) => {
      const base = fileSafe(name);
      let path = `media/${base}.wav`;
      for (let number = 2; taken.has(path.toLowerCase()); number++) path = `media/${base}_${number}.wav`;
      taken.add(path.toLowerCase());
      return [id, path];
    }),
  );
}

function fileSafe(name: string): string {
  return name.replace(/[^a-zA-Z0-9]+/g, '_').replace(/^_+|_+$/g, '') || 'sound';
}

function samplesOf(file: string): number {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = new Uint8Array(HEADER_BYTES);
    return readWavLayout(bytes.subarray(0, readSync(descriptor, bytes))).frames;
  } finally {
    closeSync(descriptor);
  }
}
