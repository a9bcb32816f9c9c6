/**
 * Elementary functions from + - * / and IEEE square roots only, so that every machine and every JavaScript engine gives
 * the same bits. ECMAScript leaves the last bits of Math.sin, exp, log and pow open; these do not use them. Relative
 * error under 1e-14 in the audio range.
 */

export const PI = 3.141592653589793;
export const TWO_PI = 6.283185307179586;
export const LN2 = 0.6931471805599453;
export const LN10 = 2.302585092994046;
/** ln 1000: what goes down by e^-LN_1000 has gone down by 60 dB, the measure of a reverberation time (ISO 3382-1). */
export const LN_1000 = 6.907755278982137;

/** 2^k for k = -1074..1023 at index k + 1074. */
const POWERS_OF_TWO = new Float64Array(2098);
{
  let value = 1;
  for (let k = 0; k <= 1023; k++, value *= 2) POWERS_OF_TWO[k + 1074] = value;
  value = 1;
  for (let k = 0; k >= -1074; k--, value /= 2) POWERS_OF_TWO[k + 1074] = value;
}

/** 2^x. */
export function exp2(x: number): number {
  if (x >= 1024) return Infinity;
  if (x < -1074) return 0;
  if (x !== x) return NaN;
  const whole = Math.floor(x + 0.5);
  const f = (x - whole) * LN2;
  // Taylor series of e^f, |f| <= 0.347: the 13th term is below 1e-16.
  const series =
    1 +
    f *
      (1 +
        (f / 2) *
          (1 +
            (f / 3) *
              (1 +
                (f / 4) *
                  (1 +
                    (f / 5) *
                      (1 +
                        (f / 6) *
                          (1 +
                            (f / 7) *
                              (1 + (f / 8) * (1 + (f / 9) * (1 + (f / 10) * (1 + (f / 11) * (1 + f / 12)))))))))));
  return whole > 1023 ? series * 2 * POWERS_OF_TWO[2097] : series * POWERS_OF_TWO[whole + 1074];
}

/** e^x. */
export function exp(x: number): number {
  if (x > 710) return Infinity;
  if (x < -746) return 0;
  if (x !== x) return NaN;
  const whole = Math.floor(x / LN2 + 0.5);
  // ln 2 in two parts keeps the remainder exact for large x.
  const f = x - whole * 0.69314718036912381649 - whole * 1.90821492927058770002e-10;
  const series =
    1 +
    f *
      (1 +
        (f / 2) *
          (1 +
            (f / 3) *
              (1 +
                (f / 4) *
                  (1 +
                    (f / 5) *
                      (1 +
                        (f / 6) *
                          (1 +
                            (f / 7) *
                              (1 + (f / 8) * (1 + (f / 9) * (1 + (f / 10) * (1 + (f / 11) * (1 + f / 12)))))))))));
  if (whole > 1023) return series * 2 * POWERS_OF_TWO[2097];
  return whole < -1074 ? 0 : series * POWERS_OF_TWO[whole + 1074];
}

const DOUBLE = new Float64Array(1);
const WORDS = new Uint32Array(DOUBLE.buffer);
DOUBLE[0] = 1;
const HIGH_WORD = WORDS[1] !== 0 ? 1 : 0;

