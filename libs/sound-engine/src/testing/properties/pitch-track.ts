import { createRealFft } from '@whoosh/audio-codec';
import { SAMPLE_RATE } from '../../voice';
import { ComplexTransform } from './complex-transform';
import { hannWindow } from '../windowed-spectrum';

const HOP = 1440;
const WINDOW = 2048;
const TRANSFORM = 4096;
/** Longest and shortest period, Hz. */
const LOWEST_HZ = 60;
const HIGHEST_HZ = 9000;
/** Frames quieter than this against the loudest have no pitch, dB. */
const SILENCE_DB = -35;
/**
 * Normalised autocorrelation from which a frame counts as voiced (Boersma 1993 takes 0.45 and a cost for change; there
 * is none here).
 */
const VOICED = 0.5;
/** A shorter period wins over a longer one that is hardly stronger: octave errors downwards are the usual ones. */
const OCTAVE_COST = 0.01;

/** Pitch of each 30 ms. */
export interface PitchTrack {
  /** Frames in which the sound is within 35 dB of its loudest. */
  active: number;
  /** Hz, 0 where unvoiced. */
  f0: Float64Array;
  /** Harmonic-to-noise ratio of every active frame, dB. */
  hnr: number[];
}

export const PITCH_HOP_SECONDS = HOP / SAMPLE_RATE;

const fft = createRealFft(TRANSFORM);
const complex = new ComplexTransform(TRANSFORM);
const hann = hannWindow(WINDOW);

/** Autocorrelation pitch, each frame by itself. Reference: Boersma (1993), without the path search. */
export function pitchTrack(x: Float32Array): PitchTrack {
  const count = Math.max(1, Math.floor((x.length - WINDOW) / HOP) + 1);
  const frames = Array.from({ length: count }, (_, i) => windowed(x, i * HOP));
  const energies = frames.map((frame) => frame.reduce((sum, v) => sum + v * v, 0));
  const loudest = energies.reduce((a, b) => Math.max(a, b), 1e-12);
  const active = frames.map((_, i) => i).filter((i) => energies[i] >= loudest * 10 ** (SILENCE_DB / 10));
  const [window] = autocorrelations(Float64Array.from(hann), new Float64Array(WINDOW));
  const f0 = new Float64Array(count);
  const hnr: number[] = [];
  const note = (i: number, own: Float64Array): void => {
    const { hertz, strength } = strongestPeriod(own, window);
    const clear = Math.min(0.99999, Math.max(1e-3, strength));
    hnr.push(10 * Math.log10(clear / (1 - clear)));
    if (strength >= VOICED) f0[i] = hertz;
  };
  for (let k = 0; k < active.length; k += 2) {
    const other = active[k + 1];
    const [first, second] = autocorrelations(
      frames[active[k]],
      other === undefined ? new Float64Array(WINDOW) : frames[other],
    );
    note(active[k], first);
    if (other !== undefined) note(other, second);
  }
  return { active: active.length, f0, hnr };
}

function windowed(x: Float32Array, from: number): Float64Array {
  const frame = new Float64Array(WINDOW);
  for (let i = 0; i < WINDOW; i++) frame[i] = (from + i < x.length ? x[from + i] : 0) * hann[i];
  return frame;
}

/**
 * Autocorrelations of two frames (Wiener and Khinchin). Both power spectra are real and even, so both results are real:
 * one transform gives one as its real, the other as its imaginary part.
 */
function autocorrelations(a: Float64Array, b: Float64Array): [Float64Array, Float64Array] {
  const [re, im] = [evenPower(a), evenPower(b)];
  complex.run(re, im);
  return [re.subarray(0, WINDOW), im.subarray(0, WINDOW)];
}

/** The power spectrum of a frame padded to twice its length, at all frequencies. */
function evenPower(frame: Float64Array): Float64Array {
  const padded = new Float64Array(TRANSFORM);
  const half = new Float64Array(TRANSFORM / 2 + 1);
  padded.set(frame);
  fft.powerSpectrum(padded, half);
  const power = new Float64Array(TRANSFORM);
  power.set(half);
  for (let k = 1; k < TRANSFORM / 2; k++) power[TRANSFORM - k] = half[k];
  return power;
}

function strongestPeriod(own: Float64Array, window: Float64Array): { hertz: number; strength: number } {
  const at = (lag: number): number => (own[lag] * window[0]) / (own[0] * window[lag]);
  let best = { hertz: 0, strength: 0, score: 0 };
  for (let lag = Math.floor(SAMPLE_RATE / HIGHEST_HZ); lag <= SAMPLE_RATE / LOWEST_HZ; lag++) {
    const [before, here, after] = [at(lag - 1), at(lag), at(lag + 1)];
    if (here <= before || here < after) continue;
    const score = here + OCTAVE_COST * Math.log2(SAMPLE_RATE / lag);
    if (score <= best.score) continue;
    const curve = before - 2 * here + after;
    const shift = Math.abs(curve) > 1e-9 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / curve)) : 0;
    best = { hertz: SAMPLE_RATE / (lag + shift), strength: Math.min(1, here - 0.25 * (before - after) * shift), score };
  }
  return best;
}
