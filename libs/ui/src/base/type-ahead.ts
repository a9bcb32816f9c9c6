/** Spec §9: letters typed within this time of each other belong together. */
const RESET_MS = 1_000;

/**
 * Finds entries by their first letters, as menus do: letters that follow quickly make a longer beginning, the same
 * letter again goes on to the next entry that begins with it.
 */
export class TypeAhead {
  private typed = '';
  private lastAt = -Infinity;

  /**
   * One more letter.
   * @param names of the entries, in their order
   * @param current index of the entry that has the focus, -1 for none
   * @param now milliseconds of any clock
   * @returns index of the entry that is meant, -1 when none is
   */
  find(letter: string, names: readonly string[], current: number, now: number): number {
    this.typed = (now - this.lastAt > RESET_MS ? '' : this.typed) + letter.toLowerCase();
    this.lastAt = now;
    const isRepeated = [...this.typed].every((one) => one === this.typed[0]);
    const wanted = isRepeated ? (this.typed[0] ?? '') : this.typed;
    // a longer beginning may still mean the entry that is focused
    const start = isRepeated ? current + 1 : Math.max(0, current);
    for (let step = 0; step < names.length; step++) {
      const index = (start + step) % names.length;
      if (names[index]?.trim().toLowerCase().startsWith(wanted) === true) return index;
    }
    return -1;
  }
}
