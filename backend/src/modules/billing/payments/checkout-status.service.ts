import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CheckoutStatusResponse } from '@whoosh/contracts';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { AppError } from '../../../http';
import { LedgerService } from '../ledger.service';
import { BillingQueue } from './billing-queue';
import { CustomersService } from './customers.service';
import { idOf } from './object-id';
import { PurchasesService } from './purchases.service';
import { StripeClient } from './stripe-client';
import { SubscriptionsService } from './subscriptions.service';

/** How the provider writes ids of checkouts; anything else is not worth a call. */
const SESSION_ID = /^cs_\w{1,200}$/;

/** Tells people what became of their checkouts. */
@Injectable()
export class CheckoutStatusService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly purchases: PurchasesService,
    private readonly subscriptions: SubscriptionsService,
    private readonly ledger: LedgerService,
    private readonly queue: BillingQueue,
  ) {}

  /**
   * What became of a checkout of this person; what it paid for is given then, without waiting for a message.
   * @throws AppError NOT_FOUND when it is not theirs
   */
  async settleOwn(userId: number, sessionId: string): Promise<CheckoutStatusResponse> {
    const customer = await this.customers.find(userId);
    if (customer === null || !SESSION_ID.test(sessionId)) throw new AppError('NOT_FOUND');
    const session = await this.stripe.api.checkout.sessions.retrieve(sessionId).catch(asNotFound);
    if (session.customer === null || idOf(session.customer) !== customer) throw new AppError('NOT_FOUND');
    if (session.payment_status !== 'paid') return { paid: false, creditsAdded: 0, debtPaid: 0 };
    const { invoice } = session;
    const given = await this.dataSource.transaction(async (manager) => {
      if (invoice === null) await this.purchases.settleSession(session.id, manager);
      else await this.subscriptions.settleInvoice(idOf(invoice), manager);
      return this.ledger.given(
        userId,
        invoice === null ? `checkout:${session.id}` : `invoice:${idOf(invoice)}`,
        manager,
      );
    });
    this.queue.wake();
    return { paid: true, creditsAdded: given.added, debtPaid: given.debtPaid };
  }
}

/** An object that the provider does not know is one of nobody's. */
function asNotFound(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
    throw new AppError('NOT_FOUND');
  throw error;
}
