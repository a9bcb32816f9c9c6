import { sinPi } from './exact';

/**
 * One tap of a low pass filter: a sinc under a Kaiser window.
 * @param distance from the middle, samples
 * @param cutoff of Nyquist's frequency, 0..1
 * @param halfWidth of the window, samples
 * @param beta of the window: 10 keeps the stop band 100 dB down
 * Reference: J. O. Smith, Digital Audio Resampling Home Page.
 */
export function kaiserSinc(distance: number, cutoff: number, halfWidth: number, beta: number): number {
  return sinc(distance, cutoff) * kaiser(distance / halfWidth, beta);
}

const sinc = (x: number, cutoff: number): number => (x === 0 ? cutoff : sinPi(x * cutoff) / (Math.PI * x));

const kaiser = (x: number, beta: number): number =>
  Math.abs(x) >= 1 ? 0 : besselI0(beta * Math.sqrt(1 - x * x)) / besselI0(beta);

/** Modified Bessel function of order 0, by its power series. */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= (x / 2 / k) * (x / 2 / k);
    sum += term;
  }
  return sum;
}
