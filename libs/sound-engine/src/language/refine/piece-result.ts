import type { Scene } from '@whoosh/sound-scene';
import type { Language } from '../lexicon/language';
import type { Token } from '../tokenise/tokens';
import type { RefinementGrammar, Vocabulary } from './vocabulary';

/** What is done to some layers of a scene; null: to all. */
export type Change = (scene: Scene, targets: ReadonlySet<string> | null) => Scene;

/** What earlier pieces of the same refinement leave to the next. */
export interface Context {
  language: Language;
  vocabulary: Vocabulary;
  grammar: RefinementGrammar;
  /** The refinement as written. */
  text: string;
  /** Layers named last: "it" and plain words after an addition speak of them. */
  last: ReadonlySet<string> | null;
  /** Names that wait for what happens to them: "rain" of "rain and wind louder". */
  waiting: ReadonlySet<string> | null;
  /** What was done to names: the same is done to those that "and" adds. */
  repeat: Change | null;
  isAdding: boolean;
  /** A piece before this one changed something. */
  hasChanged: boolean;
  /** "And" stands before this piece: it goes on with what was named. */
  goesOn: boolean;
}

export interface PieceResult {
  scene: Scene;
  /** Names that mean nothing here. */
  unresolved: readonly Pick<Token, 'text' | 'start' | 'end'>[];
  isRead: boolean;
  /** It asks for nothing: politeness, or what it is not. */
  isAside?: boolean;
}
