// @ts-check
import { ApiFailure, missing } from './api-error.mjs';
import { charge, digitsOf } from './cards.mjs';
import { fieldsOf, parseForm, textOf } from './form.mjs';
import { makeCustomer, makeEvent, makeSession, newId, nowSeconds, PREMIUM, priceOf, PRICES } from './objects.mjs';
import { makePortalSession } from './subscription-objects.mjs';
import { Subscriptions } from './subscriptions.mjs';

const SESSION_PARAMS = new Set([
  'mode', 'line_items', 'metadata', 'payment_intent_data', 'subscription_data', 'ui_mode', 'redirect_on_completion', 'return_url', 'customer',
  'client_reference_id', 'expires_at', 'expand',
]);

/** The calls of the API that the product uses, on the sandbox's state. */
export class Api {
  /**
   * @param {import('./store.mjs').Store} store
   * @param {import('./webhooks.mjs').Webhooks} webhooks
   */
  constructor(store, webhooks) {
    this.store = store;
    this.webhooks = webhooks;
    this.subscriptions = new Subscriptions(store, webhooks);
    /** The sandbox's own address, known once it listens. */
    this.origin = '';
  }

  /**
   * One call of the SDK; answers the body.
   * @param {string} method
   * @param {string} path without /v1
   * @param {string} form body or query
   * @param {string | undefined} key the caller's idempotency key
   * @returns {string}
   */
  call(method, path, form, key) {
    const { answers } = this.store.state;
    const request = `${method} ${path} ${form}`;
    const earlier = key === undefined ? undefined : answers[key];
    if (earlier !== undefined) {
      if (earlier.request === request) return earlier.body;
      throw new ApiFailure(400, 'idempotency_key_in_use', 'Keys for idempotent requests can only be used with the same parameters.', { type: 'idempotency_error' });
    }
    const body = JSON.stringify(this.answer(method, path, parseForm(form)));
    if (method !== 'GET' && key !== undefined) answers[key] = { request, body };
    if (method !== 'GET') this.store.save();
    return body;
  }

  /** @param {string} method @param {string} path @param {import('./form.mjs').Fields} params */
  answer(method, path, params) {
    const [, resource, id, action] = /^\/(customers|subscriptions|invoices|(?:checkout|billing_portal)\/sessions)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
    const answerOf = this.routes()[`${method} ${resource}${id === undefined ? '' : '/:id'}${action === undefined ? '' : `/${action}`}`];
    if (answerOf === undefined) throw new ApiFailure(404, 'url_invalid', `Unrecognized request URL (${method}: /v1${path}).`);
    return answerOf(params, id ?? '');
  }

  /** @returns {Record<string, (params: import('./form.mjs').Fields, id: string) => unknown>} */
  routes() {
    return {
      'POST customers': (params) => this.createCustomer(params),
      'GET customers/:id': (_, id) => this.customer(id),
      'POST checkout/sessions': (params) => this.createSession(params),
      'GET checkout/sessions': (params) => this.listSessions(params),
      'GET checkout/sessions/:id': (_, id) => this.session(id),
      'POST checkout/sessions/:id/expire': (_, id) => this.expireSession(id),
      'GET subscriptions': (params) => listOf('/v1/subscriptions', this.subscriptions.list(textOf(params, 'customer'))),
      'GET subscriptions/:id': (_, id) => this.subscriptions.find(id),
      'POST subscriptions/:id': (params, id) => this.subscriptions.cancelAtPeriodEnd(id, textOf(params, 'cancel_at_period_end') === 'true'),
      'DELETE subscriptions/:id': (_, id) => this.subscriptions.cancel(id),
      'GET invoices': (params) => listOf('/v1/invoices', this.invoices(params)),
      'GET invoices/:id': (_, id) => this.invoice(id),
      'POST billing_portal/sessions': (params) => this.createPortal(params),
    };
  }

  /** @param {import('./form.mjs').Fields} params */
  createCustomer(params) {
    const customer = makeCustomer(params);
    this.store.state.customers[customer.id] = customer;
    return customer;
  }

  /** @param {string} id */
  customer(id) {
    const customer = this.store.state.customers[id];
    if (customer === undefined) throw missing('customer', id);
    return customer;
  }

