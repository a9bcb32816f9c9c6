// @ts-check
import { createHmac } from 'node:crypto';
import { nowSeconds } from './objects.mjs';

/** Waits before each try, ms; after the last the message is given up and stays in the log. */
const RETRY_AFTER_MS = [1000, 5000, 30_000, 300_000, 3_600_000];
const ANSWER_TIMEOUT_MS = 10_000;
const CHECK_MS = 200;

/** Delivers events, signed, until the receiver answers 2xx; what is due survives a restart in the store. */
export class Webhooks {
  /**
   * @param {import('./store.mjs').Store} store
   * @param {{ url: string, secret: string }} target
   */
  constructor(store, target) {
    this.store = store;
    this.target = target;
    this.busy = false;
    this.timer = setInterval(() => void this.deliverDue(), CHECK_MS);
    this.timer.unref();
  }

  /** @param {import('./store.mjs').Delivery['event']} event */
  send(event) {
    const { chaos, deliveries } = this.store.state;
    const isLost = chaos.dropNext > 0;
    if (isLost) chaos.dropNext -= 1;
    deliveries.push({ event, statuses: [], delivered: false, dueAt: Date.now(), ...(isLost ? { isLost } : {}) });
  }

  /** Sends every event again, whether it arrived or not; those lost on request stay lost. */
  repeatAll() {
    for (const delivery of this.store.state.deliveries)
      Object.assign(delivery, { delivered: false, dueAt: Date.now() });
    this.store.save();
  }

  async deliverDue() {
    if (this.busy) return;
    this.busy = true;
    try {
      const { chaos, deliveries } = this.store.state;
      const due = deliveries.filter(
        ({ delivered, dueAt, isLost }) => !delivered && isLost !== true && dueAt <= Date.now(),
      );
      for (const delivery of chaos.reorder ? due.reverse() : due) {
        await this.deliver(delivery);
        if (chaos.duplicate) await this.deliver(delivery);
      }
      if (due.length > 0) this.store.save();
    } finally {
      this.busy = false;
    }
  }

  /** @param {import('./store.mjs').Delivery} delivery */
  async deliver(delivery) {
    const { chaos } = this.store.state;
    const body = JSON.stringify(delivery.event);
    const secret = chaos.badSignature ? 'whsec_of_somebody_else' : this.target.secret;
    const status =
      chaos.loseFirst && delivery.statuses.length === 0
        ? 0
        : await fetch(this.target.url, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'stripe-signature': sign(body, secret) },
            body,
            signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
          }).then(
            (answer) => answer.status,
            () => 0,
          );
    delivery.statuses.push(status);
    delivery.delivered = status >= 200 && status < 300;
    delivery.dueAt = Date.now() + (RETRY_AFTER_MS[delivery.statuses.length - 1] ?? Number.MAX_SAFE_INTEGER / 2);
  }

  stop() {
    clearInterval(this.timer);
  }
}

/** The provider's signature: an HMAC of time and body. @param {string} body @param {string} secret */
export function sign(body, secret, at = nowSeconds()) {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
