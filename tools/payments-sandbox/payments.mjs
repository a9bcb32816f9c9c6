// @ts-check
import { ApiFailure, missing } from './api-error.mjs';
import { DISPUTED } from './cards.mjs';
import { makeEvent } from './objects.mjs';
import { makeDispute, makeInvoicePayment, makePayment, makeRefund } from './payment-objects.mjs';

/** Payments, and the ways in which their money goes back. */
export class Payments {
  /**
   * @param {import('./store.mjs').Store} store
   * @param {import('./webhooks.mjs').Webhooks} webhooks
   */
  constructor(store, webhooks) {
    this.store = store;
    this.webhooks = webhooks;
  }

  /** @param {string} id */
  find(id) {
    const payment = this.store.state.payments[id];
    if (payment === undefined) throw missing('payment_intent', id);
    return payment;
  }

  /**
   * Takes money from a card that pays. A card of which the bank asks it back is disputed at once.
   * @param {string} card digits
   * @param {Parameters<typeof makePayment>[0]} facts
   * @param {number} at seconds since 1970
   */
  take(card, facts, at) {
    const payment = makePayment(facts, at);
    this.store.state.payments[payment.id] = payment;
    if (card === DISPUTED) this.dispute(payment.id);
    return payment;
  }

  /**
   * Notes which invoice a payment paid. @param {import('stripe').Stripe.Invoice} invoice @param
   * {import('stripe').Stripe.PaymentIntent} payment
   */
  linkInvoice(invoice, payment) {
    const link = makeInvoicePayment(invoice, payment);
    this.store.state.invoicePayments[link.id] = link;
  }

  /**
   * Gives money back, all that is left without an amount.
   * @param {string} id of the payment
   * @param {number | undefined} amount cents
   */
  refund(id, amount) {
    const payment = this.find(id);
    const left =
      payment.amount -
      this.refundsOf(id)
        .filter(({ status }) => status === 'succeeded')
        .reduce((sum, refund) => sum + refund.amount, 0);
    const wanted = amount ?? left;
    if (left <= 0) throw new ApiFailure(400, 'charge_already_refunded', 'The payment has already been refunded.');
    if (!(wanted > 0 && wanted <= left))
      throw new ApiFailure(400, 'parameter_invalid_integer', `Refund amount is greater than ${left}.`, {
        param: 'amount',
      });
    const refund = makeRefund(payment, wanted);
    this.store.state.refunds[refund.id] = refund;
    this.webhooks.send(makeEvent('refund.created', refund));
    return refund;
  }

  /** The payer's bank refuses money that was to go back. @param {string} id of the refund */
  failRefund(id) {
    const refund = this.store.state.refunds[id];
    if (refund === undefined) throw missing('refund', id);
    refund.status = 'failed';
    this.webhooks.send(makeEvent('refund.failed', refund));
    return refund;
  }

  /** The payer asks their bank for the money. @param {string} id of the payment */
  dispute(id) {
    const payment = this.find(id);
    if (this.disputesOf(id).length > 0)
      throw new ApiFailure(400, 'charge_disputed', 'The payment has been disputed already.');
    const dispute = makeDispute(payment);
    this.store.state.disputes[dispute.id] = dispute;
    this.webhooks.send(makeEvent('charge.dispute.created', dispute));
    return dispute;
  }

  /** The bank decides. @param {string} id of the dispute @param {'won' | 'lost'} status */
  closeDispute(id, status) {
    const dispute = this.store.state.disputes[id];
    if (dispute === undefined) throw missing('dispute', id);
    dispute.status = status;
    this.webhooks.send(makeEvent('charge.dispute.closed', dispute));
    return dispute;
  }

  /** @param {string | undefined} payment all of them without one */
  refundsOf(payment) {
    return Object.values(this.store.state.refunds)
      .filter((one) => payment === undefined || one.payment_intent === payment)
      .reverse();
  }

  /** @param {string | undefined} payment all of them without one */
  disputesOf(payment) {
    return Object.values(this.store.state.disputes)
      .filter((one) => payment === undefined || one.payment_intent === payment)
      .reverse();
  }

  /** @param {string | undefined} payment any without one @param {string | undefined} invoice any without one */
  invoicePaymentsOf(payment, invoice) {
    const all = Object.values(this.store.state.invoicePayments);
    return all
      .filter(
        (one) =>
          (payment === undefined || one.payment.payment_intent === payment) &&
          (invoice === undefined || one.invoice === invoice),
      )
      .reverse();
  }
}
