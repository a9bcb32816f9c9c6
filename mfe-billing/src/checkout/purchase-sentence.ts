import type { CheckoutStatusResponse } from '@whoosh/contracts';

/** What a paid checkout gave; credits may have gone to what the account owed since a refund. */
export function purchaseSentence({ creditsAdded, debtPaid }: CheckoutStatusResponse): string {
  if (debtPaid === 0) return 'Your credits have been added to your account.';
  const rest = creditsAdded === 0 ? 'None were left to add.' : `${count(creditsAdded)} have been added to your account.`;
  return `${count(debtPaid)} of your credits went to what your account owed after a refund. ${rest}`;
}

const count = (credits: number) => credits.toLocaleString('en-US');
