import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config';
import { Storage } from '../storage';

/** The longest job is over by then: an older folder was left behind by a process that died. */
const STALE_MS = 24 * 3600 * 1000;

const SWEEP_INTERVAL_MS = 3600 * 1000;

/** Folders of jobs that work with files. */
@Injectable()
export class WorkFolders implements OnModuleInit, OnModuleDestroy {
  private readonly root: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    env: Env,
    private readonly storage: Storage,
  ) {
    this.root = join(env.DATA_DIR, 'work');
  }

  async onModuleInit(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    await this.sweep();
    // What cannot be removed now is removed an hour later.
    this.timer = setInterval(() => void this.sweep().catch(() => undefined), SWEEP_INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    for (const name of await readdir(this.root)) {
      const { mtimeMs } = await stat(join(this.root, name)).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > STALE_MS) await rm(join(this.root, name), { recursive: true, force: true });
    }
  }

  /** An empty folder of this name for as long as `use` needs it. A folder that an earlier try left is emptied. */
  async with<T>(name: string, use: (folder: string) => Promise<T>): Promise<T> {
    const folder = join(this.root, name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      return await use(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** A stored file as a file that programs can read: itself, or a copy in the folder. @throws ObjectNotFoundError */
  async fileOf(key: string, folder: string): Promise<string> {
    const path = this.storage.localPath(key);
    if (path !== null) return path;
    const copy = join(folder, key);
    await pipeline(await this.storage.read(key), createWriteStream(copy, { mode: 0o600 }));
    return copy;
  }
}
