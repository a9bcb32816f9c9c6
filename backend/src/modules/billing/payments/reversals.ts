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
 * What each refund and dispute has still to take of the credits that a payment gave: its share of the amount, rounded
 * so that all together take every credit once the whole amount is gone, and never more. Those that took theirs before
 * come first: the provider tells its times in whole seconds, so its order may change, and what was taken stays.
 * @param credits that the payment gave
 * @param amount of the payment, in its smallest unit
 * @param before credits that were taken already, by cause
 */
export function creditsTakenBack(
  credits: number,
  amount: number,
  taken: readonly TakenBack[],
  before: ReadonlyMap<string, number> = new Map(),
): { cause: string; credits: number }[] {
  const isLater = ({ cause }: TakenBack): number => (before.has(cause) ? 0 : 1);
  const inOrder = taken
    .filter(({ state }) => state === 'gone')
    .sort((a, b) => isLater(a) - isLater(b) || a.createdAt - b.createdAt || (a.cause < b.cause ? -1 : 1));
  let gone = 0;
  let total = 0;
  return inOrder.flatMap((one) => {
    gone += one.amount;
    const due = before.get(one.cause) ?? Math.floor((credits * Math.min(gone, amount)) / amount) - total;
    total += due;
    return before.has(one.cause) || due === 0 ? [] : [{ cause: one.cause, credits: due }];
  });
}

const REFUND_STATES: Readonly<Record<string, TakenBack['state']>> = {
  succeeded: 'gone',
  failed: 'returned',
  canceled: 'returned',
};

/** Of a refund's status; a word that we do not know waits. */
export function stateOfRefund(status: string | null): TakenBack['state'] {
  return REFUND_STATES[status ?? ''] ?? 'open';
}

const DISPUTE_STATES: Readonly<Record<string, TakenBack['state']>> = {
  needs_response: 'gone',
  under_review: 'gone',
  lost: 'gone',
  appeal_needs_response: 'gone',
  appeal_under_review: 'gone',
  won: 'returned',
  prevented: 'returned',
  warning_closed: 'returned',
};

/** Of a dispute's status: the bank holds the money from the first day; an inquiry (warning_…) has taken none. */
export function stateOfDispute(status: string): TakenBack['state'] {
  return DISPUTE_STATES[status] ?? 'open';
}
