import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Cron, CronExpression, Timeout } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { Env } from '../../../config';
import { Metrics } from '../../../infra/metrics';
import { BillingQueue } from './billing-queue';
import { CustomersService } from './customers.service';
import { idOf } from './object-id';
import { FOLLOWED_EVENTS, PaymentEventsService } from './payment-events.service';
import { PurchasesService } from './purchases.service';
import { Reconciliation } from './reconciliation.entity';
import { StripeClient } from './stripe-client';
import { Subscription } from './subscription.entity';
import { SubscriptionsService } from './subscriptions.service';

/** Any constant will do, as long as every process takes the same one. */
const LOCK = 7_406_301;
/** A restart may come after messages were lost; a minute lets it settle first. */
const AFTER_START_MS = 60_000;
/** What the first round looks back on: the provider keeps events for 30 days. */
const FIRST_LOOK_BACK_MS = 30 * 24 * 3_600_000;
/** Rounds overlap by this, so that clocks need not agree and what came late is seen. */
const OVERLAP_MS = 3_600_000;
const PAGE = 100;
/** A stored event that nobody has followed by then has used up its tries. */
const STUCK_AFTER = '1 hour';
/** No round looks back as far, so that a forgotten event cannot come in again. */
const KEEP_EVENTS = '90 days';

/** Compares our tables with the provider every hour, in one process at a time, and repairs what webhooks missed. */
@Injectable()
export class ReconciliationService implements OnModuleDestroy {
  private readonly logger = new Logger('payments');
  private readonly repairsMade;
  private running: Promise<unknown> | null = null;

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly events: PaymentEventsService,
    private readonly purchases: PurchasesService,
    private readonly subscriptions: SubscriptionsService,
    private readonly queue: BillingQueue,
    metrics: Metrics,
  ) {
    this.repairsMade = metrics.counter(
      'stripe_reconcile_fixes_total',
      'What webhooks had missed and reconciliation repaired',
    );
  }

  @Timeout('reconciliation after start', AFTER_START_MS)
  @Cron(CronExpression.EVERY_HOUR)
  async tick(): Promise<void> {
    if (this.env.WORKER === 'off' || this.env.STRIPE_SECRET_KEY === undefined) return;
    this.running ??= this.reconcile()
      .catch((error: unknown) =>
        this.logger.error(`Reconciliation failed: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => (this.running = null));
    await this.running;
  }

  async onModuleDestroy(): Promise<void> {
    await this.running;
  }

  /** One round. @returns how much it repaired, or null while another process is at it */
  async reconcile(): Promise<number | null> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const [lock] = (await runner.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK])) as { mine: boolean }[];
      if (lock?.mine !== true) return null;
      try {
        return await this.round();
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  private async round(): Promise<number> {
    const startedAt = new Date();
    const created = { gte: Math.floor((await this.lookBackTo(startedAt)) / 1000) };
    const repairs =
      (await this.receiveMissedEvents(created)) +
      (await this.settleMissedSessions(created)) +
      (await this.mirrorChangedSubscriptions()) +
      (await this.endGraces());
    await this.requeueStuckEvents();
    await this.dataSource.query(`DELETE FROM stripe_events WHERE handled_at < now() - interval '${KEEP_EVENTS}'`);
    await this.dataSource.manager.save(Reconciliation, { startedAt, repairs });
    this.repairsMade.inc(repairs);
    if (repairs > 0) this.logger.warn(`Reconciliation repaired ${repairs} things that webhooks had missed.`);
    return repairs;
  }

  private async lookBackTo(now: Date): Promise<number> {
    const [last] = await this.dataSource.manager.find(Reconciliation, { order: { startedAt: 'DESC' }, take: 1 });
    return last === undefined ? now.getTime() - FIRST_LOOK_BACK_MS : last.startedAt.getTime() - OVERLAP_MS;
  }

  private async receiveMissedEvents(created: Stripe.RangeQueryParam): Promise<number> {
    let missed = 0;
    for await (const event of this.stripe.api.events.list({ created, types: [...FOLLOWED_EVENTS], limit: PAGE })) {
      if (await this.events.receive(event)) missed += 1;
    }
    return missed;
  }

  /** Paid packs that the ledger does not know; the provider forgets events sooner than sessions. */
  private async settleMissedSessions(created: Stripe.RangeQueryParam): Promise<number> {
    let missed = 0;
    for await (const { id, mode, payment_status: payment } of this.stripe.api.checkout.sessions.list({
      status: 'complete',
      created,
      limit: PAGE,
    })) {
      if (mode !== 'payment' || payment !== 'paid') continue;
      if (await this.dataSource.transaction((manager) => this.purchases.settleSession(id, manager))) missed += 1;
    }
    return missed;
  }

  /** Subscriptions whose state here is not that at the provider, with the invoice that may have come with it. */
  private async mirrorChangedSubscriptions(): Promise<number> {
    let changed = 0;
    for await (const subscription of this.stripe.api.subscriptions.list({ status: 'all', limit: PAGE })) {
      const { id, customer, latest_invoice: invoice } = subscription;
      // The provider's account may serve others beside us.
      if ((await this.customers.userIdOf(idOf(customer), this.dataSource.manager)) === null) continue;
      if (isAsTold(subscription, await this.dataSource.manager.findOneBy(Subscription, { id }))) continue;
      await this.dataSource.transaction((manager) =>
        invoice === null
          ? this.subscriptions.mirror(id, manager)
          : this.subscriptions.settleInvoice(idOf(invoice), manager),
      );
      changed += 1;
    }
    return changed;
  }

  /** Premium that has outlived the grace of an unpaid renewal: no message comes when that ends. */
  private async endGraces(): Promise<number> {
    const overdue: { userId: number }[] = await this.dataSource.query(
      `SELECT DISTINCT s.user_id AS "userId" FROM subscriptions s JOIN users u ON u.id = s.user_id
       WHERE s.status = 'past_due' AND u.plan_id > 1`,
    );
    let ended = 0;
    for (const { userId } of overdue) {
      if (await this.dataSource.transaction((manager) => this.subscriptions.applyPlan(userId, manager))) ended += 1;
    }
    return ended;
  }

  private async requeueStuckEvents(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const stuck: { id: string }[] = await manager.query(
        `SELECT id FROM stripe_events WHERE handled_at IS NULL AND received_at < now() - interval '${STUCK_AFTER}'
         ORDER BY received_at LIMIT ${PAGE}`,
      );
      for (const { id } of stuck) await this.queue.add({ eventId: id }, manager);
    });
    this.queue.wake();
  }
}

function isAsTold(theirs: Stripe.Subscription, ours: Subscription | null): boolean {
  const [item] = theirs.items.data;
  return (
    ours !== null &&
    ours.status === theirs.status &&
    ours.cancelAtPeriodEnd === theirs.cancel_at_period_end &&
    ours.periodEnd.getTime() === (item?.current_period_end ?? 0) * 1000
  );
}