/** Natural logarithm; -Infinity for 0, NaN below. */
export function log(x: number): number {
  if (x !== x || x < 0) return NaN;
  if (x === 0) return -Infinity;
  if (x === Infinity) return Infinity;
  let shift = 0;
  if (x < 2.2250738585072014e-308) {
    x *= 18014398509481984; // 2^54 lifts a subnormal number into the normal range
    shift = -54;
  }
  DOUBLE[0] = x;
  const high = WORDS[HIGH_WORD];
  let exponent = (high >>> 20) - 1023;
  WORDS[HIGH_WORD] = (high & 0x000fffff) | 0x3ff00000;
  let mantissa = DOUBLE[0];
  if (mantissa > 1.4142135623730951) {
    mantissa /= 2;
    exponent++;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  const z = s * s;
  // ln m = 2 artanh((m-1)/(m+1)), |s| <= 0.172.
  const series =
    1 +
    z *
      (1 / 3 +
        z *
          (1 / 5 +
            z *
              (1 / 7 +
                z * (1 / 9 + z * (1 / 11 + z * (1 / 13 + z * (1 / 15 + z * (1 / 17 + z * (1 / 19 + z / 21)))))))));
  return (exponent + shift) * LN2 + 2 * s * series;
}

export function log2(x: number): number {
  return log(x) / LN2;
}

export function log10(x: number): number {
  return log(x) / LN10;
}

/** base^exponent for base >= 0; whole exponents up to 32 by multiplication, which also serves negative bases. */
export function pow(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  if (exponent === Math.floor(exponent) && Math.abs(exponent) <= 32) {
    let result = 1;
    let factor = base;
    for (let n = Math.abs(exponent); n > 0; n = Math.floor(n / 2)) {
      if (n % 2 === 1) result *= factor;
      factor *= factor;
    }
    return exponent < 0 ? 1 / result : result;
  }
  if (base === 0) return exponent > 0 ? 0 : Infinity;
  return exp(exponent * log(base));
}

function sinKernel(x: number): number {
  const z = x * x;
  return (
    x +
    x *
      z *
      (-1.66666666666666324348e-1 +
        z *
          (8.33333333332248946124e-3 +
            z *
              (-1.98412698298579493134e-4 +
                z * (2.75573137070700676789e-6 + z * (-2.50507602534068634195e-8 + z * 1.58969099521155010221e-10)))))
  );
}

function cosKernel(x: number): number {
  const z = x * x;
  return (
    1 -
    z / 2 +
    z *
      z *
      (4.16666666666666019037e-2 +
        z *
          (-1.38888888888741095749e-3 +
            z *
              (2.48015872894767294178e-5 +
                z * (-2.75573143513906633035e-7 + z * (2.0875723212981748279e-9 - z * 1.13596475577881948265e-11)))))
  );
}

/** Sine of x radians; accurate to 1e-12 for |x| up to 1e6. Kernel polynomials as in fdlibm. */
export function sin(x: number): number {
  const quadrant = Math.floor(x * 0.6366197723675814 + 0.5);
  const r = x - quadrant * 1.57079632673412561417 - quadrant * 6.07710050650619224932e-11;
  switch (((quadrant % 4) + 4) % 4) {
    case 0:
      return sinKernel(r);
    case 1:
      return cosKernel(r);
    case 2:
      return -sinKernel(r);
    case 3:
      return -cosKernel(r);
    default:
      return NaN;
  }
}

/** Cosine of x radians. */
export function cos(x: number): number {
  const quadrant = Math.floor(x * 0.6366197723675814 + 0.5);
  const r = x - quadrant * 1.57079632673412561417 - quadrant * 6.07710050650619224932e-11;
  switch (((quadrant % 4) + 4) % 4) {
    case 0:
      return cosKernel(r);
    case 1:
      return -sinKernel(r);
    case 2:
      return -cosKernel(r);
    case 3:
      return sinKernel(r);
    default:
      return NaN;
  }
}

export function tan(x: number): number {
  return sin(x) / cos(x);
}

/** Arc tangent, -pi/2..pi/2: two half-angle steps, then the series. */
export function atan(x: number): number {
  if (x !== x) return NaN;
  if (x === Infinity) return PI / 2;
  if (x === -Infinity) return -PI / 2;
  let t = x / (1 + Math.sqrt(1 + x * x));
  t = t / (1 + Math.sqrt(1 + t * t));
  t = t / (1 + Math.sqrt(1 + t * t));
  const z = t * t;
  const series =
    1 +
    z *
      (-1 / 3 +
        z *
          (1 / 5 + z * (-1 / 7 + z * (1 / 9 + z * (-1 / 11 + z * (1 / 13 + z * (-1 / 15 + z * (1 / 17 - z / 19))))))));
  return 8 * t * series;
}

/** Angle of the point (x, y), -pi..pi. */
export function atan2(y: number, x: number): number {
  if (x > 0) return atan(y / x);
  if (x < 0) return y >= 0 ? atan(y / x) + PI : atan(y / x) - PI;
  return y > 0 ? PI / 2 : y < 0 ? -PI / 2 : 0;
}

/**
 * Rational saturation close to tanh (error under 0.025), 10 times cheaper; exactly +-1 beyond |x| = 3. Reference: Padé
 * (3,2).
 */
export function softClip(x: number): number {
  if (x >= 3) return 1;
  if (x <= -3) return -1;
  const z = x * x;
  return (x * (27 + z)) / (27 + 9 * z);
}

/** Decibels to a linear gain. */
export function dbToGain(db: number): number {
  return exp(db * 0.11512925464970229);
}

/** Linear gain to decibels; -Infinity for 0. */
export function gainToDb(gain: number): number {
  return log(gain) * 8.685889638065037;
}

/** Frequency ratio of an interval in semitones. */
export function semitones(interval: number): number {
  return exp2(interval / 12);
}

export function clamp(x: number, min: number, max: number): number {
  return x < min ? min : x > max ? max : x;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Geometric interpolation between positive a and b: equal steps of t are equal ratios. */
export function lerpLog(a: number, b: number, t: number): number {
  return a * exp(t * log(b / a));
}
