import { movement } from './movement.mjs';

/**
 * Centres of the 40 bands, one ERB apart from 65 Hz to 15.2 kHz, and the scale's edges between them. Reference:
 * Glasberg and Moore (1990).
 */
const BANDS = 40;
const PAIRS = BANDS / 2;
const LOWEST_HZ = 50;
const HIGHEST_HZ = 16_000;
export const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95];

const erbs = (hertz) => 21.4 * Math.log10(1 + 0.00437 * hertz);
const hertzOf = (value) => (10 ** (value / 21.4) - 1) / 0.00437;
const EDGES = Array.from({ length: BANDS + 1 }, (_, k) =>
  hertzOf(erbs(LOWEST_HZ) + ((erbs(HIGHEST_HZ) - erbs(LOWEST_HZ)) * k) / BANDS),
);

const CENTRES = EDGES.slice(1).map((edge, band) => 0.5 * (edge + EDGES[band]));

/** Fine in frequency for the long-term spectrum, fine in time for what moves. */
const COLOUR_FFT = 4096;
const COLOUR_HOP = 1024;
const LEVEL_FFT = 1024;
const LEVEL_HOP = 144;
/** Under the loudest 3 ms by more than this is silence, dB. */
const SOUNDING_DB = 45;

/**
 * The measures in which individuals are told, of one mono take at 48 kHz.
 * @param {Float32Array} samples
 * @param {(size: number) => { powerSpectrum(block: Float64Array, power: Float64Array): void }} createRealFft
 * @returns {{ colour: number[], power: number[], levels: number[][], moved: number[][], near: number, far: number } |
 *   null} dB of the whole in 40 bands; mean power of the sounding part there; dB against the pair's own mean at five
 *   quantiles; null for silence. `moved`: variance of the bands' levels by group and rate, as `movement` tells it
 */
export function measure(samples, createRealFft) {
  const fine = bandPowers(samples, createRealFft, LEVEL_FFT, LEVEL_HOP);
  const totals = fine.map((row) => row.reduce((sum, value) => sum + value, 0));
  const loudest = Math.max(...totals);
  if (!(loudest > 1e-12)) return null;
  const isSounding = totals.map((total) => total > loudest * 10 ** (-SOUNDING_DB / 10));
  const sounding = fine.filter((_, k) => isSounding[k]);
  const first = isSounding.indexOf(true) * LEVEL_HOP;
  const last = isSounding.lastIndexOf(true) * LEVEL_HOP + LEVEL_FFT;
  const coarse = bandPowers(samples.subarray(first, last), createRealFft, COLOUR_FFT, COLOUR_HOP);
  const power = meanOf(coarse);
  const whole = power.reduce((sum, value) => sum + value, 0);
  const share = sounding.length / Math.max(1, isSounding.lastIndexOf(true) - isSounding.indexOf(true) + 1);
  return {
    colour: power.map((value) => 10 * Math.log10(value / whole + 1e-12)),
    power: power.map((value) => value / share),
    levels: pairLevels(sounding),
    moved: movement(
      fine.slice(isSounding.indexOf(true), isSounding.lastIndexOf(true) + 1),
      CENTRES,
      48_000 / LEVEL_HOP,
      createRealFft,
    ),
    ...correlations(sounding),
  };
}

function meanOf(rows) {
  return Array.from({ length: BANDS }, (_, band) => rows.reduce((sum, row) => sum + row[band], 0) / rows.length);
}

function bandPowers(samples, createRealFft, size, hop) {
  const fft = createRealFft(size);
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  const block = new Float64Array(size);
  const spectrum = new Float64Array(size / 2 + 1);
  const rows = [];
  // Power of a full-scale sine: 0.5, whatever the window.
  const scale = 2 / (size * window.reduce((sum, w) => sum + w * w, 0));
  for (let from = 0; from === 0 || from + size <= samples.length; from += hop) {
    for (let i = 0; i < size; i++) block[i] = window[i] * (samples[from + i] ?? 0);
    fft.powerSpectrum(block, spectrum);
    rows.push(sumBands(spectrum, size, scale));
  }
  return rows;
}

/** Bins count for the share of them that lies in a band. */
function sumBands(spectrum, size, scale) {
  const width = 48_000 / size;
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, high] = [EDGES[band] / width, EDGES[band + 1] / width];
    let sum = 1e-20;
    for (let bin = Math.floor(low + 0.5); bin <= Math.floor(high + 0.5); bin++)
      sum += spectrum[bin] * Math.max(0, Math.min(high, bin + 0.5) - Math.max(low, bin - 0.5));
    return sum * scale;
  });
}

function pairLevels(rows) {
  return Array.from({ length: PAIRS }, (_, pair) => {
    const powers = rows.map((row) => row[2 * pair] + row[2 * pair + 1]);
    const mean = powers.reduce((sum, value) => sum + value, 0) / powers.length;
    const sorted = powers.sort((a, b) => a - b);
    return QUANTILES.map((q) => Math.max(-60, 10 * Math.log10(quantile(sorted, q) / mean + 1e-20)));
  });
}

/** Of sorted values, between neighbours in a straight line. */
export function quantile(sorted, q) {
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low] + (sorted[Math.min(sorted.length - 1, low + 1)] - sorted[low]) * (at - low);
}

/** Of the envelopes in 9 ms steps, compressed by 0.15 of their power: two bands apart, and over 2.5 octaves apart. */
function correlations(rows) {
  const steps = Math.floor(rows.length / 3);
  const bands = Array.from({ length: PAIRS * 2 }, (_, band) =>
    standardised(
      Array.from(
        { length: steps },
        (_, k) => (rows[3 * k][band] + rows[3 * k + 1][band] + rows[3 * k + 2][band]) ** 0.15,
      ),
    ),
  );
  const near = [];
  const far = [];
  for (let a = 4; a < BANDS - 4; a++)
    for (let b = a + 2; b < BANDS - 4; b++) {
      const octaves = Math.log2((EDGES[b] + EDGES[b + 1]) / (EDGES[a] + EDGES[a + 1]));
      if (b !== a + 2 && octaves < 2.5) continue;
      const value = bands[a].reduce((sum, x, k) => sum + x * bands[b][k], 0) / Math.max(1, steps);
      (b === a + 2 ? near : far).push(value);
    }
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { near: mean(near), far: mean(far) };
}

function standardised(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) + 1e-12;
  return values.map((value) => (value - mean) / deviation);
}
