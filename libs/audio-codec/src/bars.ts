import { cosPi, log2 } from './exact';
import { createRealFft } from './fft';
import type { PcmAudio } from './pcm-audio';
import { FULL_SCALE_24, quantizer24 } from './quantize';

/** One slice of a waveform. */
export interface AudioBar {
  /** Peak of all channels, 0..1 of full scale. */
  level: number;
  /** Spectral centroid on a log axis from 120 Hz (0) to 12 kHz (1); 0 in silence. */
  brightness: number;
}

/** Window of the spectra, frames: 21 ms at 48 kHz, 47 Hz per bin. */
const WINDOW = 1024;
/** Spectra per slice at most: bounds the work for long sounds. */
const MAX_WINDOWS = 4;
const DARKEST_HZ = 120;
const BRIGHTEST_HZ = 12_000;
const LOG_RANGE = log2(BRIGHTEST_HZ / DARKEST_HZ);

/**
 * Cuts audio into `count` equal slices and measures each. The samples are first rounded to 24 bits, so the bars of a
 * sound are the same whether computed from memory or from its WAV file. The centroid weighs each frequency with its
 * magnitude.
 * @param count whole number, 1 or more
 * @throws RangeError for another count
 */
export function computeBars(audio: PcmAudio, count = 100): AudioBar[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('count: a whole number, 1 or more');
  const { channels, sampleRate } = audio;
  const frames = channels[0]?.length ?? 0;
  const meter = (sharedMeter ??= new CentroidMeter());
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * frames) / count);
    const to = Math.floor(((i + 1) * frames) / count);
    const level = peak(channels, from, to);
    return { level, brightness: level === 0 ? 0 : brightnessOf(meter.centroid(channels, from, to) * sampleRate) };
  });
}

/** Peak of the rounded samples. Rounding keeps their order, so the outermost two tell it; NaN counts as 0. */
function peak(channels: readonly Float32Array[], from: number, to: number): number {
  let highest = 0;
  let lowest = 0;
  for (const samples of channels) {
    for (let i = from; i < to; i++) {
      const sample = samples[i];
      if (sample > highest) highest = sample;
      else if (sample < lowest) lowest = sample;
    }
  }
  return Math.max(quantizer24(highest), -quantizer24(lowest)) / FULL_SCALE_24;
}

function brightnessOf(hertz: number): number {
  if (hertz <= DARKEST_HZ) return 0;
  return Math.min(1, log2(hertz / DARKEST_HZ) / LOG_RANGE);
}

/** Spectral centroids of slices. Not re-entrant: it reuses its work arrays. */
class CentroidMeter {
  private readonly fft = createRealFft(WINDOW);
  private readonly hann = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * cosPi((2 * i) / WINDOW));
  private readonly windowed = new Float64Array(WINDOW);
  private readonly power = new Float64Array(WINDOW / 2 + 1);
  private readonly summed = new Float64Array(WINDOW / 2 + 1);

  /**
   * Centroid of one slice in parts of the sample rate, from up to four Hann windows spread evenly over it. A window
   * longer than its slice reaches into the neighbours: cut at the slice, its edges would sound like clicks and make
   * every short bar bright.
   */
  centroid(channels: readonly Float32Array[], from: number, to: number): number {
    const { summed } = this;
    const windows = Math.max(1, Math.min(MAX_WINDOWS, Math.ceil((to - from) / WINDOW)));
    let weighted = 0;
    let total = 0;
    for (let w = 0; w < windows; w++) {
      const middle = from + ((w + 0.5) / windows) * (to - from);
      this.sumPower(channels, Math.floor(middle - WINDOW / 2));
      for (let k = 1; k < summed.length; k++) {
        const magnitude = Math.sqrt(summed[k]);
        weighted += k * magnitude;
        total += magnitude;
      }
    }
    return total === 0 ? 0 : weighted / total / WINDOW;
  }

  /** Power of all channels together, so that sounds of opposite phase do not cancel. */
  private sumPower(channels: readonly Float32Array[], start: number): void {
    const { fft, hann, windowed, power, summed } = this;
    summed.fill(0);
    for (const samples of channels) {
      const first = Math.max(0, -start);
      const end = Math.min(WINDOW, samples.length - start);
      windowed.fill(0);
      for (let i = first; i < end; i++) windowed[i] = (quantizer24(samples[start + i]) / FULL_SCALE_24) * hann[i];
      fft.powerSpectrum(windowed, power);
      for (let k = 0; k < power.length; k++) summed[k] += power[k];
    }
  }
}

let sharedMeter: CentroidMeter | undefined;
