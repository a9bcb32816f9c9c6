/** So many pieces may be done at once in a frame without asking for a turn. */
const AT_ONCE = 2;
/** Of each frame so much goes to what waits for its turn, milliseconds: the rest is the page's. */
const BUDGET_MS = 2.5;

/**
 * Work that need not be done at once, in the order in which it was asked for: as many pieces in each frame as fit, at
 * least one. However much comes together, no frame waits for all of it.
 */
export class FrameScheduler {
  private readonly waiting = new Set<() => void>();
  /** Pieces that were done at once in this frame. */
  private taken = 0;

  /** @param frames calls back before the next frame @param now milliseconds */
  constructor(
    private readonly frames: (callback: () => void) => void = (callback) => void requestAnimationFrame(callback),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns whether a piece may be done at once: only few of a frame may, and none while others wait */
  take(): boolean {
    if (this.waiting.size > 0 || this.taken >= AT_ONCE) return false;
    if (this.taken === 0) this.frames(() => (this.taken = 0));
    this.taken += 1;
    return true;
  }

  /** @param turn does its work before it returns @returns what takes it back */
  ask(turn: () => void): () => void {
    const own = () => turn();
    if (this.waiting.size === 0) this.frames(this.give);
    this.waiting.add(own);
    return () => this.waiting.delete(own);
  }

  private readonly give = (): void => {
    const end = this.now() + BUDGET_MS;
    for (const turn of this.waiting) {
      this.waiting.delete(turn);
      turn();
      if (this.now() >= end) break;
    }
    if (this.waiting.size > 0) this.frames(this.give);
  };
}
