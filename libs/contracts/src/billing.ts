export const LEDGER_KINDS = ['grant', 'purchase', 'reserve', 'release', 'reversal', 'adjust'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One movement of somebody's credits. */
export interface LedgerEntry {
  seq: number;
  kind: LedgerKind;
  delta: number;
  balanceAfter: number;
  /** The object that caused it, for instance gen:<uuid>. */
  cause: string;
  at: string;
}
