/** Money of one payment that went back, by refund or dispute, as the provider tells it now. */
export interface TakenBack {
  /** Cause in the ledger: refund:re_… or dispute:dp_… */
  cause: string;
  /** In the payment's smallest unit. */
  amount: number;
  /** Seconds since 1970. */
  createdAt: number;
  /** gone: the payer has it. returned: it came back to us after all, or never went. open: not decided yet. */
  state: 'gone' | 'returned' | 'open';
}

/**
 * What each refund and dispute takes of the credits that a payment gave: its share of the amount, rounded so that all
 * together take every credit once the whole amount is gone, and never more.
 * @param credits that the payment gave
 * @param amount of the payment, in its smallest unit
 */
export function creditsTakenBack(credits: number, amount: number, taken: readonly TakenBack[]): { cause: string; credits: number }[] {
  const inOrder = taken.filter(({ state }) => state === 'gone').sort((a, b) => a.createdAt - b.createdAt || (a.cause < b.cause ? -1 : 1));
  const shareOf = (part: number): number => Math.floor((credits * Math.min(part, amount)) / amount);
  let gone = 0;
  return inOrder.map((one) => {
    const before = shareOf(gone);
    gone += one.amount;
    return { cause: one.cause, credits: shareOf(gone) - before };
  }).filter((one) => one.credits > 0);
}

const REFUND_STATES: Readonly<Record<string, TakenBack['state']>> = { succeeded: 'gone', failed: 'returned', canceled: 'returned' };

/** Of a refund's status; a word that we do not know waits. */
export function stateOfRefund(status: string | null): TakenBack['state'] {
  return REFUND_STATES[status ?? ''] ?? 'open';
}

const DISPUTE_STATES: Readonly<Record<string, TakenBack['state']>> = {
  needs_response: 'gone', under_review: 'gone', lost: 'gone', appeal_needs_response: 'gone', appeal_under_review: 'gone',
  won: 'returned', prevented: 'returned', warning_closed: 'returned',
};

/** Of a dispute's status: the bank holds the money from the first day; an inquiry (warning_…) has taken none. */
export function stateOfDispute(status: string): TakenBack['state'] {
  return DISPUTE_STATES[status] ?? 'open';
}
