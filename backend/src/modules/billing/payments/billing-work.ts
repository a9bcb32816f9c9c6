import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../../config';
import { JobQueue, type Job, type JobHandler } from '../../../infra/queue';
import type { BillingJob } from './billing-job';
import { BillingNotices } from './billing-notices.service';
import { CustomersService } from './customers.service';
import { DuplicateSubscriptions } from './duplicate-subscriptions';
import { PaymentEventsService } from './payment-events.service';

/** Messages followed at once; each holds a database connection while it asks the provider. */
const CONCURRENCY = 2;

/** Works off the queue of billing in this process, unless WORKER says that other processes do. */
@Injectable()
export class BillingWork implements JobHandler<BillingJob>, OnApplicationBootstrap {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly env: Env,
    private readonly queue: JobQueue,
    private readonly events: PaymentEventsService,
    private readonly customers: CustomersService,
    private readonly duplicates: DuplicateSubscriptions,
    private readonly notices: BillingNotices,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.WORKER === 'off' || this.env.STRIPE_SECRET_KEY === undefined) return;
    this.queue.consume({ queue: 'billing', concurrency: CONCURRENCY, handler: this });
  }

  async run({ data }: Job<BillingJob>): Promise<void> {
    if ('eventId' in data) await this.events.follow(data.eventId);
    else if ('duplicatesOf' in data) await this.duplicates.end(data.duplicatesOf);
    else if ('contactOf' in data) await this.customers.tellContact(data.contactOf);
    else await this.notices.send(data.userId, data.notice);
  }

  /** An event stays unhandled in its table, where reconciliation finds it. */
  abandon(id: string, reason: unknown): Promise<void> {
    this.logger.error(`Job ${id} was given up: ${reason instanceof Error ? reason.message : String(reason)}`);
    return Promise.resolve();
  }
}
