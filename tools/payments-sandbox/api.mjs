// @ts-check
import { ApiFailure, missing } from './api-error.mjs';
import { Checkouts } from './checkouts.mjs';
import { fieldsOf, parseForm, textOf } from './form.mjs';
import { listOf } from './lists.mjs';
import { makeCustomer, nowSeconds } from './objects.mjs';
import { Payments } from './payments.mjs';
import { makePortalSession, priceById } from './subscription-objects.mjs';
import { Subscriptions } from './subscriptions.mjs';

/** What the changing calls may be given; anything else is refused as the provider refuses it. */
const PARAMS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  'POST customers': ['email', 'name', 'metadata', 'expand'],
  'POST customers/:id': ['email', 'name', 'metadata', 'expand'],
  'POST checkout/sessions': [
    'mode',
    'line_items',
    'metadata',
    'payment_intent_data',
    'subscription_data',
    'ui_mode',
    'redirect_on_completion',
    'return_url',
    'customer',
    'customer_update',
    'automatic_tax',
    'client_reference_id',
    'expires_at',
    'expand',
  ],
  'POST checkout/sessions/:id/expire': ['expand'],
  'POST subscriptions/:id': ['cancel_at_period_end', 'expand'],
  'POST billing_portal/sessions': ['customer', 'return_url', 'expand'],
  'POST refunds': ['payment_intent', 'amount', 'reason', 'metadata', 'expand'],
});

const COLLECTIONS = [
  'customers',
  'subscriptions',
  'invoices',
  'invoice_payments',
  'payment_intents',
  'refunds',
  'disputes',
  'prices',
  'events',
  'checkout/sessions',
  'billing_portal/sessions',
];
/** A collection, one of it, and what is done to that. */
const PATH = new RegExp(`^/(${COLLECTIONS.join('|')})(?:/([^/]+))?(?:/([^/]+))?$`);

