import { usePlans, useSubscription } from '@whoosh/api-client';
import { PREMIUM_PLAN_ID } from '@whoosh/contracts';
import { formatDay } from '@whoosh/ui/more';

/** When the next credits of a subscription come, or until when it lasts. */
export function RenewalNote() {
  const { data: subscription } = useSubscription();
  const { data: plans } = usePlans();
  const credits = plans.find(({ id }) => id === PREMIUM_PLAN_ID)?.credits;
  if (typeof subscription?.renewsAt === 'string')
    return <Note>{`Renews on ${formatDay(subscription.renewsAt)}${credits === undefined ? '' : ` with ${credits} credits`}`}</Note>;
  if (typeof subscription?.premiumUntil === 'string') return <Note>{`Premium until ${formatDay(subscription.premiumUntil)}`}</Note>;
  return null;
}

const Note = ({ children }: { children: string }) => <span className="small tertiary">{children}</span>;