  /** @param {import('./form.mjs').Fields} params */
  createSession(params) {
    for (const name of Object.keys(params)) {
      if (!SESSION_PARAMS.has(name)) throw new ApiFailure(400, 'parameter_unknown', `Received unknown parameter: ${name}`, { param: name });
    }
    if (textOf(params, 'ui_mode') !== 'embedded_page') throw new ApiFailure(400, 'parameter_invalid', 'ui_mode must be embedded_page here.', { param: 'ui_mode' });
    if (textOf(params, 'return_url') === undefined) throw new ApiFailure(400, 'parameter_missing', 'Missing required param: return_url.', { param: 'return_url' });
    this.customer(textOf(params, 'customer') ?? '');
    const isSubscription = priceOf(params) === PREMIUM.id;
    const mode = isSubscription ? 'subscription' : 'payment';
    if (textOf(params, 'mode') !== mode) throw new ApiFailure(400, 'parameter_invalid', `mode must be ${mode} for this price.`, { param: 'mode' });
    const price = isSubscription ? PREMIUM : Object.entries(PRICES).find(([id]) => id === priceOf(params))?.[1];
    if (price === undefined) throw missing('price', priceOf(params));
    const session = makeSession(params, mode, price.unitAmount);
    this.store.state.sessions[session.id] = session;
    return session;
  }

  /** Sessions, the newest first. @param {import('./form.mjs').Fields} params */
  listSessions(params) {
    const [customer, status] = [textOf(params, 'customer'), textOf(params, 'status')];
    const since = Number(textOf(fieldsOf(params, 'created'), 'gte') ?? 0);
    const found = Object.keys(this.store.state.sessions).map((id) => this.session(id))
      .filter((one) => (customer === undefined || one.customer === customer) && (status === undefined || one.status === status) && one.created >= since);
    return listOf('/v1/checkout/sessions', found.reverse());
  }

  /** @param {string} id */
  expireSession(id) {
    const session = this.session(id);
    if (session.status !== 'open') throw new ApiFailure(400, 'resource_missing', 'Only an open session can be expired.');
    session.status = 'expired';
    this.webhooks.send(makeEvent('checkout.session.expired', session));
    return session;
  }

  /** Invoices, the newest first. @param {import('./form.mjs').Fields} params */
  invoices(params) {
    const [customer, status] = [textOf(params, 'customer'), textOf(params, 'status')];
    const since = Number(textOf(fieldsOf(params, 'created'), 'gte') ?? 0);
    return Object.values(this.store.state.invoices)
      .filter((one) => (customer === undefined || one.customer === customer) && (status === undefined || one.status === status) && one.created >= since).reverse();
  }

  /** @param {string} id */
  invoice(id) {
    const invoice = this.store.state.invoices[id];
    if (invoice === undefined) throw missing('invoice', id);
    return invoice;
  }

  /** @param {import('./form.mjs').Fields} params */
  createPortal(params) {
    const customer = this.customer(textOf(params, 'customer') ?? '');
    const portal = makePortalSession(customer.id, textOf(params, 'return_url') ?? '', this.origin, nowSeconds());
    this.store.state.portals[portal.id] = portal;
    return portal;
  }

  /** @param {string} id */
  session(id) {
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
  sessionOfPage(id, secret) {
    const session = this.session(id);
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
    const session = this.sessionOfPage(id, secret);
    if (session.status === 'complete') return { status: 'complete' };
    if (session.status !== 'open') throw new ApiFailure(400, 'session_expired', 'This checkout has expired.');
    const digits = digitsOf(card);
    if (charge(digits, isAuthenticated) === 'requires_action') return { status: 'requires_action' };
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    if (session.mode === 'subscription' && typeof session.customer === 'string') {
      this.store.state.cards[session.customer] = digits;
      const { subscription, invoice } = this.subscriptions.begin(session.customer, session.metadata ?? {});
      Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
    } else {
      session.payment_intent = newId('pi');
    }
    this.webhooks.send(makeEvent('checkout.session.completed', session));
    this.store.save();
    return { status: 'complete' };
  }
}

/**
 * @template T
 * @param {string} url @param {T[]} data
 * @returns {import('stripe').Stripe.ApiList<T>}
 */
const listOf = (url, data) => ({ object: 'list', url, has_more: false, data });
