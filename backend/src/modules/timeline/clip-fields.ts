import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { validateScene } from '@whoosh/sound-scene';
import { AppError } from '../../http';
import type { TimelineItemFieldsDto } from './dto/timeline-item.dto';
import type { TimelineItem } from './timeline-item.entity';
import { toMs } from './timeline.mapper';

/** All of a clip that an edit decides. */
export type ClipFields = Omit<
  TimelineItem,
  'id' | 'projectId' | 'userId' | 'project' | 'soundEffect' | 'media' | 'createdAt' | 'updatedAt'
>;

/** Lengths of the sounds that clips stand on, milliseconds. */
export interface SourceLengths {
  effects: ReadonlyMap<number, number>;
  media: ReadonlyMap<number, number>;
}

const MIN_MS = toMs(TIMELINE_LIMITS.minClipSeconds);
const MAX_MS = toMs(TIMELINE_LIMITS.maxSeconds);

/**
 * A clip as an edit leaves it: what the edit does not name stays, or has its default in a new clip, which lasts as long
 * as its sound.
 * @param before null for a new clip
 * @throws AppError VALIDATION_FAILED, or NOT_FOUND for a sound that is not there
 */
export function clipAfter(
  before: ClipFields | null,
  key: string,
  fields: TimelineItemFieldsDto,
  lengths: SourceLengths,
): ClipFields {
  const source = sourceOf(before, fields);
  const length = lengthOf(source, lengths);
  const offsetMs = ms(fields.offset) ?? before?.offsetMs ?? 0;
  const clip: ClipFields = {
    key,
    ...source,
    offsetMs,
    startMs: ms(fields.startTime) ?? before?.startMs ?? 0,
    durationMs: ms(fields.duration) ?? before?.durationMs ?? Math.max(MIN_MS, length - offsetMs),
    fadeInMs: ms(fields.fadeIn) ?? before?.fadeInMs ?? 0,
    fadeOutMs: ms(fields.fadeOut) ?? before?.fadeOutMs ?? 0,
    trackIndex: fields.trackIndex ?? before?.trackIndex ?? 0,
    volume: fields.volume ?? before?.volume ?? 1,
    gainDb: fields.gainDb ?? before?.gainDb ?? 0,
    muted: fields.muted ?? before?.muted ?? false,
    loop: fields.loop ?? before?.loop ?? false,
    scene: fields.scene === undefined ? (before?.scene ?? null) : fields.scene,
    sync: fields.sync === undefined ? (before?.sync ?? null) : fields.sync,
  };
  assertValid(clip);
  return clip;
}

/** A clip plays one sound: naming another one replaces it, whatever its kind. */
function sourceOf(
  before: ClipFields | null,
  fields: TimelineItemFieldsDto,
): Pick<ClipFields, 'soundEffectId' | 'mediaId'> {
  const names = (id: number | null | undefined): id is number => typeof id === 'number';
  if (names(fields.soundEffectId) && names(fields.mediaId))
    throw invalid('A clip plays an effect or an uploaded sound, not both.');
  if (names(fields.soundEffectId)) return { soundEffectId: fields.soundEffectId, mediaId: null };
  if (names(fields.mediaId)) return { soundEffectId: null, mediaId: fields.mediaId };
  if (before === null) throw invalid('A new clip needs a sound.');
  return { soundEffectId: before.soundEffectId, mediaId: before.mediaId };
}

function lengthOf(
  { soundEffectId, mediaId }: Pick<ClipFields, 'soundEffectId' | 'mediaId'>,
  lengths: SourceLengths,
): number {
  const length = soundEffectId === null ? lengths.media.get(mediaId ?? 0) : lengths.effects.get(soundEffectId);
  if (length === undefined) throw new AppError('NOT_FOUND', { message: 'A clip’s sound is no longer here.' });
  return length;
}

function assertValid({ startMs, durationMs, scene }: ClipFields): void {
  if (startMs + durationMs > MAX_MS)
    throw invalid(`A timeline lasts at most ${TIMELINE_LIMITS.maxSeconds / 3600} hours.`);
  if (scene !== null && !validateScene(scene).ok) throw new AppError('INVALID_SCENE');
}

function ms(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : toMs(seconds);
}

function invalid(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message });
}
