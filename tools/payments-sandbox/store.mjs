// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHAOS_OFF } from './chaos.mjs';

/**
 * @typedef {object} Delivery one message to the webhook
 * @property {ReturnType<typeof import('./objects.mjs').makeEvent>} event
 * @property {number[]} statuses answers so far, 0 where none came
 * @property {boolean} delivered
 * @property {number} dueAt milliseconds since 1970
 * @property {boolean} [isLost] never sent, on request
 */

/**
 * @typedef {object} State
 * @property {Record<string, import('stripe').Stripe.Customer | import('stripe').Stripe.DeletedCustomer>} customers
 * @property {Record<string, import('stripe').Stripe.Checkout.Session>} sessions
 * @property {Record<string, import('stripe').Stripe.Subscription>} subscriptions
 * @property {Record<string, import('stripe').Stripe.Invoice>} invoices
 * @property {Record<string, import('stripe').Stripe.PaymentIntent>} payments
 * @property {Record<string, import('stripe').Stripe.InvoicePayment>} invoicePayments
 * @property {Record<string, import('stripe').Stripe.Refund>} refunds
 * @property {Record<string, import('stripe').Stripe.Dispute>} disputes
 * @property {Record<string, import('stripe').Stripe.BillingPortal.Session>} portals
 * @property {Record<string, string>} cards the card that each customer's months are taken from, digits
 * @property {Record<string, number>} clocks seconds by which each customer's clock is ahead
 * @property {Record<string, { request: string, body: string }>} answers by idempotency key
 * @property {Delivery[]} deliveries oldest first
 * @property {import('./chaos.mjs').Chaos} chaos
 */

/** What the sandbox knows, kept in one file that is replaced as a whole. */
export class Store {
  /** @param {string} folder */
  constructor(folder) {
    mkdirSync(folder, { recursive: true });
    this.file = path.join(folder, 'state.json');
    this.state = read(this.file);
  }

  save() {
    writeFileSync(`${this.file}.part`, JSON.stringify(this.state), { mode: 0o600 });
    renameSync(`${this.file}.part`, this.file);
  }
}

/** @param {string} file @returns {State} */
function read(file) {
  return existsSync(file) ? { ...emptyState(), ...JSON.parse(readFileSync(file, 'utf8')) } : emptyState();
}

/** @returns {State} */
const emptyState = () => ({
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  payments: {},
  invoicePayments: {},
  refunds: {},
  disputes: {},
  portals: {},
  cards: {},
  clocks: {},
  answers: {},
  deliveries: [],
  chaos: { ...CHAOS_OFF },
});
