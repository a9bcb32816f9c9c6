import { Injectable } from '@nestjs/common';
import { json } from 'node:stream/consumers';
import { decodeBars, MEDIA_NOTES, type VideoPeaks } from '@whoosh/contracts';
import { AppError } from '../../../http';
import { FilesService } from '../../../infra/files';
import { MediaTools } from '../../../infra/media';
import { Storage } from '../../../infra/storage';
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
    private readonly storage: Storage,
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
    const { ducking } = state.timeline.settings;
    const isKey = ducking.enabled && ducking.by?.includes('video') === true;
    const peaks = isKey ? await this.peaksOf(video?.peaksFile ?? null) : null;
    const snapshot = snapshotOf(project, video, state, peaks);
    const isMixed = format === 'wav' || format === 'stems' || format === 'buses';
    const note = isMixed && !hasTools && snapshot.video?.hasAudio === true ? MEDIA_NOTES.FFMPEG_MIX_VIDEO : null;
    return { snapshot, videoBytes: upload?.bytes ?? 0, note };
  }

  /** Highest samples of a video's own sound for each 10 ms: what the page draws, and lets others fall under. */
  private async peaksOf(file: string | null): Promise<number[] | null> {
    if (file === null) return null;
    const { peaks } = (await json(await this.storage.read(file))) as VideoPeaks;
    return decodeBars(peaks).map(({ level }) => level);
  }
}
