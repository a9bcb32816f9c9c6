import { Random } from '../../dsp/random';
import { SAMPLE_RATE } from '../../voice';
import { ComplexTransform } from './complex-transform';
import { frameSpectra, hannWindow, meanPower } from '../windowed-spectrum';

const SIZE = 2048;
const HOP = SIZE / 2;
const complex = new ComplexTransform(SIZE);
/** The square root of Hann: the power of independent grains at half overlap adds up to a constant. */
const window = hannWindow(SIZE).map(Math.sqrt);

/**
 * Noise with the long-term spectrum of a sound (in steps of 23 Hz) that never changes: what is left when only its bands
 * are right.
 */
export function stationaryNoise(x: Float32Array, seconds: number, seed: number): Float32Array {
  const magnitudes = meanPower(frameSpectra(x, SIZE, HOP).frames).map(Math.sqrt);
  const random = new Random(seed);
  const noise = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (let at = -HOP; at < noise.length; at += HOP) {
    const grain = randomPhases(magnitudes, random);
    for (let i = Math.max(0, -at); i < SIZE && at + i < noise.length; i++) noise[at + i] += window[i] * grain[i];
  }
  const peak = noise.reduce((most, v) => Math.max(most, Math.abs(v)), 1e-9);
  return noise.map((v) => v / (2 * peak));
}

/** The real part of a transform of magnitudes at random phases is noise with that spectrum. */
function randomPhases(magnitudes: Float64Array, random: Random): Float64Array {
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  magnitudes.forEach((magnitude, k) => {
    const phase = 2 * Math.PI * random.uniform();
    re[k] = magnitude * Math.cos(phase);
    im[k] = magnitude * Math.sin(phase);
  });
  complex.run(re, im);
  return re;
}
