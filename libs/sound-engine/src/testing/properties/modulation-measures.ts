import { percentile } from './level-track';
import type { Measure } from './property';

/** Depth of the strongest sine in the envelope between two rates: 1 is full. */
export function modulation(lowHz: number, highHz: number): Measure {
  return {
    name: `modulation from ${lowHz} to ${highHz} Hz`,
    unit: '',
    of: ({ modulation: depths, modulationBinHz }) =>
      depths
        .subarray(Math.ceil(lowHz / modulationBinHz), Math.floor(highHz / modulationBinHz) + 1)
        .reduce((a, b) => Math.max(a, b), 0),
  };
}

/** Rate of the strongest modulation between two rates. */
export function modulationRate(lowHz: number, highHz: number): Measure {
  return {
    name: `rate of the strongest modulation from ${lowHz} to ${highHz} Hz`,
    unit: 'Hz',
    of: ({ modulation: depths, modulationBinHz }) => {
      let best = Math.ceil(lowHz / modulationBinHz);
      for (let k = best; k * modulationBinHz <= highHz; k++) if (depths[k] > depths[best]) best = k;
      return best * modulationBinHz;
    },
  };
}

/**
 * Standard deviation of the level of 10 ms within the loudest 20 dB: under 1 dB a held tone or a broad haze, 4 to 6 dB
 * narrow noise.
 */
export const flutter: Measure = {
  name: 'flutter of the level',
  unit: 'dB',
  of: ({ level }) => {
    const top = percentile(level, 0.99);
    const loud = level.filter((v) => v > top - 20);
    const mean = loud.reduce((sum, v) => sum + v, 0) / loud.length;
    return Math.sqrt(loud.reduce((sum, v) => sum + (v - mean) ** 2, 0) / loud.length);
  },
};

/** 90th over 10th percentile of the level over 10 ms: what gusts, waves and gaps make of a texture. */
export const contrast: Measure = {
  name: 'contrast',
  unit: 'dB',
  of: ({ level }) => percentile(level, 0.9) - percentile(level, 0.1),
};

/** Fourth moment over the squared second, less 3: 0 for Gaussian noise, over 6 for sparse cracks. */
export const kurtosis: Measure = { name: 'excess kurtosis', unit: '', of: ({ excessKurtosis }) => excessKurtosis };

/** Peak over RMS: 12 to 13 for noise, 3 for a sine. */
export const crest: Measure = { name: 'crest', unit: 'dB', of: ({ crestDb }) => crestDb };
