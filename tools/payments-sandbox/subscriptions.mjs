// @ts-check
import { missing } from './api-error.mjs';
import { paysAgain } from './cards.mjs';
import { makeEvent, nowSeconds, PREMIUM } from './objects.mjs';
import { makeInvoice, makeSubscription } from './subscription-objects.mjs';

const DAY = 86_400;
/** Days after a failed renewal on which it is tried again; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** @typedef {import('stripe').Stripe.Subscription} Subscription */

/** The life of subscriptions: paid, renewed, failed, cancelled. Each customer has a clock that can be moved on. */
export class Subscriptions {
  /**
   * @param {import('./store.mjs').Store} store
   * @param {import('./webhooks.mjs').Webhooks} webhooks
   * @param {import('./payments.mjs').Payments} payments
   */
  constructor(store, webhooks, payments) {
    this.store = store;
    this.webhooks = webhooks;
    this.payments = payments;
  }

  /** What time it is for a customer, seconds since 1970. @param {string} customer */
  now(customer) {
    return nowSeconds() + (this.store.state.clocks[customer] ?? 0);
  }

  /** @param {string} id */
  find(id) {
    const subscription = this.store.state.subscriptions[id];
    if (subscription === undefined) throw missing('subscription', id);
    return subscription;
  }

  /** A customer's, the newest first; all customers' without one. @param {string | undefined} customer */
  list(customer) {
    return Object.values(this.store.state.subscriptions)
      .filter((one) => customer === undefined || one.customer === customer)
      .reverse();
  }

  /**
   * Begins one whose first month has been paid.
   * @param {string} customer @param {Record<string, string>} metadata @param {boolean} isTaxed
   * @returns {{ subscription: Subscription, invoice: import('stripe').Stripe.Invoice }}
   */
  begin(customer, metadata, isTaxed) {
    const start = this.now(customer);
    const period = { start, end: monthAfter(start) };
    const subscription = makeSubscription(customer, metadata, period, isTaxed);
    this.store.state.subscriptions[subscription.id] = subscription;
    this.webhooks.send(makeEvent('customer.subscription.created', subscription));
    const invoice = this.bill(subscription, 'subscription_create', period);
    this.markPaid(subscription, invoice, start);
    return { subscription, invoice };
  }

  /** Ends at the end of what is paid, or does not after all. @param {string} id @param {boolean} isCancelled */
  cancelAtPeriodEnd(id, isCancelled) {
    const subscription = this.find(id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    Object.assign(subscription, {
      cancel_at_period_end: isCancelled,
      cancel_at: isCancelled ? itemOf(subscription).current_period_end : null,
      canceled_at: isCancelled ? this.now(customerOf(subscription)) : null,
    });
    this.webhooks.send(makeEvent('customer.subscription.updated', subscription));
    return subscription;
  }

  /** Ends at once. @param {string} id */
  cancel(id) {
    const subscription = this.find(id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    this.end(subscription, this.now(customerOf(subscription)));
    return subscription;
  }

  /**
   * Moves a customer's clock on, and does what falls due on the way.
   * @param {string} customer @param {'week' | 'month'} step a month leads to the next renewal
   */
  moveOn(customer, step) {
    const open = this.list(customer).filter(({ status }) => status !== 'canceled');
    const renewals = open.map((one) => itemOf(one).current_period_end);
    const target =
      step === 'week' || renewals.length === 0
        ? this.now(customer) + (step === 'week' ? 7 * DAY : 30 * DAY)
        : Math.min(...renewals);
    this.store.state.clocks[customer] = target - nowSeconds();
    for (const subscription of open) this.catchUp(subscription, target);
    this.store.save();
  }

  /** @param {Subscription} subscription @param {number} now */
  catchUp(subscription, now) {
    while (subscription.status !== 'canceled') {
      const item = itemOf(subscription);
      const invoice =
        typeof subscription.latest_invoice === 'string'
          ? this.store.state.invoices[subscription.latest_invoice]
          : undefined;
      if (subscription.status === 'past_due' && invoice !== undefined) {
        if (invoice.next_payment_attempt === null || invoice.next_payment_attempt > now) return;
        this.attempt(subscription, invoice, invoice.next_payment_attempt);
      } else if (item.current_period_end > now) {
        return;
      } else if (subscription.cancel_at_period_end) {
        this.end(subscription, item.current_period_end);
      } else {
        this.renew(subscription);
      }
    }
  }

  /** @param {Subscription} subscription */
  renew(subscription) {
    const item = itemOf(subscription);
    const period = { start: item.current_period_end, end: monthAfter(item.current_period_end) };
    Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
    this.attempt(subscription, this.bill(subscription, 'subscription_cycle', period), period.start);
  }

  /**
   * Tries to take the money of an invoice.
   * @param {Subscription} subscription @param {import('stripe').Stripe.Invoice} invoice @param {number} at
   */
  attempt(subscription, invoice, at) {
    if (paysAgain(this.store.state.cards[customerOf(subscription)])) {
      subscription.status = 'active';
      this.markPaid(subscription, invoice, at);
      this.webhooks.send(makeEvent('customer.subscription.updated', subscription));
      return;
    }
    const retryDay = RETRY_DAYS[invoice.attempt_count];
    Object.assign(invoice, {
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: retryDay === undefined ? null : invoice.period_start + retryDay * DAY,
    });
    subscription.status = 'past_due';
    this.webhooks.send(makeEvent('invoice.payment_failed', invoice));
    if (retryDay === undefined) this.end(subscription, at);
    else this.webhooks.send(makeEvent('customer.subscription.updated', subscription));
  }

  /**
   * @param {Subscription} subscription @param {'subscription_create' | 'subscription_cycle'} reason @param {{ start:
   * number, end: number }} period
   */
  bill(subscription, reason, period) {
    const invoice = makeInvoice(subscription, reason, period);
    this.store.state.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  /** @param {Subscription} subscription @param {import('stripe').Stripe.Invoice} invoice @param {number} at */
  markPaid(subscription, invoice, at) {
    const customer = customerOf(subscription);
    const facts = {
      customer,
      amount: invoice.amount_due,
      description: `${PREMIUM.name}, ${invoice.number}`,
      metadata: subscription.metadata,
    };
    this.payments.linkInvoice(invoice, this.payments.take(this.store.state.cards[customer] ?? '', facts, at));
    Object.assign(invoice, {
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: null,
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      status_transitions: { ...invoice.status_transitions, paid_at: at },
    });
    this.webhooks.send(makeEvent('invoice.paid', invoice));
  }

  /** @param {Subscription} subscription @param {number} at */
  end(subscription, at) {
    Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: subscription.canceled_at ?? at });
    this.webhooks.send(makeEvent('customer.subscription.deleted', subscription));
  }
}

/** The one line of a subscription. @param {Subscription} subscription */
export function itemOf(subscription) {
  const [item] = subscription.items.data;
  if (item === undefined) throw new RangeError(`Subscription ${subscription.id} has no item.`);
  return item;
}

/** @param {Subscription} subscription */
const customerOf = (subscription) =>
  typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id;

/** The same day a month later; the last one of a shorter month. @param {number} at seconds since 1970 */
function monthAfter(at) {
  const date = new Date(at * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1000;
}
