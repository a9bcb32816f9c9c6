/**
 * Lets the work of one key run one after the other within this process. A user's row is locked in the database as well,
 * which is what counts; but who waits for that lock holds a connection, and one user's twenty requests would keep
 * everybody else's from the pool.
 */
export class KeyedMutex<K> {
  private readonly last = new Map<K, Promise<void>>();

  /** Runs `work` after all that was given for the same key before; its result or error is the caller's. */
  async run<T>(key: K, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(key) ?? Promise.resolve()).then(work);
    const ended = mine.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(key, ended);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === ended) this.last.delete(key);
    }
  }

  /** Keys with work under way or waiting. */
  get size(): number {
    return this.last.size;
  }
}

/**
 * Lets short work run one at a time, whoever does it, with a pause after each, so that what else there is to do has the
 * event loop in between. Where several wait, their keys are served in turn: one user's many requests do not hold up
 * another's one.
 */
export class FairThrottle<K> {
  private readonly waiting = new Map<K, (() => void)[]>();
  private isClosed = false;

  /** @param pauseMs from the end of one work to the beginning of the next */
  constructor(private readonly pauseMs: number) {}

  /** Runs `work` at once when nothing ran lately, else in its turn; its result or error is the caller's. */
  async run<T>(key: K, work: () => T | Promise<T>): Promise<T> {
    if (this.isClosed)
      await new Promise<void>((begin) => this.waiting.set(key, [...(this.waiting.get(key) ?? []), begin]));
    this.isClosed = true;
    try {
      return await work();
    } finally {
      setTimeout(() => this.open(), this.pauseMs);
    }
  }

  private open(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.isClosed = false;
      return;
    }
    const [key, [begin, ...others]] = next;
    // Whoever waits with more goes to the end.
    this.waiting.delete(key);
    if (others.length > 0) this.waiting.set(key, others);
    begin?.();
  }
}
