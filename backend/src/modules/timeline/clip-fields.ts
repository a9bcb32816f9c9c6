import { type ClipSamples, TIMELINE_LIMITS } from '@whoosh/contracts';
import { type Scene, validateScene } from '@whoosh/sound-scene';
import { AppError } from '../../http';
import { clipSamples, givenSamples, samplesOfMs, timeColumns, toSamples } from './clip-times';
import type { TimelineItemFieldsDto } from './dto/timeline-item.dto';
import type { TimelineItem } from './timeline-item.entity';

/** All of a clip that an edit decides. */
export type ClipFields = Omit<
  TimelineItem,
  'id' | 'projectId' | 'userId' | 'project' | 'soundEffect' | 'media' | 'createdAt' | 'updatedAt'
>;

/** What a clip is beside its times, which the database and answers write in ways of their own. */
export function fieldsBesideTimes(clip: ClipFields) {
  const { key, soundEffectId, mediaId, trackIndex, volume, gainDb, muted, loop } = clip;
  const { scene, sync, envelopes, centered } = clip;
  return { key, soundEffectId, mediaId, trackIndex, volume, gainDb, muted, loop, scene, sync, envelopes, centered };
}

/** Lengths of the sounds that clips stand on, milliseconds. */
export interface SourceLengths {
  effects: ReadonlyMap<number, number>;
  media: ReadonlyMap<number, number>;
}

const SHORTEST = toSamples(TIMELINE_LIMITS.minClipSeconds);
const LONGEST = toSamples(TIMELINE_LIMITS.maxSeconds);

/**
 * A clip as an edit leaves it: what the edit does not name stays, or has its default in a new clip, which lasts as long
 * as its sound.
 * @param before null for a new clip
 * @throws AppError VALIDATION_FAILED, INVALID_SCENE, or NOT_FOUND for a sound that is not there
 */
export function clipAfter(
  before: ClipFields | null,
  key: string,
  fields: TimelineItemFieldsDto,
  lengths: SourceLengths,
): ClipFields {
  const scene = fields.scene === undefined ? (before?.scene ?? null) : fields.scene;
  const source = sourceOf(before, fields);
  if (isDraft(source) && scene === null) throw invalid('A clip needs a sound, or the scene of a draft.');
  if (scene !== null && !validateScene(scene).ok) throw new AppError('INVALID_SCENE');
  const times = timesAfter(before, fields, samplesOfMs(lengthOf(source, scene, lengths)));
  const clip: ClipFields = {
    key,
    ...source,
    ...timeColumns(times),
    trackIndex: fields.trackIndex ?? before?.trackIndex ?? 0,
    volume: fields.volume ?? before?.volume ?? 1,
    gainDb: fields.gainDb ?? before?.gainDb ?? 0,
    muted: fields.muted ?? before?.muted ?? false,
    loop: fields.loop ?? before?.loop ?? false,
    scene,
    sync: fields.sync === undefined ? (before?.sync ?? null) : fields.sync,
    envelopes: fields.envelopes === undefined ? (before?.envelopes ?? null) : fields.envelopes,
    centered: fields.centered ?? before?.centered ?? false,
  };
  if (times.start + times.duration > LONGEST)
    throw invalid(`A timeline lasts at most ${TIMELINE_LIMITS.maxSeconds / 3600} hours.`);
  return clip;
}

/** A clip that stands on no sound: its scene is rendered by whoever listens, and no export holds it. */
export function isDraft({ soundEffectId, mediaId }: Pick<ClipFields, 'soundEffectId' | 'mediaId'>): boolean {
  return soundEffectId === null && mediaId === null;
}

/** @param length of the sound, samples */
function timesAfter(before: ClipFields | null, fields: TimelineItemFieldsDto, length: number): ClipSamples {
  const stored = before === null ? null : clipSamples(before);
  const after = (time: keyof ClipSamples) => givenSamples(fields, time, stored?.[time]) ?? stored?.[time];
  const offset = after('offset') ?? 0;
  return {
    offset,
    start: after('start') ?? 0,
    duration: after('duration') ?? Math.max(SHORTEST, length - offset),
    fadeIn: after('fadeIn') ?? 0,
    fadeOut: after('fadeOut') ?? 0,
  };
}

/**
 * A clip plays one sound: naming another one replaces it, whatever its kind. One that is given a scene and no sound, or
 * whose sound is taken away for a scene, is a draft.
 */
function sourceOf(
  before: ClipFields | null,
  fields: TimelineItemFieldsDto,
): Pick<ClipFields, 'soundEffectId' | 'mediaId'> {
  const names = (id: number | null | undefined): id is number => typeof id === 'number';
  if (names(fields.soundEffectId) && names(fields.mediaId))
    throw invalid('A clip plays an effect or an uploaded sound, not both.');
  if (names(fields.soundEffectId)) return { soundEffectId: fields.soundEffectId, mediaId: null };
  if (names(fields.mediaId)) return { soundEffectId: null, mediaId: fields.mediaId };
  const isTaken = before === null || (fields.soundEffectId === null && before.soundEffectId !== null);
  if (isTaken && typeof fields.scene === 'object' && fields.scene !== null)
    return { soundEffectId: null, mediaId: null };
  if (before === null) throw invalid('A new clip needs a sound.');
  return { soundEffectId: before.soundEffectId, mediaId: before.mediaId };
}

/** Milliseconds. */
function lengthOf(
  source: Pick<ClipFields, 'soundEffectId' | 'mediaId'>,
  scene: Scene | null,
  lengths: SourceLengths,
): number {
  const { soundEffectId, mediaId } = source;
  if (isDraft(source) && scene !== null) return Math.round(scene.duration * 1_000);
  const length = soundEffectId === null ? lengths.media.get(mediaId ?? 0) : lengths.effects.get(soundEffectId);
  if (length === undefined) throw new AppError('NOT_FOUND', { message: 'A clip’s sound no longer exists.' });
  return length;
}

function invalid(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message });
}
