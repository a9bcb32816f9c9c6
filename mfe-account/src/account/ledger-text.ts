import { CREDIT_PACKS, type LedgerEntry } from '@whoosh/contracts';
import { dateLocale } from '@whoosh/ui';
import { t } from '../messages';

/** What a movement of credits was, in the words of its owner. */
export function ledgerText(entry: LedgerEntry): string {
  const sound = soundText(entry);
  switch (entry.kind) {
    case 'reserve':
      return entry.cause.startsWith('licence:') ? t('ledgerText.rights', { sound }) : sound;
    case 'release':
      return t('ledgerText.givenBack', { sound });
    case 'grant':
      return entry.cause.startsWith('invoice:')
        ? t('ledgerText.premium', { at: month(entry.at) })
        : t('ledgerText.creditsFromWhoosh');
    case 'purchase':
      return CREDIT_PACKS.find(({ credits }) => credits === movedCredits(entry))?.name ?? t('ledgerText.creditPack');
    case 'reversal':
      return entry.cause.startsWith('dispute:')
        ? t('ledgerText.paymentDisputedAtYourBank')
        : t('ledgerText.paymentRefunded');
    case 'adjust':
      return adjustmentText(entry);
  }
}

/**
 * What else there is to know: credits that were owed because they were spent before a refund; null where nothing is.
 */
export function debtText({ debtDelta }: LedgerEntry): string | null {
  if (debtDelta > 0) return t('ledgerText.wereSpentAlreadyTheNext', { debtDelta });
  return debtDelta < 0 ? t('ledgerText.madeUpForSpentOnes', { debtDelta: -debtDelta }) : null;
}

function soundText({ sound }: LedgerEntry): string {
  if (sound === null) return t('ledgerText.soundEffect');
  return sound.takes === 1 ? sound.name : t('ledgerText.takes', { name: sound.name, takes: sound.takes });
}

function adjustmentText({ cause, delta }: LedgerEntry): string {
  if (cause.startsWith('dispute:')) return t('ledgerText.disputeDecidedCreditsBack');
  if (cause.startsWith('refund:')) return t('ledgerText.refundDidNotGoThrough');
  return delta > 0 ? t('ledgerText.creditsFromWhoosh') : t('ledgerText.correctionByWhoosh');
}

/** Credits that came in, those included that went to what was owed. */
const movedCredits = ({ delta, debtDelta }: LedgerEntry) => delta - debtDelta;

const month = (iso: string) => new Date(iso).toLocaleDateString(dateLocale(), { month: 'long' });
