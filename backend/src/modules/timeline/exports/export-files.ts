import { extname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { FileExtension } from '../../../infra/files';
import type { MediaNote } from '../../../infra/media';
import { WorkFolders } from '../../../infra/media-work';
import { DerivedFiles } from '../preparation/derived-files';
import type { Export } from './export.entity';
import { renderInThread } from './export-thread';
import type { ExportRun, ExportTask } from './render/export-task';

type WhenStored = Parameters<DerivedFiles['store']>[1];

/** Between stored files and the thread that reads and writes them. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly folders: WorkFolders,
    private readonly derived: DerivedFiles,
  ) {}

  /**
   * @param store see DerivedFiles.store; with what a person should know of the file @throws as renderInThread and
   * DerivedFiles.store
   */
  make(
    { id, userId, projectId, format, loudness, fileName, snapshot }: Export,
    programs: ExportTask['programs'],
    run: ExportRun,
    store: (note: MediaNote | null, ...stored: Parameters<WhenStored>) => ReturnType<WhenStored>,
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
      const note = await renderInThread(task, run);
      const extension = extname(fileName).slice(1) as FileExtension;
      await this.derived.store(
        { userId, projectId, kind: 'export', title: fileName, extension, content: target },
        (...stored) => store(note, ...stored),
      );
    });
  }
}
