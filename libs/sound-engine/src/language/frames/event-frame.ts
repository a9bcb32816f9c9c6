import type { NounPhrase, SaidEffect, VerbPhrase } from '../parse/phrases';

/** A noun phrase in its role. */
export type Participant = NounPhrase;

/**
 * Something that is said to happen or to be heard: "a dog barks", "heavy rain", "someone hits a drum". Agent and
 * patient are those of semantic roles.
 */
export interface EventFrame {
  /** Its place in the list of frames. */
  readonly id: number;
  /** Absent where only a thing is named: "rain". */
  readonly predicate?: VerbPhrase;
  /** Who does it or what is heard. Several where they do it together. */
  readonly agents: readonly Participant[];
  readonly patients: readonly Participant[];
  readonly places: readonly Participant[];
  /** Said of the whole event. */
  readonly modifiers: readonly SaidEffect[];
  /** Times it happens. */
  readonly count?: number;
  /** Ordered step of the scene, 0 first. */
  readonly step: number;
  /** Goes on behind the others: "while", "with … in the background". */
  readonly isBackground: boolean;
  /** Nothing of it shall be heard: "no", "without". */
  readonly isNegated: boolean;
}
