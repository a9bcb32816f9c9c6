/** Keys are looked through when there are this many; the ones at rest are forgotten. */
const REMEMBERED = 10_000;

/**
 * A steady rate with room for bursts, for many keys in this process. It keeps one number for each key: when its bucket
 * will be full again (the generic cell rate algorithm, ITU-T I.371).
 */
export class TokenBuckets {
  private readonly fullAt = new Map<string, number>();
  private readonly intervalMs: number;

  /** @param perSecond steady rate @param burst how many may come at once after a rest, at least 1 */
  constructor(
    perSecond: number,
    private readonly burst: number,
  ) {
    this.intervalMs = 1000 / perSecond;
  }

  /** @returns 0 when one more may pass, else the ms after which it may @param nowMs of a clock that never goes back */
  take(key: string, nowMs: number): number {
    const fullAt = Math.max(this.fullAt.get(key) ?? nowMs, nowMs) + this.intervalMs;
    const waitMs = fullAt - nowMs - this.burst * this.intervalMs;
    if (waitMs > 1e-6) return waitMs;
    if (this.fullAt.size >= REMEMBERED) this.forgetResting(nowMs);
    this.fullAt.set(key, fullAt);
    return 0;
  }

  private forgetResting(nowMs: number): void {
    for (const [key, fullAt] of this.fullAt) if (fullAt <= nowMs) this.fullAt.delete(key);
  }
}
