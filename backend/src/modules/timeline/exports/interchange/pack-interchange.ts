import { extname } from 'node:path';
import { openSync, closeSync, readSync } from 'node:fs';
import { readWavLayout } from '@whoosh/audio-codec';
import type { ExportTask } from '../render/export-task';
import type { ZipEntry } from '../render/zip-file';
import { editListOf } from './edit-list';
import { toEdls } from './edl';
import { toFcpxml } from './fcpxml';
import { toOtio } from './otio';
import { toSrt } from './srt';

const HEADER_BYTES = 65_536;
/** Characters; disks take 255 bytes, and a number and an ending come after it. */
const LONGEST_NAME = 80;

const NO_MIXER =
  'the pans, rubber bands, filters, compressors, sends and buses of tracks, the rubber bands of clips, the ducking';
const IN_LANES = 'muted ones have -96 dB. A looped clip is written round by round.';

/** What a format is, and what of a timeline it has no words for, a sentence or two a line. */
const NOTES = {
  otio: [
    'OpenTimelineIO JSON: Timeline.1, Stack.1, Track.1, Clip.2, Gap.1, Marker.2 (OpenTimelineIO 0.15 and later). ' +
      'Times of sounds are samples at 48 kHz, those of the picture its frames.',
    'Not carried as such: gains and fades (they stand in metadata.whoosh, which other editors pass over), ' +
      `${NO_MIXER}, sync points, scenes. Clips that overlap on a track stand on further tracks, A1.2 beside A1; ` +
      IN_LANES,
  ],
  fcpxml: [
    'FCPXML 1.9, for Final Cut Pro and DaVinci Resolve. Gains and fades are in it; ' +
      "the curve of a fade is the editor's own.",
    `Not carried: ${NO_MIXER}, sync points, scenes. Clips that overlap on a track stand on further lanes; ${IN_LANES}`,
  ],
  edl: [
    'CMX 3600, one list for the video and one for each track, because the format knows no overlaps. ' +
      'Times are whole frames, so that clips move by up to half of one.',
    `Not carried: fades, cross fades, ${NO_MIXER}, the colours of markers, sync points, scenes. Gains stand in comments. ` +
      'Names are in ASCII, as are those of the files.',
  ],
} as const;
const UNPACK = 'Unpack the whole archive; the sounds and the video are in media/.';
const MARKERS = 'The markers stand as subtitles in a file of their own, .srt, too; its times count from 0.';

/**
 * A timeline with its media, for another editor.
 * @param videoChannels of the video's own sound; 0 where they are not known
 */
export function packInterchange(task: ExportTask, format: 'otio' | 'fcpxml' | 'edl', videoChannels = 0): ZipEntry[] {
  const { projectName, sounds, video } = task;
  const safe = format === 'edl' ? plainName : diskName;
  const videoMedia = video === null ? null : mediaPath(video.name, safe);
  const media = uniqueNames(sounds.map(({ id, name }) => [id, safe(name)]));
  const lengths = new Map(sounds.map(({ id, file }) => [id as string, samplesOf(file)]));
  const list = editListOf(
    task,
    videoMedia === null ? null : { media: videoMedia, channels: videoChannels },
    (id) => lengths.get(id) ?? 0,
    (id) => media.get(id) ?? '',
  );
  const used = new Set(list.lanes.flatMap(({ clips }) => clips.map((clip) => clip.media)));
  const name = plainName(projectName);
  const texts: ZipEntry[] =
    format === 'edl'
      ? toEdls(list).map((file) => ({ name: `${name}_${file.name}`, text: file.text }))
      : [{ name: `${name}.${format}`, text: format === 'otio' ? toOtio(list) : toFcpxml(list) }];
  const markers = list.markers.length > 0 ? [{ name: `${name}.srt`, text: toSrt(list.markers) }] : [];
  const notes = [...NOTES[format], ...(markers.length > 0 ? [MARKERS] : []), UNPACK];
  return [
    { name: 'README.txt', text: `${[`${projectName}, exported from Whoosh.`, '', ...notes].join('\n')}\n` },
    ...texts,
    ...markers,
    ...(list.video === null || video === null ? [] : [{ name: list.video.media, file: video.file }]),
    ...sounds.map(({ id, file }) => ({ name: media.get(id) ?? '', file })).filter((entry) => used.has(entry.name)),
  ];
}

/** Path of a file in the archive. @param name with its ending */
function mediaPath(name: string, safe: (name: string) => string): string {
  const ending = extname(name);
  return `media/${safe(name.slice(0, name.length - ending.length))}${ending}`;
}

/** Paths in the archive: the names of the sounds, numbered where two are alike. */
function uniqueNames(sounds: readonly (readonly [id: string, name: string])[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    sounds.map(([id, name]) => {
      let path = `media/${name}.wav`;
      for (let number = 2; taken.has(path.toLowerCase()); number++) path = `media/${name}_${number}.wav`;
      taken.add(path.toLowerCase());
      return [id, path];
    }),
  );
}

/** A name of letters that every format and system has. */
function plainName(name: string): string {
  return name.replace(/[^a-zA-Z0-9]+/g, '_').replace(/^_+|_+$/g, '') || 'sound';
}

/** A name as it is, but for what a disk refuses. */
function diskName(name: string): string {
  const kept = name.replace(/[\p{Cc}<>:"/\\|?*]+/gu, '_').trim();
  return kept.replace(/^\.+|\.+$/g, '').slice(0, LONGEST_NAME) || 'sound';
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
