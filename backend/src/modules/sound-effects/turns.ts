/**
 * Lets the work of one key run one after the other within this process. A user's row is locked in the database as well, which is what
 * counts; but who waits for that lock holds a connection, and one user's twenty requests would keep everybody else's from the pool.
 */
export class Turns<K> {
  private readonly last = new Map<K, Promise<void>>();

  /** Runs `work` after all that was given for the same key before; its result or error is the caller's. */
  async take<T>(key: K, work: () => Promise<T>): Promise<T> {
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
