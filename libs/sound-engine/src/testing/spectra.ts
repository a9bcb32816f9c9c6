import type { Cue, Params, SoundModel, LayerModifiers } from '../model';
import { SAMPLE_RATE } from '../voice';
import { frameSpectra } from './windowed-spectrum';

/** Words that say nothing special; override what the test is about. */
export function layerModifiers(overrides: Partial<LayerModifiers> = {}): LayerModifiers {
  return { mods: {}, intensity: 0.5, sceneIntensity: 'moderate', duration: 10, ...overrides };
}

export interface TakeOptions {
  seconds?: number;
  seed?: number;
  params?: Params;
  cue?: Cue;
  /** Frames per call of process. */
  blockFrames?: number;
}

/** Renders a model alone. */
export function take(
  model: SoundModel,
  {
    seconds = 3,
    seed = 1,
    params = model.mapModifiers(layerModifiers({ duration: seconds })),
    cue = { kind: 'continuous' },
    blockFrames = 4096,
  }: TakeOptions = {},
): Float32Array[] {
  const frames = Math.round(seconds * SAMPLE_RATE);
  const voice = model.prepare(params, { seed, duration: seconds, cue });
  const out = Array.from({ length: voice.channels }, () => new Float32Array(frames));
  for (let from = 0; from < frames; from += blockFrames) voice.process(out, from, Math.min(frames, from + blockFrames));
  return out;
}

/** Times in s of the events that a model starts by itself or under a cue. */
export function eventTimes(
  model: SoundModel,
  {
    seconds = 3,
    seed = 1,
    params = model.mapModifiers(layerModifiers({ duration: seconds })),
    cue = { kind: 'continuous' },
  }: TakeOptions = {},
): number[] {
  const voice = model.prepare(params, { seed, duration: seconds, cue });
  const frames = Math.round(seconds * SAMPLE_RATE);
  voice.process(
    Array.from({ length: voice.channels }, () => new Float32Array(frames)),
    0,
    frames,
  );
  return voice.events.map((event) => event.time);
}

/** Mean of the channels. */
export function mono(channels: readonly Float32Array[]): Float32Array {
  return channels[0].map((_, i) => channels.reduce((sum, channel) => sum + channel[i], 0) / channels.length);
}

export function rms(x: Float32Array): number {
  return Math.sqrt(x.reduce((sum, v) => sum + v * v, 0) / Math.max(1, x.length));
}

/** Root mean square in dB. */
export function levelDb(x: Float32Array): number {
  return 20 * Math.log10(rms(x) + 1e-30);
}

const FRAME = 4096;

/** Summed power spectrum of Hann frames of 4096: index k is k · 48000 / 4096 Hz. */
export function powerSpectrum(x: Float32Array): Float64Array {
  const power = new Float64Array(FRAME / 2);
  for (const frame of frameSpectra(x, FRAME, FRAME / 2).frames)
    for (let k = 0; k < power.length; k++) power[k] += frame[k];
  return power;
}

const BIN_HZ = SAMPLE_RATE / FRAME;

/** Centre of gravity of the magnitude spectrum, Hz. */
export function centroid(x: Float32Array): number {
  let weighted = 0;
  let sum = 0;
  powerSpectrum(x).forEach((p, k) => {
    const magnitude = Math.sqrt(p);
    weighted += magnitude * k * BIN_HZ;
    sum += magnitude;
  });
  return weighted / sum;
}

/** Level of a band against the whole, dB. */
export function bandDb(x: Float32Array, lowHz: number, highHz: number): number {
  let band = 0;
  let all = 0;
  powerSpectrum(x).forEach((p, k) => {
    all += p;
    if (k * BIN_HZ >= lowHz && k * BIN_HZ < highHz) band += p;
  });
  return 10 * Math.log10(band / all + 1e-30);
}

/** Frequency of the strongest bin in a range, Hz, by parabolic interpolation of the logarithm. */
export function peakFrequency(x: Float32Array, lowHz = 20, highHz = 20_000): number {
  const power = powerSpectrum(x);
  let best = Math.max(1, Math.ceil(lowHz / BIN_HZ));
  for (let k = best; k < Math.min(power.length - 1, highHz / BIN_HZ); k++) if (power[k] > power[best]) best = k;
  const [a, b, c] = [power[best - 1], power[best], power[best + 1]].map((p) => Math.log(p + 1e-30));
  return (best + (a - c) / (2 * (a - 2 * b + c) || 1)) * BIN_HZ;
}

/** Times in s at which the sound rises by `riseDb` within 20 ms, at least `gap` s apart. */
export function onsets(x: Float32Array, riseDb = 9, gap = 0.06): number[] {
  const hop = 240;
  const levels: number[] = [];
  for (let from = 0; from + hop <= x.length; from += hop) levels.push(levelDb(x.subarray(from, from + hop)));
  const loudest = Math.max(...levels);
  const times: number[] = [];
  levels.forEach((level, i) => {
    const before = Math.min(...[i - 1, i - 2, i - 3, i - 4].map((k) => (k < 0 ? -200 : levels[k])));
    const time = (i * hop) / SAMPLE_RATE;
    if (
      level > loudest - 30 &&
      level - before > riseDb &&
      (times.length === 0 || time - times[times.length - 1] >= gap)
    )
      times.push(time);
  });
  return times;
}

/**
 * Reverberation time in s from the backward integral between -5 and -25 dB after the loudest moment. Reference:
 * Schroeder (1965).
 */
export function t60(x: Float32Array): number {
  let top = 0;
  x.forEach((v, i) => {
    if (Math.abs(v) > Math.abs(x[top])) top = i;
  });
  const energy = new Float64Array(x.length + 1);
  for (let i = x.length - 1; i >= top; i--) energy[i] = energy[i + 1] + x[i] * x[i];
  const at = (db: number): number => {
    for (let i = top; i < x.length; i++) if (energy[i] < energy[top] * 10 ** (db / 10)) return i;
    return x.length;
  };
  return ((at(-25) - at(-5)) / SAMPLE_RATE) * 3;
}

/** Normalised correlation at lag 0. */
export function correlation(a: Float32Array, b: Float32Array): number {
  const frames = Math.min(a.length, b.length);
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < frames; i++) {
    ab += a[i] * b[i];
    aa += a[i] * a[i];
    bb += b[i] * b[i];
  }
  return ab / Math.sqrt(aa * bb + 1e-30);
}

/** Fourth moment over the squared second, less 3: high for sparse cracks, 0 for Gaussian noise. */
export function excessKurtosis(x: Float32Array): number {
  const second = x.reduce((sum, v) => sum + v * v, 0) / x.length;
  return x.reduce((sum, v) => sum + v ** 4, 0) / x.length / (second * second) - 3;
}

/** Levels of consecutive stretches, dB. */
export function levels(x: Float32Array, seconds: number): number[] {
  const size = Math.round(seconds * SAMPLE_RATE);
  return Array.from({ length: Math.floor(x.length / size) }, (_, i) => levelDb(x.subarray(i * size, (i + 1) * size)));
}
