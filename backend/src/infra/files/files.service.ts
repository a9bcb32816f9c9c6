import { createHash, randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { In, IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { type Body, Storage } from '../storage';
import { type FileKind, StoredFile } from './stored-file.entity';

/** What is stored, by the ending of its name. */
export const CONTENT_TYPES = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  jpg: 'image/jpeg',
  json: 'application/json',
  zip: 'application/zip',
  bin: 'application/octet-stream',
} as const;
export type FileExtension = keyof typeof CONTENT_TYPES;

/** What a file is for, where it is no sound. */
export interface FileUse {
  kind: FileKind;
  /** The project that uses it; it must be the same person's. */
  projectId?: number;
  /** Its name on the person's disk. */
  title?: string;
  /** How large it will be. */
  bytes?: number;
}

/** An unpublished file of this age was left behind by a process that died. */
const ABANDONED_AFTER_SECONDS = 15 * 60;
/**
 * An announced upload counts towards its owner's quota for this long, until it has come. One that clients write
 * themselves may have come unseen: it counts until it is removed.
 */
const EXPECTED_FOR_SECONDS = 3600;
const SWEEP_BATCH = 200;
/** What is summed in one turn of the event loop: 0.2 ms where the processor knows SHA-256, under 1 ms elsewhere. */
const BYTES_AT_ONCE = 256 * 1024;
/** Objects that are removed side by side: with storage elsewhere each is a way there and back. */
const REMOVED_AT_ONCE = 8;
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
  private readonly logger = new Logger('files');

  constructor(
    @InjectRepository(StoredFile) private readonly files: Repository<StoredFile>,
    private readonly storage: Storage,
  ) {}

  /**
   * Draws names for files that will be written, one for each extension. Call it right before writing: what is not
   * published after 15 minutes counts as left behind; only uploads, which their owners write, have a day.
   */
  async announce(
    userId: number,
    extensions: readonly FileExtension[],
    { kind, projectId = null, title = null, bytes = null }: Nullable<FileUse> = { kind: 'sound' },
    manager: EntityManager = this.files.manager,
  ): Promise<string[]> {
    const rows = extensions.map((extension) => ({
      name: `${randomBytes(16).toString('hex')}.${extension}`,
      userId,
      kind,
      projectId,
      title,
      bytes,
      contentType: CONTENT_TYPES[extension],
    }));
    await manager.insert(StoredFile, rows);
    return rows.map(({ name }) => name);
  }

  /** Writes an announced file, and notes its SHA-256. A streamed body names its size in bytes. */
  async write(name: string, body: Body, bytes?: number): Promise<void> {
    const contentType = contentTypeOf(name);
    const { content, sum } = summed(body);
    await this.storage.put(name, content, bytes === undefined ? { contentType } : { contentType, bytes });
    await this.files.update({ name }, { sha256: await sum() });
  }

  /**
   * Notes the SHA-256 of a file that a client wrote to storage itself: it is read once for that. @throws
   * ObjectNotFoundError
   */
  async noteSum(name: string): Promise<void> {
    const hash = createHash('sha256');
    await pipeline(await this.storage.read(name), hash);
    await this.files.update({ name }, { sha256: hash.digest() });
  }

  /** Lets the owner see a written file, from the commit of the caller's transaction on. */
  async publish(name: string, bytes: number, manager: EntityManager = this.files.manager): Promise<void> {
    await this.publishAll([{ name, bytes }], manager);
  }

  /**
   * As `publish`, several at once. The rows are asked for by their names beside the join: PostgreSQL would read a table
   * that it knows to be small as a whole for the join alone.
   */
  async publishAll(written: readonly { name: string; bytes: number }[], manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE stored_files f SET bytes = w.bytes, published_at = now() FROM unnest($1::text[], $2::bigint[]) AS w (name, bytes)
         WHERE f.name = w.name AND f.name = ANY ($1::text[])`,
      [written.map(({ name }) => name), written.map(({ bytes }) => bytes)],
    );
  }

  /** A published file of this person, or null. */
  find(userId: number, name: string): Promise<StoredFile | null> {
    return this.files.findOneBy({ name, userId, publishedAt: Not(IsNull()) });
  }

  /** An upload of this person, also one that has not come yet, or null. */
  findUpload(userId: number, name: string): Promise<StoredFile | null> {
    return this.files.findOneBy({ name, userId, kind: 'upload' });
  }

  /** What these uploads are called on the disks of their owners, by their names here. */
  async titlesOf(names: readonly string[]): Promise<Map<string, string | null>> {
    if (names.length === 0) return new Map();
    const found = await this.files.find({ select: { name: true, title: true }, where: { name: In([...names]) } });
    return new Map(found.map(({ name, title }) => [name, title]));
  }

  /** Bytes that count towards a person's quota: uploads, also those on their way, and exports. */
  async usedBytes(userId: number, manager: EntityManager = this.files.manager): Promise<number> {
    const [row]: { bytes: string }[] = await manager.query(
      `SELECT coalesce(sum(bytes), 0) AS bytes FROM stored_files WHERE user_id = $1 AND kind IN ('upload', 'export')
         AND (published_at IS NOT NULL OR created_at > now() - make_interval(secs => $2))`,
      [userId, this.storage.isDirect ? LIMITS.unusedUploadHours * 3600 : EXPECTED_FOR_SECONDS],
    );
    return Number(row?.bytes ?? 0);
  }

  /** Takes files away from the project that used them; the next sweep after their first day removes them. */
  async release(names: readonly string[], manager: EntityManager = this.files.manager): Promise<void> {
    if (names.length > 0)
      await manager.update(StoredFile, { name: In(names), kind: Not('sound') }, { projectId: null });
  }

  /**
   * Takes files out of sight with the caller's transaction, whatever becomes of this process afterwards; call `clear`
   * once it has committed, or leave them to the sweep.
   */
  async retire(names: readonly string[], manager: EntityManager): Promise<void> {
    if (names.length > 0) await manager.update(StoredFile, { name: In(names) }, { publishedAt: null, projectId: null });
  }

  /** Removes files that nobody sees. Never rejects: what cannot be removed now goes with a sweep. */
  async clear(names: readonly string[]): Promise<void> {
    try {
      await this.remove(names);
    } catch (error) {
      this.logger.warn(
        `${names.length} files stay for the sweep: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }

  /** Every file of a person, as a copy of what is kept about them lists it. */
  allOf(userId: number): Promise<StoredFile[]> {
    return this.files.find({ where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Removes every file of a person whose account goes. */
  async removeAllOf(userId: number): Promise<void> {
    for (;;) {
      const some = await this.files.find({ where: { userId }, take: SWEEP_BATCH });
      if (some.length === 0) return;
      await this.remove(some.map(({ name }) => name));
    }
  }

  /**
   * Removes those of the files that were never published: whether they were is only known here, where a COMMIT's answer
   * got lost. Never rejects, as `clear`: the failure that led here is the one to tell of.
   */
  async removeUnpublished(names: readonly string[]): Promise<void> {
    const left = await this.files.findBy({ name: In(names), publishedAt: IsNull() }).catch(() => []);
    await this.clear(left.map(({ name }) => name));
  }

  /** Removes what processes that died left unpublished, and what no project has used for a day. */
  async sweep(): Promise<void> {
    const abandoned = {
      publishedAt: IsNull(),
      kind: Not<FileKind>('upload'),
      createdAt: LessThan(secondsAgo(ABANDONED_AFTER_SECONDS)),
    };
    const unused = {
      kind: Not<FileKind>('sound'),
      projectId: IsNull(),
      createdAt: LessThan(secondsAgo(LIMITS.unusedUploadHours * 3600)),
    };
    for (let found = SWEEP_BATCH; found === SWEEP_BATCH;) {
      const left = await this.files.find({ where: [abandoned, unused], take: SWEEP_BATCH });
      await this.remove(left.map(({ name }) => name));
      found = left.length;
    }
    await this.storage.sweepLeftovers();
  }

  /** For good: first the objects, then the rows that tell of them; one that cannot be removed keeps no other. */
  private async remove(names: readonly string[]): Promise<void> {
    const failures: unknown[] = [];
    for (let at = 0; at < names.length; at += REMOVED_AT_ONCE) {
      const some = names.slice(at, at + REMOVED_AT_ONCE);
      const removals = await Promise.allSettled(some.map((name) => this.storage.delete(name)));
      const gone = some.filter((_, index) => removals[index]?.status === 'fulfilled');
      if (gone.length > 0) await this.files.delete({ name: In(gone) });
      failures.push(
        ...removals.flatMap((removal) => (removal.status === 'rejected' ? [removal.reason as unknown] : [])),
      );
    }
    if (failures.length > 0) throw failures[0];
  }
}

type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

/**
 * A body that is summed as it goes by, and its SHA-256 once it has gone. What is there as a whole is summed in parts,
 * between which others have their turn.
 */
function summed(body: Body): { content: Body; sum: () => Promise<Buffer> } {
  if (body instanceof Uint8Array) {
    const whole = sumOf(body);
    return { content: body, sum: () => whole };
  }
  const hash = createHash('sha256');
  const content = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  };
  return { content: content(), sum: () => Promise.resolve(hash.digest()) };
}

/**
 * In this thread: the digest of WebCrypto copies the bytes for another one, which holds up the event loop for longer
 * than to sum them (10 ms for a sound of 2 MB, and under 1 ms for a part).
 */
async function sumOf(bytes: Uint8Array): Promise<Buffer> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes.byteLength; from += BYTES_AT_ONCE) {
    hash.update(bytes.subarray(from, from + BYTES_AT_ONCE));
    await nextTurn();
  }
  return hash.digest();
}

function contentTypeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (!(extension in CONTENT_TYPES)) throw new RangeError('name');
  return CONTENT_TYPES[extension as FileExtension];
}

function secondsAgo(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}
