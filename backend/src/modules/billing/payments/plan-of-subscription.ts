import { FREE_PLAN_ID, PREMIUM_PLAN_ID } from '@whoosh/contracts';
import type { Subscription } from './subscription.entity';

/** How long Premium stays after a renewal could not be paid, while the provider tries again (trust.md 3.3). */
const GRACE_MS = 7 * 24 * 3600 * 1000;

/** The plan that a person's subscriptions give them; one that gives Premium is enough. */
export function planOfSubscriptions(subscriptions: readonly Pick<Subscription, 'status' | 'periodStart'>[], now: Date): number {
  return subscriptions.some((one) => givesPremium(one, now)) ? PREMIUM_PLAN_ID : FREE_PLAN_ID;
}

function givesPremium({ status, periodStart }: Pick<Subscription, 'status' | 'periodStart'>, now: Date): boolean {
  if (status === 'active' || status === 'trialing') return true;
  // The provider begins the new period before it is paid: the paid one ended where this one began.
  return status === 'past_due' && now.getTime() < periodStart.getTime() + GRACE_MS;
}
