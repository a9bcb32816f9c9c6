/** Four phases of the interpolation filter. Reference: ITU-R BS.1770-5, annex 2. */
const PHASE_0 = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875,
  -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const PHASE_1 = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];
const TAPS = 12;

/** Highest absolute sample. */
export function samplePeak(channels: readonly Float32Array[]): number {
  let high = 0;
  let low = 0;
  for (const channel of channels) {
    const frames = channel.length;
    for (let i = 0; i < frames; i++) {
      const value = channel[i];
      if (value > high) high = value;
      else if (value < low) low = value;
    }
  }
  return Math.max(high, -low);
}

/**
 * Highest absolute value between the samples too, at four times the rate; linear. Looks only around samples within 6 dB
 * of the peak.
 */
export function truePeak(channels: readonly Float32Array[]): number {
  const threshold = samplePeak(channels) / 2;
  let peak = threshold * 2;
  if (peak === 0) return 0;
  const ends = new Float64Array(TAPS);
  for (const x of channels) {
    const last = x.length - TAPS;
    let wasHigh = false;
    for (let i = 0; i <= x.length; i++) {
      const isHigh = i < x.length && (x[i] >= threshold || x[i] <= -threshold);
      // Between this sample and the one before, which lie in the middle of twelve.
      if (isHigh || wasHigh) {
        const first = i + PEAK_REACH - BEFORE;
        peak = Math.max(peak, first >= 0 && first <= last ? between(x, first) : between(around(ends, x, first), 0));
      }
      wasHigh = isHigh;
    }
  }
  return peak;
}

/** The twelve samples from `first` on, silence where there are none. */
function around(window: Float64Array, x: Float32Array, first: number): Float64Array {
  for (let k = 0; k < TAPS; k++) window[k] = x[first + k] ?? 0;
  return window;
}

/** Frames that TrueTop looks ahead. */
export const PEAK_REACH = 5;
const BEFORE = TAPS - 1;

/**
 * Highest absolute value around each sample of a stream and between it and the one before, `PEAK_REACH` frames late.
 */
export class TrueTop {
  /** The last samples of the block before, then the block. */
  private window = new Float64Array(BEFORE);

  /** @param threshold linear; between samples that are both lower it does not look */
  constructor(private readonly threshold: number) {}

  /** Raises tops[i] to what belongs to sample from + i. */
  raise(tops: Float32Array, samples: Float32Array, from: number, to: number): void {
    const frames = to - from;
    const window = this.windowOf(frames);
    for (let i = 0; i < frames; i++) window[BEFORE + i] = samples[from + i];
    const { threshold } = this;
    for (let i = 0; i < frames; i++) {
      const here = Math.abs(window[i + BEFORE - PEAK_REACH]);
      const before = Math.abs(window[i + BEFORE - PEAK_REACH - 1]);
      const top = here < threshold && before < threshold ? here : Math.max(here, between(window, i));
      if (top > tops[i]) tops[i] = top;
    }
    window.copyWithin(0, frames, frames + BEFORE);
  }

  private windowOf(frames: number): Float64Array {
    if (this.window.length < frames + BEFORE) {
      const longer = new Float64Array(frames + BEFORE);
      longer.set(this.window.subarray(0, BEFORE));
      this.window = longer;
    }
    return this.window;
  }
}

/** Even and odd halves of a phase and of its mirror image: the two are their sum and their difference. */
const halves = (taps: readonly number[], sign: 1 | -1): Float64Array =>
  Float64Array.from({ length: TAPS / 2 }, (_, k) => (taps[k] + sign * taps[BEFORE - k]) / 2);
const [EVEN_0, ODD_0, EVEN_1, ODD_1] = [
  halves(PHASE_0, 1),
  halves(PHASE_0, -1),
  halves(PHASE_1, 1),
  halves(PHASE_1, -1),
];

/** Highest absolute value between the samples in the middle of the twelve from `first` on; of all four phases. */
function between(window: Float32Array | Float64Array, first: number): number {
  let even0 = 0;
  let odd0 = 0;
  let even1 = 0;
  let odd1 = 0;
  for (let k = 0; k < TAPS / 2; k++) {
    const newer = window[first + BEFORE - k];
    const older = window[first + k];
    even0 += EVEN_0[k] * (newer + older);
    odd0 += ODD_0[k] * (newer - older);
    even1 += EVEN_1[k] * (newer + older);
    odd1 += ODD_1[k] * (newer - older);
  }
  return Math.max(Math.abs(even0) + Math.abs(odd0), Math.abs(even1) + Math.abs(odd1));
}
