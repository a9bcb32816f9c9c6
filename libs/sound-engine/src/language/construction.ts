/** One way in which words together mean something. The first of a table that fits counts. */
export interface Construction<Said, Found> {
  readonly name: string;
  /** Roles and words in the order in which they are looked for: "tool + verb of striking". */
  readonly pattern: string;
  /**
   * Texts that only this construction reads rightly, and the sources that they mean, with ">" between steps that follow
   * one another; or what they change of a scene.
   */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  /** What it means; undefined where it does not fit. */
  read: (said: Said) => Found | undefined;
}

/** What the first fitting construction of a table gives; undefined where none fits. */
export function firstReading<Said, Found>(table: readonly Construction<Said, Found>[], said: Said): Found | undefined {
  for (const construction of table) {
    const found = construction.read(said);
    if (found !== undefined) return found;
  }
  return undefined;
}
