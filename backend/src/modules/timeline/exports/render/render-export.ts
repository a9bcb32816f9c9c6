import { join } from 'node:path';
import { MEDIA_NOTES } from '@whoosh/contracts';
import { MIX_RATE } from '@whoosh/timeline-mix';
import {
  CONFINED_INPUT,
  FROM_ZERO,
  inputName,
  isUntimed,
  probeMedia,
  RunFailure,
  runProgram,
  type MediaInfo,
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
import { startSampleOf, startTimecodeOf } from './start-timecode';
import { writeBusStems, writeStems } from './stems';
import { channelsOf } from './video-sound';
import { writeZip } from './zip-file';

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
      return MixSession.with(task, run, async (session) => {
        await writeStems(task, session, run.signal);
        return noteOf(session);
      });
    case 'buses':
      return MixSession.with(task, run, async (session) => {
        await writeBusStems(task, session, run.signal);
        return noteOf(session);
      });
    default:
      await writeZip(task.target, packInterchange(task, task.format, await channelsOf(task, run.signal)), run.signal);
      return null;
  }
}

/** Of a mix that was written. */
async function noteOf(session: MixSession, ceilingDbtp?: number): Promise<MediaNote | null> {
  if (!(await session.isLoudnessReached(ceilingDbtp))) return MEDIA_NOTES.LOUDNESS_MISSED;
  return session.isVideoFolded ? MEDIA_NOTES.EXPORT_FOLDED : null;
}

const CHANNELS = { stereo: 2, mono: 1, binaural: 2, surround: 6 } as const;

async function writeMix(task: ExportTask, session: MixSession): Promise<MediaNote | null> {
  const { target, plan, projectName, video, layout = 'stereo' } = task;
  const wav = await WavFile.create(target, plan.length, `${projectName}: mix`, {
    channels: CHANNELS[layout],
    startSample: startSampleOf(video),
  });
  try {
    if (layout === 'surround') for await (const channels of session.surround()) await wav.writeChannels(channels);
    else
      for await (const { left, right } of session.mix())
        await wav.writeChannels(layout === 'mono' ? [left] : [left, right]);
  } finally {
    await wav.close();
  }
  return noteOf(session);
}

/** ffmpeg leaves out, and warns of, one that drops numbers where a picture of variable rate has others. */
function timecodeArgs(timecode: string | null): string[] {
  return timecode === null ? [] : ['-timecode', timecode];
}

/** How the picture is written: as it is where an MP4 may hold it and it is known when it shows. */
function pictureArgs(info: MediaInfo): readonly string[] {
  if (isUntimed(info)) return [...NEW_PICTURE, '-vf', FROM_ZERO];
  return info.picture !== null && COPIED_PICTURES.has(info.picture.codec) ? ['-c:v', 'copy'] : NEW_PICTURE;
}

async function renderVideo(task: ExportTask, run: ExportRun): Promise<MediaNote | null> {
  const { programs, video, plan, target, folder } = task;
  if (programs === null) throw new UnreadableMedia(MEDIA_NOTES.FFMPEG_EXPORT_VIDEO);
  if (video === null) throw new UnreadableMedia(MEDIA_NOTES.NO_PICTURE);
  const info = await probeMedia(programs, video.file, 'video', run.signal);
  const { picture } = info;
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
    ...timecodeArgs(startTimecodeOf(video)),
    ...pictureArgs(info),
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
      noteOf(
        session,
        await encodeSound(programs, {
          session,
          target: sound,
          channels: task.layout === 'mono' ? 1 : 2,
          limits,
          use: putTogether,
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    throw new UnreadableMedia(error.reason === 'time' ? MEDIA_NOTES.VIDEO_TOO_SLOW : MEDIA_NOTES.VIDEO_DAMAGED, {
      cause: error,
    });
  }
}
