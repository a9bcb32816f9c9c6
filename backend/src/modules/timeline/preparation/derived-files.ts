import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type FileExtension, FilesService } from '../../../infra/files';

/** Whoever the work was for is gone: there is nothing left to do. */
export class NoLongerNeeded extends Error {
  constructor() {
    super('no longer needed');
    this.name = 'NoLongerNeeded';
  }
}

export interface NewFile {
  userId: number;
  projectId: number;
  kind: 'derived' | 'export';
  extension: FileExtension;
  /** Its name for people. */
  title?: string;
  /** A path, or the bytes themselves. */
  content: string | Uint8Array;
}

/** Stores what was made of people's files, together with the row that tells of it. */
@Injectable()
export class DerivedFiles {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FilesService,
  ) {}

  /**
   * @param note writes down the file's name in the transaction that publishes it; false means that nobody needs it any
   * more
   * @throws NoLongerNeeded
   */
  async store(
    { userId, projectId, kind, title, extension, content }: NewFile,
    note: (name: string, bytes: number, manager: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    const [name = ''] = await this.files.announce(userId, [extension], {
      kind,
      projectId,
      ...(title === undefined ? {} : { title }),
    });
    try {
      const bytes = typeof content === 'string' ? (await stat(content)).size : content.byteLength;
      await this.files.write(name, typeof content === 'string' ? createReadStream(content) : content, bytes);
      await this.dataSource.transaction(async (manager) => {
        await this.files.publish(name, bytes, manager);
        if (!(await note(name, bytes, manager))) throw new NoLongerNeeded();
      });
    } catch (error) {
      await this.files.removeUnpublished([name]);
      throw error;
    }
  }
}
