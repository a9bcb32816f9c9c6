import { ENVELOPE_RATE, median, percentile, smoothed, type SoundEvent } from './level-track';
import type { Measure } from './property';
import type { Sketch } from './sketch';

/** Events quieter than this against the loudest are not asked how they rise and fall, dB. */
const WEAK_DB = 20;

const strong = ({ events, level }: Sketch): SoundEvent[] => {
  const loudest = Math.max(...events.map(({ peak }) => level[peak]));
  return events.filter(({ peak }) => level[peak] > loudest - WEAK_DB);
};

const intervals = ({ events }: Sketch): number[] =>
  events.slice(1).map(({ peak }, i) => (peak - events[i].peak) / ENVELOPE_RATE);

/** Events per second: what rises over half of the contrast, cut at dips of 9 dB. */
export const eventRate: Measure = { name: 'events', unit: '/s', of: ({ events, seconds }) => events.length / seconds };

/** Median time from peak to peak. */
export const interval: Measure = { name: 'interval', unit: 's', of: (sketch) => median(intervals(sketch)) };

/**
 * Standard deviation of the intervals over their mean: under .01 a clock, about 1 chance (Poisson). NaN under three
 * intervals.
 */
export const intervalCv: Measure = {
  name: 'unevenness of intervals',
  unit: '',
  of: (sketch) => {
    const times = intervals(sketch);
    if (times.length < 3) return NaN;
    const mean = times.reduce((sum, t) => sum + t, 0) / times.length;
    return Math.sqrt(times.reduce((sum, t) => sum + (t - mean) ** 2, 0) / times.length) / mean;
  },
};

/** Median time from 10 to 90 % of each event's peak amplitude. */
export const attackMs: Measure = {
  name: 'attack',
  unit: 'ms',
  of: (sketch) => median(strong(sketch).map((event) => riseMs(sketch, event, 0.9))),
};

/** Median time from 10 to 50 % of each event's peak: how hard it begins, whatever follows. */
export const onsetMs: Measure = {
  name: 'onset',
  unit: 'ms',
  of: (sketch) => median(strong(sketch).map((event) => riseMs(sketch, event, 0.5))),
};

/** Median time that an event stays within 10 dB of its peak. */
export const lengthMs: Measure = {
  name: 'length at -10 dB',
  unit: 'ms',
  of: (sketch) =>
    median(
      strong(sketch).map(({ start, peak, end }) => {
        const { level } = sketch;
        let [left, right] = [peak, peak];
        while (left > start && level[left] > level[peak] - 10) left--;
        while (right < end && level[right] > level[peak] - 10) right++;
        return right - left;
      }),
    ),
};

function riseMs({ amplitude }: Sketch, { start, peak }: SoundEvent, share: number): number {
  const from = Math.max(0, start - 60);
  const top = amplitude.subarray(from, peak + 20).reduce((a, b) => Math.max(a, b), 0);
  let reached = from;
  while (amplitude[reached] < share * top) reached++;
  let ten = reached;
  while (ten > from && amplitude[ten] > 0.1 * top) ten--;
  return reached - ten;
}

/** Seconds from a fifth to nine tenths of the highest that the amplitude, smoothed over .4 s, reaches in the take. */
export const swellSeconds: Measure = {
  name: 'swell',
  unit: 's',
  of: ({ amplitude }) => {
    const slow = smoothed(amplitude, 0.4 * ENVELOPE_RATE);
    const top = slow.reduce((a, b) => Math.max(a, b), 0);
    const reached = slow.findIndex((v) => v >= 0.9 * top);
    let fifth = reached;
    while (fifth > 0 && slow[fifth] > 0.2 * top) fifth--;
    return (reached - fifth) / ENVELOPE_RATE;
  },
};

/**
 * How the power centroid moves from the first tenth of a second of the loudest peak to a later stretch after it, in
 * octaves: below 0 it darkens.
 */
export function tailColour(fromSeconds: number, toSeconds: number): Measure {
  return {
    name: `colour ${fromSeconds} to ${toSeconds} s after the peak`,
    unit: 'octaves',
    of: (sketch) => {
      const { level, centroidRate } = sketch;
      const peak = level.indexOf(level.reduce((a, b) => Math.max(a, b), -Infinity)) / ENVELOPE_RATE;
      const between = (from: number, to: number): number =>
        meanCentroid(
          sketch,
          Math.max(0, Math.floor((peak + from) * centroidRate)),
          Math.floor((peak + to) * centroidRate),
        );
      return Math.log2(between(fromSeconds, toSeconds) / between(-0.02, 0.1));
    },
  };
}

/**
 * Median decay time to -60 dB, by least squares from 3 dB under the peak to 30 dB under it or the next event. NaN where
 * nothing falls 9 dB.
 */
