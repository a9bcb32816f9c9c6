import type { Material, Modifiers } from '@whoosh/sound-scene';
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

/** How a source without a model of its own is played: another source's model, moved towards it. */
export interface StandIn {
  /** Id of the source whose model plays. */
  model: string;
  /**
   * What moves the model towards the asked source. Values between 0 and 1 are combined with what the words said as
   * offsets from 0.5, pitch adds up, speed multiplies, the others hold unless the words say something else.
   */
  mods?: Modifiers;
  material?: Material;
  surface?: Material;
  /** Further models that sound with it, below it (an ambience has several parts). */
  also?: readonly Omit<StandIn, 'also'>[];
}

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
  /** Absent for a source that is expected to have its own model. */
  standIn?: StandIn;
}
