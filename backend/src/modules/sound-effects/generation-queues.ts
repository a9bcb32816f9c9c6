import type { GeneratorId } from '@whoosh/contracts';
import type { QueueName } from '../../infra/queue';

/**
 * Generations wait in two queues: one that waits for another service takes no render thread, and must not keep one from
 * those that do.
 */
export const GENERATION_QUEUES = ['generate', 'generate-elsewhere'] as const satisfies readonly QueueName[];

/** Where a generation waits. */
export function queueOf(generator: GeneratorId): QueueName {
  return generator === 'whoosh' ? 'generate' : 'generate-elsewhere';
}
