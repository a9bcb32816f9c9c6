import { Injectable, Logger } from '@nestjs/common';
import { CREDIT_PACKS } from '@whoosh/contracts';
import type { EntityManager } from 'typeorm';
import { LedgerService } from '../ledger.service';
import { BillingNotices } from './billing-notices.service';
import { CustomersService } from './customers.service';
import { idOf } from './object-id';
import { StripeClient } from './stripe-client';
import { SubscriptionsService } from './subscriptions.service';

/** Credit packs that were bought, from the provider's sessions as they are now. */
@Injectable()
export class PurchasesService {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly ledger: LedgerService,
    private readonly subscriptions: SubscriptionsService,
    private readonly notices: BillingNotices,
  ) {}

  /** Gives what a checkout session has paid for, once. @returns whether that gave a pack's credits now */
  async settleSession(sessionId: string, manager: EntityManager): Promise<boolean> {
    const session = await this.stripe.direct.checkout.sessions.retrieve(sessionId);
    if (session.mode === 'subscription' && session.subscription !== null)
      await this.subscriptions.mirror(idOf(session.subscription), manager);
    if (session.mode !== 'payment' || session.payment_status !== 'paid') return false;
    const pack = CREDIT_PACKS.find(({ id }) => id === session.metadata?.['packId']);
    const userId = session.customer === null ? null : await this.customers.userIdOf(idOf(session.customer), manager);
    if (pack === undefined || userId === null) {
      this.logger.error(`Paid session ${session.id} leads to no person or pack of ours.`);
      return false;
    }
    const { applied } = await this.ledger.post(userId, 'purchase', pack.credits, `checkout:${session.id}`, manager);
    await this.notices.tell(
      userId,
      `receipt:${session.id}`,
      {
        kind: 'receipt',
        number: session.id,
        bought: { pack: pack.name, credits: pack.credits },
        amount: session.amount_total ?? 0,
        tax: session.total_details?.amount_tax ?? 0,
        currency: session.currency ?? 'usd',
        paidAt: new Date(session.created * 1000).toISOString(),
      },
      manager,
    );
    return applied;
  }
}
