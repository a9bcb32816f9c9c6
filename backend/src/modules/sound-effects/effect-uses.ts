import { Injectable } from '@nestjs/common';

type FindUsed = (effectIds: readonly number[]) => Promise<readonly number[]>;

/** Where effects are used. Modules that use them register here: an effect in use outlives its time in the trash. */
@Injectable()
export class EffectUses {
  private readonly users: FindUsed[] = [];

  /** Adds a user of effects, who tells which of some are in use. */
  register(find: FindUsed): void {
    this.users.push(find);
  }

  /** Those of the effects that nobody uses. */
  async unused(effectIds: readonly number[]): Promise<number[]> {
    if (effectIds.length === 0) return [];
    const used = new Set((await Promise.all(this.users.map((find) => find(effectIds)))).flat());
    return effectIds.filter((id) => !used.has(id));
  }
}
