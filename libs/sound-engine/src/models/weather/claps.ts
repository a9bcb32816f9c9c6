import { exp } from '../../dsp/exact-math';
import { Random } from '../../dsp/random';

/** Seconds in which a clap rises, and in which it falls to 1/e: by 9.7 dB in 50 ms before the roll under it is met. */
const CLAP_RISE_SECONDS = 0.008;
const CLAP_FALL_SECONDS = 0.045;
/** Standard deviation of the levels of claps, natural logarithm: 4.4 dB between those of thunder/01 to 10. */
const CLAP_SPREAD = 0.5;

/**
 * The course that all bands of a roll have in common: claps of single stretches of the channel, which arrive at no even
 * times. Measured on thunder/01 to 10 of the development recordings: 2.6 to 7 rises of 5 dB a second (middle 4.7), which
 * fall by 5.6 dB within 50 ms; 60 to 200 Hz move by 5.7 dB within a second and a half, 1.5 to 5 kHz by 3.9. As many
 * drown in their neighbours, seven claps a second give takes 3.7 such rises.
 */
export class Claps {
  private readonly random: Random;
  private next: number;
  private wanted = 0;
  private level = 0;
  private time = 0;

  /** @param rate claps per second @param share of the roll that is claps, 0 to 1 */
  constructor(
    seed: number,
    private readonly rate: number,
    private readonly share: number,
  ) {
    this.random = new Random(seed);
    this.next = this.interval();
  }

  /** Gain now, about 1 in the mean, then moves on by `seconds`. */
  gain(seconds: number): number {
    const { random } = this;
    this.time += seconds;
    while (this.next < this.time) {
      this.wanted += random.logNormal(CLAP_SPREAD) / Math.max(0.5, this.rate * CLAP_FALL_SECONDS);
      this.next += this.interval();
    }
    this.wanted *= exp(-seconds / CLAP_FALL_SECONDS);
    this.level += (this.wanted - this.level) * (1 - exp(-seconds / CLAP_RISE_SECONDS));
    return 1 - this.share + this.share * this.level;
  }

  private interval(): number {
    return this.rate > 0 ? this.random.exponential() / this.rate : Infinity;
  }
}
