import { useQuery } from '@tanstack/react-query';
import type { LedgerEntry } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';

/** The movements of the user's credits, newest first. */
export function useLedger() {
  return useQuery<LedgerEntry[]>({ queryKey: CACHE_KEYS.ledger });
}
