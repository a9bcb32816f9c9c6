import { SAMPLE_RATE } from '../voice';
import { Random } from './random';

/** Moments of a Poisson process whose rate may change from block to block, drawn lazily in time order. */
export class PoissonClock {
  private readonly random: Random;
  /** Expected events (rate x time) that still pass until the next one. */
  private gap: number;
  /** Frame of the block that has been reached. */
  private position = 0;

  constructor(seed: number) {
    this.random = new Random(seed);
    this.gap = this.random.exponential();
  }

  /**
   * Frame of the next event within the running block, or -1 once it has no more; then the next call begins the next
   * block.
   * @param rate events per second, at least 0 @param frames length of the block
   */
  take(rate: number, frames: number): number {
    const perFrame = rate / SAMPLE_RATE;
    const left = (frames - this.position) * perFrame;
    if (this.gap >= left) {
      this.gap -= left;
      this.position = 0;
      return -1;
    }
    this.position += this.gap / perFrame;
    this.gap = this.random.exponential();
    return Math.min(frames - 1, Math.floor(this.position));
  }
}
