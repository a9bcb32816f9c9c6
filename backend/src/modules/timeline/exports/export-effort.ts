import type { ExportFormat } from '@whoosh/contracts';
import { MIX_RATE } from '@whoosh/timeline-mix';
import type { QueueName } from '../../../infra/queue';
import type { Export } from './export.entity';
import type { ExportTask } from './render/export-task';

/** Exports wait in two queues, so that a short one never waits for those that take minutes. */
export const EXPORT_QUEUES = ['export', 'export-short'] as const satisfies readonly QueueName[];

/**
 * Processor ms that a second of the heaviest honest timeline takes to mix and to encode: 24 sounds at every moment,
 * behind a voice, at a loudness that needs the limiter, and stems of USUAL_TRACKS. Measured by export-effort.spec.ts on
 * two shared cores.
 */
const HEAVIEST_MS: Readonly<Record<ExportFormat, number>> = {
  mp4: 260,
  wav: 60,
  stems: 160,
  buses: 130,
  otio: 0,
  fcpxml: 0,
  edl: 0,
};
const USUAL_TRACKS = 32;
/** Each stem beyond those is a file more; measured as above, of a thousand tracks. */
const STEM_MS = 5;
/** Of the thread's start, its files and its programs' starts. */
const BEGINNING_MS = 5_000;
/** Machines differ, and a neighbour on the same core makes processor time longer. */
const PATIENCE = 3;

/** Processor ns that a pixel of a picture takes that is encoded anew: noise, as the worst; measured as above. */
const PIXEL_NS = 20;
/** What a picture is taken for whose size nobody has read yet. */
const UNREAD = { width: 3_840, height: 2_160, frameRate: 60 };
const MOST_FRAMES_PER_SECOND = 120;
const PICTURE_BEGINNING_MS = 20_000;

/** What is over within this time, processor ms, even at its limit. */
const SHORT_MS = 120_000;

/** 5.1 looks at every sample of every track for where it stands; of as many tracks as there may be. */
const SURROUND_EFFORT = 2;

type Mixed = Pick<ExportTask, 'format' | 'layout'> & { plan: Pick<ExportTask['plan'], 'length' | 'tracks'> };
type Picture = NonNullable<ExportTask['video']>;

/**
 * Processor ms that mixing and encoding the sound of an export may take: so much more than honest work of that length
 * needs that only what is made to be slow is ended. The picture has a limit of its own.
 */
export function soundLimitMs({ format, plan, layout }: Mixed): number {
  const further = format === 'stems' ? Math.max(0, (plan.tracks?.length ?? 0) - USUAL_TRACKS) : 0;
  const effort = (HEAVIEST_MS[format] + STEM_MS * further) * (layout === 'surround' ? SURROUND_EFFORT : 1);
  return BEGINNING_MS + PATIENCE * effort * (plan.length / MIX_RATE);
}

/** As `soundLimitMs`, of a picture that is encoded anew. */
export function pictureLimitMs(
  { width, height, frameRate }: Pick<Picture, 'width' | 'height' | 'frameRate'>,
  seconds: number,
): number {
  const pixels = (width ?? UNREAD.width) * (height ?? UNREAD.height);
  const frames = Math.min(MOST_FRAMES_PER_SECOND, frameRate ?? UNREAD.frameRate) * seconds;
  return PICTURE_BEGINNING_MS + (PATIENCE * PIXEL_NS * pixels * frames) / 1e6;
}

/** Where an export waits. */
export function queueOf({ format, snapshot: { plan, video, layout } }: Pick<Export, 'format' | 'snapshot'>): QueueName {
  const picture = format === 'mp4' && video !== null ? pictureLimitMs(video, plan.length / MIX_RATE) : 0;
  return soundLimitMs({ format, plan, ...(layout && { layout }) }) + picture <= SHORT_MS ? 'export-short' : 'export';
}
