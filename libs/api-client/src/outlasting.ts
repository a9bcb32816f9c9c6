import { ApiError } from './http';

/** Milliseconds between two attempts. */
const PAUSE_MS = 1000;
/** A server that restarts is back within this time; milliseconds. */
const PATIENCE_MS = 60_000;
/** What a proxy answers while the server behind it is away. */
const AWAY: readonly number[] = [0, 502, 504];

export interface Outlasting {
  /** Called whenever no server answered. */
  onAway?: () => void;
  /** Ends the waiting. */
  signal?: AbortSignal;
}

/**
 * Repeats a call that may be repeated (a read, or one with an idempotency key) while no server answers.
 * @throws ApiError of the last attempt when none answered for a minute, and every other refusal at once
 */
export async function outlasting<T>(attempt: () => Promise<T>, { onAway, signal }: Outlasting = {}): Promise<T> {
  const since = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isAway = error instanceof ApiError && AWAY.includes(error.status);
      if (!isAway || performance.now() - since > PATIENCE_MS) throw error;
      onAway?.();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal?.throwIfAborted();
    }
  }
}
