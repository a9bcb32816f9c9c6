import { usePlans, useSubscription } from '@whoosh/api-client';
import { PREMIUM_PLAN_ID } from '@whoosh/contracts';
import { formatDay } from '@whoosh/ui/more';
import { t } from '../../messages';

/** When the next credits of a subscription come, or until when it lasts. */
export function RenewalNote() {
  const { data: subscription } = useSubscription();
  const { data: plans } = usePlans();
  const credits = plans.find(({ id }) => id === PREMIUM_PLAN_ID)?.credits;
  if (typeof subscription?.renewsAt === 'string')
    return <Note>{renewal(formatDay(subscription.renewsAt), credits)}</Note>;
  if (typeof subscription?.premiumUntil === 'string')
    return <Note>{t('renewalNote.premiumUntil', { premiumUntil: formatDay(subscription.premiumUntil) })}</Note>;
  return null;
}

const renewal = (day: string, credits: number | undefined): string =>
  credits === undefined ? t('renewalNote.renewsOn', { day }) : t('renewalNote.renewsWithCredits', { day, credits });

const Note = ({ children }: { children: string }) => <span className="small tertiary">{children}</span>;
