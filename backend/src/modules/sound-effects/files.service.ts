import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { Storage } from '../../infra/storage';
import { StoredFile } from './stored-file.entity';

export const CONTENT_TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;
export type FileExtension = keyof typeof CONTENT_TYPES;

/** An unpublished file of this age was left behind by a process that died. */
const ABANDONED_AFTER_SECONDS = 15 * 60;
const SWEEP_BATCH = 200;
const FILE_URL = /^\/api\/files\/([0-9a-f]{32}\.[a-z0-9]{1,5})$/;

/** Address of a stored file. */
export function fileUrl(name: string): string {
  return `/api/files/${name}`;
}

/** Name of the file behind an address of ours, or null for any other text. */
export function fileNameOf(url: string): string | null {
  return FILE_URL.exec(url)?.[1] ?? null;
}

/** Files in storage, each somebody's. */
@Injectable()
export class FilesService {
  constructor(
    @InjectRepository(StoredFile) private readonly files: Repository<StoredFile>,
    private readonly storage: Storage,
  ) {}

  /** Draws names for files that will be written, one for each extension. */
  async announce(userId: number, extensions: readonly FileExtension[]): Promise<string[]> {
    const names = extensions.map((extension) => `${randomBytes(16).toString('hex')}.${extension}`);
    const rows = names.map((name, index) => ({ name, userId, contentType: CONTENT_TYPES[extensions[index] ?? 'wav'] }));
    await this.files.insert(rows);
    return names;
  }

  /** Writes an announced file. */
  write(name: string, extension: FileExtension, bytes: Uint8Array): Promise<void> {
    return this.storage.put(name, bytes, { contentType: CONTENT_TYPES[extension] });
  }

  /** Lets the owner see a written file, from the commit of the caller's transaction on. */
  async publish(name: string, bytes: number, manager: EntityManager): Promise<void> {
    await manager.update(StoredFile, { name }, { bytes, publishedAt: () => 'now()' });
  }

  /** A published file of this person, or null. */
  find(userId: number, name: string): Promise<StoredFile | null> {
    return this.files.findOneBy({ name, userId, publishedAt: Not(IsNull()) });
  }

  /** Removes files for good: first the objects, then the rows that tell of them. */
  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.storage.delete(name);
    if (names.length > 0) await this.files.delete({ name: In(names) });
  }

  /** Removes those of the files that were never published: whether they were is only known here, where a COMMIT's answer got lost. */
  async removeUnpublished(names: readonly string[]): Promise<void> {
    const left = await this.files.findBy({ name: In(names), publishedAt: IsNull() });
    await this.remove(left.map(({ name }) => name));
  }

  /** Removes what processes that died left unpublished. */
  async sweep(): Promise<void> {
    const before = new Date(Date.now() - ABANDONED_AFTER_SECONDS * 1000);
    const left = await this.files.find({ where: { publishedAt: IsNull(), createdAt: LessThan(before) }, take: SWEEP_BATCH });
    await this.remove(left.map(({ name }) => name));
  }
}
