/**
 * The state after `state` of a random stream, a signed 32-bit integer; never 0 if `state` is not. All 2^32 - 1 states
 * come before one returns. The one generator of the engine: samples of noise take it directly, everything else draws
 * through `Random`. Reference: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8(14), 2003, triple 13,
 * 17, 5.
 */
export function xorshift(state: number): number {
  let s = state;
  s ^= s << 13;
  s ^= s >>> 17;
  return s ^ (s << 5);
}

/** Brings a state of `xorshift` into (-1, 1): 2^-31. */
export const XORSHIFT_TO_UNIT = 1 / 2147483648;
