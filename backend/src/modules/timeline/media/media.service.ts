import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { DataSource, type EntityManager, In, IsNull, Repository } from 'typeorm';
import { AppError, type SessionUser } from '../../../http';
import { FilesService } from '../../../infra/files';
import { MediaPreparation, ProjectsService, UploadsService } from '../../projects';
import type { CreateMediaDto } from '../dto/media.dto';
import { TimelineItem } from '../timeline-item.entity';
import { ProjectMedia } from './project-media.entity';

/** What a preparation finds out or makes of an uploaded sound. */
export type MediaReport = Partial<Pick<ProjectMedia, 'state' | 'message' | 'durationMs' | 'audioFile' | 'bars'>>;

const MAX_PER_PROJECT = 200;

/** The voices and music that people bring to their timelines. */
@Injectable()
export class MediaService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(ProjectMedia) private readonly media: Repository<ProjectMedia>,
    private readonly projects: ProjectsService,
    private readonly uploads: UploadsService,
    private readonly files: FilesService,
    private readonly preparation: MediaPreparation,
  ) {}

  /** The oldest first. @throws AppError NOT_FOUND */
  async list(userId: number, projectId: number): Promise<ProjectMedia[]> {
    await this.projects.get(userId, projectId);
    return this.ofProject(projectId);
  }

  /** The oldest first. */
  ofProject(projectId: number): Promise<ProjectMedia[]> {
    return this.media.find({ where: { projectId, deletedAt: IsNull() }, order: { id: 'ASC' }, take: MAX_PER_PROJECT });
  }

  /**
   * Makes an upload a sound of the project; it is prepared in the background.
   * @throws AppError NOT_FOUND, UNKNOWN_UPLOAD, UNSUPPORTED_AUDIO, TOO_LARGE, CONFLICT, QUOTA_EXCEEDED
   */
  async create(user: SessionUser, projectId: number, { path, role, name }: CreateMediaDto): Promise<ProjectMedia> {
    await this.projects.get(user.id, projectId);
    const upload = await this.uploads.finished(user, path, 'audio');
    const created = await this.dataSource.transaction(async (manager) => {
      await this.projects.lock(user.id, projectId, manager);
      const existing = await manager.findOneBy(ProjectMedia, { projectId, uploadFile: upload.name });
      if (existing !== null) return manager.save(ProjectMedia, { ...existing, role, name, deletedAt: null });
      if ((await manager.countBy(ProjectMedia, { projectId, deletedAt: IsNull() })) >= MAX_PER_PROJECT) {
        throw new AppError('VALIDATION_FAILED', {
          message: `A project holds at most ${MAX_PER_PROJECT} uploaded sounds.`,
        });
      }
      await this.uploads.attach(upload, projectId, manager);
      const media = await manager.save(
        manager.create(ProjectMedia, { projectId, userId: user.id, role, name, uploadFile: upload.name }),
      );
      await this.preparation.begin({ kind: 'sound', id: media.id }, manager);
      return media;
    });
    this.preparation.wake();
    return this.media.findOneByOrFail({ id: created.id });
  }

  /**
   * Takes a sound away; a clip that comes back within a day brings it back. @throws AppError NOT_FOUND, CONFLICT while
   * clips stand on it
   */
  async delete(userId: number, projectId: number, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.projects.lock(userId, projectId, manager);
      const media = await manager.findOneBy(ProjectMedia, { id, projectId, deletedAt: IsNull() });
      if (media === null) throw new AppError('NOT_FOUND');
      if (await manager.existsBy(TimelineItem, { mediaId: id })) {
        throw new AppError('CONFLICT', { message: 'This sound is on the timeline. Remove its clips first.' });
      }
      await manager.update(ProjectMedia, { id }, { deletedAt: () => 'now()' });
    });
  }

  /** Sounds that clips of this project will stand on; those that were taken away come back. */
  async needed(projectId: number, ids: readonly number[], manager: EntityManager): Promise<ProjectMedia[]> {
    if (ids.length === 0) return [];
    const found = await manager.findBy(ProjectMedia, { projectId, id: In(ids) });
    const away = found.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
    if (away.length > 0) await manager.update(ProjectMedia, { id: In(away) }, { deletedAt: null });
    return found;
  }

  /** For jobs, which know no person. @returns null when it is gone */
  find(id: number, manager: EntityManager = this.media.manager): Promise<ProjectMedia | null> {
    return manager.findOneBy(ProjectMedia, { id });
  }

  /**
   * Notes what a preparation found out. @returns false when the sound is gone: what was made of it is then not needed
   */
  async report(id: number, changes: MediaReport, manager: EntityManager = this.media.manager): Promise<boolean> {
    const { affected } = await manager.update(ProjectMedia, { id }, changes);
    return affected === 1;
  }

  /** Forgets sounds that were taken away a day ago; their files go with the next sweep of files. */
  async sweep(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [gone]: [{ upload_file: string; audio_file: string | null }[], number] = await manager.query(
        `DELETE FROM project_media m WHERE deleted_at < now() - make_interval(hours => $1)
           AND NOT EXISTS (SELECT 1 FROM timeline_items i WHERE i.media_id = m.id) RETURNING upload_file, audio_file`,
        [LIMITS.unusedUploadHours],
      );
      await this.files.release(
        gone.flatMap((row) => [row.upload_file, row.audio_file]).filter((name) => name !== null),
        manager,
      );
    });
  }
}
