import { createRealFft } from '@whoosh/audio-codec';
import { SAMPLE_RATE } from '../voice';
import { BAND_HERTZ, BandFit } from './band-chain';
import { clamp, cos, exp, gainToDb, log, TWO_PI } from './exact-math';

/** Frames over which levels are measured: 21 ms. */
export const WINDOW_FRAMES = 1024;
/** Frames from one measure to the next. */
export const HOP_FRAMES = 512;
/** The measured power of a band that falls silent is let go by a factor of e in this time, s. */
const FALL_SECONDS = 0.06;
/** What lies further under the loudest moment is treated as if it lay here, dB. */
const FLOOR_DB = 60;
/** Keeps the logarithm of silence finite; power of the transform, 150 dB under a full-scale tone. */
const LEAST_POWER = 1e-10;
/** Bells that overlap are told apart almost exactly: the gains are a few dB. */
const RIDGE = 0.01;

const BINS = WINDOW_FRAMES / 2 + 1;
const FALL = exp(-HOP_FRAMES / SAMPLE_RATE / FALL_SECONDS);
const HANN = Float64Array.from({ length: WINDOW_FRAMES }, (_, i) => 0.5 - 0.5 * cos((TWO_PI * i) / WINDOW_FRAMES));
const FIT = new BandFit(BAND_HERTZ, RIDGE);
const CENTRES = BAND_HERTZ.map(erbNumber);
/** Of each bin of the transform: the lower of the two bands that it lies between. */
const LOWER = Uint8Array.from({ length: BINS }, (_, bin) => {
  const above = CENTRES.findIndex((centre) => centre >= erbOf(bin));
  return above === -1 ? CENTRES.length - 2 : Math.max(0, above - 1);
});
/** How near it lies to the upper one, 0..1. */
const UPPER_SHARE = Float64Array.from({ length: BINS }, (_, bin) => {
  const lower = LOWER[bin];
  return clamp((erbOf(bin) - CENTRES[lower]) / (CENTRES[lower + 1] - CENTRES[lower]), 0, 1);
});

function erbOf(bin: number): number {
  return erbNumber((bin * SAMPLE_RATE) / WINDOW_FRAMES);
}

/** B. Glasberg, B. Moore (1990), up to a factor: number of equivalent rectangular bandwidths under a frequency. */
function erbNumber(hertz: number): number {
  return log(1 + 0.00437 * hertz);
}

/**
 * Widens the distance in dB of each band of a sound to its loudest moment so far: what is quiet inside a band becomes
 * quieter, the loudest moments stay as they are.
 */
export class MultibandExpander {
  private readonly fft = createRealFft(WINDOW_FRAMES);
  private readonly windowed = new Float64Array(WINDOW_FRAMES);
  private readonly power = new Float64Array(BINS);
  /** Of each band: power, held while it falls; its highest so far; and what is wanted of it, dB. */
  private readonly held = new Float64Array(BAND_HERTZ.length);
  private readonly highest = new Float64Array(BAND_HERTZ.length).fill(LEAST_POWER);
  private readonly wanted = new Float64Array(BAND_HERTZ.length);

  /** @param amount by how much of itself a distance grows: 0 leaves a sound as it is */
  constructor(private readonly amount: number) {}

  /**
   * Gains in dB of a BandChain for the middle of a window; the windows of a sound lie HOP_FRAMES apart.
   * @param window WINDOW_FRAMES samples of each channel
   * @param gains one for each band, overwritten
   */
  measure(window: readonly Float32Array[], gains: Float64Array): void {
    const { windowed, power, held, highest, wanted, amount } = this;
    const [left, right] = window;
    for (let i = 0; i < WINDOW_FRAMES; i++) windowed[i] = HANN[i] * (right ? 0.5 * (left[i] + right[i]) : left[i]);
    this.fft.powerSpectrum(windowed, power);
    this.hold();
    for (let band = 0; band < held.length; band++) {
      highest[band] = Math.max(highest[band], held[band]);
      const levelDb = 0.5 * gainToDb((held[band] + LEAST_POWER) / (highest[band] + LEAST_POWER));
      wanted[band] = amount * Math.max(-FLOOR_DB, levelDb);
    }
    FIT.approximate(wanted, gains);
  }

  private hold(): void {
    const { power, held } = this;
    const now = this.wanted.fill(0);
    for (let bin = 0; bin < BINS; bin++) {
      const upper = UPPER_SHARE[bin] * power[bin];
      now[LOWER[bin]] += power[bin] - upper;
      now[LOWER[bin] + 1] += upper;
    }
    for (let band = 0; band < held.length; band++) held[band] = Math.max(now[band], FALL * held[band]);
  }
}
