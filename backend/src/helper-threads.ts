import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** As the render threads, for which most of the compiling and collecting is done. */
const NICENESS = 10;

/**
 * Lets V8's helper threads give way to the event loop. They compile and collect for every thread of the process at the
 * priority that the process began with; beside them on two cores a request waited as long for the processor as it ran.
 * Linux only, where priorities belong to threads. Call it first: all threads that there are then, but the main one, are
 * V8's and Node's own.
 */
export function stepHelperThreadsBack(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task').map(Number)) {
    try {
      if (thread !== process.pid) setPriority(thread, NICENESS);
    } catch {
      // A thread that ended, or a system that forbids it: the others go on as they are.
    }
  }
}
