// @ts-check
import { ApiFailure } from './api-error.mjs';
import { CHAOS_OFF } from './chaos.mjs';

/**
 * What an operator does on the desk page, the sandbox's stand-in for the provider's dashboard; answers what the page
 * shows.
 * @param {import('./api.mjs').Api} api
 * @param {{ action?: unknown, id?: unknown, amount?: unknown, chaos?: unknown }} order action show, refund, failRefund,
 * dispute, win, lose or chaos
 */
export function deskAction(api, { action, id, amount, chaos }) {
  const { payments, store } = api;
  const object = String(id ?? '');
  if (action === 'refund') payments.refund(object, amount === undefined ? undefined : Number(amount));
  else if (action === 'failRefund') payments.failRefund(object);
  else if (action === 'dispute') payments.dispute(object);
  else if (action === 'win' || action === 'lose') payments.closeDispute(object, action === 'win' ? 'won' : 'lost');
  else if (action === 'chaos') store.state.chaos = { ...CHAOS_OFF, ...(typeof chaos === 'object' ? chaos : {}) };
  else if (action !== 'show') throw new ApiFailure(400, 'parameter_invalid', `There is no action ${String(action)}.`);
  store.save();
  return {
    chaos: store.state.chaos,
    payments: Object.values(store.state.payments)
      .reverse()
      .map(({ id: payment, description, amount: paid }) => ({
        id: payment,
        what: description,
        amount: paid,
        refunds: payments.refundsOf(payment).map((one) => ({ id: one.id, amount: one.amount, status: one.status })),
        disputes: payments.disputesOf(payment).map((one) => ({ id: one.id, status: one.status })),
      })),
  };
}
