import { Injectable, Logger } from '@nestjs/common';
import { PREMIUM_PLAN_ID } from '@whoosh/contracts';
import type Stripe from 'stripe';
import { In, type EntityManager } from 'typeorm';
import { Env } from '../../../config';
import { User } from '../../auth';
import { Plan } from '../../plans';
import { LedgerService } from '../ledger.service';
import { BillingNotices } from './billing-notices.service';
import { BillingQueue } from './billing-queue';
import { CustomersService } from './customers.service';
import { CHARGING_STATES } from './duplicate-subscriptions';
import { idOf } from './object-id';
import { planOfSubscriptions } from './plan-of-subscription';
import { StripeClient } from './stripe-client';
import { Subscription } from './subscription.entity';

/** Invoices that pay for a month; changes of a subscription and invoices by hand give no credits. */
const REASONS_OF_A_MONTH = new Set<string | null>(['subscription_create', 'subscription_cycle']);

/** Premium by subscription: its plan and its monthly credits, from the provider's objects as they are now. */
@Injectable()
export class SubscriptionsService {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly env: Env,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly ledger: LedgerService,
    private readonly notices: BillingNotices,
    private readonly queue: BillingQueue,
  ) {}

  /** Takes over a subscription's state and the plan that follows from it. */
  async mirror(subscriptionId: string, manager: EntityManager): Promise<void> {
    // One at a time for each subscription: an older answer of the provider must not overwrite a newer one.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [subscriptionId]);
    const subscription = await this.stripe.direct.subscriptions.retrieve(subscriptionId);
    const userId = await this.customers.userIdOf(idOf(subscription.customer), manager);
    const [item] = subscription.items.data;
    if (userId === null || item === undefined || item.price.id !== this.env.STRIPE_PRICE_PREMIUM) {
      this.logger.error(`Subscription ${subscription.id} leads to no person or plan of ours.`);
      return;
    }
    await this.ledger.lock(userId, manager);
    await manager.upsert(
      Subscription,
      {
        id: subscription.id,
        userId,
        status: subscription.status,
        cancelAtPeriodEnd: subscription.cancel_at_period_end,
        periodStart: new Date(item.current_period_start * 1000),
        periodEnd: new Date(item.current_period_end * 1000),
      },
      ['id'],
    );
    await this.applyPlan(userId, manager);
    // Ended by a job of its own, which may ask the provider longer than a transaction may last.
    if ((await manager.countBy(Subscription, { userId, status: In([...CHARGING_STATES]) })) > 1)
      await this.queue.add({ duplicatesOf: userId }, manager);
  }

  /** Gives the credits of a paid month, once for each invoice, and tells of the payment or of its failure. */
  async settleInvoice(invoiceId: string, manager: EntityManager): Promise<void> {
    const invoice = await this.stripe.direct.invoices.retrieve(invoiceId);
    const subscription = invoice.parent?.subscription_details?.subscription;
    if (subscription === undefined) return;
    await this.mirror(idOf(subscription), manager);
    const userId = invoice.customer === null ? null : await this.customers.userIdOf(idOf(invoice.customer), manager);
    if (userId === null || !this.isForPremium(invoice)) return;
    if (invoice.status === 'open' && invoice.attempt_count > 0) await this.tellOfFailure(userId, invoice, manager);
    if (invoice.status !== 'paid') return;
    if (REASONS_OF_A_MONTH.has(invoice.billing_reason)) {
      await this.ledger.post(userId, 'grant', await monthlyCredits(manager), `invoice:${invoice.id}`, manager);
    }
    await this.tellOfPayment(userId, invoice, manager);
  }

  /**
   * Sets the plan that follows from the subscriptions as they were last told; time alone can end one. @returns whether
   * it changed
   */
  async applyPlan(userId: number, manager: EntityManager): Promise<boolean> {
    const account = await this.ledger.lock(userId, manager);
    const planId = planOfSubscriptions(await manager.findBy(Subscription, { userId }), new Date());
    if (planId === account.planId) return false;
    await manager.update(User, { id: userId }, { planId });
    return true;
  }

  private async tellOfPayment(userId: number, invoice: Stripe.Invoice, manager: EntityManager): Promise<void> {
    if (invoice.amount_paid === 0) return;
    const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
    await this.notices.tell(
      userId,
      `receipt:${invoice.id}`,
      {
        kind: 'receipt',
        number: invoice.number ?? invoice.id,
        bought: 'premium-month',
        amount: invoice.amount_paid,
        tax,
        currency: invoice.currency,
        paidAt: instantText(invoice.status_transitions.paid_at ?? invoice.created),
      },
      manager,
    );
  }

  /** Once for each try of the provider's. */
  private async tellOfFailure(userId: number, invoice: Stripe.Invoice, manager: EntityManager): Promise<void> {
    const { amount_due: amount, currency, next_payment_attempt: next, attempt_count: tries } = invoice;
    await this.notices.tell(
      userId,
      `payment-failed:${invoice.id}:${tries}`,
      {
        kind: 'paymentFailed',
        amount,
        currency,
        nextTryAt: next === null ? null : instantText(next),
        portalUrl: `${this.env.PUBLIC_URL}/portal`,
      },
      manager,
    );
  }

  private isForPremium(invoice: Stripe.Invoice): boolean {
    return invoice.lines.data.some(
      ({ pricing }) =>
        pricing?.price_details !== undefined && idOf(pricing.price_details.price) === this.env.STRIPE_PRICE_PREMIUM,
    );
  }
}

async function monthlyCredits(manager: EntityManager): Promise<number> {
  return (await manager.findOneByOrFail(Plan, { id: PREMIUM_PLAN_ID })).credits;
}

/** @param at seconds since 1970 */
function instantText(at: number): string {
  return new Date(at * 1000).toISOString();
}
