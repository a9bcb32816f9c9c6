import { ApiError, readCheckoutStatus } from '@whoosh/api-client';
import type { CheckoutStatusResponse } from '@whoosh/contracts';

/** The provider may know of a payment later than the person is told. */
const TRIES = 30;
const PAUSE_MS = 1000;

/**
 * Asks until a checkout of the caller's is paid and has given its credits.
 * @returns null when it is not paid within half a minute, or not the caller's
 */
export async function becomesPaid(sessionId: string, signal?: AbortSignal): Promise<CheckoutStatusResponse | null> {
  for (let tries = 0; tries < TRIES && signal?.aborted !== true; tries += 1) {
    try {
      const status = await readCheckoutStatus(sessionId);
      if (status.paid) return status;
    } catch (error) {
      // A server that is away for a moment may come back; one that knows no such checkout will not.
      if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return null;
    }
    await pause(PAUSE_MS);
  }
  return null;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
