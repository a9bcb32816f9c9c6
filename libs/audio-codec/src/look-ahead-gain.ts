/**
 * Turns the gain that each frame needs by itself into one that has always arrived when it is needed, as a stream: the least of the next
 * `width` frames, rising slowly again, averaged over `width` frames. What comes out is `width` frames late.
 */
export class LookAheadGain {
  /** Needed gains of the last frames, by index modulo their length. */
  private readonly needed: Float32Array;
  /** Indices of frames whose need may still be the least, their needs rising; a ring as well. */
  private readonly queue: Float64Array;
  private head = 0;
  private tail = 0;
  /** Released gains that the average runs over. */
  private readonly released: Float32Array;
  private gain = 1;
  private sum = 0;
  /** Frames taken so far. */
  private taken = 0;

  /**
   * @param width frames, 1 or more
   * @param rise part of the way back to 1 that is made in a frame, 0..1
   */
  constructor(
    private readonly width: number,
    private readonly rise: number,
  ) {
    this.needed = new Float32Array(width + 1);
    this.queue = new Float64Array(width + 2);
    this.released = new Float32Array(width + 1);
  }

  /** In place: needs in, smooth gains of `width` frames earlier out; 1 before the first. Blocks of any size give the same gains. */
  process(gains: Float32Array, from = 0, to = gains.length): void {
    for (let i = from; i < to; i++) {
      const least = this.hold(gains[i]);
      gains[i] = this.taken++ < this.width ? 1 : this.average(least, this.taken - 1 - this.width);
    }
  }

  /** The least need of the last `width + 1` frames. Monotonic queue: one push and one pop per frame. */
  private hold(need: number): number {
    const { needed, queue } = this;
    const size = queue.length;
    while (this.tail > this.head && needed[queue[(this.tail - 1) % size] % needed.length] >= need) this.tail--;
    needed[this.taken % needed.length] = need;
    queue[this.tail++ % size] = this.taken;
    if (queue[this.head % size] < this.taken - this.width) this.head++;
    return needed[queue[this.head % size] % needed.length];
  }

  private average(least: number, at: number): number {
    const { released, width } = this;
    this.gain = Math.min(least, this.gain + this.rise * (1 - this.gain));
    const slot = at % released.length;
    const leaving = released[slot];
    released[slot] = this.gain;
    if (at === 0) {
      released.fill(released[0]);
      this.sum = (width + 1) * released[0];
    } else this.sum += released[slot] - leaving;
    return Math.min(1, this.sum / (width + 1));
  }
}
