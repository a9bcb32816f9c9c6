/** Groups of bands in which movement is told, Hz (individual/dynamics.ts), and rates: octaves around each, Hz. */
const GROUPS_HZ = [50, 500, 2000, 6000, 16_000];
const RATES_HZ = [0.5, 1, 2, 4, 8, 16, 32, 64];
/** A rate is told where the sound is so many of its periods long. */
const PERIODS = 1.5;
/** Longest envelope that is looked at: as a power of two, 12 s in steps of 3 ms. */
const LONGEST = 4096;

/**
 * How far the levels of bands move: variance of the envelope over its mean, squared.
 * @param {number[][]} rows power of each band, row by row, without gaps
 * @param {number[]} hertz centres of the bands
 * @param {number} rowsPerSecond
 * @returns {number[][]} by group and rate; 0 where the sound is too short to tell
 */
export function movement(rows, hertz, rowsPerSecond, createRealFft) {
  const length = Math.min(rows.length, LONGEST);
  let size = 64;
  while (size < length) size *= 2;
  const fft = createRealFft(size);
  const spectra = hertz.map((_, band) => modulationSpectrum(rows, band, length, size, fft));
  const step = rowsPerSecond / size;
  return GROUPS_HZ.slice(1).map((top, group) => {
    const inside = spectra.filter((_, band) => hertz[band] >= GROUPS_HZ[group] && hertz[band] < top);
    return RATES_HZ.map((rate) => {
      if (length / rowsPerSecond < PERIODS / rate) return 0;
      const [from, to] = [rate / Math.SQRT2 / step, (rate * Math.SQRT2) / step].map(Math.ceil);
      const sums = inside.map((spectrum) => spectrum.slice(from, to).reduce((sum, value) => sum + value, 0));
      return sums.reduce((sum, value) => sum + value, 0) / sums.length;
    });
  });
}

/** Variance of the amplitude over its mean in each line of its spectrum. */
function modulationSpectrum(rows, band, length, size, fft) {
  const envelope = Array.from({ length }, (_, k) => Math.sqrt(rows[k][band]));
  const mean = envelope.reduce((sum, value) => sum + value, 0) / length + 1e-12;
  const block = new Float64Array(size);
  let power = 0;
  for (let k = 0; k < length; k++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * k) / length);
    power += window * window;
    block[k] = window * (envelope[k] / mean - 1);
  }
  const spectrum = new Float64Array(size / 2 + 1);
  fft.powerSpectrum(block, spectrum);
  return [...spectrum].map((value) => (2 * value) / (size * power));
}
