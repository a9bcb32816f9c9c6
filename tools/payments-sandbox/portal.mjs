// @ts-check
import { ApiFailure, missing } from './api-error.mjs';
import { digitsOf } from './cards.mjs';
import { itemOf } from './subscriptions.mjs';

/**
 * What a person does on the portal page, which proves itself by the id of its session; answers what the page shows.
 * @param {import('./api.mjs').Api} api
 * @param {string} id
 * @param {string} action show, cancel, resume, card, week or month
 * @param {string} card the new card of the action card
 */
export function portalAction(api, id, action, card) {
  const portal = api.store.state.portals[id];
  if (portal === undefined) throw missing('billing_portal.session', id);
  const { subscriptions, store } = api;
  const { customer } = portal;
  const [current] = subscriptions.list(customer);
  if (action === 'week' || action === 'month') subscriptions.moveOn(customer, action);
  else if (action === 'card') store.state.cards[customer] = digitsOf(card);
  else if (action === 'cancel' || action === 'resume') {
    if (current === undefined) throw missing('subscription', 'of this customer');
    subscriptions.cancelAtPeriodEnd(current.id, action === 'cancel');
  } else if (action !== 'show') throw new ApiFailure(400, 'parameter_invalid', `There is no action ${action}.`);
  store.save();
  return {
    returnUrl: portal.return_url,
    now: subscriptions.now(customer),
    subscription: current === undefined ? null : viewOf(current),
    invoices: Object.values(store.state.invoices)
      .filter((one) => one.customer === customer)
      .reverse()
      .map(({ number, status, amount_due: amount, period_start: at }) => ({ number, status, amount, at })),
  };
}

/** @param {import('stripe').Stripe.Subscription} subscription */
const viewOf = (subscription) => ({
  status: subscription.status,
  isCancelled: subscription.cancel_at_period_end,
  periodEnd: itemOf(subscription).current_period_end,
});
