import { Injectable } from '@nestjs/common';
import type { LedgerEntry as LedgerEntryBody } from '@whoosh/contracts';

/** The sound that an entry paid for, as its owner knows it. */
export type PaidSound = NonNullable<LedgerEntryBody['sound']>;
type NameSounds = (userId: number, ids: readonly string[]) => Promise<ReadonlyMap<string, PaidSound>>;

/**
 * What a person knows the causes of the ledger's entries by. Billing does not know sounds; the module that owns them
 * registers itself here.
 */
@Injectable()
export class CauseNames {
  private readonly namers = new Map<string, NameSounds>();

  /** @param kind what stands before the colon of a cause, for instance gen; the ids are what stands behind it */
  register(kind: string, name: NameSounds): void {
    this.namers.set(kind, name);
  }

  /** The sounds by cause; of those that nobody knows there is none. */
  async soundsOf(userId: number, causes: readonly string[]): Promise<ReadonlyMap<string, PaidSound>> {
    const sounds = new Map<string, PaidSound>();
    for (const [kind, name] of this.namers) {
      const prefix = `${kind}:`;
      const ids = causes.filter((cause) => cause.startsWith(prefix)).map((cause) => cause.slice(prefix.length));
      if (ids.length === 0) continue;
      for (const [id, sound] of await name(userId, [...new Set(ids)])) sounds.set(prefix + id, sound);
    }
    return sounds;
  }
}
