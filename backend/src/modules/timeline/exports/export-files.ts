import { extname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { FileExtension } from '../../../infra/files';
import { WorkFolders } from '../../../infra/media-work';
import { DerivedFiles } from '../preparation/derived-files';
import type { Export } from './export.entity';
import { renderInThread } from './export-thread';
import type { ExportRun, ExportTask } from './render/export-task';

/** Between stored files and the thread that reads and writes them. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly folders: WorkFolders,
    private readonly derived: DerivedFiles,
  ) {}

  /** @param note see DerivedFiles.store @throws as renderInThread and DerivedFiles.store */
  make(
    { id, userId, projectId, format, loudness, fileName, snapshot }: Export,
    programs: ExportTask['programs'],
    run: ExportRun,
    note: Parameters<DerivedFiles['store']>[1],
  ): Promise<void> {
    return this.folders.with(id, async (folder) => {
      const target = join(folder, 'export');
      const { video } = snapshot;
      const sounds: ExportTask['sounds'] = [];
      for (const sound of snapshot.sounds)
        sounds.push({ ...sound, file: await this.folders.fileOf(sound.file, folder) });
      const task: ExportTask = {
        ...snapshot,
        format,
        loudness,
        sounds,
        programs,
        folder,
        target,
        video: video === null ? null : { ...video, file: await this.folders.fileOf(video.file, folder) },
      };
      await renderInThread(task, run);
      const extension = extname(fileName).slice(1) as FileExtension;
      await this.derived.store(
        { userId, projectId, kind: 'export', title: fileName, extension, content: target },
        note,
      );
    });
  }
}
