import { RenderPool } from '../../src/modules/sound-effects/render-pool';

/** Its threads begin with their first tasks: a warm-up in each would cost more than what a suite renders. */
export class ColdPool extends RenderPool {
  override warmUp(): void {
    // They begin with their first tasks.
  }
}

/** Goes on when its application ends, without what is still in its threads or waits for one. */
class LastingPool extends ColdPool {
  override async onApplicationShutdown(): Promise<void> {
    for (;;) {
      const busy = [...this.threads].filter(({ assignment }) => assignment !== null);
      if (busy.length === 0) return;
      // A thread that ends takes its task with it, and what waits begins in another.
      await Promise.all(busy.map(({ worker }) => worker.terminate()));
    }
  }
}

const lasting = new LastingPool();

/**
 * The pool of the applications of all suites that share a file, of which one after the other renders: a new thread has
 * to compile the engine before its first sound, which takes longer than the sounds of most suites.
 */
export function poolForAll(): RenderPool {
  return lasting;
}
