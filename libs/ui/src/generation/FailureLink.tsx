import type { ToastContent } from '../feedback/toast';
import { t } from '../messages';
import { Link } from '../router';
import type { FailureToast } from './failure';

/** To what lifts a rule of a plan, or of its credits. */
export function PlansLink() {
  return <Link to="/pricing">{t('failure.plansAndCredits')}</Link>;
}

/** The way out of what went wrong: to what lifts the rule that refused it, or to the support page; else nothing. */
export function FailureLink({ failure: { plans, support } }: { failure: FailureToast }) {
  if (plans === true) return <PlansLink />;
  return support ? <Link to="/support">{t('failure.contactSupport')}</Link> : null;
}

/** A failure as a toast, with the way out of it. */
export function failureToast(failure: FailureToast): ToastContent {
  const { title, description, support, plans, tone } = failure;
  const hasWay = support || plans === true;
  return {
    title,
    description,
    tone: tone ?? 'destructive',
    ...(hasWay && { action: <FailureLink failure={failure} /> }),
  };
}
