import type { Relation } from '../relation';
import type { Span } from '../normalise/normalised-text';
import type { SaidEffect } from '../parse/phrases';

/** A noun phrase in its role. */
export interface Participant {
  /**
   * Base form of the head noun: "pipe" of "old metal pipes"; a word that the lexicon does not have stands as it is
   * written.
   */
  readonly lemma: string;
  /** The words of the phrase: its number, the nouns before the head, the head. */
  readonly spans: readonly Span[];
  readonly headSpan: Span;
  /** What the lexicon hears in the head. */
  readonly source?: string;
  /** Base forms of the nouns before the head, in text order: "church" of "church door". */
  readonly compound: readonly string[];
  readonly modifiers: readonly SaidEffect[];
  /** How many, where a number says so. */
  readonly number?: number;
  /** "Of" what: "the bark of a dog". */
  readonly genitive?: Participant;
  /** Its own places: "rain on a roof". */
  readonly places: readonly Participant[];
  /** Of a place: how it stands to the event. */
  readonly relation?: Relation;
  readonly isNegated: boolean;
  /** Meant by a pronoun ("it"), or taken over from the clause before. */
  readonly isRecalled: boolean;
}

/** What is done. */
export interface Predicate {
  readonly lemma: string;
  readonly span: Span;
}

/**
 * Something that is said to happen or to be heard: "a dog barks", "heavy rain", "someone hits a drum". Agent and
 * patient are those of semantic roles.
 */
export interface EventFrame {
  /** Its place in the list of frames; resolved events refer to it. */
  readonly id: number;
  /** Absent where only a thing is named: "rain". */
  readonly predicate?: Predicate;
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
