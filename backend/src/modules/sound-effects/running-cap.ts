import { Injectable } from '@nestjs/common';
import { PREMIUM_PLAN_ID } from '@whoosh/contracts';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../infra/queue';

/** Generations of one person that run at once (trust.md 5); the others wait. */
const RUNNING_AT_ONCE = { free: 2, premium: 4 } as const;

/** Lets few generations of one person run at once, over all processes. */
@Injectable()
export class RunningCap {
  constructor(private readonly queue: JobQueue) {}

  /**
   * Gives this person's oldest held jobs free, as far as their plan lets them run. Call it whenever a generation came or
   * ended, under the lock on the person's row.
   * @returns how many may run now that might not before; wake the queue for them after the commit
   */
  async letRun(userId: number, planId: number, manager: EntityManager): Promise<number> {
    const open: { id: string }[] = await manager.query(
      `SELECT id FROM generations WHERE user_id = $1 AND state IN ('queued', 'running')`,
      [userId],
    );
    const most = planId === PREMIUM_PLAN_ID ? RUNNING_AT_ONCE.premium : RUNNING_AT_ONCE.free;
    return this.queue.release(manager, 'generate', open.map(({ id }) => id), most);
  }
}
