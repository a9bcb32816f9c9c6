import { RenderPool } from '../../src/modules/sound-effects/render-pool';

/** Its threads begin with their first tasks: a rehearsal in each would cost more than what a suite renders. */
export class ColdPool extends RenderPool {
  override warmUp(): void {
    // They begin with their first tasks.
  }
}

/** Goes on when its application ends, unless something is still in its threads. */
class LastingPool extends ColdPool {
  isOver = false;

  override async onApplicationShutdown(): Promise<void> {
    if ([...this.threads].every(({ assignment }) => assignment === null)) return;
    this.isOver = true;
    await super.onApplicationShutdown();
  }
}

let last = new LastingPool();

/**
 * The pool of the applications of all suites that share a file, which come one after the other: a new thread has to
 * compile the engine before its first sound, which takes longer than the sounds of most suites.
 */
export function poolForAll(): RenderPool {
  if (last.isOver) last = new LastingPool();
  return last;
}
