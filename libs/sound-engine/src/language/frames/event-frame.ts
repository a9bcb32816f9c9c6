import type { Effect, Noun, Verb, WordForm } from '../lexicon/lexicon';
import type { Span } from '../normalise/normalised-text';

/** A meaning that the lexicon gives a word, with its prior weight among the meanings of that word, 0..1000. */
export interface Sense<Meaning> {
  meaning: Meaning;
  weight: number;
}

/**
 * How a place or a thing stands to the event. The keys are those of English adpositions; every language pack maps its
 * own to them.
 */
export type Relation = string;

/** "Very loud", "distant", "reversed": a modifier, its degree and where it stands. */
export interface SaidModifier {
  lemma: string;
  span: Span;
  effect: Effect;
  /** 1 as it stands, more or less by "very" or "slightly", negative where "not" mirrors it. */
  degree: number;
}

/** A noun phrase in its role. */
export interface Participant {
  /**
   * Base form of the head noun: "pipe" of "old metal pipes"; a word that the lexicon does not have stands as it is
   * written.
   */
  lemma: string;
  /** The head as written, lower case. */
  text: string;
  /** The words of the phrase: its number, the nouns before the head, the head. */
  spans: Span[];
  headSpan: Span;
  /** What the head may be, the likeliest first; empty for a word that the lexicon does not have. */
  senses: Sense<Noun>[];
  /** The head taken for a verb, where its word is one too: "knock", "crash". */
  deed?: Verb;
  /** Nouns before the head, in text order: "church" of "church door". */
  compound: Participant[];
  modifiers: SaidModifier[];
  /** How many, where a number or a quantity says so. */
  number?: number;
  numberSpan?: Span;
  /** "A series of", "a flock of". */
  quantity?: { count?: number; sources?: number };
  isPlural: boolean;
  /** Introduced by an indefinite article. */
  isSingle: boolean;
  /** "Of" what: "the bark of a dog". */
  genitive?: Participant;
  /** Its own places: "rain on a roof". */
  places: Participant[];
  /** Of a place: how it stands to the event. */
  relation?: Relation;
  isNegated: boolean;
  /** Meant by a pronoun ("it"), or taken over from the clause before. */
  isRecalled?: boolean;
  corrected?: string;
  /** Letters too many in an imitation ("vroooom"). */
  stretched?: number;
}

/** What is done. */
export interface Predicate {
  lemma: string;
  text: string;
  form: WordForm;
  span: Span;
  /** Particles that belong to it: "open" of "creaks open". */
  particles: Span[];
  senses: Sense<Verb>[];
  corrected?: string;
}

/**
 * Something that is said to happen or to be heard: "a dog barks", "heavy rain", "someone hits a drum with a stick".
 * Plain data: another reader may write frames too. Agent, patient and instrument are those of semantic roles.
 */
export interface EventFrame {
  /** Its place in the list of frames; resolved events refer to it. */
  id: number;
  /** Absent where only a thing is named: "rain". */
  predicate?: Predicate;
  /** Who does it or what is heard. Several where they do it together. */
  agents: Participant[];
  patients: Participant[];
  instruments: Participant[];
  places: Participant[];
  /** Said of the whole event. */
  modifiers: SaidModifier[];
  /** Times it happens. */
  count?: number;
  countSpan?: Span;
  /** Events per second. */
  rate?: number;
  /** Ordered step of the scene, 0 first. */
  step: number;
  /** Goes on behind the others: "while", "with … in the background". */
  isBackground: boolean;
  /** Agents or patients joined by "or": the first is meant, the others are its alternatives. */
  isChoice?: boolean;
  /** Agents were taken over from the clause before. */
  isInherited: boolean;
  /** Stands for itself in its clause: "with clacking", "near a dripping tap". */
  isApart: boolean;
  /** Nothing of it shall be heard: "no", "without". */
  isNegated: boolean;
  /** 0..1000: how well this reading fits the words. */
  weight: number;
  /** Other readings of the same words, the next best first, without readings of their own. */
  readings: EventFrame[];
}
