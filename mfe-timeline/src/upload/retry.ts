/** Spec §9: milliseconds before the first, second, third and fourth repetition of a failed upload. */
const RETRY_DELAYS_MS: readonly number[] = [0, 1000, 3000, 5000];

/** Spec §8, uploader: besides 5xx. */
const PASSING: readonly number[] = [408, 409, 418, 423, 429];
/** 5xx that no repetition mends; 507 is a full storage. */
const LASTING: readonly number[] = [501, 505, 507];

/**
 * How long to wait before an upload is tried again; null when it is given up.
 * @param status of the answer, 0 when there was none
 * @param failures how often it failed so far, at least 1
 */
export function retryDelay(status: number, failures: number): number | null {
  const passes = status === 0 || PASSING.includes(status) || (status >= 500 && !LASTING.includes(status));
  return passes ? (RETRY_DELAYS_MS[failures - 1] ?? null) : null;
}
