import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * What a module has to do when an account changes or goes, and what it keeps of one. Everything here may be called
 * again and does nothing more then.
 */
export interface AccountPart {
  /** What it keeps of the account, for its owner: lists by the name of what stands in them. */
  collect?(userId: number): Promise<Readonly<Record<string, readonly object[]>>>;
  /** The files that it keeps of the account, for its owner: where each stands in their copy, by its name in storage. */
  filesOf?(userId: number): Promise<ReadonlyMap<string, string>>;
  /** The account has another address or name, from the commit of the caller's transaction on. */
  renamed?(userId: number, manager: EntityManager): Promise<void>;
  /**
   * The account was taken back from somebody who had stolen it: revokes what was made since, by whoever, in the
   * caller's transaction.
   */
  revokeSince?(userId: number, since: Date, manager: EntityManager): Promise<void>;
  /** The owner asked for the deletion and may still take it back: ends what must not go on meanwhile. */
  close?(userId: number): Promise<void>;
  /** Removes what belongs to the account, for good. */
  erase(userId: number): Promise<void>;
}

/**
 * What is done in many modules when an account changes or goes. Auth does not know them; each registers itself here at
 * `onModuleInit`, which Nest calls for a module after those that it stands on.
 */
@Injectable()
export class AccountLifecycle {
  private readonly parts: AccountPart[] = [];

  register(part: AccountPart): void {
    // What stands on something else goes before it.
    this.parts.unshift(part);
  }

  /** Everything that is kept of an account. */
  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    const lists: Record<string, readonly object[]> = {};
    for (const part of this.parts) Object.assign(lists, await part.collect?.(userId));
    return lists;
  }

  /**
   * Every file that is kept of an account: where it stands in its owner's copy, by its name in storage. Who stands on a
   * file names it.
   */
  async filesOf(userId: number): Promise<ReadonlyMap<string, string>> {
    const files = new Map<string, string>();
    for (const part of this.parts) {
      for (const [name, path] of (await part.filesOf?.(userId)) ?? []) if (!files.has(name)) files.set(name, path);
    }
    return files;
  }

  async renamed(userId: number, manager: EntityManager): Promise<void> {
    for (const part of this.parts) await part.renamed?.(userId, manager);
  }

  async revokeSince(userId: number, since: Date, manager: EntityManager): Promise<void> {
    for (const part of this.parts) await part.revokeSince?.(userId, since, manager);
  }

  /** @throws what the first part threw that failed; the others were called all the same */
  close(userId: number): Promise<void> {
    return this.each((part) => part.close?.(userId));
  }

  /** @throws what the first part threw that failed; the others were called all the same */
  erase(userId: number): Promise<void> {
    return this.each((part) => part.erase(userId));
  }

  private async each(call: (part: AccountPart) => Promise<void> | undefined): Promise<void> {
    const failures: unknown[] = [];
    for (const part of this.parts) {
      try {
        await call(part);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
