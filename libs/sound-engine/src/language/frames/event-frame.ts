import type { Effect, Noun, Verb, WordForm } from '../lexicon/lexicon';
import type { Relation } from '../relation';
import type { Span } from '../normalise/normalised-text';

/** A meaning that the lexicon gives a word, with its prior weight among the meanings of that word, 0..1000. */
export interface Sense<Meaning> {
  readonly meaning: Meaning;
  readonly weight: number;
}

/** "Very loud", "distant", "reversed": a modifier, its degree and where it stands. */
export interface SaidModifier {
  readonly lemma: string;
  readonly span: Span;
  readonly effect: Effect;
  /** 1 as it stands, more or less by "very" or "slightly", negative where "not" mirrors it. */
  readonly degree: number;
}

/** A noun phrase in its role. */
export interface Participant {
  /**
   * Base form of the head noun: "pipe" of "old metal pipes"; a word that the lexicon does not have stands as it is
   * written.
   */
  readonly lemma: string;
  /** The head as written, lower case. */
  readonly text: string;
  /** The words of the phrase: its number, the nouns before the head, the head. */
  readonly spans: readonly Span[];
  readonly headSpan: Span;
  /** What the head may be, the likeliest first; empty for a word that the lexicon does not have. */
  readonly senses: readonly Sense<Noun>[];
  /** The head taken for a verb, where its word is one too: "knock", "crash". */
  readonly deed?: Verb;
  /** Nouns before the head, in text order: "church" of "church door". */
  readonly compound: readonly Participant[];
  readonly modifiers: readonly SaidModifier[];
  /** How many, where a number or a quantity says so. */
  readonly number?: number;
  readonly numberSpan?: Span;
  /** "A series of", "a flock of". */
  readonly quantity?: { readonly count?: number; readonly sources?: number };
  readonly isPlural: boolean;
  /** Introduced by an indefinite article. */
  readonly isSingle: boolean;
  /** "Of" what: "the bark of a dog". */
  readonly genitive?: Participant;
  /** Its own places: "rain on a roof". */
  readonly places: readonly Participant[];
  /** Of a place: how it stands to the event. */
  readonly relation?: Relation;
  readonly isNegated: boolean;
  /** Meant by a pronoun ("it"), or taken over from the clause before. */
  readonly isRecalled?: boolean;
  readonly corrected?: string;
  /** Letters too many in an imitation ("vroooom"). */
  readonly stretched?: number;
}

/** What is done. */
export interface Predicate {
  readonly lemma: string;
  readonly text: string;
  readonly form: WordForm;
  readonly span: Span;
  /** Particles that belong to it: "open" of "creaks open". */
  readonly particles: readonly Span[];
  readonly senses: readonly Sense<Verb>[];
  readonly corrected?: string;
}

/**
 * Something that is said to happen or to be heard: "a dog barks", "heavy rain", "someone hits a drum with a stick".
 * Plain data: another reader may write frames too. Agent, patient and instrument are those of semantic roles.
 */
export interface EventFrame {
  /** Its place in the list of frames; resolved events refer to it. */
  readonly id: number;
  /** Absent where only a thing is named: "rain". */
  readonly predicate?: Predicate;
  /** Who does it or what is heard. Several where they do it together. */
  readonly agents: readonly Participant[];
  readonly patients: readonly Participant[];
  readonly instruments: readonly Participant[];
  readonly places: readonly Participant[];
  /** Said of the whole event. */
  readonly modifiers: readonly SaidModifier[];
  /** Times it happens. */
  readonly count?: number;
  readonly countSpan?: Span;
  /** Events per second. */
  readonly rate?: number;
  /** Ordered step of the scene, 0 first. */
  readonly step: number;
  /** Goes on behind the others: "while", "with … in the background". */
  readonly isBackground: boolean;
  /** Agents or patients joined by "or": the first is meant, the others are its alternatives. */
  readonly isChoice?: boolean;
  /** Agents were taken over from the clause before. */
  readonly isInherited: boolean;
  /** Stands for itself in its clause: "with clacking", "near a dripping tap". */
  readonly isApart: boolean;
  /** Nothing of it shall be heard: "no", "without". */
  readonly isNegated: boolean;
  /** 0..1000: how well this reading fits the words. */
  readonly weight: number;
  /** Other readings of the same words, the next best first, without readings of their own. */
  readonly readings: readonly EventFrame[];
}
