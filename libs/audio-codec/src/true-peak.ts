/** Four phases of the interpolation filter. Reference: ITU-R BS.1770-5, annex 2. */
const PHASE_0 = [0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125];
const PHASE_1 = [-0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375];
const PHASES = [PHASE_0, PHASE_1, [...PHASE_1].reverse(), [...PHASE_0].reverse()].map((taps) => Float64Array.from(taps));
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

/** Highest absolute value between the samples too, at four times the rate; linear. Looks only around samples within 6 dB of the peak. */
export function truePeak(channels: readonly Float32Array[]): number {
  const threshold = samplePeak(channels) / 2;
  let peak = threshold * 2;
  if (peak === 0) return 0;
  for (const x of channels) {
    for (let i = 0; i < x.length; i++) {
      if (x[i] < threshold && x[i] > -threshold) continue;
      for (let phase = 0; phase < 4; phase++) {
        peak = Math.max(peak, Math.abs(interpolate(x, i, PHASES[phase])), Math.abs(interpolate(x, i + 1, PHASES[phase])));
      }
    }
  }
  return peak;
}

/** Value of the interpolated signal near x[at - 1 .. at]. */
function interpolate(x: Float32Array, at: number, taps: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < TAPS; k++) {
    const i = at + 5 - k;
    if (i >= 0 && i < x.length) sum += taps[k] * x[i];
  }
  return sum;
}

/** Frames that TrueTop looks ahead. */
export const PEAK_REACH = 5;

/** Highest absolute value around each sample of a stream and between it and the one before, `PEAK_REACH` frames late. */
export class TrueTop {
  /** The last TAPS samples twice in a row, so that they can be read in one piece from `at`. */
  private readonly last = new Float64Array(2 * TAPS);
  private at = 0;

  /** @param threshold linear; between samples that are both lower it does not look */
  constructor(private readonly threshold: number) {}

  next(sample: number): number {
    const { last, threshold } = this;
    const at = this.at;
    last[at] = last[at + TAPS] = sample;
    this.at = at + 1 === TAPS ? 0 : at + 1;
    // Oldest first from here on; taps[k] belongs to the k-th newest.
    const oldest = this.at;
    const here = Math.abs(last[oldest + TAPS - 1 - PEAK_REACH]);
    const before = Math.abs(last[oldest + TAPS - 2 - PEAK_REACH]);
    return here < threshold && before < threshold ? here : Math.max(here, this.between(oldest));
  }

  private between(oldest: number): number {
    const { last } = this;
    const newest = oldest + TAPS - 1;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = 0; k < TAPS; k++) {
      const value = last[newest - k];
      a += PHASE_0[k] * value;
      b += PHASE_1[k] * value;
      c += PHASE_1[TAPS - 1 - k] * value;
      d += PHASE_0[TAPS - 1 - k] * value;
    }
    return Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  }
}
