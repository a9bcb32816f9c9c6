import { CREDIT_PACKS, type LedgerEntry } from '@whoosh/contracts';

/** What a movement of credits was, in the words of its owner. */
export function ledgerText(entry: LedgerEntry): string {
  const sound = soundText(entry);
  switch (entry.kind) {
    case 'reserve':
      return sound;
    case 'release':
      return `${sound}, given back`;
    case 'grant':
      return entry.cause.startsWith('invoice:') ? `Premium, ${month(entry.at)}` : 'Credits from Whoosh';
    case 'purchase':
      return CREDIT_PACKS.find(({ credits }) => credits === movedCredits(entry))?.name ?? 'Credit pack';
    case 'reversal':
      return entry.cause.startsWith('dispute:') ? 'Payment disputed at your bank' : 'Payment refunded';
    case 'adjust':
      return adjustmentText(entry);
  }
}

/** What else there is to know: credits that were owed because they were spent before a refund; null where nothing is. */
export function debtText({ debtDelta }: LedgerEntry): string | null {
  if (debtDelta > 0) return `${debtDelta} were spent already; the next credits make up for them`;
  return debtDelta < 0 ? `${-debtDelta} made up for spent ones` : null;
}

function soundText({ sound }: LedgerEntry): string {
  if (sound === null) return 'Sound effect';
  return sound.takes === 1 ? sound.name : `${sound.name}, ${sound.takes} takes`;
}

function adjustmentText({ cause, delta }: LedgerEntry): string {
  if (cause.startsWith('dispute:')) return 'Dispute decided, credits back';
  if (cause.startsWith('refund:')) return 'Refund did not go through, credits back';
  return delta > 0 ? 'Credits from Whoosh' : 'Correction by Whoosh';
}

/** Credits that came in, those included that went to what was owed. */
const movedCredits = ({ delta, debtDelta }: LedgerEntry) => delta - debtDelta;

const month = (iso: string) => new Date(iso).toLocaleDateString('en-GB', { month: 'long' });
