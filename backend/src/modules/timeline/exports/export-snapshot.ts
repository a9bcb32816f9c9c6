import { LIMITS, type ExportFormat, type ExportLayout } from '@whoosh/contracts';
import { MIX_RATE, planMix, type MixPlan } from '@whoosh/timeline-mix';
import { AppError } from '../../../http';
import type { Project, ProjectVideo } from '../../projects';
import type { TimelineState } from '../timeline.service';
import { isDraft } from '../clip-fields';
import { toItemResponse } from '../timeline.mapper';
import type { ExportSnapshot } from './export.entity';
import type { ExportSound } from './render/export-task';

/**
 * What a timeline is at this moment: enough to make its file later, whatever is edited meanwhile. Drafts are no part of
 * it: nobody has paid for them.
 * @param video that the project has now, with its name on the disk of its owner
 * @param videoPeaks of the video's own sound for each 10 ms; null where nothing falls under it
 * @throws AppError VALIDATION_FAILED when there is nothing to export, NOT_READY while one of its sounds is being
 * prepared
 */
export function snapshotOf(
  project: Project,
  video: (ProjectVideo & { name: string | null }) | null,
  state: TimelineState,
  videoPeaks: readonly number[] | null = null,
): ExportSnapshot {
  const { timeline, media } = state;
  const items = state.items.filter((item) => !isDraft(item)).map(toItemResponse);
  const clipsEnd = Math.max(0, ...items.map(({ startTime, duration }) => startTime + duration));
  const seconds = video === null ? clipsEnd : (video.duration ?? video.statedDuration ?? LIMITS.defaultVideoSeconds);
  if (seconds === 0)
    throw new AppError('VALIDATION_FAILED', {
      message: 'There is nothing to export yet: upload a video or place a sound first.',
    });
  const plan = planMix({ ...timeline.settings, items, media, videoPeaks }, seconds);
  return {
    projectName: project.name,
    markers: timeline.settings.markers,
    trackNames: timeline.settings.tracks.map(({ name }) => name ?? ''),
    plan,
    sounds: soundsOf(plan, state),
    video:
      video === null
        ? null
        : {
            name: nameOf(video.name, extensionOf(video.uploadFile)),
            file: video.uploadFile,
            hasAudio: video.hasAudio,
            width: video.width,
            height: video.height,
            frameRate: video.frameRate,
            frameRateFraction: video.frameRateFraction,
            hasVariableRate: video.frameTimesFile !== null,
            startTimecode: video.startTimecode,
          },
  };
}

function soundsOf({ clips }: MixPlan, { effects, media }: TimelineState): ExportSound[] {
  const used = new Set<string>(clips.map(({ source }) => source));
  const isUsed = ({ id }: ExportSound) => used.has(id);
  const ofEffects = effects
    .map(({ id, name, wavFile }): ExportSound => ({ id: `effect-${id}`, name, file: wavFile }))
    .filter(isUsed);
  const ofMedia = media.flatMap(({ id, name, audioFile, state }): ExportSound[] => {
    if (!used.has(`media-${id}`) || state === 'failed') return [];
    if (audioFile === null)
      throw new AppError('NOT_READY', {
        message: `“${name}” is still being prepared. Please try again in a moment.`,
        retryAfterSeconds: 5,
      });
    return [{ id: `media-${id}`, name, file: audioFile }];
  });
  return [...ofEffects, ...ofMedia];
}

const WAV_BYTES_PER_SECOND = MIX_RATE * 6;
const AAC_BYTES_PER_SECOND = 40_000;

/** About how large the file will be. @param videoBytes of the upload */
export function expectedBytes(
  format: ExportFormat,
  { plan, sounds, layout }: ExportSnapshot,
  videoBytes: number,
): number {
  const seconds = plan.length / MIX_RATE;
  if (format === 'mp4') return videoBytes + seconds * AAC_BYTES_PER_SECOND;
  if (format === 'wav') return seconds * WAV_BYTES_PER_SECOND * (layout === 'surround' ? 3 : 1);
  if (format === 'stems' || format === 'buses') return 4 * seconds * WAV_BYTES_PER_SECOND;
  const soundSeconds = plan.clips.reduce((sum, { length }) => sum + length / MIX_RATE, 0);
  return videoBytes + Math.min(soundSeconds, sounds.length * LIMITS.defaultVideoSeconds) * WAV_BYTES_PER_SECOND;
}

const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  mp4: '.mp4',
  wav: '_mix.wav',
  stems: '_stems.zip',
  buses: '_buses.zip',
  otio: '_otio.zip',
  fcpxml: '_fcpxml.zip',
  edl: '_edl.zip',
};

const LAYOUT_PARTS: Readonly<Record<ExportLayout, string>> = {
  stereo: '',
  mono: '_mono',
  binaural: '_binaural',
  surround: '_5_1',
};

/** The name that a download gets. */
export function exportFileName(projectName: string, format: ExportFormat, layout: ExportLayout = 'stereo'): string {
  return (projectName.replace(/[^a-zA-Z0-9]/g, '_') || 'project') + LAYOUT_PARTS[layout] + ENDINGS[format];
}

/** The name that its owner knows, with the ending of what it is. */
function nameOf(name: string | null, ending: string): string {
  const known = name?.trim() ?? '';
  if (known === '') return `video${ending}`;
  return known.toLowerCase().endsWith(ending) ? known : `${known}${ending}`;
}

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf('.'));
}
