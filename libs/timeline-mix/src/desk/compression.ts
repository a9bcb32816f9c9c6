import type { Compressor } from '@whoosh/contracts';
import { MIX_RATE } from '../mix-plan';
import type { Stereo } from '../sources';

/** Width of the bend around the threshold, dB. */
const KNEE_DB = 6;
/** Less is no reduction any more, dB. */
const NOTHING_DB = 1e-4;

/**
 * A compressor of both sides together: peaks, a soft knee, and a decoupled detector that is smooth in dB. A stream, to
 * be called with blocks of any size. Reference: Giannoulis, Massberg, Reiss, Digital dynamic range compressor design
 * (J. Audio Eng. Soc. 60, 2012), equations 4 and 17.
 */
export class Compression {
  /** How far it turned down at the end of the last block, dB from 0 up; for meters. */
  reductionDb = 0;
  private held = 0;
  private smooth = 0;
  private thresholdDb = 0;
  private slope = 0;
  private attack = 0;
  private release = 0;
  private makeup = 1;
  /** Linear, under which the curve is straight. */
  private untouched = 1;

  set({ thresholdDb, ratio, attack, release, makeupDb }: Compressor): void {
    this.thresholdDb = thresholdDb;
    this.slope = 1 - 1 / ratio;
    this.attack = Math.exp(-1 / (attack * MIX_RATE));
    this.release = Math.exp(-1 / (release * MIX_RATE));
    this.makeup = 10 ** (makeupDb / 20);
    this.untouched = 10 ** ((thresholdDb - KNEE_DB / 2) / 20);
  }

  /** In place. */
  process({ left, right }: Stereo, frames: number): void {
    const { attack, release, makeup, untouched } = this;
    let { held, smooth } = this;
    for (let i = 0; i < frames; i++) {
      const peak = Math.max(Math.abs(left[i]), Math.abs(right[i]));
      const wanted = peak > untouched ? this.wantedDb(20 * Math.log10(peak)) : 0;
      held = Math.max(wanted, release * held + (1 - release) * wanted);
      smooth = attack * smooth + (1 - attack) * held;
      const gain = smooth > NOTHING_DB ? makeup * 10 ** (-smooth / 20) : makeup;
      left[i] *= gain;
      right[i] *= gain;
    }
    // far below what is heard, before it is too small to count with
    this.held = held < 1e-9 ? 0 : held;
    this.smooth = smooth < 1e-9 ? 0 : smooth;
    this.reductionDb = smooth;
  }

  reset(): void {
    this.held = 0;
    this.smooth = 0;
    this.reductionDb = 0;
  }

  /** How far a level is to be turned down, dB. */
  private wantedDb(levelDb: number): number {
    const over = levelDb - this.thresholdDb;
    if (over <= -KNEE_DB / 2) return 0;
    if (over >= KNEE_DB / 2) return this.slope * over;
    return (this.slope * (over + KNEE_DB / 2) ** 2) / (2 * KNEE_DB);
  }
}
