import { CACHE_KEYS, useQueryClient } from '@whoosh/api-client';
import type { CheckoutStatusResponse } from '@whoosh/contracts';
import { useEffect, useState } from 'react';
import { becomesPaid, pause } from '../checkout/becomes-paid';

/** Spec §9: how long the page says Processing before it asks. */
const PROCESSING_MS = 1500;

export type PaymentState = 'processing' | 'none' | CheckoutStatusResponse;

/** What became of the checkout with this id; null, an unknown one and somebody else's are none. */
export function usePayment(sessionId: string | null): PaymentState {
  const client = useQueryClient();
  const [state, setState] = useState<PaymentState>('processing');
  useEffect(() => {
    const left = new AbortController();
    void (async () => {
      await pause(PROCESSING_MS);
      const paid = sessionId === null ? null : await becomesPaid(sessionId, left.signal);
      if (paid !== null)
        await Promise.all(
          [CACHE_KEYS.user, CACHE_KEYS.ledger].map((queryKey) => client.invalidateQueries({ queryKey })),
        );
      if (!left.signal.aborted) setState(paid ?? 'none');
    })();
    return () => left.abort();
  }, [client, sessionId]);
  return state;
}
