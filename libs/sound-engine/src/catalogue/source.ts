import type { ModelKind } from '../model';

/** The colour families of the design; the same words as SOURCE_FAMILIES of the contracts. */
export type SourceFamily =
  | 'weather'
  | 'water'
  | 'fire'
  | 'body'
  | 'voice'
  | 'impact'
  | 'house'
  | 'machine'
  | 'electronic'
  | 'animal'
  | 'music'
  | 'scifi'
  | 'room';

/** One source of sound that the language knows. */
export interface Source {
  /** Lower-case, unique, never renamed: stored scenes name it. */
  id: string;
  /** For people, in English. */
  label: string;
  family: SourceFamily;
  /** The table's own finer group: footsteps, animals, vehicles. */
  group: string;
  kind: ModelKind;
  /** Noun phrases and verbs that mean it, most usual first. */
  nouns: readonly string[];
  verbs: readonly string[];
  /** AudioSet class names, nearest first. */
  audioSet: readonly string[];
  /**
   * What it is, in the columns and words of ./features: "pet animal | living voiced | repeats 0.3 s every 0.7 s |
   * ground | home farm | bark".
   */
  features: string;
  /** One plain sentence of what is heard. */
  says: string;
  /** Category ids of the Universal Category System 8.2.1. */
  ucs: readonly string[];
}
