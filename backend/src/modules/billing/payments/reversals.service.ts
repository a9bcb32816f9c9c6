import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LedgerService } from '../ledger.service';
import { CustomersService } from './customers.service';
import { idOf } from './object-id';
import { PurchasesService } from './purchases.service';
import { creditsTakenBack, stateOfDispute, stateOfRefund, type TakenBack } from './reversals';
import { StripeClient } from './stripe-client';
import { SubscriptionsService } from './subscriptions.service';

/** The provider answers lists in pages of at most this. One payment has few refunds and disputes. */
const PAGE = 100;

/** Takes credits back when their money goes back, and gives them again when it returns. */
@Injectable()
export class ReversalsService {
  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly ledger: LedgerService,
    private readonly purchases: PurchasesService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /** Brings the ledger to what the provider now says of one payment. A payment that gave nothing takes nothing. */
  async settlePayment(paymentIntentId: string, manager: EntityManager): Promise<void> {
    // One at a time for each payment: an older answer of the provider must not be posted over a newer one.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [paymentIntentId]);
    const payment = await this.stripe.direct.paymentIntents.retrieve(paymentIntentId);
    const userId = payment.customer === null ? null : await this.customers.userIdOf(idOf(payment.customer), manager);
    if (userId === null) return;
    // All is asked before anything is posted, which locks the person's row. What was paid for comes first, in case the
    // message of the refund has overtaken that of the payment.
    const taken = await this.takenBack(paymentIntentId);
    const { added, debtPaid } = await this.ledger.given(
      userId,
      await this.settleWhatItPaid(paymentIntentId, manager),
      manager,
    );
    const credits = added + debtPaid;
    if (credits === 0) return;
    const before = await this.ledger.takenBack(
      userId,
      taken.map(({ cause }) => cause),
      manager,
    );
    for (const one of creditsTakenBack(credits, payment.amount, taken, before))
      await this.ledger.post(userId, 'reversal', -one.credits, one.cause, manager);
    for (const { cause, state } of taken) if (state === 'returned') await this.ledger.giveBack(userId, cause, manager);
  }

  /** @returns the cause under which the ledger has what this payment gave */
  private async settleWhatItPaid(paymentIntentId: string, manager: EntityManager): Promise<string> {
    const [session] = (await this.stripe.direct.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }))
      .data;
    if (session !== undefined) {
      await this.purchases.settleSession(session.id, manager);
      return `checkout:${session.id}`;
    }
    const [paid] = (
      await this.stripe.direct.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentIntentId },
        limit: 1,
      })
    ).data;
    if (paid === undefined) return '';
    await this.subscriptions.settleInvoice(idOf(paid.invoice), manager);
    return `invoice:${idOf(paid.invoice)}`;
  }

  private async takenBack(paymentIntentId: string): Promise<TakenBack[]> {
    const of = { payment_intent: paymentIntentId, limit: PAGE };
    const [refunds, disputes] = await Promise.all([
      this.stripe.direct.refunds.list(of),
      this.stripe.direct.disputes.list(of),
    ]);
    return [
      ...refunds.data.map(({ id, amount, created, status }) => ({
        cause: `refund:${id}`,
        amount,
        createdAt: created,
        state: stateOfRefund(status),
      })),
      ...disputes.data.map(({ id, amount, created, status }) => ({
        cause: `dispute:${id}`,
        amount,
        createdAt: created,
        state: stateOfDispute(status),
      })),
    ];
  }
}
