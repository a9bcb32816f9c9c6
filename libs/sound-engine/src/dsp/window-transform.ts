import { createRealFft } from '@whoosh/audio-codec';
import { PI, sin } from './exact-math';

/** Samples of a window. */
export const WINDOW_FRAMES = 1024;
/** Frequencies of its spectrum. */
export const WINDOW_BINS = WINDOW_FRAMES / 2 + 1;
/** Before and after the transform: its squares at half overlap add up to 1. */
export const WINDOW = Float64Array.from({ length: WINDOW_FRAMES }, (_, i) => sin((PI * i) / WINDOW_FRAMES));

/** Windows to spectra and back. What is given is only read, and what is overwritten belongs to the caller. */
export interface WindowTransform {
  /** Spectrum of WINDOW_FRAMES samples times WINDOW; `re` and `im`, WINDOW_BINS values each, are overwritten. */
  analyse(samples: Float32Array, re: Float64Array, im: Float64Array): void;
  /** The samples with a spectrum times `gains`, times WINDOW; `samples`, WINDOW_FRAMES values, are overwritten. */
  synthesise(re: Float64Array, im: Float64Array, gains: Float64Array, samples: Float64Array): void;
}

/** In JavaScript, for every place that the engine runs in. */
export class ScalarWindowTransform implements WindowTransform {
  private readonly fft = createRealFft(WINDOW_FRAMES);
  private readonly windowed = new Float64Array(WINDOW_FRAMES);
  private readonly weighedRe = new Float64Array(WINDOW_BINS);
  private readonly weighedIm = new Float64Array(WINDOW_BINS);

  analyse(samples: Float32Array, re: Float64Array, im: Float64Array): void {
    const { windowed } = this;
    for (let i = 0; i < WINDOW_FRAMES; i++) windowed[i] = WINDOW[i] * samples[i];
    this.fft.transform(windowed, re, im);
  }

  synthesise(re: Float64Array, im: Float64Array, gains: Float64Array, samples: Float64Array): void {
    const { weighedRe, weighedIm } = this;
    for (let bin = 0; bin < WINDOW_BINS; bin++) {
      weighedRe[bin] = re[bin] * gains[bin];
      weighedIm[bin] = im[bin] * gains[bin];
    }
    this.fft.invert(weighedRe, weighedIm, samples);
    for (let i = 0; i < WINDOW_FRAMES; i++) samples[i] *= WINDOW[i];
  }
}

let create: () => WindowTransform = () => new ScalarWindowTransform();

/** Lets voices that are made from now on transform by other means, with the same numbers. */
export function transformWindowsWith(other: () => WindowTransform): void {
  create = other;
}

export const windowTransform = (): WindowTransform => create();
