import type { Material } from '@whoosh/sound-scene';
import type { Effect, Link, Noun, Verb, WordForm } from '../lexicon/lexicon';
import type { Relation } from '../relation';
import type { TaggedToken } from '../tag/match';

/** A modifying word with the degree that stood before it. */
export interface SaidEffect {
  readonly effect: Effect;
  /** 1 as it stands; more or less by "very", "slightly"; negative: mirrored by "not". */
  readonly factor: number;
  readonly mention: TaggedToken;
}

/** A noun with all that belongs to it. */
export interface NounPhrase {
  readonly head: Noun;
  readonly mention: TaggedToken;
  /** Nouns before the head: "church" of "church door". */
  readonly modifiers: readonly Noun[];
  readonly spans: readonly [number, number][];
  readonly effects: readonly SaidEffect[];
  /** How many, from a numeral or a plural's quantity word. */
  readonly number?: number;
  readonly quantity?: { readonly count?: number; readonly sources?: number };
  readonly isPlural: boolean;
  /** Introduced by "a": one of them. */
  readonly isSingle: boolean;
  /** How it stands to what happens, where an adposition governs it. */
  readonly relation?: Relation;
  /** "of" what. */
  readonly of?: NounPhrase;
  /** Other phrases after an adposition. */
  readonly places: readonly NounPhrase[];
  readonly isNegated: boolean;
  /** Meant by a pronoun. */
  readonly isRecalled?: boolean;
  readonly corrected?: string;
  readonly stretched?: number;
}

/** A verb as it stands in the text. */
export interface VerbPhrase {
  readonly verb: Verb;
  readonly form: WordForm;
  readonly mention: TaggedToken;
  readonly spans: readonly [number, number][];
}

/** Who does what to what, where. */
export interface Frame {
  readonly verb?: VerbPhrase;
  readonly subjects: readonly NounPhrase[];
  readonly objects: readonly NounPhrase[];
  readonly places: readonly NounPhrase[];
  readonly effects: readonly SaidEffect[];
  /** Times it happens. */
  readonly count?: number;
  readonly countSpan?: [number, number];
  /** Events per second. */
  readonly rate?: number;
  /** The deed stands for itself ("with clacking"). */
  readonly isApart?: boolean;
  /** Subjects were taken over from the clause before. */
  readonly isInherited?: boolean;
}

/** What stands between two links. */
export interface Clause {
  readonly link: Link | undefined;
  readonly frames: readonly Frame[];
  /** Effects of a clause that has nothing else. */
  readonly loose: readonly SaidEffect[];
  readonly looseCount?: {
    readonly count?: number;
    readonly rate?: number;
    readonly span: [number, number];
    /** "Again", as a clause of its own. */
    readonly isAgain?: boolean;
  };
  /** Phrases after a preposition in a clause without anything else. */
  readonly loosePlaces: readonly NounPhrase[];
  readonly isNegated: boolean;
  /** Somebody is named before a word that names no sound: "she slips". */
  readonly hasSilentDeed?: boolean;
  /** "Barks again": what it tells may have been told before. */
  readonly saysAgain?: boolean;
}

/** Every phrase after an adposition in a frame: where it happens, where who and what takes part is. */
export function placesIn({ places, subjects, objects }: Frame): NounPhrase[] {
  return [...places, ...[...subjects, ...objects].flatMap((phrase) => phrase.places)];
}

/** Whether one of the verb's rows names this noun. */
export function verbMatches(verb: Verb, phrase: NounPhrase): boolean {
  return verb.rows.some((row) => row.on.some((key) => phraseHasKey(phrase, key)));
}

/** Whether the phrase is, or is made of, what a row's word, source id or tag says. */
export function phraseHasKey(phrase: NounPhrase, key: string): boolean {
  const nouns = [phrase.head, ...phrase.modifiers];
  return (
    nouns.some((noun) => noun.word === key || noun.source === key || noun.tags.includes(key)) ||
    phrase.head.material === key
  );
}

/** What a thing is made of: said before it, or known of it. */
export function materialOf({ head, modifiers }: NounPhrase): Material | undefined {
  return modifiers.find(({ material }) => material !== undefined)?.material ?? head.material ?? head.surface;
}

/** Phrases of place and course follow what they belong to; "distant" and "muffled" precede it. */
export function isPlaceOrMotion(effect: Effect): boolean {
  if (effect.distance !== undefined && effect.mods === undefined) return false;
  return (
    effect.role !== undefined ||
    effect.azimuth !== undefined ||
    effect.motion !== undefined ||
    effect.level !== undefined ||
    (effect.device !== undefined && effect.mods === undefined)
  );
}

/** Vehicles and aircraft. */
export function isMover({ tags }: Noun): boolean {
  return tags.includes('vehicle') || tags.includes('aircraft');
}

/** One noun that nothing but its modifiers is said of: no number, no article, no place. */
export function isBare({ number, quantity, isSingle, of, places }: NounPhrase): boolean {
  const isCounted = number !== undefined || quantity !== undefined || isSingle;
  return !isCounted && of === undefined && places.length === 0;
}

export function isMachine({ head }: NounPhrase): boolean {
  return head.isAgent !== true && (head.tags.includes('vehicle') || head.tags.includes('engine'));
}

/** "Bells"; a word that stands in its base form is none, though a verb has that form, too: "la bouteille se brise". */
export function isPluralForm({ form, text, entry }: TaggedToken): boolean {
  return form === 's' && entry.noun?.word !== text;
}