export const t60: Measure = {
  name: 't60',
  unit: 's',
  of: (sketch) => median(strong(sketch).flatMap((event) => decay(sketch, event))),
};

function decay({ level, events }: Sketch, event: SoundEvent): number[] {
  const next = events[events.indexOf(event) + 1]?.start ?? level.length;
  const top = level[event.peak];
  const points: [number, number][] = [];
  for (let i = event.peak; i < next && level[i] > top - 30; i++)
    if (level[i] < top - 3) points.push([i / ENVELOPE_RATE, level[i]]);
  if (points.length < 4 || points[0][1] - points[points.length - 1][1] < 6) return [];
  const seconds = fallTime(points);
  return Number.isNaN(seconds) ? [] : [seconds];
}

/** Time for 60 dB along the line through levels (dB) over times (s); NaN where it does not fall. */
function fallTime(points: readonly (readonly [number, number])[]): number {
  const [mt, ml] = [0, 1].map((k) => points.reduce((sum, point) => sum + point[k], 0) / points.length);
  const fall =
    points.reduce((sum, [t, l]) => sum + (t - mt) * (l - ml), 0) / points.reduce((sum, [t]) => sum + (t - mt) ** 2, 0);
  return fall < 0 ? -60 / fall : NaN;
}

/**
 * Time to -60 dB of the whole take from its loudest moment on, by least squares down to 40 dB under it: how a bell dies
 * away through its beats.
 */
export const fade: Measure = {
  name: 'fade',
  unit: 's',
  of: ({ level }) => {
    const peak = level.indexOf(level.reduce((a, b) => Math.max(a, b), -Infinity));
    let end = level.length - 1;
    while (end > peak && level[end] < level[peak] - 40) end--;
    return fallTime(Array.from(level.subarray(peak, end + 1), (v, i) => [i / ENVELOPE_RATE, v]));
  },
};

/** Where the peak of the longest event lies: 0 at its beginning, 1 at its end. */
export const peakPlace: Measure = {
  name: 'place of the peak',
  unit: '',
  of: (sketch) => {
    const { start, peak, end } = longest(sketch);
    return (peak - start) / (end - start);
  },
};

/**
 * How the power centroid of the longest event moves from its first to its last third, in octaves: below 0 it darkens.
 */
export const brightening: Measure = {
  name: 'brightening',
  unit: 'octaves',
  of: (sketch) => {
    const { start, end } = longest(sketch);
    const frame = (point: number): number => Math.floor((point / ENVELOPE_RATE) * sketch.centroidRate);
    const third = (end - start) / 3;
    return Math.log2(
      meanCentroid(sketch, frame(end - third), frame(end)) / meanCentroid(sketch, frame(start), frame(start + third)),
    );
  },
};

/** Spread of the centroid over the frames within 30 dB of the loudest, weighted by their amplitude, in octaves. */
export const colourMotion: Measure = {
  name: 'movement of the centroid',
  unit: 'octaves',
  of: ({ centroids, energies }) => {
    const loudest = energies.reduce((a, b) => Math.max(a, b), 0);
    const heard = Array.from(centroids, (hertz, i) => ({
      octave: Math.log2(hertz),
      weight: Math.sqrt(energies[i]),
    })).filter(({ weight }) => weight * weight > loudest * 1e-3);
    const all = heard.reduce((sum, { weight }) => sum + weight, 0);
    const mean = heard.reduce((sum, { octave, weight }) => sum + octave * weight, 0) / all;
    return Math.sqrt(heard.reduce((sum, { octave, weight }) => sum + weight * (octave - mean) ** 2, 0) / all);
  },
};

function longest({ events }: Sketch): SoundEvent {
  return events.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
}

function meanCentroid({ centroids, energies }: Sketch, from: number, to: number): number {
  let weighted = 0;
  let sum = 0;
  for (let i = from; i < Math.min(centroids.length, Math.max(from + 1, to)); i++) {
    if (!(energies[i] > 0)) continue;
    weighted += centroids[i] * energies[i];
    sum += energies[i];
  }
  return weighted / sum;
}

/** Share of time within 20 dB of the loudest. */
export const duty: Measure = {
  name: 'share of time sounding',
  unit: '',
  of: ({ level }) => {
    const top = percentile(level, 0.99);
    return level.filter((v) => v > top - 20).length / level.length;
  },
};

/** Level of the last third of the take over its first, dB. */
export const trend: Measure = {
  name: 'rise over the take',
  unit: 'dB',
  of: ({ amplitude }) => {
    const third = Math.floor(amplitude.length / 3);
    const energy = (part: Float64Array): number => part.reduce((sum, v) => sum + v * v, 1e-12);
    return 10 * Math.log10(energy(amplitude.subarray(-third)) / energy(amplitude.subarray(0, third)));
  },
};
