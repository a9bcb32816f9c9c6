// @ts-check
import { ApiFailure, missing } from './api-error.mjs';
import { parseForm, textOf } from './form.mjs';
import { makeCustomer, makeSession, makeSessionEvent, newId, priceOf, PRICES } from './objects.mjs';

const SESSION_PARAMS = new Set([
  'mode', 'line_items', 'metadata', 'payment_intent_data', 'ui_mode', 'redirect_on_completion', 'return_url', 'customer',
  'client_reference_id', 'expires_at', 'expand',
]);

/** Cards that do not simply pay (the provider's own test numbers), with what they are refused for. */
const DECLINES = new Map([
  ['4000000000000002', { decline_code: 'generic_decline', message: 'Your card was declined.' }],
  ['4000000000009995', { decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' }],
  ['4000000000000069', { decline_code: 'expired_card', message: 'Your card has expired.' }],
]);
const NEEDS_AUTHENTICATION = new Set(['4000002500003155', '4000002760003184']);

/** The calls of the API that the product uses, on the sandbox's state. */
export class Api {
  /**
   * @param {import('./store.mjs').Store} store
   * @param {import('./webhooks.mjs').Webhooks} webhooks
   */
  constructor(store, webhooks) {
    this.store = store;
    this.webhooks = webhooks;
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
    const [, resource, id] = /^\/(customers|checkout\/sessions)(?:\/([^/]+))?$/.exec(path) ?? [];
    if (resource === 'customers' && method === 'POST' && id === undefined) return this.createCustomer(params);
    if (resource === 'customers' && method === 'GET' && id !== undefined) return this.customer(id);
    if (resource === 'checkout/sessions' && method === 'POST' && id === undefined) return this.createSession(params);
    if (resource === 'checkout/sessions' && method === 'GET' && id !== undefined) return this.session(id);
    throw new ApiFailure(404, 'url_invalid', `Unrecognized request URL (${method}: /v1${path}).`);
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
    if (textOf(params, 'mode') !== 'payment') throw new ApiFailure(400, 'parameter_invalid', 'mode must be payment here.', { param: 'mode' });
    if (textOf(params, 'return_url') === undefined) throw new ApiFailure(400, 'parameter_missing', 'Missing required param: return_url.', { param: 'return_url' });
    this.customer(textOf(params, 'customer') ?? '');
    const price = Object.entries(PRICES).find(([id]) => id === priceOf(params))?.[1];
    if (price === undefined) throw missing('price', priceOf(params));
    const session = makeSession(params, price.unitAmount);
    this.store.state.sessions[session.id] = session;
    return session;
  }

  /** @param {string} id */
  session(id) {
    const session = this.store.state.sessions[id];
    if (session === undefined) throw missing('checkout.session', id);
    if (session.status === 'open' && session.expires_at * 1000 <= Date.now()) {
      session.status = 'expired';
      this.webhooks.send(makeSessionEvent(session, 'checkout.session.expired'));
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
    const digits = card.replace(/\s/g, '');
    const decline = DECLINES.get(digits);
    if (decline !== undefined) throw new ApiFailure(402, 'card_declined', decline.message, { type: 'card_error', decline_code: decline.decline_code });
    if (!NEEDS_AUTHENTICATION.has(digits) && digits !== '4242424242424242') throw new ApiFailure(402, 'incorrect_number', 'Your card number is incorrect.', { type: 'card_error' });
    if (NEEDS_AUTHENTICATION.has(digits) && !isAuthenticated) return { status: 'requires_action' };
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: newId('pi') });
    this.webhooks.send(makeSessionEvent(session, 'checkout.session.completed'));
    this.store.save();
    return { status: 'complete' };
  }
}
