import type { CheckoutStatusResponse } from '@whoosh/contracts';
import { t } from '../messages';

/** What a paid checkout gave; credits may have gone to what the account owed since a refund. */
export function purchaseSentence({ creditsAdded, debtPaid }: CheckoutStatusResponse): string {
  if (debtPaid === 0) return t('purchaseSentence.yourCreditsHaveBeenAdded');
  const rest =
    creditsAdded === 0
      ? t('purchaseSentence.noneWereLeftToAdd')
      : t('purchaseSentence.haveBeenAddedToYour', { creditsAdded });
  return t('purchaseSentence.ofYourCreditsWentTo', { debtPaid, rest });
}
