/** A piece may be done at once, without asking for a turn, while its frame has had fewer pieces than these. */
const AT_ONCE = 2;
/** Of each frame so much goes to what waits for its turn, milliseconds: the rest is the page's. */
const BUDGET_MS = 2.5;

/**
 * Work that need not be done at once, in the order in which it was asked for: as many pieces in each frame as fit, at
 * least one. However much comes together, no frame waits for all of it.
 */
export class FrameScheduler {
  private readonly waiting = new Set<() => void>();
  /** Pieces that were done in this frame, at once or in their turn. */
  private done = 0;
  private isAwaited = false;

  /** @param frames calls back before the next frame @param now milliseconds */
  constructor(
    private readonly frames: (callback: () => void) => void = (callback) => void requestAnimationFrame(callback),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns whether a piece may be done at once: only few of a frame may, and none while others wait */
  take(): boolean {
    if (this.waiting.size > 0 || this.done >= AT_ONCE) return false;
    this.done += 1;
    this.awaitFrame();
    return true;
  }

  /** @param turn does its work before it returns @returns what takes it back */
  ask(turn: () => void): () => void {
    const own = () => turn();
    this.waiting.add(own);
    this.awaitFrame();
    return () => this.waiting.delete(own);
  }

  private awaitFrame(): void {
    if (this.isAwaited) return;
    this.isAwaited = true;
    this.frames(this.beginFrame);
  }

  private readonly beginFrame = (): void => {
    this.isAwaited = false;
    this.done = 0;
    const end = this.now() + BUDGET_MS;
    for (const turn of this.waiting) {
      this.waiting.delete(turn);
      turn();
      this.done += 1;
      if (this.now() >= end) break;
    }
    if (this.done > 0) this.awaitFrame();
  };
}
