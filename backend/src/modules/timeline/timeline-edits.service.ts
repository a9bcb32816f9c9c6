import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DEFAULT_TIMELINE_SETTINGS, TIMELINE_LIMITS, type TimelineSettings } from '@whoosh/contracts';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { AppError } from '../../http';
import { ProjectsService } from '../projects';
import { SoundEffectsService } from '../sound-effects';
import { type ClipFields, clipAfter, fieldsBesideTimes, isDraft, type SourceLengths } from './clip-fields';
import { clipSamples, timeColumns } from './clip-times';
import type { EditTimelineDto, TimelineChangeDto } from './dto/edit-timeline.dto';
import type { CreateTimelineItemDto, TimelineItemFieldsDto } from './dto/timeline-item.dto';
import { MediaService } from './media/media.service';
import { TimelineNewsFeed } from './timeline-news';
import { TimelineEdit } from './timeline-edit.entity';
import { TimelineItem } from './timeline-item.entity';
import { Timeline } from './timeline.entity';

/** An edit that was made, and the clips that it put. */
export interface EditOutcome {
  revision: number;
  items: TimelineItem[];
}

type Edit = Pick<EditTimelineDto, 'editId' | 'changes' | 'settings'>;

/** Edits sent again after this time are made again. */
const EDITS_KEPT_HOURS = 24;
/** A statement takes at most 65,535 values. */
const ROWS_AT_ONCE = 500;
const WRITTEN = [
  'sound_effect_id',
  'media_id',
  'start_ms',
  'start_samples',
  'track_index',
  'volume',
  'gain_db',
  'duration_ms',
  'duration_samples',
  'offset_ms',
  'offset_samples',
  'fade_in_ms',
  'fade_in_samples',
  'fade_out_ms',
  'fade_out_samples',
  'muted',
  'loop',
  'scene',
  'sync',
  'envelopes',
  'centered',
  'updated_at',
];

/** Changes timelines, one edit after the other: the lock on the project's row is held as long as an edit takes. */
@Injectable()
export class TimelineEdits {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly projects: ProjectsService,
    private readonly effects: SoundEffectsService,
    private readonly media: MediaService,
    private readonly news: TimelineNewsFeed,
  ) {}

  /**
   * Makes all changes of an edit or none; one that was made before is answered as then.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, INVALID_SCENE, or STALE_TIMELINE when it was made on another
   * revision
   */
  edit(userId: number, projectId: number, { revision, ...edit }: EditTimelineDto): Promise<EditOutcome> {
    return this.told(projectId, async (manager) => {
      await this.projects.lock(userId, projectId, manager);
      const made = await manager.findOneBy(TimelineEdit, { projectId, editId: edit.editId });
      if (made !== null) return { revision: made.revision, items: await itemsOf(projectId, made.keys, manager) };
      const timeline = await currentTimeline(projectId, manager);
      if (timeline.revision !== revision) throw staleTimeline(timeline.revision);
      return this.apply(userId, timeline, edit, manager);
    });
  }

  /** Places a clip, on whatever revision there is. @throws AppError as `edit` does */
  async create(userId: number, { projectId, ...fields }: CreateTimelineItemDto): Promise<TimelineItem> {
    return this.put(userId, projectId, randomUUID(), fields);
  }

  /** Changes a clip, on whatever revision there is. @throws AppError as `edit` does */
  async update(userId: number, id: number, fields: TimelineItemFieldsDto): Promise<TimelineItem> {
    const { projectId, key } = await this.item(userId, id);
    return this.put(userId, projectId, key, fields);
  }

  /** Removes a clip, on whatever revision there is. @throws AppError NOT_FOUND */
  async remove(userId: number, id: number): Promise<void> {
    const { projectId, key } = await this.item(userId, id);
    await this.now(userId, projectId, { op: 'remove', key });
  }

  /** Forgets edits that nobody sends again. */
  async sweep(): Promise<void> {
    await this.dataSource.query('DELETE FROM timeline_edits WHERE created_at < now() - make_interval(hours => $1)', [
      EDITS_KEPT_HOURS,
    ]);
  }

  private async put(
    userId: number,
    projectId: number,
    key: string,
    item: TimelineItemFieldsDto,
  ): Promise<TimelineItem> {
    const { items } = await this.now(userId, projectId, { op: 'put', key, item });
    const [placed] = items;
    if (placed === undefined) throw new AppError('NOT_FOUND');
    return placed;
  }

  private now(userId: number, projectId: number, change: TimelineChangeDto): Promise<EditOutcome> {
    return this.told(projectId, async (manager) => {
      await this.projects.lock(userId, projectId, manager);
      return this.apply(
        userId,
        await currentTimeline(projectId, manager),
        { editId: randomUUID(), changes: [change] },
        manager,
      );
    });
  }

  /** Every window hears of an edit, once it is committed. */
  private async told(projectId: number, edit: (manager: EntityManager) => Promise<EditOutcome>): Promise<EditOutcome> {
    const outcome = await this.dataSource.transaction(edit);
    this.news.publish(projectId, { revision: outcome.revision });
    return outcome;
  }

  private async item(userId: number, id: number): Promise<TimelineItem> {
    const item = await this.dataSource.manager.findOneBy(TimelineItem, { id, userId });
    if (item === null) throw new AppError('NOT_FOUND');
    return item;
  }

  private async apply(
    userId: number,
    timeline: Timeline,
    { editId, changes, settings }: Edit,
    manager: EntityManager,
  ): Promise<EditOutcome> {
    const { projectId } = timeline;
    const merged = mergedSettings(timeline.settings, settings);
    assertOnTracks(changes, merged.tracks.length);
    const before = await itemsOf(
      projectId,
      changes.map(({ key }) => key),
      manager,
    );
    const after = clipsAfter(before, changes, await this.lengths(userId, projectId, before, changes, manager));
    await removeItems(
      projectId,
      before.filter(({ key }) => after.get(key) === undefined).map(({ key }) => key),
      manager,
    );
    const put = [...after.values()].filter((clip) => clip !== undefined);
    await writeItems(userId, projectId, put, manager);
    if (put.length > before.length) await assertFits(projectId, manager);
    if (put.some(isDraft)) await assertDraftsFit(projectId, manager);
    const revision = timeline.revision + 1;
    await manager.upsert(Timeline, { projectId, revision, settings: merged }, ['projectId']);
    const keys = put.map(({ key }) => key);
    await manager.insert(TimelineEdit, { projectId, editId, revision, keys });
    await this.projects.touch(projectId, manager);
    return { revision, items: await itemsOf(projectId, keys, manager) };
  }

  /** Lengths of the sounds that the clips stand on or will; what is not this person's is missing. */
  private async lengths(
    userId: number,
    projectId: number,
    before: readonly TimelineItem[],
    changes: readonly TimelineChangeDto[],
    manager: EntityManager,
  ): Promise<SourceLengths> {
    const named = [...before, ...changes.flatMap(({ item }) => item ?? [])];
    const ids = (
      pick: (clip: { soundEffectId?: number | null; mediaId?: number | null }) => number | null | undefined,
    ) => [...new Set(named.map(pick).filter((id) => typeof id === 'number'))];
    const effects = await this.effects.withIds(
      userId,
      ids(({ soundEffectId }) => soundEffectId),
      manager,
    );
    const media = await this.media.needed(
      projectId,
      ids(({ mediaId }) => mediaId),
      manager,
    );
    return {
      effects: new Map(effects.map(({ id, durationMs }) => [id, durationMs])),
      media: new Map(media.map(({ id, durationMs }) => [id, durationMs])),
    };
  }
}

