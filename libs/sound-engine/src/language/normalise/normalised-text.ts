/** Character range in the text as written, [start, end). */
export type Span = readonly [start: number, end: number];

/** What was taken out of a text before reading, because it says nothing about how something sounds. */
export interface SetAside {
  span: Span;
  kind:
    | 'extension'
    | 'category-code'
    | 'creator-code'
    | 'take'
    | 'equipment'
    | 'year'
    | 'age'
    | 'calibre'
    | 'label'
    | 'quality'
    | 'code';
}

/** What is set aside, wherever its pattern finds it. */
export interface SetAsideRow {
  kind: SetAside['kind'];
  /** With the flag g. */
  pattern: RegExp;
  /** Texts, each with the stretch that this row alone sets aside. */
  examples: readonly (readonly [text: string, stretch: string])[];
}

/** A text as it is read. `text` holds only what talks about sounds, each character where it was written. */
export interface NormalisedText {
  written: string;
  text: string;
  setAside: readonly SetAside[];
  /**
   * Whether the text is the name of a file or of an asset: short, without sentences, what sounds before how it sounds.
   */
  isAssetName: boolean;
}

/** Whether any of these ranges shares a character with any of those. */
export function overlaps(some: readonly Span[], others: readonly Span[]): boolean {
  return some.some(([start, end]) => others.some(([from, to]) => start < to && from < end));
}
