import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import type { Counter } from 'prom-client';
import { DataSource } from 'typeorm';
import { Env } from '../../../config';
import { Metrics } from '../../../infra/metrics';
import { BillingNotices } from './billing-notices.service';
import { CustomersService } from './customers.service';
import { idOf } from './object-id';
import { StripeClient } from './stripe-client';

/** States in which a subscription takes money. */
export const CHARGING_STATES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid'];
const PAID_STATES: readonly string[] = ['active', 'trialing'];

/**
 * Two checkouts that were open at the same moment can both be paid. One subscription stays: a paid one rather than an
 * unpaid one, then the older. The others end at once, and what they cost for this month goes back; the credits follow
 * the money as with any refund.
 */
@Injectable()
export class DuplicateSubscriptions {
  private readonly logger = new Logger('payments');
  private readonly ended: Counter;

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly notices: BillingNotices,
    metrics: Metrics,
  ) {
    this.ended = metrics.counter(
      'stripe_duplicate_subscriptions_total',
      'Second subscriptions of one person that were ended',
    );
  }

  /** Ends all of a person's subscriptions but one; may be called again, and then does what is left. */
  async end(userId: number): Promise<void> {
    const customer = await this.customers.find(userId);
    if (customer === null) return;
    const newestFirst = await this.stripe.api.subscriptions.list({ customer, limit: 100 });
    const charging = newestFirst.data
      .filter((one) => CHARGING_STATES.includes(one.status) && this.isPremium(one))
      .reverse();
    const [, ...others] = charging.sort((a, b) => rank(a) - rank(b));
    for (const one of others) await this.endOne(userId, one);
  }

  /** The money first: a subscription that has ended would not be found again, were the refund to fail. */
  private async endOne(userId: number, subscription: Stripe.Subscription): Promise<void> {
    const refunded = PAID_STATES.includes(subscription.status) ? await this.refundLatest(subscription) : 0;
    await this.stripe.api.subscriptions.cancel(subscription.id);
    this.ended.inc();
    this.logger.error({ event: 'duplicate-subscription', userId, subscription: subscription.id, refunded });
    await this.dataSource.transaction((manager) =>
      this.notices.tell(
        userId,
        `duplicate:${subscription.id}`,
        { kind: 'duplicateEnded', amount: refunded, currency: subscription.currency },
        manager,
      ),
    );
  }

  /** @returns what goes back, in the currency's smallest unit */
  private async refundLatest({ id, latest_invoice: invoice }: Stripe.Subscription): Promise<number> {
    if (invoice === null) return 0;
    const [paid] = (await this.stripe.api.invoicePayments.list({ invoice: idOf(invoice), status: 'paid', limit: 1 }))
      .data;
    const payment = paid?.payment.payment_intent;
    if (payment === undefined) return 0;
    const { amount } = await this.stripe.api.refunds.create(
      { payment_intent: idOf(payment), reason: 'duplicate' },
      { idempotencyKey: `duplicate:${id}:${idOf(invoice)}` },
    );
    return amount;
  }

  private isPremium({ items }: Stripe.Subscription): boolean {
    return items.data.some(({ price }) => price.id === this.env.STRIPE_PRICE_PREMIUM);
  }
}

function rank({ status }: Stripe.Subscription): number {
  return PAID_STATES.includes(status) ? 0 : 1;
}
