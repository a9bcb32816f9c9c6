/**
 * Lets the work of one user run one after the other within this process. The user's row is locked in the database as well, which is what
 * counts; but who waits for that lock holds a connection, and one user's twenty requests would keep everybody else's from the pool.
 */
export class Turns {
  private readonly last = new Map<number, Promise<void>>();

  /** Runs `work` after all that was given for the same user before; its result or error is the caller's. */
  async take<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(userId) ?? Promise.resolve()).then(work);
    const ended = mine.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(userId, ended);
    try {
      return await mine;
    } finally {
      if (this.last.get(userId) === ended) this.last.delete(userId);
    }
  }

  /** Users with work under way or waiting. */
  get size(): number {
    return this.last.size;
  }
}