/** The timeline of a project; one that was never edited is as it begins. */
export async function currentTimeline(projectId: number, manager: EntityManager): Promise<Timeline> {
  const stored = await manager.findOneBy(Timeline, { projectId });
  return stored ?? { projectId, revision: 0, settings: DEFAULT_TIMELINE_SETTINGS };
}

/** What is left of each clip that an edit names: its fields, or undefined when it is gone. */
function clipsAfter(
  before: readonly TimelineItem[],
  changes: readonly TimelineChangeDto[],
  lengths: SourceLengths,
): Map<string, ClipFields | undefined> {
  const clips = new Map<string, ClipFields | undefined>(before.map((item) => [item.key, item]));
  for (const { op, key, item } of changes) {
    clips.set(key, op === 'remove' ? undefined : clipAfter(clips.get(key) ?? null, key, item ?? {}, lengths));
  }
  return clips;
}

/** A clip is put on a track that there is. One whose track went meanwhile stays, and may be changed otherwise. */
function assertOnTracks(changes: readonly TimelineChangeDto[], count: number): void {
  if (changes.every(({ item }) => (item?.trackIndex ?? 0) < count)) return;
  throw new AppError('VALIDATION_FAILED', { message: `trackIndex must be a whole number from 0 to ${count - 1}` });
}

function mergedSettings(before: TimelineSettings, changes: Partial<TimelineSettings> = {}): TimelineSettings {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const merged: TimelineSettings = { ...before, ...given };
  return { ...merged, markers: [...merged.markers].sort((a, b) => a.time - b.time) };
}

async function itemsOf(projectId: number, keys: readonly string[], manager: EntityManager): Promise<TimelineItem[]> {
  return keys.length === 0
    ? []
    : manager.find(TimelineItem, { where: { projectId, key: In([...new Set(keys)]) }, order: { id: 'ASC' } });
}

async function removeItems(projectId: number, keys: readonly string[], manager: EntityManager): Promise<void> {
  if (keys.length > 0) await manager.delete(TimelineItem, { projectId, key: In(keys) });
}

async function writeItems(
  userId: number,
  projectId: number,
  clips: readonly ClipFields[],
  manager: EntityManager,
): Promise<void> {
  for (let from = 0; from < clips.length; from += ROWS_AT_ONCE) {
    const rows = clips
      .slice(from, from + ROWS_AT_ONCE)
      .map((clip) => ({ ...onlyFields(clip), projectId, userId, updatedAt: () => 'now()' }));
    await manager
      .createQueryBuilder()
      .insert()
      .into(TimelineItem)
      .values(rows)
      .orUpdate(WRITTEN, ['project_id', 'key'])
      .updateEntity(false)
      .execute();
  }
}

/** A stored clip without what names it: the database keeps that. */
function onlyFields(clip: ClipFields): ClipFields {
  return { ...fieldsBesideTimes(clip), ...timeColumns(clipSamples(clip)) };
}

async function assertFits(projectId: number, manager: EntityManager): Promise<void> {
  if ((await manager.countBy(TimelineItem, { projectId })) <= TIMELINE_LIMITS.maxItems) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `A timeline holds at most ${TIMELINE_LIMITS.maxItems.toLocaleString('en-US')} clips.`,
  });
}

async function assertDraftsFit(projectId: number, manager: EntityManager): Promise<void> {
  const drafts = await manager.countBy(TimelineItem, { projectId, soundEffectId: IsNull(), mediaId: IsNull() });
  if (drafts <= TIMELINE_LIMITS.maxDrafts) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `A timeline holds at most ${TIMELINE_LIMITS.maxDrafts} drafts: keep some of them, or remove them.`,
  });
}

/** Names the current revision, so that whoever is behind knows what to read. */
function staleTimeline(revision: number): AppError {
  return new AppError('STALE_TIMELINE', { details: [{ field: 'revision', message: String(revision) }] });
}
