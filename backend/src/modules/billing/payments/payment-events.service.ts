import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { BillingQueue } from './billing-queue';
import { idOf } from './object-id';
import { PurchasesService } from './purchases.service';
import { ReversalsService } from './reversals.service';
import { StripeEvent } from './stripe-event.entity';
import { SubscriptionsService } from './subscriptions.service';

/** Messages that something follows from; the endpoint at the provider need not send others. */
const SESSION_PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
const SUBSCRIPTION_CHANGED = ['created', 'updated', 'deleted', 'paused', 'resumed'].map(
  (what) => `customer.subscription.${what}`,
);
const INVOICE_CHANGED = ['invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required'];
const MONEY_WENT_BACK = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];
export const FOLLOWED_EVENTS: readonly string[] = [
  ...SESSION_PAID,
  ...SUBSCRIPTION_CHANGED,
  ...INVOICE_CHANGED,
  ...MONEY_WENT_BACK,
];

/**
 * What follows from the provider's messages. A message only says where to look: its object is read anew, under a lock,
 * so that neither order nor number of deliveries matters; the ledger's cause is the object, so that two messages of one
 * fact count once.
 */
@Injectable()
export class PaymentEventsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly purchases: PurchasesService,
    private readonly subscriptions: SubscriptionsService,
    private readonly reversals: ReversalsService,
    private readonly queue: BillingQueue,
  ) {}

  /** Stores a verified event with the job that follows it. @returns false when it was known */
  async receive(event: Stripe.Event): Promise<boolean> {
    const isNew = await this.dataSource.transaction(async (manager) => {
      const rows: unknown[] = await manager.query(
        `INSERT INTO stripe_events (id, type, object_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`,
        [event.id, event.type, subjectOf(event)],
      );
      if (rows.length > 0) await this.queue.add({ eventId: event.id }, manager);
      return rows.length > 0;
    });
    if (isNew) this.queue.wake();
    return isNew;
  }

  /** Does what follows from a stored event, once; when it fails half-way nothing of it stays. */
  async follow(eventId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const event = await manager.findOne(StripeEvent, { where: { id: eventId }, lock: { mode: 'pessimistic_write' } });
      if (event === null || event.handledAt !== null) return;
      await this.settle(event, manager);
      await manager.update(StripeEvent, { id: eventId }, { handledAt: () => 'now()' });
    });
    this.queue.wake();
  }

  private async settle({ type, objectId }: StripeEvent, manager: EntityManager): Promise<void> {
    if (SESSION_PAID.includes(type)) await this.purchases.settleSession(objectId, manager);
    else if (SUBSCRIPTION_CHANGED.includes(type)) await this.subscriptions.mirror(objectId, manager);
    else if (INVOICE_CHANGED.includes(type)) await this.subscriptions.settleInvoice(objectId, manager);
    else if (MONEY_WENT_BACK.includes(type) && objectId !== '') await this.reversals.settlePayment(objectId, manager);
  }
}

/**
 * The id of what is to be read anew: the payment, where the message is about money that went back, else its own object.
 */
function subjectOf({ type, data: { object } }: Stripe.Event): string {
  if (!MONEY_WENT_BACK.includes(type)) return 'id' in object && typeof object.id === 'string' ? object.id : '';
  const payment = 'payment_intent' in object ? object.payment_intent : null;
  return payment === null || payment === undefined ? '' : idOf(payment);
}
