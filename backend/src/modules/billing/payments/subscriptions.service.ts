import { Injectable, Logger } from '@nestjs/common';
import { PREMIUM_PLAN_ID } from '@whoosh/contracts';
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { Env } from '../../../config';
import { User } from '../../auth';
import { Plan } from '../../plans';
import { LedgerService } from '../ledger.service';
import { CustomersService } from './customers.service';
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
  ) {}

  /** Takes over a subscription's state and the plan that follows from it. */
  async mirror(subscriptionId: string, manager: EntityManager): Promise<void> {
    // One at a time for each subscription: an older answer of the provider must not overwrite a newer one.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [subscriptionId]);
    const subscription = await this.stripe.api.subscriptions.retrieve(subscriptionId);
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
        id: subscription.id, userId, status: subscription.status, cancelAtPeriodEnd: subscription.cancel_at_period_end,
        periodStart: new Date(item.current_period_start * 1000), periodEnd: new Date(item.current_period_end * 1000),
      },
      ['id'],
    );
    await this.applyPlan(userId, manager);
  }

  /** Gives the credits of a paid month, once for each invoice. */
  async settleInvoice(invoiceId: string, manager: EntityManager): Promise<void> {
    const invoice = await this.stripe.api.invoices.retrieve(invoiceId);
    const subscription = invoice.parent?.subscription_details?.subscription;
    if (subscription === undefined) return;
    await this.mirror(idOf(subscription), manager);
    if (invoice.status !== 'paid' || !REASONS_OF_A_MONTH.has(invoice.billing_reason) || !this.isForPremium(invoice)) return;
    const userId = invoice.customer === null ? null : await this.customers.userIdOf(idOf(invoice.customer), manager);
    if (userId === null) return;
    await this.ledger.post(userId, 'grant', await monthlyCredits(manager), `invoice:${invoice.id}`, manager);
  }

  private async applyPlan(userId: number, manager: EntityManager): Promise<void> {
    const planId = planOfSubscriptions(await manager.findBy(Subscription, { userId }), new Date());
    await manager.update(User, { id: userId }, { planId });
  }

  private isForPremium(invoice: Stripe.Invoice): boolean {
    return invoice.lines.data.some(({ pricing }) => pricing?.price_details !== undefined && idOf(pricing.price_details.price) === this.env.STRIPE_PRICE_PREMIUM);
  }
}

async function monthlyCredits(manager: EntityManager): Promise<number> {
  return (await manager.findOneByOrFail(Plan, { id: PREMIUM_PLAN_ID })).credits;
}

/** The id of an object that the provider gives as its id or in full. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
