import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../../config';
import { AccountLifecycle, type AccountPart } from '../../auth';
import { LedgerEntry } from '../ledger-entry.entity';
import { BillingQueue } from './billing-queue';
import { CustomersService } from './customers.service';
import { SentNotice } from './sent-notice.entity';
import { StripeClient } from './stripe-client';
import { StripeCustomer } from './stripe-customer.entity';
import { Subscription } from './subscription.entity';
import { SubscriptionsService } from './subscriptions.service';

/** What an account has at the provider: its subscription ends at once, its customer goes with it. The ledger stays. */
@Injectable()
export class CustomerAccount implements AccountPart, OnModuleInit {
  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lifecycle: AccountLifecycle,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly stripe: StripeClient,
    private readonly queue: BillingQueue,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    const { manager } = this.dataSource;
    const [creditMovements, subscriptions] = await Promise.all([
      manager.findBy(LedgerEntry, { userId }),
      manager.findBy(Subscription, { userId }),
    ]);
    return { creditMovements, subscriptions };
  }

  async renamed(userId: number, manager: EntityManager): Promise<void> {
    if ((await this.customerOf(userId)) !== null) await this.queue.add({ contactOf: userId }, manager);
  }

  /** Asks the provider and not our table, which a message that is still on its way would change. */
  async close(userId: number): Promise<void> {
    const customer = await this.customerOf(userId);
    if (customer === null) return;
    await this.customers.expireSubscriptionCheckouts(customer);
    // Without a status, the provider lists those that have not ended.
    for (const { id } of (await this.stripe.api.subscriptions.list({ customer, limit: 100 })).data) {
      await this.stripe.api.subscriptions.cancel(id);
      await this.dataSource.transaction((manager) => this.subscriptions.mirror(id, manager));
    }
  }

  async erase(userId: number): Promise<void> {
    await this.close(userId);
    const customer = await this.customerOf(userId);
    if (customer !== null) await this.stripe.api.customers.del(customer).catch(unlessGone);
    await this.dataSource.transaction(async (manager) => {
      for (const entity of [Subscription, SentNotice, StripeCustomer]) await manager.delete(entity, { userId });
    });
  }

  private async customerOf(userId: number): Promise<string | null> {
    return this.env.STRIPE_SECRET_KEY === undefined ? null : this.customers.find(userId);
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')) throw error;
}
