import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { DataSource, Repository } from 'typeorm';
import { ProjectsService } from '../projects';
import { type SoundEffect, SoundEffectsService } from '../sound-effects';
import { MediaService } from './media/media.service';
import type { ProjectMedia } from './media/project-media.entity';
import { currentTimeline } from './timeline-edits.service';
import { TimelineItem } from './timeline-item.entity';
import type { Timeline } from './timeline.entity';

/** All that is needed to show a timeline or to make it sound. */
export interface TimelineState {
  timeline: Timeline;
  items: TimelineItem[];
  media: ProjectMedia[];
  /** That clips stand on, also those in the trash. */
  effects: SoundEffect[];
}

/** Reads timelines. */
@Injectable()
export class TimelineService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(TimelineItem) private readonly timelineItems: Repository<TimelineItem>,
    private readonly projects: ProjectsService,
    private readonly effects: SoundEffectsService,
    private readonly media: MediaService,
  ) {}

  /** The clips in the order of their starts. @throws AppError NOT_FOUND */
  async items(userId: number, projectId: number): Promise<TimelineItem[]> {
    await this.projects.get(userId, projectId);
    return this.itemsOf(projectId);
  }

  /** One moment's state, whoever edits meanwhile. @throws AppError NOT_FOUND */
  async state(userId: number, projectId: number): Promise<TimelineState> {
    await this.projects.get(userId, projectId);
    const [timeline, items] = await this.dataSource.transaction(
      'REPEATABLE READ',
      async (manager) =>
        [
          await currentTimeline(projectId, manager),
          await this.itemsOf(projectId, manager.getRepository(TimelineItem)),
        ] as const,
    );
    const effectIds = [...new Set(items.map(({ soundEffectId }) => soundEffectId).filter((id) => id !== null))];
    return {
      timeline,
      items,
      media: await this.media.ofProject(projectId),
      effects: await this.effects.withIds(userId, effectIds),
    };
  }

  /** How many edits were made. @throws AppError NOT_FOUND */
  async revision(userId: number, projectId: number): Promise<number> {
    await this.projects.get(userId, projectId);
    return (await currentTimeline(projectId, this.dataSource.manager)).revision;
  }

  private itemsOf(projectId: number, repository = this.timelineItems): Promise<TimelineItem[]> {
    return repository.find({
      where: { projectId },
      order: { startMs: 'ASC', id: 'ASC' },
      take: TIMELINE_LIMITS.maxItems,
    });
  }
}
