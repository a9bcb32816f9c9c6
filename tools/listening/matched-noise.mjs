import FFT from 'fft.js';
import { Random } from '../faults/random.mjs';

const SIZE = 2048;
const HOP = SIZE / 4;
const ENVELOPE_SECONDS = 0.01;
/** Quieter than this is silence, of full scale. */
const SILENCE = 1e-9;
const PEAK = 0.5;
/** Of the phases. */
const SEED = 20_480;

/**
 * Noise with the long-term spectrum of a sound and its envelope over 10 ms: whatever is nearer to real recordings than
 * this is more than noise. The same sound gives the same noise.
 * @param {{ sampleRate: number, channels: readonly Float32Array[] }} audio
 * @returns the same length, mono
 */
export function matchedNoise(audio) {
  const sound = monoOf(audio);
  const noise = noiseOfSpectrum(meanSpectrum(sound), sound.length);
  const step = Math.round(ENVELOPE_SECONDS * audio.sampleRate);
  const wanted = envelope(sound, step);
  const own = envelope(noise, step);
  const shaped = Float32Array.from(noise, (value, i) => {
    const at = i / step;
    const block = Math.floor(at);
    const gain = (b) => wanted[Math.min(b, wanted.length - 1)] / (own[Math.min(b, own.length - 1)] + SILENCE);
    return value * (gain(block) + (gain(block + 1) - gain(block)) * (at - block));
  });
  return { sampleRate: audio.sampleRate, channels: [shaped] };
}

/**
 * Noise with the long-term spectrum of a sound that never changes: what is left of it when only its bands are right.
 * The same sound gives the same noise.
 * @param {{ sampleRate: number, channels: readonly Float32Array[] }} audio
 * @returns the same length, mono, its peak at -6 dBFS
 */
export function stationaryNoise(audio) {
  const sound = monoOf(audio);
  const noise = noiseOfSpectrum(meanSpectrum(sound), sound.length);
  const peak = noise.reduce((most, value) => Math.max(most, Math.abs(value)), SILENCE);
  return { sampleRate: audio.sampleRate, channels: [Float32Array.from(noise, (value) => (value * PEAK) / peak)] };
}

function monoOf({ channels }) {
  return Float64Array.from(
    channels[0],
    (_, i) => channels.reduce((sum, channel) => sum + channel[i], 0) / channels.length,
  );
}

const window = Float64Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));

function meanSpectrum(sound) {
  const fft = new FFT(SIZE);
  const out = fft.createComplexArray();
  const power = new Float64Array(SIZE / 2 + 1);
  for (let at = 0; at + SIZE <= sound.length; at += HOP) {
    fft.realTransform(
      out,
      Array.from(sound.subarray(at, at + SIZE), (value, i) => value * window[i]),
    );
    for (let k = 0; k <= SIZE / 2; k++) power[k] += out[2 * k] * out[2 * k] + out[2 * k + 1] * out[2 * k + 1];
  }
  return power.map(Math.sqrt);
}

function noiseOfSpectrum(magnitudes, length) {
  const fft = new FFT(SIZE);
  const spectrum = fft.createComplexArray();
  const time = fft.createComplexArray();
  const noise = new Float64Array(length);
  const random = new Random(SEED);
  for (let at = -SIZE; at < length; at += HOP) {
    for (let k = 0; k <= SIZE / 2; k++) {
      const phase = 2 * Math.PI * random.next();
      spectrum[2 * k] = magnitudes[k] * Math.cos(phase);
      spectrum[2 * k + 1] = magnitudes[k] * Math.sin(phase);
    }
    fft.completeSpectrum(spectrum);
    fft.inverseTransform(time, spectrum);
    for (let i = Math.max(0, -at); i < SIZE && at + i < length; i++) noise[at + i] += window[i] * time[2 * i];
  }
  return noise;
}

function envelope(x, step) {
  return Float64Array.from({ length: Math.ceil(x.length / step) }, (_, b) => {
    let sum = 0;
    for (let i = b * step; i < Math.min(x.length, (b + 1) * step); i++) sum += x[i] * x[i];
    return Math.sqrt(sum / step);
  });
}
