/**
 * Turns the gain that each frame needs by itself into one that has always arrived when it is needed, as a stream: the
 * least of the next
 * `width` frames, rising slowly again, averaged over `width` frames. What comes out is `width` frames late.
 */
export class LookAheadGain {
  /** Needed gains of the last frames, by the low bits of their index. */
  private readonly needed: Float32Array;
  /** Indices of frames whose need may still be the least, their needs rising; a ring as well. */
  private readonly queue: Float64Array;
  private head = 0;
  private tail = 0;
  /** Released gains that the average runs over. */
  private readonly released: Float32Array;
  /** Of the length of the three rings, a power of two. */
  private readonly mask: number;
  private gain = 1;
  private sum = 0;
  /** Frames taken so far. */
  private taken = 0;
  /** Frames in a row at which nothing was needed and nothing still rose. */
  private idle = 0;

  /**
   * @param width frames, 1 or more
   * @param rise part of the way back to 1 that is made in a frame, 0..1
   */
  constructor(
    private readonly width: number,
    private readonly rise: number,
  ) {
    const size = 2 ** Math.ceil(Math.log2(width + 2));
    this.mask = size - 1;
    this.needed = new Float32Array(size);
    this.queue = new Float64Array(size);
    this.released = new Float32Array(size);
  }

  /**
   * In place: needs in, smooth gains of `width` frames earlier out; 1 before the first. Blocks of any size give the
   * same gains.
   */
  process(gains: Float32Array, from = 0, to = gains.length): void {
    for (let i = from; i < to; i++) {
      if (this.idle > 2 * this.width + 2) i = this.rest(gains, i, to);
      if (i === to) return;
      const need = gains[i];
      const least = this.hold(need);
      gains[i] = this.taken++ < this.width ? 1 : this.average(least, this.taken - 1 - this.width);
      this.idle = need === 1 && this.gain === 1 ? this.idle + 1 : 0;
    }
  }

  /** All that is remembered is 1: what comes in goes out, until something is needed. */
  private rest(gains: Float32Array, from: number, to: number): number {
    let i = from;
    while (i < to && gains[i] === 1) i++;
    this.taken += i - from;
    if (i < to) {
      this.idle = 0;
      this.head = this.tail = 0;
    }
    return i;
  }

  /** The least need of the last `width + 1` frames. Monotonic queue: one push and one pop per frame. */
  private hold(need: number): number {
    const { needed, queue, mask, taken } = this;
    while (this.tail > this.head && needed[queue[(this.tail - 1) & mask] & mask] >= need) this.tail--;
    needed[taken & mask] = need;
    queue[this.tail++ & mask] = taken;
    if (queue[this.head & mask] < taken - this.width) this.head++;
    return needed[queue[this.head & mask] & mask];
  }

  private average(least: number, at: number): number {
    const { released, width, mask } = this;
    this.gain = Math.min(least, this.gain + this.rise * (1 - this.gain));
    // Single precision knows nothing between this and 1.
    if (this.gain > 1 - 1e-9) this.gain = 1;
    released[at & mask] = this.gain;
    if (at === 0) {
      released.fill(released[0]);
      this.sum = (width + 1) * released[0];
    } else this.sum += released[at & mask] - released[(at - width - 1) & mask];
    return Math.min(1, this.sum / (width + 1));
  }
}
