import { createRealFft } from '@whoosh/audio-codec';

/** Power spectra of Hann-windowed frames, one after another. */
export interface FrameSpectra {
  /** Frames between two starts. */
  hop: number;
  size: number;
  frames: Float64Array[];
}

/**
 * Spectra of every whole frame of `size` samples (a power of two), `hop` samples apart; a shorter sound is padded to
 * one frame.
 */
export function frameSpectra(x: Float32Array, size: number, hop: number): FrameSpectra {
  const fft = createRealFft(size);
  const hann = hannWindow(size);
  const samples = new Float64Array(size);
  const frames: Float64Array[] = [];
  for (let from = 0; from === 0 || from + size <= x.length; from += hop) {
    for (let i = 0; i < size; i++) samples[i] = (from + i < x.length ? x[from + i] : 0) * hann[i];
    const power = new Float64Array(size / 2 + 1);
    fft.powerSpectrum(samples, power);
    frames.push(power);
  }
  return { hop, size, frames };
}

/** Mean of power spectra. */
export function meanPower(frames: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(frames[0].length);
  for (const frame of frames) for (let k = 0; k < mean.length; k++) mean[k] += frame[k] / frames.length;
  return mean;
}

export function hannWindow(size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
}

/** Centre of gravity of a power spectrum between 40 Hz and 18 kHz, Hz: the definition of the measured profiles. */
export function powerCentroid(power: Float64Array, binHz: number): number {
  let weighted = 0;
  let sum = 0;
  for (let k = Math.ceil(40 / binHz); k < power.length && k * binHz <= 18_000; k++) {
    weighted += power[k] * k * binHz;
    sum += power[k];
  }
  return sum > 0 ? weighted / sum : NaN;
}
