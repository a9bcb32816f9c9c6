/**
 * Sine and logarithm from additions and multiplications alone, so that filter tables and bars are the same numbers in
 * every JavaScript engine (`Math.sin` and `Math.log2` may differ in the last bit).
 */

/** Taylor coefficients of sin(πx) around 0: the error on 0..1/2 is below 1e-15. */
const SIN_PI = [
  3.141592653589793, -5.167712780049969, 2.550164039877345, -0.5992645293207919, 0.08214588661112819,
  -0.007370430945714347, 0.00046630280576761223, -0.000021915353447830197, 7.952054001475505e-7, -2.294842899726985e-8,
] as const;

/** sin(πx) for any finite x. */
export function sinPi(x: number): number {
  const nearest = Math.round(x);
  const r = x - nearest;
  const r2 = r * r;
  let sum = 0;
  for (let k = SIN_PI.length - 1; k >= 0; k--) sum = sum * r2 + SIN_PI[k];
  const odd = Math.abs(nearest) % 2 === 1;
  return odd ? -sum * r : sum * r;
}

/** cos(πx) for any finite x. */
export const cosPi = (x: number): number => sinPi(x + 0.5);

/**
 * Binary logarithm, error below 1e-14.
 * @throws RangeError unless x is finite and positive
 */
export function log2(x: number): number {
  if (!(x > 0) || x === Infinity) throw new RangeError('log2: x must be finite and positive');
  let exponent = 0;
  let mantissa = x;
  while (mantissa >= 1.4142135623730951) {
    mantissa /= 2;
    exponent++;
  }
  while (mantissa < 0.7071067811865476) {
    mantissa *= 2;
    exponent--;
  }
  // ln(m) = 2 atanh((m - 1) / (m + 1)); |z| <= 0.172, so 10 odd terms suffice.
  const z = (mantissa - 1) / (mantissa + 1);
  const z2 = z * z;
  let sum = 0;
  for (let k = 21; k >= 1; k -= 2) sum = sum * z2 + 1 / k;
  return exponent + (2 * z * sum) / 0.6931471805599453;
}
