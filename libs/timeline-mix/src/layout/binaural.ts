import { stereo } from '../blocks';
import { MIX_RATE } from '../mix-plan';
import type { Stereo } from '../sources';

/** Radius of a head, m, and the speed of sound, m/s. Reference: Brown & Duda 1998. */
const HEAD_RADIUS = 0.0875;
const SPEED_OF_SOUND = 343;
/** Seconds that sound takes for the radius of a head. */
const RADIUS_SECONDS = HEAD_RADIUS / SPEED_OF_SOUND;
/** Where the shadow is deepest, and how deep it is there. Reference: Brown & Duda 1998, equation 5. */
const DEEPEST_DEGREES = 150;
const LEAST_ALPHA = 0.1;
/** Of both loudspeakers from the middle. Reference: ITU-R BS.775. */
const SPEAKER_DEGREES = 30;
/**
 * Two sounds that are not alike keep their power, as the head changes nothing of a diffuse field: averaged over all
 * directions its power is 0 dB within 0.3 dB, without another equalization (Møller 1992, Fundamentals of binaural
 * technology). What both sides have in common adds up at the ears where it is low, as it does in front of loudspeakers:
 * up to 3 dB, of pink noise in the middle 0.4 LU. An export with a loudness has it whatever its layout.
 */
const LEVEL = Math.SQRT1_2;
const RADIANS = Math.PI / 180;

/** The shadow of the head: one zero, one pole, normalised; and how late the sound comes, samples. */
export interface EarPath {
  b0: number;
  b1: number;
  a1: number;
  delay: number;
}

/**
 * The way from a source to an ear.
 * @param incidence degrees between the source and the axis of the ear, 0..180
 */
export function earPath(incidence: number): EarPath {
  const alpha = 1 + LEAST_ALPHA / 2 + (1 - LEAST_ALPHA / 2) * Math.cos((incidence / DEEPEST_DEGREES) * Math.PI);
  const corner = 2 / RADIUS_SECONDS;
  const bilinear = 2 * MIX_RATE;
  const a0 = corner + bilinear;
  // Woodworth: straight on the near side, around the head on the far one; from the near side of the head on
  const late = incidence < 90 ? 1 - Math.cos(incidence * RADIANS) : 1 + (incidence - 90) * RADIANS;
  return {
    b0: (corner + alpha * bilinear) / a0,
    b1: (corner - alpha * bilinear) / a0,
    a1: (corner - bilinear) / a0,
    delay: late * RADIUS_SECONDS * MIX_RATE,
  };
}

/**
 * A stereo mix for headphones: both channels as from loudspeakers in front, each heard by both ears around a sphere of
 * a head, without a room. As a stream, in place; blocks of any size give the same samples.
 */
export class BinauralStage {
  private readonly near = [new EarFilter(), new EarFilter()] as const;
  private readonly far = [new EarFilter(), new EarFilter()] as const;
  private heard = stereo(0);
  private static readonly NEAR = earPath(90 - SPEAKER_DEGREES);
  private static readonly FAR = earPath(90 + SPEAKER_DEGREES);

  process({ left, right }: Stereo): void {
    const frames = left.length;
    if (this.heard.left.length < frames) this.heard = stereo(frames);
    const { heard } = this;
    const { NEAR, FAR } = BinauralStage;
    const more = FAR.delay - NEAR.delay;
    for (let i = 0; i < frames; i++) {
      heard.left[i] = LEVEL * (this.near[0].next(left[i], NEAR, 0) + this.far[0].next(right[i], FAR, more));
      heard.right[i] = LEVEL * (this.near[1].next(right[i], NEAR, 0) + this.far[1].next(left[i], FAR, more));
    }
    left.set(heard.left.subarray(0, frames));
    right.set(heard.right.subarray(0, frames));
  }
}

/** More than the longest way around a head, samples. */
const LINE = 32;

/** One source at one ear: shadow, then delay between samples, by a cubic. */
class EarFilter {
  private before = 0;
  private shadowed = 0;
  private readonly line = new Float64Array(LINE);
  private at = 0;

  next(sample: number, { b0, b1, a1 }: EarPath, delay: number): number {
    this.shadowed = b0 * sample + b1 * this.before - a1 * this.shadowed;
    this.before = sample;
    this.at = (this.at + 1) % LINE;
    this.line[this.at] = this.shadowed;
    return delay === 0 ? this.shadowed : this.between(delay);
  }

  /** Lagrange's cubic through the four samples around a moment. */
  private between(delay: number): number {
    const whole = Math.floor(delay);
    const part = delay - whole;
    const [a, b, c, d] = [this.ago(whole - 1), this.ago(whole), this.ago(whole + 1), this.ago(whole + 2)];
    return (
      (-part * (part - 1) * (part - 2) * a) / 6 +
      ((part + 1) * (part - 1) * (part - 2) * b) / 2 -
      ((part + 1) * part * (part - 2) * c) / 2 +
      ((part + 1) * part * (part - 1) * d) / 6
    );
  }

  private ago(samples: number): number {
    return this.line[(this.at - samples + LINE) % LINE];
  }
}
