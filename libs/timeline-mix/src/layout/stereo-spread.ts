import { panAzimuth } from '@whoosh/sound-engine/mixing';
import { MIX_RATE } from '../mix-plan';
import type { Stereo } from '../sources';
import { SPEAKER_AZIMUTHS, speakerGains } from './speakers';

/** Levels and likeness of both sides are those of the last 50 ms. */
const MEMORY = 1 / (0.05 * MIX_RATE);
/** Frames from one direction to the next; between them the gains go straight. */
const STEP = 64;
/** Quieter than this there is no direction, power. */
const SILENCE = 1e-12;
const CHANNELS = SPEAKER_AZIMUTHS.length;

/**
 * One stereo part of a mix in 5.1. What its two sides have in common stands where their levels say, by the law that
 * scenes are panned by, so that scene, pans and rubber bands count alike, and sounds from the loudspeakers beside that
 * direction; what they do not have in common stays in the two at the front. All power stays. As a stream; blocks of any
 * size give the same samples. Reference: Goodwin & Jot 2007, primary-ambient analysis by principal components.
 */
export class StereoSpread {
  private powerLeft = 0;
  private powerRight = 0;
  private common = 0;
  /** Of each channel: what it takes of the left, then what each takes of the right. */
  private readonly gains = new Float64Array(2 * CHANNELS);
  private readonly steps = new Float64Array(2 * CHANNELS);

  constructor() {
    this.gains[0] = 1;
    this.gains[CHANNELS + 1] = 1;
  }

  /** It remembers nothing any more: silence may be left out. */
  get isAtRest(): boolean {
    return this.powerLeft + this.powerRight === 0 && this.steps.every((step) => step === 0);
  }

  /**
   * Adds a block to the five channels.
   * @param at sample of the timeline that it begins with: directions are looked at at the same moments in any blocks
   */
  addTo(out: readonly Float32Array[], { left, right }: Stereo, frames: number, at: number): void {
    const { gains, steps } = this;
    for (let i = 0; i < frames; i++) {
      const [l, r] = [left[i], right[i]];
      this.powerLeft += MEMORY * (l * l - this.powerLeft);
      this.powerRight += MEMORY * (r * r - this.powerRight);
      this.common += MEMORY * (l * r - this.common);
      if ((at + i) % STEP === 0) this.turn();
      for (let channel = 0; channel < CHANNELS; channel++) {
        gains[channel] += steps[channel];
        gains[CHANNELS + channel] += steps[CHANNELS + channel];
        out[channel][i] += gains[channel] * l + gains[CHANNELS + channel] * r;
      }
    }
  }

  /** Begins the way to the gains of the present direction. */
  private turn(): void {
    const { powerLeft, powerRight, common, gains, steps } = this;
    const power = powerLeft + powerRight;
    if (power < SILENCE) {
      this.powerLeft = this.powerRight = this.common = 0;
      steps.fill(0);
      return;
    }
    const isAlike = common > 0 || powerLeft * powerRight === 0;
    const likeness = isAlike ? Math.min(1, Math.hypot(powerLeft - powerRight, 2 * common) / power) : 0;
    const angle = 0.5 * Math.atan2(2 * Math.max(0, common), powerLeft - powerRight);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const primary = primaryGains(angle, likeness);
    for (let channel = 0; channel < CHANNELS; channel++) {
      // the rest, at a right angle to what is in common, comes from where it came from
      const rest = channel === 0 ? -sin : channel === 1 ? cos : 0;
      steps[channel] = (primary[channel] * cos - rest * sin - gains[channel]) / STEP;
      steps[CHANNELS + channel] = (primary[channel] * sin + rest * cos - gains[CHANNELS + channel]) / STEP;
    }
  }
}

/** Where what is in common sounds from: the more alike both sides are, the more from its direction. */
function primaryGains(angle: number, likeness: number): number[] {
  const front = [Math.cos(angle), Math.sin(angle), 0, 0, 0];
  const [toward, stay] = [Math.sqrt(likeness), Math.sqrt(1 - likeness)];
  const gains = speakerGains(panAzimuth(angle)).map((gain, channel) => toward * gain + stay * front[channel]);
  const power = Math.hypot(...gains);
  return gains.map((gain) => gain / power);
}
