/** Numbers that look random and are the same for the same seed (mulberry32, T. Ettinger, public domain). */
export class Random {
  #state;

  /** @param {number} seed any whole number */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** In [0, 1). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number of `from` to `to`, both included. */
  whole(from, to) {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick(items) {
    return items[this.whole(0, items.length - 1)];
  }

  /** A key of `weights`, as often as its weight says. */
  weighted(weights) {
    const entries = Object.entries(weights);
    let at = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return entries.find(([, weight]) => (at -= weight) < 0)?.[0] ?? entries[entries.length - 1][0];
  }

  shuffled(items) {
    const left = [...items];
    return items.map(() => left.splice(this.whole(0, left.length - 1), 1)[0]);
  }
}