/** The calls of the API that the product uses, on the sandbox's state. */
export class Api {
  /**
   * @param {import('./store.mjs').Store} store
   * @param {import('./webhooks.mjs').Webhooks} webhooks
   */
  constructor(store, webhooks) {
    this.store = store;
    this.payments = new Payments(store, webhooks);
    this.subscriptions = new Subscriptions(store, webhooks, this.payments);
    this.checkouts = new Checkouts(store, webhooks, this.payments, this.subscriptions);
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
      throw new ApiFailure(
        400,
        'idempotency_key_in_use',
        'Keys for idempotent requests can only be used with the same parameters.',
        { type: 'idempotency_error' },
      );
    }
    const body = JSON.stringify(this.answer(method, path, parseForm(form)));
    if (method !== 'GET' && key !== undefined) answers[key] = { request, body };
    if (method !== 'GET') this.store.save();
    return body;
  }

  /** @param {string} method @param {string} path @param {import('./form.mjs').Fields} params */
  answer(method, path, params) {
    const [, resource, id, action] = PATH.exec(path) ?? [];
    const route = `${method} ${resource}${id === undefined ? '' : '/:id'}${action === undefined ? '' : `/${action}`}`;
    const answerOf = this.routes()[route];
    if (answerOf === undefined)
      throw new ApiFailure(404, 'url_invalid', `Unrecognized request URL (${method}: /v1${path}).`);
    const unknown = method === 'POST' && Object.keys(params).find((name) => PARAMS[route]?.includes(name) !== true);
    if (unknown)
      throw new ApiFailure(400, 'parameter_unknown', `Received unknown parameter: ${unknown}`, { param: unknown });
    return answerOf(params, id ?? '');
  }

  /** @returns {Record<string, (params: import('./form.mjs').Fields, id: string) => unknown>} */
  routes() {
    const { checkouts, payments, subscriptions } = this;
    const { state } = this.store;
    return {
      'POST customers': (params) => this.createCustomer(params),
      'GET customers/:id': (_, id) => found(state.customers[id], 'customer', id),
      'POST customers/:id': (params, id) => this.changeCustomer(id, params),
      'DELETE customers/:id': (_, id) => this.deleteCustomer(id),
      'POST checkout/sessions': (params) => checkouts.create(params),
      'GET checkout/sessions': (params) => checkouts.list(params),
      'GET checkout/sessions/:id': (_, id) => checkouts.find(id),
      'POST checkout/sessions/:id/expire': (_, id) => checkouts.expire(id),
      'GET subscriptions': (params) => listOf('/v1/subscriptions', this.subscriptionsOf(params), params),
      'GET subscriptions/:id': (_, id) => subscriptions.find(id),
      'POST subscriptions/:id': (params, id) =>
        subscriptions.cancelAtPeriodEnd(id, textOf(params, 'cancel_at_period_end') === 'true'),
      'DELETE subscriptions/:id': (_, id) => subscriptions.cancel(id),
      'GET invoices': (params) => listOf('/v1/invoices', this.invoices(params), params),
      'GET invoices/:id': (_, id) => found(state.invoices[id], 'invoice', id),
      'GET invoice_payments': (params) => listOf('/v1/invoice_payments', this.invoicePayments(params), params),
      'GET payment_intents/:id': (_, id) => payments.find(id),
      'POST refunds': (params) => payments.refund(textOf(params, 'payment_intent') ?? '', amountOf(params)),
      'GET refunds': (params) => listOf('/v1/refunds', payments.refundsOf(textOf(params, 'payment_intent')), params),
      'GET refunds/:id': (_, id) => found(state.refunds[id], 'refund', id),
      'GET disputes': (params) => listOf('/v1/disputes', payments.disputesOf(textOf(params, 'payment_intent')), params),
      'GET disputes/:id': (_, id) => found(state.disputes[id], 'dispute', id),
      'GET prices/:id': (_, id) => found(priceById(id), 'price', id),
      'GET events': (params) => listOf('/v1/events', this.events(params), params),
      'GET events/:id': (_, id) =>
        found(
          this.events({}).find((event) => event.id === id),
          'event',
          id,
        ),
      'POST billing_portal/sessions': (params) => this.createPortal(params),
    };
  }

  /** @param {import('./form.mjs').Fields} params */
  createCustomer(params) {
    const customer = makeCustomer(params);
    this.store.state.customers[customer.id] = customer;
    return customer;
  }

  /** One that has not been deleted. @param {string} id */
  customer(id) {
    const customer = found(this.store.state.customers[id], 'customer', id);
    if ('deleted' in customer) throw missing('customer', id);
    return customer;
  }

  /** @param {string} id @param {import('./form.mjs').Fields} params */
  changeCustomer(id, params) {
    const customer = this.customer(id);
    return Object.assign(customer, {
      email: textOf(params, 'email') ?? customer.email,
      name: textOf(params, 'name') ?? customer.name,
    });
  }

  /**
   * Ends the customer's subscriptions too, as the provider does. @param {string} id @returns
   * {import('stripe').Stripe.DeletedCustomer}
   */
  deleteCustomer(id) {
    this.customer(id);
    for (const subscription of this.subscriptions.list(id))
      if (subscription.status !== 'canceled') this.subscriptions.cancel(subscription.id);
    const deleted = /** @satisfies {import('stripe').Stripe.DeletedCustomer} */ ({
      id,
      object: 'customer',
      deleted: true,
    });
    this.store.state.customers[id] = deleted;
    return deleted;
  }

  /** Invoices, the newest first. @param {import('./form.mjs').Fields} params */
  invoices(params) {
    const customer = textOf(params, 'customer');
    return Object.values(this.store.state.invoices)
      .reverse()
      .filter((one) => (customer === undefined || one.customer === customer) && wantedBy(params)(one));
  }

  /** What paid an invoice, or what a payment paid. @param {import('./form.mjs').Fields} params */
  invoicePayments(params) {
    const found = this.payments.invoicePaymentsOf(
      textOf(fieldsOf(params, 'payment'), 'payment_intent'),
      textOf(params, 'invoice'),
    );
    return found.filter(wantedBy(params));
  }

  /**
   * Subscriptions, the newest first; ended ones only when they are asked for. @param {import('./form.mjs').Fields}
   * params
   */
  subscriptionsOf(params) {
    const isEndedWanted = textOf(params, 'status') !== undefined;
    return this.subscriptions
      .list(textOf(params, 'customer'))
      .filter((one) => wantedBy(params)(one) && (isEndedWanted || one.status !== 'canceled'));
  }

  /** Every event that ever happened, delivered or not, the newest first. @param {import('./form.mjs').Fields} params */
  events(params) {
    const types = Object.values(fieldsOf(params, 'types'));
    return this.store.state.deliveries
      .map(({ event }) => event)
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reverse();
  }

  /** @param {import('./form.mjs').Fields} params */
  createPortal(params) {
    const customer = this.customer(textOf(params, 'customer') ?? '');
    const portal = makePortalSession(customer.id, textOf(params, 'return_url') ?? '', this.origin, nowSeconds());
    this.store.state.portals[portal.id] = portal;
    return portal;
  }
}

/**
 * @template T
 * @param {T | undefined} object @param {string} what @param {string} id
 * @returns {T}
 */
function found(object, what, id) {
  if (object === undefined) throw missing(what, id);
  return object;
}

/**
 * Whether an object has the status that a list is asked for. @param {import('./form.mjs').Fields} params @returns
 * {(one: { status: string | null }) => boolean}
 */
function wantedBy(params) {
  const status = textOf(params, 'status');
  return (one) => status === undefined || status === 'all' || one.status === status;
}

/** @param {import('./form.mjs').Fields} params */
function amountOf(params) {
  const amount = textOf(params, 'amount');
  return amount === undefined ? undefined : Number(amount);
}
