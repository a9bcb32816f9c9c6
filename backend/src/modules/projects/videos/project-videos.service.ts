import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { DataSource, type EntityManager, In, IsNull, LessThan, Repository } from 'typeorm';
import type { SessionUser } from '../../../http';
import { FilesService, type StoredFile } from '../../../infra/files';
import { ProjectsService } from '../projects.service';
import { UploadsService } from '../uploads/uploads.service';
import { MediaPreparation } from './media-preparation';
import { ProjectVideo } from './project-video.entity';

/** What a preparation finds out or makes, bit by bit. Files are names of stored files, kept for the project. */
export type VideoReport = Partial<
  Pick<
    ProjectVideo,
    | 'state'
    | 'progress'
    | 'message'
    | 'playFile'
    | 'proxyFile'
    | 'duration'
    | 'width'
    | 'height'
    | 'frameRate'
    | 'frameRateFraction'
    | 'startTimecode'
    | 'frameTimesFile'
    | 'hasAudio'
    | 'stripFile'
    | 'strip'
    | 'sheets'
    | 'peaksFile'
    | 'wave'
    | 'cuts'
    | 'preparationVersion'
  >
>;

/** Forgotten in one transaction; the rest goes with the next sweep. */
const SWEPT_AT_ONCE = 500;

/** A video with the name that its owner knows; null where it was not told. */
export type NamedVideo = ProjectVideo & { name: string | null };

/** The videos of projects. */
@Injectable()
export class ProjectVideosService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(ProjectVideo) private readonly videos: Repository<ProjectVideo>,
    private readonly projects: ProjectsService,
    private readonly uploads: UploadsService,
    private readonly files: FilesService,
    private readonly preparation: MediaPreparation,
  ) {}

  /**
   * Gives a project another video, or none. One that it had within the last day comes back as it was.
   * @param path normalizedPath of an upload @param duration seconds as the page read them, 0 when it could not
   * @throws AppError NOT_FOUND for a project that is not theirs, UNKNOWN_UPLOAD, UNSUPPORTED_VIDEO, TOO_LARGE,
   * CONFLICT, QUOTA_EXCEEDED
   */
  async set(user: SessionUser, projectId: number, path: string | null, duration = 0): Promise<void> {
    await this.projects.get(user.id, projectId);
    const upload = path === null ? null : await this.uploads.finished(user, path, 'video');
    const isNew = await this.dataSource.transaction(async (manager) => {
      await this.projects.lock(user.id, projectId, manager);
      const current = await manager.findOneBy(ProjectVideo, { projectId, replacedAt: IsNull() });
      if (current !== null && current.uploadFile === upload?.name) return false;
      if (current !== null) await manager.update(ProjectVideo, { id: current.id }, { replacedAt: () => 'now()' });
      await this.projects.touch(projectId, manager);
      if (upload === null) return false;
      const { affected } = await manager.update(
        ProjectVideo,
        { projectId, uploadFile: upload.name },
        { replacedAt: null },
      );
      if (affected !== 0) return false;
      await this.add(upload, projectId, duration, manager);
      return true;
    });
    if (isNew) this.preparation.wake();
  }

  /** The videos that these projects have now, by project. */
  async currentOf(projectIds: readonly number[]): Promise<Map<number, NamedVideo>> {
    const found =
      projectIds.length === 0 ? [] : await this.videos.findBy({ projectId: In(projectIds), replacedAt: IsNull() });
    const titles = await this.files.titlesOf(found.map(({ uploadFile }) => uploadFile));
    return new Map(found.map((video) => [video.projectId, { ...video, name: titles.get(video.uploadFile) ?? null }]));
  }

  /** For jobs, which know no person. @returns null when it is gone */
  find(id: number, manager: EntityManager = this.videos.manager): Promise<ProjectVideo | null> {
    return manager.findOneBy(ProjectVideo, { id });
  }

  /**
   * Notes what a preparation found out. @returns false when the video is gone: what was made of it is then not needed
   */
  async report(id: number, changes: VideoReport, manager: EntityManager = this.videos.manager): Promise<boolean> {
    const { affected } = await manager.update(ProjectVideo, { id }, changes);
    return affected === 1;
  }

  /** Has the video of a project prepared again where more is made of videos today; it stays usable meanwhile. */
  async renew(projectId: number): Promise<void> {
    const { version } = this.preparation;
    const outdated = {
      projectId,
      replacedAt: IsNull(),
      state: 'ready',
      preparationVersion: LessThan(version),
    } as const;
    if (!(await this.videos.existsBy(outdated))) return;
    await this.dataSource.transaction(async (manager) => {
      const video = await manager.findOne(ProjectVideo, { where: outdated, lock: { mode: 'pessimistic_write' } });
      if (video === null) return;
      await manager.update(ProjectVideo, { id: video.id }, { state: 'preparing', progress: 0 });
      await this.preparation.begin({ kind: 'video', id: video.id }, manager);
    });
    this.preparation.wake();
  }

  /** Forgets videos that were replaced a day ago; their files go with the next sweep of files. */
  async sweep(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const gone = await manager
        .createQueryBuilder(ProjectVideo, 'video')
        .where('video.replaced_at < now() - make_interval(hours => :hours)', { hours: LIMITS.unusedUploadHours })
        .take(SWEPT_AT_ONCE)
        .setLock('pessimistic_write')
        .getMany();
      await manager.delete(ProjectVideo, { id: In(gone.map(({ id }) => id)) });
      const names = gone.flatMap(filesOf);
      await this.files.release(names, manager);
    });
  }

  private async add(upload: StoredFile, projectId: number, duration: number, manager: EntityManager): Promise<void> {
    await this.uploads.attach(upload, projectId, manager);
    const video = manager.create(ProjectVideo, {
      projectId,
      userId: upload.userId,
      uploadFile: upload.name,
      statedDuration: duration > 0 ? duration : null,
    });
    const { id } = await manager.save(video);
    await this.preparation.begin({ kind: 'video', id }, manager);
  }
}

/** Every file of a video: the upload and what was made of it. */
function filesOf({
  uploadFile,
  playFile,
  proxyFile,
  stripFile,
  sheets,
  peaksFile,
  wave,
  frameTimesFile,
}: ProjectVideo) {
  const single = [uploadFile, playFile, proxyFile, stripFile, peaksFile, wave?.file ?? null, frameTimesFile];
  return [...single, ...sheets.map(({ file }) => file)].filter((name) => name !== null);
}
