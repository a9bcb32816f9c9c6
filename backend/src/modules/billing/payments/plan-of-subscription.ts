import { FREE_PLAN_ID, PREMIUM_PLAN_ID, type SubscriptionResponse } from '@whoosh/contracts';
import type { Subscription } from './subscription.entity';

/** How long Premium stays after a renewal could not be paid, while the provider tries again. */
const GRACE_MS = 7 * 24 * 3600 * 1000;

/** The plan that a person's subscriptions give them; one that gives Premium is enough. */
export function planOfSubscriptions(
  subscriptions: readonly Pick<Subscription, 'status' | 'periodStart'>[],
  now: Date,
): number {
  return subscriptions.some((one) => givesPremium(one, now)) ? PREMIUM_PLAN_ID : FREE_PLAN_ID;
}

function givesPremium({ status, periodStart }: Pick<Subscription, 'status' | 'periodStart'>, now: Date): boolean {
  if (status === 'active' || status === 'trialing') return true;
  return status === 'past_due' && now < graceEndOf({ periodStart });
}

/**
 * When Premium ends while a renewal stays unpaid. The provider begins the new period before it is paid: the paid one
 * ended where this one began.
 */
function graceEndOf({ periodStart }: Pick<Subscription, 'periodStart'>): Date {
  return new Date(periodStart.getTime() + GRACE_MS);
}

/** What a person is told of their subscriptions. */
export function describeSubscriptions(subscriptions: readonly Subscription[], now: Date): SubscriptionResponse {
  const current = subscriptions.find((one) => givesPremium(one, now));
  if (current === undefined) return { state: 'none', renewsAt: null, premiumUntil: null };
  if (current.status === 'past_due')
    return { state: 'paymentFailed', renewsAt: null, premiumUntil: graceEndOf(current).toISOString() };
  const periodEnd = current.periodEnd.toISOString();
  return current.cancelAtPeriodEnd
    ? { state: 'ending', renewsAt: null, premiumUntil: periodEnd }
    : { state: 'active', renewsAt: periodEnd, premiumUntil: null };
}
