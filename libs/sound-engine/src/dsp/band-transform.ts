import { SAMPLE_RATE } from '../voice';
import { WINDOW_BINS, WINDOW_FRAMES, windowTransform } from './window-transform';

export { WINDOW_FRAMES } from './window-transform';
/** Frames from one window to the next, 11 ms. */
export const HOP_FRAMES = WINDOW_FRAMES / 2;
/** Frequencies of a window's transform, Hz. */
export const BIN_HERTZ = Array.from({ length: WINDOW_BINS }, (_, bin) => (bin * SAMPLE_RATE) / WINDOW_FRAMES);

/** Spectrum of one channel's window, and what the last one leaves for the next hop. */
interface Channel {
  readonly re: Float64Array;
  readonly im: Float64Array;
  readonly rest: Float64Array;
  /** The window held nothing but silence: its spectrum is not worked out. */
  isSilent: boolean;
}

/**
 * Short-time transform whose frequencies are given gains and which is put together again by overlap and add: gains of 1
 * leave a sound as it is, others act without delay and turn no phase.
 */
export class BandTransform {
  private readonly transform = windowTransform();
  private readonly samples = new Float64Array(WINDOW_FRAMES);
  private readonly channels: readonly Channel[];

  constructor(channels: 1 | 2) {
    this.channels = Array.from({ length: channels }, () => ({
      re: new Float64Array(WINDOW_BINS),
      im: new Float64Array(WINDOW_BINS),
      rest: new Float64Array(HOP_FRAMES),
      isSilent: true,
    }));
  }

  /**
   * Transforms the next window.
   * @param window WINDOW_FRAMES samples of each channel, HOP_FRAMES after the last
   * @param powers of all channels together at BIN_HERTZ, overwritten
   */
  analyse(window: readonly Float32Array[], powers: Float64Array): void {
    powers.fill(0);
    this.channels.forEach((channel, k) => {
      // Between events that come seldom most windows are silent.
      channel.isSilent = holdsNothing(window[k]);
      if (channel.isSilent) return;
      const { re, im } = channel;
      this.transform.analyse(window[k], re, im);
      for (let bin = 0; bin < powers.length; bin++) powers[bin] += re[bin] * re[bin] + im[bin] * im[bin];
    });
  }

  /**
   * Gives the window gains and adds it to the one before.
   * @param gains of all channels at BIN_HERTZ
   * @param hop the first HOP_FRAMES samples of the window of each channel, overwritten
   */
  synthesise(gains: Float64Array, hop: readonly Float32Array[]): void {
    this.channels.forEach(({ re, im, rest, isSilent }, k) => {
      if (isSilent) {
        hop[k].set(rest);
        rest.fill(0);
      } else {
        this.transform.synthesise(re, im, gains, this.samples);
        this.overlap(rest, hop[k]);
      }
    });
  }

  private overlap(rest: Float64Array, out: Float32Array): void {
    const { samples } = this;
    for (let i = 0; i < HOP_FRAMES; i++) {
      out[i] = rest[i] + samples[i];
      rest[i] = samples[HOP_FRAMES + i];
    }
  }
}

function holdsNothing(samples: Float32Array): boolean {
  for (let i = 0; i < samples.length; i++) if (samples[i] !== 0) return false;
  return true;
}
