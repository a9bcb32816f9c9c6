import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { VERSION_LIMITS } from '@whoosh/contracts';
import { DataSource, type Repository } from 'typeorm';
import { AppError } from '../../../http';
import { ProjectsService } from '../../projects';
import { type SoundEffect, SoundEffectsService } from '../../sound-effects';
import { toItemResponse } from '../timeline.mapper';
import { TimelineService } from '../timeline.service';
import { TimelineVersion } from './timeline-version.entity';

/** The version history of a timeline. Going back is an edit of the page, which its undo takes back. */
@Injectable()
export class VersionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(TimelineVersion) private readonly versions: Repository<TimelineVersion>,
    private readonly projects: ProjectsService,
    private readonly timeline: TimelineService,
    private readonly effects: SoundEffectsService,
  ) {}

  /** The newest first, without what they hold. @throws AppError NOT_FOUND */
  async list(userId: number, projectId: number): Promise<TimelineVersion[]> {
    await this.projects.get(userId, projectId);
    return this.versions.find({
      select: { id: true, name: true, revision: true, clipCount: true, createdAt: true },
      where: { userId, projectId },
      order: { id: 'DESC' },
      take: VERSION_LIMITS.maxVersions,
    });
  }

  /** Keeps the timeline as it is now. @throws AppError NOT_FOUND, VALIDATION_FAILED where there are too many */
  async create(userId: number, projectId: number, name: string): Promise<TimelineVersion> {
    const { timeline, items } = await this.timeline.state(userId, projectId);
    return this.dataSource.transaction(async (manager) => {
      await this.projects.lock(userId, projectId, manager);
      if ((await manager.countBy(TimelineVersion, { userId, projectId })) >= VERSION_LIMITS.maxVersions)
        throw new AppError('VALIDATION_FAILED', {
          message: `A project keeps at most ${VERSION_LIMITS.maxVersions} versions. Delete one of them first.`,
        });
      return manager.save(TimelineVersion, {
        projectId,
        userId,
        name,
        revision: timeline.revision,
        clipCount: items.length,
        settings: timeline.settings,
        items: items.map(toItemResponse),
        effectIds: [...new Set(items.flatMap(({ soundEffectId }) => soundEffectId ?? []))],
      });
    });
  }

  /** With what it holds. @throws AppError NOT_FOUND */
  async get(
    userId: number,
    projectId: number,
    id: number,
  ): Promise<{ version: TimelineVersion; effects: SoundEffect[] }> {
    await this.projects.get(userId, projectId);
    const version = await this.versions.findOneBy({ id, userId, projectId });
    if (version === null) throw new AppError('NOT_FOUND');
    return { version, effects: await this.effects.withIds(userId, version.effectIds) };
  }

  /** @throws AppError NOT_FOUND */
  async remove(userId: number, projectId: number, id: number): Promise<void> {
    await this.projects.get(userId, projectId);
    if ((await this.versions.delete({ id, userId, projectId })).affected !== 1) throw new AppError('NOT_FOUND');
  }
}
