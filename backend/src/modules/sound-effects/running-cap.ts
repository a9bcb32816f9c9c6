import { Injectable } from '@nestjs/common';
import { FREE_PLAN_ID } from '@whoosh/contracts';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../infra/queue';
import { EffectsAllowance } from './effects-allowance';
import { GENERATION_QUEUES } from './generation-queues';

/** Generations of one person that run at once; the others wait. */
const RUNNING_AT_ONCE = { free: 2, others: 4 } as const;

/** Lets few generations of one person run at once, over all processes. */
@Injectable()
export class RunningCap {
  constructor(
    private readonly queue: JobQueue,
    private readonly allowance: EffectsAllowance,
  ) {}

  /**
   * Gives this person's oldest held jobs free, as far as their plan lets them run. Call it whenever a generation came
   * or ended, under the lock on the person's row.
   * @param open their generations that wait or run, where the caller knows them
   * @returns how many may run now that might not before; wake the queue for them after the commit
   */
  async letRun(userId: number, planId: number, manager: EntityManager, open?: readonly string[]): Promise<number> {
    const most = planId === FREE_PLAN_ID ? RUNNING_AT_ONCE.free : RUNNING_AT_ONCE.others;
    return this.queue.release(
      manager,
      GENERATION_QUEUES,
      open ?? (await this.allowance.openGenerations(userId, manager)),
      most,
    );
  }
}
