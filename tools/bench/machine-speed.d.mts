/** What `referenceSeconds` takes on the machine on which the bounds were set, seconds. */
export const REFERENCE_SECONDS: number;
/** Bounds are scaled so often at most. */
export const MOST_SLOWNESS: number;
/** Seconds that the reference program takes here. */
export function referenceSeconds(): number;
/** How many times slower a machine is than the reference, from 1 to MOST_SLOWNESS. */
export function slowness(seconds?: number): number;
/** @throws Error that names the measured value, the factor and the bound */
export function assertInTime(
  what: string,
  measured: number,
  bound: { atMost: number } | { atLeast: number },
  factor: number,
): void;
