import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { Repository } from 'typeorm';
import { User } from '../../auth';
import { StripeClient } from './stripe-client';
import { StripeCustomer } from './stripe-customer.entity';

/** Which customer of the provider is which person of ours. */
@Injectable()
export class CustomersService {
  constructor(
    @InjectRepository(StripeCustomer) private readonly customers: Repository<StripeCustomer>,
    private readonly stripe: StripeClient,
  ) {}

  /** The person's customer, made at the first checkout, so that every later event leads back to them. */
  async customerOf(person: { id: number; email: string; name: string }): Promise<string> {
    const known = await this.find(person.id);
    if (known !== null) return known;
    const { id } = await this.stripe.api.customers.create(
      { email: person.email, name: person.name, metadata: { userId: String(person.id) } },
      // Two tabs at once make one customer: the provider answers the second with the first one's.
      { idempotencyKey: `customer:${person.id}` },
    );
    await this.customers
      .createQueryBuilder()
      .insert()
      .values({ userId: person.id, customerId: id })
      .orIgnore()
      .execute();
    return (await this.customers.findOneByOrFail({ userId: person.id })).customerId;
  }

  /** Tells the provider the address and the name that the person has now: its own mails and its portal say them. */
  async tellContact(userId: number): Promise<void> {
    await this.customers.manager.transaction(async (manager) => {
      // One at a time for each person: an older name must not be told after a newer one.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`customer:${userId}`]);
      const [customer, person] = [
        await manager.findOneBy(StripeCustomer, { userId }),
        await manager.findOneBy(User, { id: userId }),
      ];
      if (customer !== null && person?.deletedAt === null)
        await this.stripe.direct.customers.update(customer.customerId, { email: person.email, name: person.name });
    });
  }

  /**
   * Ends the open checkouts of subscriptions; one that ended meanwhile, by another request or by being paid, is left.
   */
  async expireSubscriptionCheckouts(customer: string): Promise<void> {
    const { sessions } = this.stripe.api.checkout;
    for (const { id, mode } of (await sessions.list({ customer, status: 'open', limit: 100 })).data) {
      if (mode === 'subscription') await sessions.expire(id).catch(unlessEnded);
    }
  }

  /** The person's customer; null before their first checkout. */
  async find(userId: number): Promise<string | null> {
    return (await this.customers.findOneBy({ userId }))?.customerId ?? null;
  }

  /** The person behind a customer; null when the customer is none of ours. */
  async userIdOf(customerId: string, manager: EntityManager): Promise<number | null> {
    return (await manager.findOneBy(StripeCustomer, { customerId }))?.userId ?? null;
  }
}

function unlessEnded(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}
