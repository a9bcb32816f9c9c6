import { Link } from '@whoosh/ui';
import type { FailureToast } from '@whoosh/ui/more';
import { t } from '../messages';

/** A failure as a toast, with the way to the support page where that helps. */
export function failureToast({ title, description, support, tone }: FailureToast) {
  return {
    title,
    description,
    tone: tone ?? ('destructive' as const),
    ...(support ? { action: <Link to="/support">{t('generation.contactSupport')}</Link> } : {}),
  };
}
