// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Delivery one message to the webhook
 * @property {import('stripe').Stripe.CheckoutSessionCompletedEvent | import('stripe').Stripe.CheckoutSessionExpiredEvent} event
 * @property {number[]} statuses answers so far, 0 where none came
 * @property {boolean} delivered
 * @property {number} dueAt milliseconds since 1970
 */

/**
 * @typedef {object} State
 * @property {Record<string, import('stripe').Stripe.Customer>} customers
 * @property {Record<string, import('stripe').Stripe.Checkout.Session>} sessions
 * @property {Record<string, { request: string, body: string }>} answers by idempotency key
 * @property {Delivery[]} deliveries oldest first
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
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { customers: {}, sessions: {}, answers: {}, deliveries: [] };
    throw error;
  }
}
