import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { CREDIT_PACKS } from '@whoosh/contracts';
import Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../http';
import { LedgerService } from '../ledger.service';
import { CustomersService } from './customers.service';
import { StripeClient } from './stripe-client';
import { StripeEvent } from './stripe-event.entity';
import { idOf, SubscriptionsService } from './subscriptions.service';

const SESSION_PAID = new Set<string>(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);
const INVOICE_CHANGED = new Set<string>(['invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required']);

/** How the provider writes ids of checkouts; anything else is not worth a call. */
const SESSION_ID = /^cs_\w{1,200}$/;

/**
 * What follows from the provider's messages. A message only says where to look: its object is read anew, under a lock,
 * so that neither order nor number of deliveries matters; the ledger's cause is the object, so that two messages of one
 * fact count once.
 */
@Injectable()
export class PaymentEventsService {
  private readonly logger = new Logger('payments');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly ledger: LedgerService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /** Takes a verified event; when it fails half-way nothing of it stays, and the provider sends it again. */
  async handle(event: Stripe.Event): Promise<void> {
    const objectId = 'id' in event.data.object && typeof event.data.object.id === 'string' ? event.data.object.id : '';
    await this.dataSource.transaction(async (manager) => {
      await manager.createQueryBuilder().insert().into(StripeEvent).values({ id: event.id, type: event.type, objectId }).orIgnore().execute();
      const stored = await manager.findOneOrFail(StripeEvent, { where: { id: event.id }, lock: { mode: 'pessimistic_write' } });
      if (stored.handledAt !== null) return;
      await this.follow(event.type, objectId, manager);
      await manager.update(StripeEvent, { id: event.id }, { handledAt: () => 'now()' });
    });
  }

  private async follow(type: string, objectId: string, manager: EntityManager): Promise<void> {
    if (SESSION_PAID.has(type)) await this.settleSession(objectId, manager);
    else if (type.startsWith('customer.subscription.')) await this.subscriptions.mirror(objectId, manager);
    else if (INVOICE_CHANGED.has(type)) await this.subscriptions.settleInvoice(objectId, manager);
  }

  /**
   * Whether a checkout of this person is paid; what it paid for is given then, without waiting for a message.
   * @throws AppError NOT_FOUND when it is not theirs
   */
  async settleOwnSession(userId: number, sessionId: string): Promise<boolean> {
    const customer = await this.customers.find(userId);
    if (customer === null || !SESSION_ID.test(sessionId)) throw new AppError('NOT_FOUND');
    const session = await this.stripe.api.checkout.sessions.retrieve(sessionId).catch(asNotFound);
    if (session.customer === null || idOf(session.customer) !== customer) throw new AppError('NOT_FOUND');
    if (session.payment_status !== 'paid') return false;
    await this.dataSource.transaction(async (manager) => {
      await this.settleSession(session.id, manager);
      if (session.invoice !== null) await this.subscriptions.settleInvoice(idOf(session.invoice), manager);
    });
    return true;
  }

  /** Gives what a checkout session has paid for, once. */
  async settleSession(sessionId: string, manager: EntityManager): Promise<void> {
    const session = await this.stripe.api.checkout.sessions.retrieve(sessionId);
    if (session.mode === 'subscription' && session.subscription !== null) return this.subscriptions.mirror(idOf(session.subscription), manager);
    if (session.mode !== 'payment' || session.payment_status !== 'paid') return;
    const pack = CREDIT_PACKS.find(({ id }) => id === session.metadata?.['packId']);
    const userId = session.customer === null ? null : await this.customers.userIdOf(idOf(session.customer), manager);
    if (pack === undefined || userId === null) {
      this.logger.error(`Paid session ${session.id} leads to no person or pack of ours.`);
      return;
    }
    await this.ledger.post(userId, 'purchase', pack.credits, `checkout:${session.id}`, manager);
  }
}

/** An object that the provider does not know is one of nobody's. */
function asNotFound(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') throw new AppError('NOT_FOUND');
  throw error;
}
