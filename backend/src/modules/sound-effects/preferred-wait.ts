/**
 * How long an answer may be waited for, by the Prefer header of RFC 7240: `respond-async` asks for an early 202,
 * `wait=N` says after how many seconds. Without `respond-async`, and for what cannot be read, it is the longest time.
 * @param longestMs milliseconds after which the server answers in any case
 * @returns milliseconds, 0..longestMs
 */
export function preferredWaitMs(prefer: string | undefined, longestMs: number): number {
  const preferences = (prefer ?? '').split(',').map((preference) => preference.trim().toLowerCase());
  if (!preferences.includes('respond-async')) return longestMs;
  const seconds = preferences
    .map((preference) => /^wait\s*=\s*"?(\d{1,6})"?$/.exec(preference)?.[1])
    .find((found) => found !== undefined);
  return Math.min(longestMs, Number(seconds ?? 0) * 1000);
}
