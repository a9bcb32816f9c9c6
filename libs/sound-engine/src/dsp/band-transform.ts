import { createRealFft } from '@whoosh/audio-codec';
import { SAMPLE_RATE } from '../voice';
import { PI, sin } from './exact-math';

/** Frames of a window, 21 ms, and from one to the next. */
export const WINDOW_FRAMES = 1024;
export const HOP_FRAMES = WINDOW_FRAMES / 2;
/** Frequencies of a window's transform, Hz. */
export const BIN_HERTZ = Array.from({ length: WINDOW_FRAMES / 2 + 1 }, (_, bin) => (bin * SAMPLE_RATE) / WINDOW_FRAMES);
/** Before and after the transform: its squares at half overlap add up to 1. */
const WINDOW = Float64Array.from({ length: WINDOW_FRAMES }, (_, i) => sin((PI * i) / WINDOW_FRAMES));

/** Spectrum of one channel's window, and what the last one leaves for the next hop. */
interface Channel {
  readonly re: Float64Array;
  readonly im: Float64Array;
  readonly rest: Float64Array;
}

/**
 * Short-time transform whose frequencies are given gains and which is put together again by overlap and add: gains of 1
 * leave a sound as it is, others act without delay and turn no phase.
 */
export class BandTransform {
  private readonly fft = createRealFft(WINDOW_FRAMES);
  private readonly samples = new Float64Array(WINDOW_FRAMES);
  private readonly channels: readonly Channel[];

  constructor(channels: 1 | 2) {
    this.channels = Array.from({ length: channels }, () => ({
      re: new Float64Array(BIN_HERTZ.length),
      im: new Float64Array(BIN_HERTZ.length),
      rest: new Float64Array(HOP_FRAMES),
    }));
  }

  /**
   * Transforms the next window.
   * @param window WINDOW_FRAMES samples of each channel, HOP_FRAMES after the last
   * @param powers of all channels together at BIN_HERTZ, overwritten
   */
  analyse(window: readonly Float32Array[], powers: Float64Array): void {
    const { fft, samples } = this;
    powers.fill(0);
    this.channels.forEach(({ re, im }, k) => {
      const channel = window[k];
      for (let i = 0; i < WINDOW_FRAMES; i++) samples[i] = WINDOW[i] * channel[i];
      fft.transform(samples, re, im);
      for (let bin = 0; bin < powers.length; bin++) powers[bin] += re[bin] * re[bin] + im[bin] * im[bin];
    });
  }

  /**
   * Gives the window gains and adds it to the one before.
   * @param gains of all channels at BIN_HERTZ
   * @param hop the first HOP_FRAMES samples of the window of each channel, overwritten
   */
  synthesise(gains: Float64Array, hop: readonly Float32Array[]): void {
    const { fft, samples } = this;
    this.channels.forEach(({ re, im, rest }, k) => {
      const out = hop[k];
      for (let bin = 0; bin < gains.length; bin++) {
        re[bin] *= gains[bin];
        im[bin] *= gains[bin];
      }
      fft.invert(re, im, samples);
      for (let i = 0; i < HOP_FRAMES; i++) {
        out[i] = rest[i] + WINDOW[i] * samples[i];
        rest[i] = WINDOW[HOP_FRAMES + i] * samples[HOP_FRAMES + i];
      }
    });
  }
}
