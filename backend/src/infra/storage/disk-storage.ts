import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  assertKey,
  ObjectExistsError,
  ObjectNotFoundError,
  Storage,
  StorageFullError,
  type Body,
  type ByteRange,
  type PutOptions,
} from './storage';

/** A part file untouched for this long belongs to a process that is gone. */
const STALE_PART_MS = 15 * 60_000;
const WRITE_CHUNK_BYTES = 1 << 20;
/** What is flushed while more comes has not to be waited for at the end: 300 MB are on the disk a quarter sooner. */
const FLUSH_EVERY_BYTES = 32 << 20;

/**
 * Objects as files: `<root>/<first two letters>/<key>`. A body is written to `<root>/tmp/<uuid>.part`, flushed to the
 * disk and then linked under its name, which fails where there is one: a killed process leaves at most a part file,
 * never half an object, and no object is ever replaced.
 */
export class DiskStorage extends Storage {
  override readonly isDirect = false;

  private constructor(private readonly root: string) {
    super();
  }

  /** Makes the folders and removes part files that killed processes left behind. */
  static async open(root: string): Promise<DiskStorage> {
    await mkdir(join(root, 'tmp'), { recursive: true, mode: 0o700 });
    const storage = new DiskStorage(root);
    await storage.sweepLeftovers();
    return storage;
  }

  override async put(key: string, body: Body, _options: PutOptions): Promise<void> {
    assertKey(key);
    const part = join(this.root, 'tmp', `${randomUUID()}.part`);
    const folder = this.folderOf(key);
    try {
      await (body instanceof Uint8Array ? writeFlushed(part, body) : streamFlushed(part, body));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await link(part, join(folder, key));
      await flushFolder(folder);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') throw new ObjectExistsError(key);
      throw isNoSpace(error) ? new StorageFullError(error) : error;
    } finally {
      await rm(part, { force: true });
    }
  }

  override async read(key: string, range?: ByteRange): Promise<Readable> {
    assertKey(key);
    const path = join(this.folderOf(key), key);
    const handle = await open(path, 'r').catch((error: unknown) => {
      throw isAbsent(error) ? new ObjectNotFoundError(key) : error;
    });
    return createReadStream(path, { fd: handle, autoClose: true, start: range?.start, end: range?.end });
  }

  override async stat(key: string): Promise<{ bytes: number } | null> {
    assertKey(key);
    try {
      return { bytes: (await stat(join(this.folderOf(key), key))).size };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  override async delete(key: string): Promise<void> {
    assertKey(key);
    await rm(join(this.folderOf(key), key), { force: true });
  }

  override directUpload(): Promise<null> {
    return Promise.resolve(null);
  }

  override takeIn(): Promise<void> {
    return Promise.resolve();
  }

  override localPath(key: string): string {
    assertKey(key);
    return join(this.folderOf(key), key);
  }

  override async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }

  override async probe(): Promise<void> {
    const path = join(this.root, 'tmp', `${randomUUID()}.part`);
    try {
      await writeFlushed(path, Buffer.from('probe'));
    } finally {
      await rm(path, { force: true });
    }
  }

  override async sweepLeftovers(): Promise<void> {
    const folder = join(this.root, 'tmp');
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.part')) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > STALE_PART_MS) await rm(path, { force: true });
    }
  }

  private folderOf(key: string): string {
    return join(this.root, key.slice(0, 2));
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Writes what comes in pieces of a megabyte, one while the next is gathered, and flushes it. */
async function streamFlushed(path: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  const writing = new OneAtATime();
  const flushing = new OneAtATime();
  try {
    let chunks: Uint8Array[] = [];
    let bytes = 0;
    let unflushed = 0;
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes < WRITE_CHUNK_BYTES) continue;
      const piece = chunks;
      await writing.start(() => writeAll(handle, piece));
      unflushed += bytes;
      [chunks, bytes] = [[], 0];
      if (unflushed < FLUSH_EVERY_BYTES) continue;
      await flushing.start(() => handle.datasync());
      unflushed = 0;
    }
    await writing.start(() => writeAll(handle, chunks));
    await writing.end();
    await flushing.end();
    await handle.datasync();
  } finally {
    await Promise.allSettled([writing.end(), flushing.end()]);
    await handle.close();
  }
}

/** Work in the background, of which the next waits for the one before and hears of its failure. */
class OneAtATime {
  private running: Promise<void> = Promise.resolve();

  /** Begins this once the work before has ended. @throws what that threw */
  async start(work: () => Promise<void>): Promise<void> {
    await this.running;
    this.running = work();
    // Heard of by whoever asks next; until then it is not unhandled.
    this.running.catch(() => undefined);
  }

  /** @throws what the last work threw */
  end(): Promise<void> {
    return this.running;
  }
}

/** The system may take fewer bytes than it is given. */
async function writeAll(handle: FileHandle, chunks: readonly Uint8Array[]): Promise<void> {
  if (chunks.length === 0) return;
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  const { bytesWritten } = await handle.writev(chunks);
  if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

/** Makes a rename durable. Windows opens no folders and orders its own metadata. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isAbsent(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

function isNoSpace(error: unknown): boolean {
  return errorCode(error) === 'ENOSPC' || errorCode(error) === 'EDQUOT';
}

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
