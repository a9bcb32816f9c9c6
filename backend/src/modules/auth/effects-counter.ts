import { Injectable } from '@nestjs/common';

type CountEffects = (userId: number) => Promise<number>;

/**
 * How many effects a person has, as the free limit counts them: saved ones plus takes neither kept nor discarded.
 * Auth shows the number but does not know effects; the module that owns them registers itself here.
 */
@Injectable()
export class EffectsCounter {
  private readonly counters: CountEffects[] = [];

  /** Adds an owner of effects; its number is added to the others'. */
  register(count: CountEffects): void {
    this.counters.push(count);
  }

  /** 0 as long as nobody registered. */
  async count(userId: number): Promise<number> {
    const counts = await Promise.all(this.counters.map((count) => count(userId)));
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
