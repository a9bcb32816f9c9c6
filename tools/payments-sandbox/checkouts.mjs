// @ts-check
import { ApiFailure, missing } from './api-error.mjs';
import { charge, digitsOf } from './cards.mjs';
import { textOf } from './form.mjs';
import { listOf } from './lists.mjs';
import { makeEvent, makeSession, PREMIUM, priceOf, PRICES } from './objects.mjs';

/** Checkout sessions: opened by the product, paid on the sandbox's page. */
export class Checkouts {
  /**
   * @param {import('./store.mjs').Store} store
   * @param {import('./webhooks.mjs').Webhooks} webhooks
   * @param {import('./payments.mjs').Payments} payments
   * @param {import('./subscriptions.mjs').Subscriptions} subscriptions
   */
  constructor(store, webhooks, payments, subscriptions) {
    this.store = store;
    this.webhooks = webhooks;
    this.payments = payments;
    this.subscriptions = subscriptions;
  }

  /** @param {import('./form.mjs').Fields} params */
  create(params) {
    if (textOf(params, 'ui_mode') !== 'embedded_page')
      throw new ApiFailure(400, 'parameter_invalid', 'ui_mode must be embedded_page here.', { param: 'ui_mode' });
    if (textOf(params, 'return_url') === undefined)
      throw new ApiFailure(400, 'parameter_missing', 'Missing required param: return_url.', { param: 'return_url' });
    const customer = textOf(params, 'customer') ?? '';
    const known = this.store.state.customers[customer];
    if (known === undefined || 'deleted' in known) throw missing('customer', customer);
    const isSubscription = priceOf(params) === PREMIUM.id;
    const mode = isSubscription ? 'subscription' : 'payment';
    if (textOf(params, 'mode') !== mode)
      throw new ApiFailure(400, 'parameter_invalid', `mode must be ${mode} for this price.`, { param: 'mode' });
    const price = isSubscription ? PREMIUM : Object.entries(PRICES).find(([id]) => id === priceOf(params))?.[1];
    if (price === undefined) throw missing('price', priceOf(params));
    const session = makeSession(params, mode, price.unitAmount);
    this.store.state.sessions[session.id] = session;
    return session;
  }

  /** Sessions, the newest first. @param {import('./form.mjs').Fields} params */
  list(params) {
    const [customer, status, payment] = ['customer', 'status', 'payment_intent'].map((name) => textOf(params, name));
    const found = Object.keys(this.store.state.sessions)
      .map((id) => this.find(id))
      .reverse()
      .filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === undefined || one.status === status) &&
          (payment === undefined || one.payment_intent === payment),
      );
    return listOf('/v1/checkout/sessions', found, params);
  }

  /** @param {string} id */
  expire(id) {
    const session = this.find(id);
    if (session.status !== 'open')
      throw new ApiFailure(400, 'resource_missing', 'Only an open session can be expired.');
    session.status = 'expired';
    this.webhooks.send(makeEvent('checkout.session.expired', session));
    return session;
  }

  /** @param {string} id */
  find(id) {
    const session = this.store.state.sessions[id];
    if (session === undefined) throw missing('checkout.session', id);
    if (session.status === 'open' && session.expires_at * 1000 <= Date.now()) {
      session.status = 'expired';
      this.webhooks.send(makeEvent('checkout.session.expired', session));
    }
    return session;
  }

  /**
   * The session of a checkout page, which proves itself by the secret of its address.
   * @param {string} id
   * @param {string} secret
   */
  ofPage(id, secret) {
    const session = this.find(id);
    if (session.client_secret !== secret) throw missing('checkout.session', id);
    return session;
  }

  /**
   * Pays with a test card.
   * @param {string} id
   * @param {string} secret
   * @param {string} card
   * @param {boolean} isAuthenticated the bank's question was answered with yes
   * @returns {{ status: 'complete' | 'requires_action' }}
   */
  pay(id, secret, card, isAuthenticated) {
    const session = this.ofPage(id, secret);
    if (session.status === 'complete') return { status: 'complete' };
    if (session.status !== 'open') throw new ApiFailure(400, 'session_expired', 'This checkout has expired.');
    const digits = digitsOf(card);
    if (charge(digits, isAuthenticated) === 'requires_action') return { status: 'requires_action' };
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    const customer = typeof session.customer === 'string' ? session.customer : '';
    if (session.mode === 'subscription') {
      this.store.state.cards[customer] = digits;
      const { subscription, invoice } = this.subscriptions.begin(
        customer,
        session.metadata ?? {},
        session.automatic_tax.enabled,
      );
      Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
    } else {
      const facts = {
        customer,
        amount: session.amount_total ?? 0,
        description: nameOfCheckout(session),
        metadata: session.metadata ?? {},
      };
      session.payment_intent = this.payments.take(digits, facts, session.created).id;
    }
    this.webhooks.send(makeEvent('checkout.session.completed', session));
    this.store.save();
    return { status: 'complete' };
  }
}

/** What a session sells, in words. @param {import('stripe').Stripe.Checkout.Session} session */
export function nameOfCheckout(session) {
  if (session.mode === 'subscription') return PREMIUM.name;
  return Object.values(PRICES).find(({ unitAmount }) => unitAmount === session.amount_subtotal)?.name ?? 'Credits';
}
