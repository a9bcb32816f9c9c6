import { join } from 'node:path';
import { MEDIA_NOTES } from '@whoosh/contracts';
import { MIX_RATE, trackCountOf } from '@whoosh/timeline-mix';
import {
  CONFINED_INPUT,
  inputName,
  probeMedia,
  RunFailure,
  runProgram,
  type MediaNote,
  UnreadableMedia,
  WavFile,
  WRITES_FILES,
} from '../../../../infra/media';
import { packInterchange } from '../interchange/pack-interchange';
import { pictureLimitMs } from '../export-effort';
import { encodeSound } from './encode-sound';
import type { ExportRun, ExportTask } from './export-task';
import { MixSession } from './mix-session';
import { writeZip, type ZipEntry } from './zip-file';

/**
 * Pictures that an MP4 may hold as they are, and that browsers play: MPEG-4 part 2, as in many AVI files, is none of
 * them.
 */
const COPIED_PICTURES = new Set(['h264', 'hevc', 'av1', 'vp9']);
const NEW_PICTURE = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-pix_fmt', 'yuv420p'];
const PATIENCE_MS = 120_000;
/** Copying takes a fortieth of the length on two cores; a new picture, and loaded machines, need patience. */
const SECONDS_PER_SECOND = 10;

/**
 * Makes the file of an export. Memory stays bounded however long the timeline is.
 * @returns what a person should know of the file; null when it is just what was asked for
 * @throws UnreadableMedia with the sentence for a person; the reason of the signal when it is stopped
 */
export async function renderExport(task: ExportTask, run: ExportRun): Promise<MediaNote | null> {
  switch (task.format) {
    case 'mp4':
      return renderVideo(task, run);
    case 'wav':
      return MixSession.with(task, run, (session) => writeMix(task, session));
    case 'stems':
      return MixSession.with(task, run, (session) => writeStems(task, session, run.signal));
    default:
      await writeZip(task.target, packInterchange(task, task.format), run.signal);
      return null;
  }
}

/** Of a mix that was written. */
async function noteOf(session: MixSession, ceilingDbtp?: number): Promise<MediaNote | null> {
  return (await session.isLoudnessReached(ceilingDbtp)) ? null : MEDIA_NOTES.LOUDNESS_MISSED;
}

async function writeMix({ target, plan, projectName }: ExportTask, session: MixSession): Promise<MediaNote | null> {
  const wav = await WavFile.create(target, plan.length, `${projectName}: mix`);
  try {
    for await (const block of session.mix()) await wav.write(block);
  } finally {
    await wav.close();
  }
  return noteOf(session);
}

async function renderVideo(task: ExportTask, run: ExportRun): Promise<MediaNote | null> {
  const { programs, video, plan, target, folder } = task;
  if (programs === null) throw new UnreadableMedia(MEDIA_NOTES.FFMPEG_EXPORT_VIDEO);
  if (video === null) throw new UnreadableMedia(MEDIA_NOTES.NO_PICTURE);
  const { picture } = await probeMedia(programs, video.file, 'video', run.signal);
  const copied = picture !== null && COPIED_PICTURES.has(picture.codec);
  const sound = join(folder, 'mix.m4a');
  const args = [
    ...WRITES_FILES,
    '-fflags',
    '+genpts',
    ...CONFINED_INPUT,
    '-i',
    inputName(video.file),
    ...CONFINED_INPUT,
    '-i',
    inputName(sound),
    '-map',
    '0:v:0',
    '-map',
    '1:a:0',
    '-map_metadata',
    '-1',
    ...(copied ? ['-c:v', 'copy'] : NEW_PICTURE),
    ...(picture?.codec === 'hevc' ? ['-tag:v', 'hvc1'] : []),
    '-c:a',
    'copy',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    inputName(target),
  ];
  const limits = {
    signal: run.signal,
    timeLimitMs: PATIENCE_MS + (plan.length / MIX_RATE) * SECONDS_PER_SECOND * 1000,
  };
  try {
    const processorMs = pictureLimitMs(video, plan.length / MIX_RATE);
    const putTogether = () => runProgram(programs, 'ffmpeg', args, { ...limits, processorMs });
    return await MixSession.with(task, run, async (session) =>
      noteOf(session, await encodeSound(programs, { session, target: sound, limits, use: putTogether })),
    );
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    throw new UnreadableMedia(error.reason === 'time' ? MEDIA_NOTES.VIDEO_TOO_SLOW : MEDIA_NOTES.VIDEO_DAMAGED, {
      cause: error,
    });
  }
}

/** What a stem holds: a track, the video's own sound, or what a reverberation answers. */
type StemSource = { kind: 'track' | 'reverb'; index: number } | { kind: 'video' };

/** One file for each track that sounds, one for the video's own sound, and one for each reverberation that is used. */
async function writeStems(task: ExportTask, session: MixSession, signal: AbortSignal): Promise<MediaNote | null> {
  const { plan, projectName, folder } = task;
  const stems: { entry: ZipEntry; wav: WavFile; source: StemSource }[] = [];
  try {
    for (const source of stemSources(task)) {
      const label = labelOf(source);
      const file = join(folder, `${label}.wav`);
      const own = source.kind === 'track' ? (task.trackNames?.[source.index] ?? '') : '';
      const name = `${[projectName, label, own]
        .filter((part) => part !== '')
        .map(fileSafe)
        .join('_')}.wav`;
      const wav = await WavFile.create(file, plan.length, `${projectName}: ${label}`);
      stems.push({ entry: { name, file }, wav, source });
    }
    for await (const { tracks, video, reverbs } of session.stems(trackCountOf(plan))) {
      for (const { wav, source } of stems) {
        if (source.kind === 'video') await wav.write(video);
        else {
          const block = (source.kind === 'track' ? tracks : reverbs)[source.index];
          if (block !== undefined) await wav.write(block);
        }
      }
    }
  } finally {
    for (const { wav } of stems) await wav.close();
  }
  await writeZip(
    task.target,
    stems.map(({ entry }) => entry),
    signal,
  );
  return noteOf(session);
}

function stemSources({ plan, video, programs }: ExportTask): StemSource[] {
  const sounding = new Set(plan.clips.filter(({ gain }) => gain > 0).map(({ track }) => track));
  const hasVideoSound = video?.hasAudio === true && programs !== null && plan.videoGain > 0;
  const strips = [...(plan.tracks ?? []), ...(hasVideoSound && plan.video !== undefined ? [plan.video] : [])];
  const tracks = Array.from({ length: trackCountOf(plan) }, (_, index): StemSource => ({ kind: 'track', index }));
  const reverbs = (plan.reverbs ?? []).map((_, index): StemSource => ({ kind: 'reverb', index }));
  return [
    ...tracks.filter((source) => source.kind === 'track' && sounding.has(source.index)),
    ...(hasVideoSound ? [{ kind: 'video' as const }] : []),
    ...reverbs.filter(
      (source) => source.kind === 'reverb' && strips.some(({ sends }) => (sends[source.index] ?? 0) > 0),
    ),
  ];
}

function labelOf(source: StemSource): string {
  if (source.kind === 'video') return 'Video';
  return source.kind === 'track' ? `A${source.index + 1}` : `Reverb_${source.index + 1}`;
}

function fileSafe(name: string): string {
  return name.replace(/[^a-zA-Z0-9]/g, '_');
}
