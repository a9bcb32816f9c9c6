/** Delays one channel until its gains are known, and applies them, as a stream. */
export class DelayedGain {
  private readonly delayed: Float32Array;
  private at = 0;

  /** @param latency frames, 1 or more */
  constructor(latency: number) {
    this.delayed = new Float32Array(latency);
  }

  /**
   * In place.
   * @param gains of the frames that come out, the first at index 0
   */
  process(samples: Float32Array, gains: Float32Array, from = 0, to = samples.length): void {
    const { delayed } = this;
    let { at } = this;
    for (let i = from; i < to; i++) {
      const late = delayed[at];
      delayed[at] = samples[i];
      samples[i] = late * gains[i - from];
      if (++at === delayed.length) at = 0;
    }
    this.at = at;
  }
}
