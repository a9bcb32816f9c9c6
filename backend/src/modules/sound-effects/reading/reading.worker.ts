import { setPriority } from 'node:os';
import { Script } from 'node:vm';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { interpret, refineScene } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/languages';
import { giveMemoryBack } from '../../../infra/memory';
import { threadProcessorMs } from '../../../infra/processor-time';
import type { ReadingMessage, ReadingRequest, ReadingResults, ReadingTask } from './reading-messages';

/**
 * Limits by the clock, in limits of processor time. On a busy machine the first may pass before the thread had its
 * share: then it reads again.
 */
const PATIENCE = [1, 4, 16];
/** Gives way to the event loop, and goes before the render threads: somebody looks at the screen. */
const NICENESS = 5;
/**
 * An unknown word makes the understanding ask every language and look for a misspelling; a sentence compiles the rest.
 */
const WARM_UP = ['xqzvw', 'heavy rain on a tin roof, then a dog barks twice far away', 'fernes Gewitter über dem Wald'];
/** Changes in words have a reader of their own, whose first text would take longer than its limit. */
const WARM_UP_CHANGES = ['further away, one more knock', 'without the xqzvw, in a cave'];
const WARM_UP_ROUNDS = 3;

/** V8 ends a script that runs for too long, and with it what the script has called; the thread goes on. */
const READ_NOW = Symbol.for('whoosh.reading');
const script = new Script(`globalThis[Symbol.for('${READ_NOW.description}')]()`);

function within(limitMs: number, read: () => unknown): unknown {
  Reflect.set(globalThis, READ_NOW, read);
  return script.runInThisContext({ timeout: limitMs });
}

function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

function readText(task: ReadingTask): ReadingResults[ReadingTask['kind']] {
  return task.kind === 'interpret' ? interpret(task.description, task.options) : refineScene(task.scene, task.words);
}

function answer({ task, limitMs }: ReadingRequest): ReadingMessage {
  const begun = threadProcessorMs();
  const ms = (): number => threadProcessorMs() - begun;
  for (const patience of PATIENCE) {
    const before = threadProcessorMs();
    try {
      const result = within(patience * limitMs, () => readText(task)) as ReadingResults[ReadingTask['kind']];
      return { kind: 'read', result, ms: ms() };
    } catch (error) {
      if (!isOutOfTime(error))
        return {
          kind: 'failed',
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
          ms: ms(),
        };
      if (threadProcessorMs() - before >= limitMs) break;
    }
  }
  return { kind: 'too-complicated', ms: ms() };
}

function serve(port: MessagePort): void {
  port.on('message', (request: ReadingRequest) => port.postMessage(answer(request)));
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const text of WARM_UP) {
      const scene = interpret(text, { seed: 1, intensity: 'moderate' });
      for (const words of WARM_UP_CHANGES) refineScene(scene, words);
    }
  giveMemoryBack();
  port.postMessage({ kind: 'ready' } satisfies ReadingMessage);
}

try {
  if (process.platform === 'linux') setPriority(NICENESS);
} catch {
  // A system that forbids even this lets us run as we are.
}
if (parentPort !== null) serve(parentPort);
