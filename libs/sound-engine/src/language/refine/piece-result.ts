import type { Scene } from '@whoosh/sound-scene';
import type { Language } from '../lexicon/language';
import type { Read } from '../parse/reading';
import type { TaggedToken } from '../tag/tagged-token';

/** What is done to some layers of a scene; null: to all. */
export type Change = (scene: Scene, targets: ReadonlySet<string> | null) => Scene;

/** What earlier pieces of the same refinement leave to the next. */
export interface Context {
  language: Language;
  /** The refinement as written. */
  text: string;
  /** Layers named last: "it" and plain words after an addition speak of them. */
  last: ReadonlySet<string> | null;
  /** Names that wait for what happens to them: "rain" of "rain and wind louder". */
  waiting: ReadonlySet<string> | null;
  /** What was done to names: the same is done to those that "and" adds. */
  repeat: Change | null;
  isAdding: boolean;
  /** "And" stands before this piece: it goes on with what was named. */
  goesOn: boolean;
  /** The clauses of what names something, by where it ends. */
  parsed: Map<number, readonly Read[]>;
}

export interface PieceResult {
  scene: Scene;
  /** Names that mean nothing here. */
  unresolved: readonly Pick<TaggedToken, 'start' | 'end'>[];
  isRead: boolean;
  /** It asks for nothing: politeness, or what it is not. */
  isAside?: boolean;
}

/** What was written, from the first of the words to the last. */
export function whole(
  words: readonly Pick<TaggedToken, 'start' | 'end'>[],
  text: string,
): { text: string; span: [number, number] } {
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  return { text: text.slice(start, end), span: [start, end] };
}
