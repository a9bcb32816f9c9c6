import { createRealFft } from './fft';

/** Energy over time and frequency, 0..1, one column after the other, each from the lowest band to the highest. */
export interface Spectrum {
  columns: number;
  bands: number;
  energy: Float32Array;
}

export const SPECTRUM_COLUMNS = 240;
export const SPECTRUM_BANDS = 20;
/** The axis of the brightness ramp, so that a band's place is its colour. */
const LOWEST_HZ = 120;
const HIGHEST_HZ = 12_000;
const FFT_SIZE = 2048;
/** What lies this far under the loudest band is not drawn. */
const RANGE_DB = 54;

/**
 * The spectrum of a sound on the log axis from 120 Hz to 12 kHz, in dB under its loudest band. Each column is one Hann
 * window of 2,048 samples in the middle of its time; what is lower or higher falls into the outermost bands.
 * @param sampleRate Hz
 */
export function spectrumOf(samples: Float32Array, sampleRate: number): Spectrum {
  const fft = createRealFft(FFT_SIZE);
  const frame = new Float64Array(FFT_SIZE);
  const power = new Float64Array(FFT_SIZE / 2 + 1);
  const bandOfBin = bandsOfBins(sampleRate);
  const sums = new Float64Array(SPECTRUM_COLUMNS * SPECTRUM_BANDS);
  for (let column = 0; column < SPECTRUM_COLUMNS; column += 1) {
    const centre = ((column + 0.5) / SPECTRUM_COLUMNS) * samples.length;
    fillFrame(frame, samples, Math.round(centre - FFT_SIZE / 2));
    fft.powerSpectrum(frame, power);
    for (let bin = 1; bin < power.length; bin += 1) {
      const at = column * SPECTRUM_BANDS + (bandOfBin[bin] ?? 0);
      // the loudest bin of a band, so that wide bands are not brighter than narrow ones
      sums[at] = Math.max(sums[at] ?? 0, power[bin] ?? 0);
    }
  }
  return { columns: SPECTRUM_COLUMNS, bands: SPECTRUM_BANDS, energy: toShares(sums) };
}

function bandsOfBins(sampleRate: number): number[] {
  const span = Math.log(HIGHEST_HZ / LOWEST_HZ);
  return Array.from({ length: FFT_SIZE / 2 + 1 }, (_, bin) => {
    const share = Math.log(Math.max(1, (bin * sampleRate) / FFT_SIZE) / LOWEST_HZ) / span;
    return Math.min(SPECTRUM_BANDS - 1, Math.max(0, Math.floor(share * SPECTRUM_BANDS)));
  });
}

function fillFrame(frame: Float64Array, samples: Float32Array, start: number): void {
  for (let i = 0; i < frame.length; i += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame.length);
    frame[i] = (samples[start + i] ?? 0) * window;
  }
}

function toShares(power: Float64Array): Float32Array {
  const loudest = power.reduce((max, value) => Math.max(max, value), 0);
  return Float32Array.from(power, (value) =>
    value > 0 ? Math.max(0, 1 + (10 * Math.log10(value / loudest)) / RANGE_DB) : 0,
  );
}
