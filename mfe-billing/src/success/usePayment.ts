import { CACHE_KEYS, readCheckoutStatus, useQueryClient } from '@whoosh/api-client';
import { useEffect, useState } from 'react';

/** Spec §9: how long the page says Processing before it asks. */
const PROCESSING_MS = 1500;
/** The provider may tell of a payment later than the person arrives here. */
const TRIES = 30;
const PAUSE_MS = 1000;

export type PaymentState = 'processing' | 'paid' | 'none';

/** What became of the checkout with this id; null, an unknown one and somebody else's are none. */
export function usePayment(sessionId: string | null): PaymentState {
  const client = useQueryClient();
  const [state, setState] = useState<PaymentState>('processing');
  useEffect(() => {
    const left = new AbortController();
    void (async () => {
      await pause(PROCESSING_MS);
      const isPaid = sessionId !== null && (await becomesPaid(sessionId, left.signal));
      if (isPaid) await Promise.all([CACHE_KEYS.user, CACHE_KEYS.ledger].map((queryKey) => client.invalidateQueries({ queryKey })));
      if (!left.signal.aborted) setState(isPaid ? 'paid' : 'none');
    })();
    return () => left.abort();
  }, [client, sessionId]);
  return state;
}

async function becomesPaid(sessionId: string, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
    const status = await readCheckoutStatus(sessionId).catch(() => null);
    if (status === null) return false;
    if (status.paid) return true;
    await pause(PAUSE_MS);
  }
  return false;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
