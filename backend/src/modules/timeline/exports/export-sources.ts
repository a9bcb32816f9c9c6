import { Injectable } from '@nestjs/common';
import { MEDIA_NOTES } from '@whoosh/contracts';
import { AppError } from '../../../http';
import { FilesService } from '../../../infra/files';
import { MediaTools } from '../../../infra/media';
import { ProjectsService, ProjectVideosService } from '../../projects';
import { TimelineService } from '../timeline.service';
import type { Export } from './export.entity';
import { snapshotOf } from './export-snapshot';

/** What an export is made of. */
@Injectable()
export class ExportSources {
  constructor(
    private readonly projects: ProjectsService,
    private readonly videos: ProjectVideosService,
    private readonly timeline: TimelineService,
    private readonly files: FilesService,
    private readonly tools: MediaTools,
  ) {}

  /** @throws AppError NOT_FOUND */
  async assertOwned(userId: number, projectId: number): Promise<void> {
    await this.projects.get(userId, projectId);
  }

  /** @returns the timeline as it is, the size of its video, and what the file will lack, as a sentence */
  async snapshot(userId: number, projectId: number, format: Export['format']) {
    const project = await this.projects.get(userId, projectId);
    const video = (await this.videos.currentOf([projectId])).get(projectId) ?? null;
    const hasTools = this.tools.programs !== null;
    if (format === 'mp4') {
      if (video === null)
        throw new AppError('VALIDATION_FAILED', {
          message: 'There is no video in this project. Upload one, or export the mix as WAV.',
        });
      if (!hasTools) throw new AppError('FFMPEG_MISSING');
    }
    const upload = video === null ? null : await this.files.find(userId, video.uploadFile);
    const state = await this.timeline.state(userId, projectId);
    const snapshot = snapshotOf(project, video && { ...video, name: upload?.title ?? null }, state);
    const isMixed = format === 'wav' || format === 'stems';
    const note = isMixed && !hasTools && snapshot.video?.hasAudio === true ? MEDIA_NOTES.FFMPEG_MIX_VIDEO : null;
    return { snapshot, videoBytes: upload?.bytes ?? 0, note };
  }
}
