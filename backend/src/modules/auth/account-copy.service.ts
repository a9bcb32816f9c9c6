import { Readable, addAbortSignal } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { ObjectNotFoundError, Storage } from '../../infra/storage';
import { AccountLifecycle } from './account-lifecycle';
import type { User } from './user.entity';

/** Writes everything that is kept about somebody into one ZIP: the lists as JSON, the files as they are stored. */
@Injectable()
export class AccountCopyService {
  constructor(
    private readonly lifecycle: AccountLifecycle,
    private readonly storage: Storage,
  ) {}

  /**
   * The ZIP as it is being written; one file is open at a time, and none is read before the one before it has gone out.
   * @param left aborted when nobody listens any more
   */
  open(account: User, left: AbortSignal): Readable {
    const zip = new ZipFile();
    const content = Readable.from(zip.outputStream);
    const fail = (error: unknown) => void content.destroy(error instanceof Error ? error : new Error(String(error)));
    zip.on('error', fail);
    this.fill(zip, account, left).catch(fail);
    return content;
  }

  private async fill(zip: ZipFile, account: User, left: AbortSignal): Promise<void> {
    const { id, email, name, planId, credits, createdAt } = account;
    const lists = { account: [{ id, email, name, planId, credits, createdAt }], ...(await this.lifecycle.collect(id)) };
    for (const [what, rows] of Object.entries(lists))
      zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `${what}.json`);
    for (const [key, path] of await this.lifecycle.filesOf(id)) {
      const file = await this.storage.read(key).catch(noneWhenGone);
      if (file === null) continue;
      // Sound and video do not get smaller.
      zip.addReadStream(addAbortSignal(left, file), path, { compress: false });
      await finished(file);
    }
    zip.end();
  }
}

/** A file may be deleted while the copy is being written: then it is no longer kept. */
function noneWhenGone(error: unknown): null {
  if (error instanceof ObjectNotFoundError) return null;
  throw error;
}
