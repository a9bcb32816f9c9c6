import { threadProcessorMs } from '../processor-time';

/** Told no more often: each telling is counted in the database. */
const TOLD_EVERY_MS = 100;

/** Processor time of work that is done in blocks between which others have their turn: only the blocks count. */
export class BlockWork {
  private untold = 0;

  /** @param onWork hears ms */
  constructor(private readonly onWork: (ms: number) => void) {}

  /** One block, from its beginning to its end without a pause. */
  during<T>(block: () => T): T {
    const begun = threadProcessorMs();
    try {
      return block();
    } finally {
      this.untold += threadProcessorMs() - begun;
      if (this.untold >= TOLD_EVERY_MS) this.end();
    }
  }

  /** Tells what was not told yet. */
  end(): void {
    if (this.untold > 0) this.onWork(this.untold);
    this.untold = 0;
  }
}
