import { median, percentile } from './level-track';
import { PITCH_HOP_SECONDS } from './pitch-track';
import type { Measure } from './property';
import type { Sketch } from './sketch';

const voiced = ({ pitch }: Sketch): Float64Array => pitch.f0.filter((hertz) => hertz > 0);

/** Neighbouring frames further apart than this are different notes, octaves. */
const LEAP_OCTAVES = 0.45;

/** Median fundamental of the voiced frames. */
export const f0: Measure = { name: 'f0', unit: 'Hz', of: (sketch) => median(voiced(sketch)) };

/** Tenth and ninetieth percentile of the fundamental. */
export const f0Low: Measure = { name: 'lowest f0', unit: 'Hz', of: (sketch) => percentile(voiced(sketch), 0.1) };
export const f0High: Measure = { name: 'highest f0', unit: 'Hz', of: (sketch) => percentile(voiced(sketch), 0.9) };

/** From the tenth to the ninetieth percentile of the fundamental. */
export const f0Span: Measure = {
  name: 'span of f0',
  unit: 'octaves',
  of: (sketch) => Math.log2(f0High.of(sketch) / f0Low.of(sketch)),
};

/** Share of the active frames whose autocorrelation passes 0.5. */
export const voicedShare: Measure = {
  name: 'voiced share',
  unit: '',
  of: (sketch) => voiced(sketch).length / sketch.pitch.active,
};

/** Median harmonic-to-noise ratio: under 0 for noise, over 10 for a clear tone. Reference: Boersma (1993). */
export const hnr: Measure = { name: 'harmonic-to-noise ratio', unit: 'dB', of: ({ pitch }) => median(pitch.hnr) };

/**
 * Median change of the fundamental from the first to the last third of each unbroken stretch of 90 ms or more: below 0
 * it falls.
 */
export const f0Glide: Measure = {
  name: 'glide of f0',
  unit: 'octaves',
  of: (sketch) =>
    median(
      stretches(sketch).map((part) => {
        const third = Math.max(1, Math.floor(part.length / 3));
        return Math.log2(median(part.slice(-third)) / median(part.slice(0, third)));
      }),
    ),
};

/** Largest reach, from lowest to highest, of an unbroken stretch. */
export const f0Reach: Measure = {
  name: 'reach of f0 in one go',
  unit: 'octaves',
  of: (sketch) =>
    stretches(sketch).reduce((most, part) => Math.max(most, Math.log2(Math.max(...part) / Math.min(...part))), 0),
};

/**
 * How often the fundamental passes the middle of its span upwards per voiced second: the rate of a wail, or of two
 * tones.
 */
export const f0Swings: Measure = {
  name: 'swings of f0',
  unit: '/s',
  of: (sketch) => {
    const track = voiced(sketch);
    const [low, high] = [f0Low.of(sketch), f0High.of(sketch)];
    const [under, over] = [low * (high / low) ** 0.35, low * (high / low) ** 0.65];
    let isHigh = track[0] > over;
    let swings = 0;
    for (const hertz of track) {
      if (!isHigh && hertz > over) swings++;
      if (hertz > over) isHigh = true;
      else if (hertz < under) isHigh = false;
    }
    return swings / (track.length * PITCH_HOP_SECONDS);
  },
};

/** Mean step between neighbouring voiced frames of a stretch, %: under 1 for a held tone. */
export const f0Jitter: Measure = {
  name: 'unsteadiness of f0',
  unit: '%',
  of: (sketch) => {
    const steps = stretches(sketch).flatMap((part) =>
      part.slice(1).map((hertz, i) => 100 * Math.abs(hertz / part[i] - 1)),
    );
    return steps.reduce((sum, step) => sum + step, 0) / steps.length;
  },
};

function stretches({ pitch }: Sketch): number[][] {
  const parts: number[][] = [];
  let part: number[] = [];
  for (const hertz of [...pitch.f0, 0]) {
    const last = part[part.length - 1];
    const goesOn = hertz > 0 && (last === undefined || Math.abs(Math.log2(hertz / last)) < LEAP_OCTAVES);
    if (!goesOn) {
      if (part.length >= 3) parts.push(part);
      part = [];
    }
    if (hertz > 0) part.push(hertz);
  }
  return parts;
}
