import { median } from './level-track';
import type { Measure } from './property';
import type { Sketch } from './sketch';
import { powerCentroid } from '../windowed-spectrum';

/** Share of the energy between two frequencies, dB of the whole: 0 is all. */
export function bandDb(lowHz: number, highHz: number): Measure {
  return {
    name: `energy from ${lowHz} to ${highHz} Hz`,
    unit: 'dB',
    of: ({ power, binHz }) => {
      let band = 0;
      let all = 0;
      power.forEach((p, k) => {
        all += p;
        if (k * binHz >= lowHz && k * binHz < highHz) band += p;
      });
      return 10 * Math.log10(band / all + 1e-12);
    },
  };
}

/** Centre of gravity of the power from 40 Hz to 18 kHz, as in the measured profiles. */
export const centroid: Measure = {
  name: 'centroid',
  unit: 'Hz',
  of: ({ power, binHz }) => powerCentroid(power, binHz),
};

/** The strongest frequency between two, by parabolic interpolation of the logarithm. */
export function peakIn(lowHz: number, highHz: number): Measure {
  return {
    name: `strongest from ${lowHz} to ${highHz} Hz`,
    unit: 'Hz',
    of: ({ power, binHz }) => {
      const low = Math.max(1, Math.ceil(lowHz / binHz));
      let best = low;
      for (let k = low; k < Math.min(power.length - 1, highHz / binHz); k++) if (power[k] > power[best]) best = k;
      return peakHz(power, best, binHz);
    },
  };
}

/** The strongest frequency of all from 30 Hz. */
export const strongest: Measure = { ...peakIn(30, 20_000), name: 'strongest frequency' };

/**
 * How far the strongest frequency stands over the median of the octave around it: under 12 dB for noise, over 25 for a
 * tone.
 */
export const prominence: Measure = {
  name: 'prominence of the strongest frequency',
  unit: 'dB',
  of: (sketch) => {
    const peak = Math.round(strongest.of(sketch) / sketch.binHz);
    return (
      10 *
      Math.log10(sketch.power[peak] / median(sketch.power.subarray(Math.floor(peak / 1.41), Math.ceil(peak * 1.41))))
    );
  },
};

/**
 * The same for single frames of a sixth of a second, their median: a line that wanders stands here, though not in the
 * mean. Noise has 9 to 14 dB.
 */
export const lineInFrames: Measure = {
  name: 'strongest line of single frames',
  unit: 'dB',
  of: ({ lines }) => median(lines),
};

/**
 * How far the strongest line from 30 to 450 Hz stands over the median of the octave around it, in bins of 1.5 Hz: hums
 * and low clusters.
 */
export const lowLine: Measure = {
  name: 'strongest low line',
  unit: 'dB',
  of: ({ fine, fineBinHz }) => {
    let peak = Math.ceil(30 / fineBinHz);
    for (let k = peak; k * fineBinHz < 450; k++) if (fine[k] > fine[peak]) peak = k;
    return 10 * Math.log10(fine[peak] / median(fine.subarray(Math.floor(peak / 1.41), Math.ceil(peak * 1.41))));
  },
};

/** Geometric over arithmetic mean of the power from 40 Hz to 18 kHz: near 0 for white noise, under -20 for tones. */
export const flatness: Measure = {
  name: 'flatness',
  unit: 'dB',
  of: ({ power, binHz }) => {
    const inside = power.subarray(Math.ceil(40 / binHz), Math.floor(18_000 / binHz));
    const logs = inside.reduce((sum, p) => sum + 10 * Math.log10(p + 1e-20), 0) / inside.length;
    return logs - 10 * Math.log10(inside.reduce((sum, p) => sum + p, 0) / inside.length + 1e-20);
  },
};

/** Slope of octave levels from 125 Hz to 8 kHz by least squares: white noise +3, pink 0. */
export const slope: Measure = {
  name: 'slope',
  unit: 'dB/octave',
  of: (sketch) => {
    const levels = [125, 250, 500, 1000, 2000, 4000, 8000].map((centre) =>
      bandDb(centre / Math.SQRT2, centre * Math.SQRT2).of(sketch),
    );
    const middle = (levels.length - 1) / 2;
    const spread = levels.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
    return levels.reduce((sum, level, i) => sum + (i - middle) * level, 0) / spread;
  },
};

/**
 * How many of the ratios stand as peaks (8 dB over the third octave around them) within 2 %, over the best fundamental
 * between two frequencies: 1 is all of them.
 */
export function ladder(ratios: readonly number[], lowHz: number, highHz: number): Measure {
  return {
    name: `share of the partials ${ratios.join(' ')}`,
    unit: '',
    of: (sketch) => {
      const peaks = partials(sketch);
      const found = (base: number): number =>
        ratios.filter((ratio) => peaks.some((peak) => Math.abs(peak / (base * ratio) - 1) <= 0.02)).length /
        ratios.length;
      return peaks
        .filter((peak) => peak >= lowHz && peak <= highHz)
        .reduce((best, base) => Math.max(best, found(base)), 0);
    },
  };
}

const PARTIAL_DB = 8;

/** Frequencies that stand over what surrounds them, Hz. */
export function partials({ power, binHz }: Sketch): number[] {
  const found: number[] = [];
  for (let k = 4; k < Math.min(power.length - 2, 12_000 / binHz); k++) {
    if (power[k] <= power[k - 1] || power[k] < power[k + 1]) continue;
    const reach = Math.max(6, Math.round(k * 0.12));
    const around = median(power.subarray(Math.max(1, k - reach), k + reach + 1));
    if (power[k] > around * 10 ** (PARTIAL_DB / 10)) found.push(peakHz(power, k, binHz));
  }
  return found;
}

function peakHz(power: Float64Array, k: number, binHz: number): number {
  const [a, b, c] = [power[k - 1], power[k], power[k + 1]].map((p) => Math.log(p + 1e-30));
  return (k + (a - c) / (2 * (a - 2 * b + c) || 1)) * binHz;
}
