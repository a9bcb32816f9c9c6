import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { DataSource, type EntityManager, In, IsNull, Repository } from 'typeorm';
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
    | 'peaksFile'
    | 'cuts'
  >
>;

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
  async currentOf(projectIds: readonly number[]): Promise<Map<number, ProjectVideo>> {
    const found =
      projectIds.length === 0 ? [] : await this.videos.findBy({ projectId: In(projectIds), replacedAt: IsNull() });
    return new Map(found.map((video) => [video.projectId, video]));
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

  /** Forgets videos that were replaced a day ago; their files go with the next sweep of files. */
  async sweep(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [gone]: [
        {
          id: number;
          upload_file: string;
          play_file: string | null;
          strip_file: string | null;
          peaks_file: string | null;
          frame_times_file: string | null;
        }[],
        number,
      ] = await manager.query(
        `DELETE FROM project_videos WHERE replaced_at < now() - make_interval(hours => $1) RETURNING id, upload_file, play_file, strip_file, peaks_file, frame_times_file`,
        [LIMITS.unusedUploadHours],
      );
      const names = gone
        .flatMap((row) => [row.upload_file, row.play_file, row.strip_file, row.peaks_file, row.frame_times_file])
        .filter((name) => name !== null);
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
