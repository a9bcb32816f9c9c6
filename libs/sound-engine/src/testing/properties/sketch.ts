import { SAMPLE_RATE } from '../../voice';
import { amplitudeTrack, ENVELOPE_RATE, findEvents, levelTrack, median, type SoundEvent } from './level-track';
import { pitchTrack, type PitchTrack } from './pitch-track';
import { frameSpectra, hannWindow, meanPower, powerCentroid } from '../windowed-spectrum';
import { createRealFft } from '@whoosh/audio-codec';

const LONG_FRAME = 8192;
const FINE_FRAME = 32_768;
const FINE_TO_HZ = 900;
const SHORT_FRAME = 1024;
const SHORT_HOP = 512;
const MODULATION_FRAME = 8192;

/** What is measured of a take once, so that any number of properties can be asked of it. */
export interface Sketch {
  seconds: number;
  /** Mean power over frames of 8192: index k is k · binHz. */
  power: Float64Array;
  binHz: number;
  /** Mean power over frames of 32 768 up to 900 Hz, where lines lie close together: index k is k · fineBinHz. */
  fine: Float64Array;
  fineBinHz: number;
  /**
   * How far the strongest line from 150 Hz to 8 kHz stands over the median of the octave around it, in each of the
   * louder frames of 8192, dB.
   */
  lines: number[];
  /** Power centroid (Hz) and energy of each short frame, `centroidRate` of them per second. */
  centroids: Float64Array;
  energies: Float64Array;
  centroidRate: number;
  /** RMS amplitude per ms, and its level over 10 ms in dB. */
  amplitude: Float64Array;
  level: Float64Array;
  events: SoundEvent[];
  /** Depth of the envelope's modulation (1 is a full sine), index k is k · modulationBinHz. */
  modulation: Float64Array;
  modulationBinHz: number;
  pitch: PitchTrack;
  /** Fourth moment over the squared second, less 3: 0 for Gaussian noise. */
  excessKurtosis: number;
  /** Peak over RMS, dB. */
  crestDb: number;
}

/** Measures a mono take at 48 kHz, each part when it is first asked for. */
export function sketchOf(x: Float32Array): Sketch {
  const long = once(() => frameSpectra(x, LONG_FRAME, LONG_FRAME / 2).frames);
  const power = once(() => meanPower(long()));
  const fine = once(() =>
    meanPower(frameSpectra(x, FINE_FRAME, FINE_FRAME / 2).frames).slice(
      0,
      Math.ceil((FINE_TO_HZ * FINE_FRAME) / SAMPLE_RATE),
    ),
  );
  const lines = once(() => loudHalf(long()).map((frame) => strongestLine(frame, SAMPLE_RATE / LONG_FRAME)));
  const short = once(() => frameSpectra(x, SHORT_FRAME, SHORT_HOP).frames);
  const centroids = once(() => Float64Array.from(short(), (frame) => powerCentroid(frame, SAMPLE_RATE / SHORT_FRAME)));
  const energies = once(() => Float64Array.from(short(), (frame) => frame.reduce((sum, v) => sum + v, 0)));
  const amplitude = once(() => amplitudeTrack(x));
  const level = once(() => levelTrack(amplitude(), 10));
  const events = once(() => findEvents(amplitude()));
  const modulation = once(() => modulationOf(amplitude()));
  const pitch = once(() => pitchTrack(x));
  const peaks = once(() => moments(x));
  return {
    seconds: x.length / SAMPLE_RATE,
    binHz: SAMPLE_RATE / LONG_FRAME,
    fineBinHz: SAMPLE_RATE / FINE_FRAME,
    centroidRate: SAMPLE_RATE / SHORT_HOP,
    modulationBinHz: ENVELOPE_RATE / MODULATION_FRAME,
    get power() {
      return power();
    },
    get fine() {
      return fine();
    },
    get lines() {
      return lines();
    },
    get centroids() {
      return centroids();
    },
    get energies() {
      return energies();
    },
    get amplitude() {
      return amplitude();
    },
    get level() {
      return level();
    },
    get events() {
      return events();
    },
    get modulation() {
      return modulation();
    },
    get pitch() {
      return pitch();
    },
    get excessKurtosis() {
      return peaks().excessKurtosis;
    },
    get crestDb() {
      return peaks().crestDb;
    },
  };
}

/** The value, made at the first call. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function loudHalf(frames: readonly Float64Array[]): Float64Array[] {
  const energies = frames.map((frame) => frame.reduce((sum, v) => sum + v, 0));
  const middle = median(energies);
  return frames.filter((_, i) => energies[i] >= middle);
}

function strongestLine(power: Float64Array, binHz: number): number {
  let peak = Math.ceil(150 / binHz);
  for (let k = peak; k * binHz < 8000; k++) if (power[k] > power[peak]) peak = k;
  return (
    10 * Math.log10(power[peak] / (median(power.subarray(Math.floor(peak / 1.41), Math.ceil(peak * 1.41))) + 1e-30))
  );
}

/** Amplitude of each sine in the envelope against its mean. */
function modulationOf(amplitude: Float64Array): Float64Array {
  const frames = Math.min(amplitude.length, MODULATION_FRAME);
  const mean = amplitude.reduce((sum, v) => sum + v, 0) / amplitude.length;
  const hann = hannWindow(frames);
  const padded = new Float64Array(MODULATION_FRAME);
  for (let i = 0; i < frames; i++) padded[i] = (amplitude[i] / mean - 1) * hann[i];
  const power = new Float64Array(MODULATION_FRAME / 2 + 1);
  createRealFft(MODULATION_FRAME).powerSpectrum(padded, power);
  return power.map((v) => (4 * Math.sqrt(v)) / frames);
}

function moments(x: Float32Array): Pick<Sketch, 'excessKurtosis' | 'crestDb'> {
  let second = 0;
  let fourth = 0;
  let peak = 0;
  for (let i = 0; i < x.length; i++) {
    const square = x[i] * x[i];
    second += square / x.length;
    fourth += (square * square) / x.length;
    peak = Math.max(peak, square);
  }
  return { excessKurtosis: fourth / (second * second) - 3, crestDb: 10 * Math.log10(peak / second) };
}
