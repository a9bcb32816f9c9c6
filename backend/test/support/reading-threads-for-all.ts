import type { Worker } from 'node:worker_threads';
import { ReadingThreads } from '../../src/modules/sound-effects/reading/reading-threads';

/** Threads whose application has ended, with nothing to read. */
const idle: Worker[] = [];

/**
 * Reads in the threads of the application before it: one after the other is used by suites that share a file, and a new
 * thread has to compile the lexicons of seven languages before its first text, which takes longer than the texts of
 * most suites.
 */
export class LastingReadingThreads extends ReadingThreads {
  protected override start(): void {
    const worker = idle.pop();
    if (worker === undefined) super.start();
    else this.employ(worker, true);
  }

  /** Lets the next application have the threads that have nothing to read. */
  lend(): void {
    for (const thread of this.threads)
      if (thread.isReady && thread.current === null) {
        this.threads.delete(thread);
        for (const event of ['message', 'error', 'exit']) thread.worker.removeAllListeners(event);
        idle.push(thread.worker);
      }
  }

  override async onApplicationShutdown(): Promise<void> {
    this.lend();
    await super.onApplicationShutdown();
  }
}
