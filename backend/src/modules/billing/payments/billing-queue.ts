import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../../infra/queue';
import type { BillingJob } from './billing-job';

/**
 * With pauses that double from 2 s, the last of these tries comes after about half an hour; then reconciliation takes
 * over.
 */
const TRIES_AFTER_FIRST = 9;
const FIRST_PAUSE_SECONDS = 2;
/** Several calls to the provider, each at most 4 s. */
const JOB_EXPIRY_SECONDS = 60;

/** Work that follows from payments, stored with the transaction that it follows from. */
@Injectable()
export class BillingQueue {
  constructor(private readonly queue: JobQueue) {}

  /** Call `wake` once the transaction has committed. */
  add(job: BillingJob, manager: EntityManager): Promise<void> {
    return this.queue.enqueue(manager, 'billing', {
      id: randomUUID(),
      data: job,
      priority: 0,
      retryLimit: TRIES_AFTER_FIRST,
      retryDelaySeconds: FIRST_PAUSE_SECONDS,
      expireInSeconds: JOB_EXPIRY_SECONDS,
    });
  }

  wake(): void {
    this.queue.wake('billing');
  }
}
