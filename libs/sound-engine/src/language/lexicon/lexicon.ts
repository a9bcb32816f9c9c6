import type { SourceFamily } from '../../catalogue/source';
import type { Relation } from '../relation';
import type { ChangeWord, Unit } from './change-word';
import type { Moment } from '../tag/moment';
import type { SetPhrases } from './set-phrases';
import type { Device, Material, Modifiers, Role, SpaceKind } from '@whoosh/sound-scene';

/** What a noun may stand for. */
export interface Noun {
  /** The word or phrase itself, in its base form. */
  word: string;
  /** Source that it names. */
  source?: string;
  variant?: string;
  mods?: Modifiers;
  material?: Material;
  /** What lies under foot or takes a blow. */
  surface?: Material;
  space?: SpaceKind;
  device?: Device;
  /** Words that rows of the verb table select by: person, vehicle, bell. */
  tags: readonly string[];
  /** Names something that happens (a knock) rather than a thing (a dog): its number is a count. */
  isEvent?: boolean;
  /** Tells a deed that goes on: "dripping tap". */
  isOngoing?: boolean;
  /** Names many events of its source: a sword fight. */
  isSeries?: boolean;
  /** A person or an animal: silent while it does something that sounds otherwise. */
  isAgent?: boolean;
  /** A mood or an idea: its source is a guess. */
  isAbstract?: boolean;
  /** Names all sounds of a family in a scene that there is: "the animals". */
  family?: SourceFamily | 'background';
  /** Found under the source's words in WordNet, not in a table of our own. */
  isHyponym?: boolean;
  /** A second source that belongs to the thing: an espresso machine hisses and drips. */
  also?: string;
  /** Does not sound by itself: a plank, a table. */
  isInert?: boolean;
}

/** Which source a verb means together with a noun. */
export interface VerbRow {
  /** Words, source ids or tags of the subject or object, any of them. */
  on: readonly string[];
  /** Source id; 'own' for the noun's own source; with '+own' the noun's own beneath it; '' for nothing at all. */
  gives: string;
  variant?: string;
  mods?: Modifiers;
  time?: Effect['time'];
  trend?: Trend;
}

export type VerbKind =
  /** Sounds by itself. */
  | 'sound'
  /** Says how its subject sounds: run, move, play. */
  | 'light'
  /** Says when: start, stop, continue. */
  | 'aspect'
  /** Meets a thing: the material of the thing decides. */
  | 'strike'
  | 'break'
  | 'drop';

export interface Verb {
  lemma: string;
  kind: VerbKind;
  /** Source where no row matches. */
  source?: string;
  variant?: string;
  mods?: Modifiers;
  rows: readonly VerbRow[];
  effect?: Effect;
  /** Somebody runs. */
  isRunning?: boolean;
  /** Subject and object both sound: "a police car chases a motorcycle". */
  isPursuit?: boolean;
  /** Of a machine's states, of which it is in one at a time. */
  isState?: boolean;
  /** How the deed before it ends: "creaks open", "slams shut". */
  result?: 'open' | 'close';
}

export type MotionKind = 'approach' | 'pass' | 'recede' | 'circle';

/** How something changes while it sounds. */
export type Trend = 'faster' | 'slower' | 'stronger' | 'weaker' | 'higher' | 'lower';

/** What a modifying word does to a layer or to the scene. */
export interface Effect {
  mods?: Modifiers;
  /** What it means of the weather instead: "lluvia fuerte" is heavy rain, "voz fuerte" a loud voice. */
  inWeather?: Modifiers;
  /** Metres. */
  distance?: number;
  distanceFactor?: number;
  /** Degrees, -90 left. */
  azimuth?: number;
  /** Where one of several stands: "one left and one right". */
  isOfOne?: true;
  role?: Role;
  gainDb?: number;
  variant?: string;
  time?: 'steady' | 'sporadic' | 'train' | 'sudden' | 'start' | 'stop' | 'once' | 'continue';
  level?: 'swell' | 'die' | 'fade-in' | 'fade-out' | 'dip';
  trend?: Trend;
  /** How long it sounds. */
  seconds?: number;
  /** When it begins in the whole scene. */
  moment?: Moment;
  motion?: MotionKind;
  /** Metres per second. */
  motionSpeed?: number;
  device?: Device;
  space?: SpaceKind;
  material?: Material;
  surface?: Material;
  exciter?: string;
  /** Source of a thing that makes no sound of its own: "creaky stairs". */
  sounds?: string;
  /** Source that sounds beside whatever else there is. */
  also?: string;
  /** Of the whole document. */
  loop?: boolean;
  isDry?: boolean;
  /** Known, yet nothing that the engine does: told as not used. */
  isUnheard?: boolean;
  /** Preset of a game sound: a source and what it becomes. */
  turns?: Readonly<Record<string, string>>;
}

export type Link =
  'and' | 'comma' | 'stop' | 'or' | 'then' | 'finally' | 'before' | 'after' | 'while' | 'with' | 'into';

/** Everything that a word or phrase may be. */
export interface Entry {
  noun?: Noun;
  verb?: Verb;
  effect?: Effect;
  /** Times something happens. */
  count?: number;
  /** How many there are. */
  number?: number;
  /** How many there are of an event that is named next: "double". */
  multiple?: number;
  /** Multiplies the next effect's distance from neutral. */
  degree?: number;
  /** Of the negations, the one that mirrors the next effect: "not loud". */
  isNot?: boolean;
  link?: Link;
  /** Of an adposition: how what it governs stands to what happens. */
  relation?: Relation;
  /** The, a, his: a noun follows. */
  isDeterminer?: boolean;
  /** Of the determiners: "its", "his". */
  isPossessive?: boolean;
  /** Of the determiners: "a". */
  isOne?: boolean;
  /** Another of what was named before. */
  isAnother?: boolean;
  /** Once more, what was named before. */
  isAgain?: boolean;
  /** Inflection that the phrase stands in, for languages whose forms are listed. */
  form?: WordForm;
  /** Of a verb: it ends in a particle that is an adposition where a noun phrase follows: "springt auf". */
  isSeparable?: boolean;
  isPronoun?: boolean;
  isRelative?: boolean;
  isAuxiliary?: boolean;
  /** Removes the next noun phrase from the scene. */
  isNegation?: boolean;
  /** Belongs to how people ask, not to what they ask for. */
  isFrame?: boolean;
  /** Understood without an effect of its own. */
  isIgnored?: boolean;
  /** Says how or when something is of which nothing is heard: "purple", "at dawn". */
  isUnheard?: boolean;
  /** Of a word of another language: an English word that says the same. */
  gloss?: string;
  /** What it does to a scene that there is. */
  change?: ChangeWord;
  /** Of a link: between two changes. */
  isJoining?: boolean;
  /** Before a number: so many more. */
  isFurther?: boolean;
  /** Between what changes and what stays as it is, between what comes and what goes; or behind the first named. */
  between?: 'except' | 'exceptBehind' | 'insteadOf' | 'insteadBehind';
  /** Of a verb of replacing: what stands between what goes and what comes. */
  exchanges?: readonly string[];
  /** "a series of": how many of what follows. */
  quantity?: { count?: number; sources?: number };
}

/**
 * Words of a language that measure time and place, each with what it says: a number, the metres or seconds of a unit,
 * the intervals of "every other"; 1 where it says nothing of the kind.
 */
export type MeasureWords = Readonly<Record<MeasureName, SetPhrases<number>>>;

export type MeasureName =
  /** Articles and numerals for one: "a second", not "a metre". */
  | 'one'
  /** Phrases that are a number before a unit of length or time. */
  | 'number'
  /** After a number they make it a count. */
  | 'times'
  | 'seconds'
  /** In which is counted how often something happens: "per minute". */
  | 'minute'
  /** A unit of length, and what is one only where it says how far: "two feet" walk, a block falls. */
  | 'metres'
  | 'steps'
  /** After a length: it says how far; the same after a number of steps: "two doors down". */
  | 'away'
  | 'along steps'
  | 'before distance'
  /** Before a number of seconds, or before "second" and a number: it says when; the same after a number of seconds. */
  | 'before a moment'
  | 'after a moment'
  /** Where they end a text, they say when. */
  | 'at the end'
  | 'at the start'
  /** Before, and after, a number of seconds: how long after each other the events come. */
  | 'every'
  | 'apart'
  /** Between a number of events and the time in which they happen: "twice per second". */
  | 'per'
  /** After a number of seconds that say how long: "ten seconds long". */
  | 'lasting';

/** What changes a scene, and the units of such changes: what is measured in each, and how many of that it is. */
export interface ChangeWords {
  readonly phrases: SetPhrases<Entry>;
  readonly units: SetPhrases<readonly [Unit, number]>;
  readonly families: SetPhrases<NonNullable<Noun['family']>>;
}

/** A part that sounds as its whole decides: "truck horn", "the song of birds". */
export interface PartRow {
  part: string;
  /**
   * Word, source id or tag of the whole, as in the rows of verbs; `any`, or `made` for what is made to sound (magic,
   * weapons, games).
   */
  of: string;
  /** Source id; `own`: the whole's own source; `none`: the part says nothing of it. */
  gives: string;
  example: string;
}

/** The words of one language. */
export interface Lexicon {
  /** Entries of phrases that continue with this word. */
  readonly root: TrieNode;
  /** Words that may stand inside a phrase without being written in it: articles. */
  readonly skipped?: ReadonlySet<string>;
  readonly measures: MeasureWords;
  /** Of a language in which scenes are changed. */
  readonly changes?: ChangeWords;
  /** A phrase that is a degree, and before a person an article and a size: "a little girl". */
  readonly degreeOrSize?: string;
  /** Most words of a phrase. */
  readonly longest?: number;
  /** What a single word may be. */
  entry(word: string): Entry | undefined;
  /** Whether the word occurs in any entry. */
  has(word: string): boolean;
  /** Source of a word that usually says something else, for a text in which nothing else sounds: "button", "tape". */
  alone?(word: string): string | undefined;
  /** Whether a word that it does not have plainly names no sound. */
  isPlain?(word: string): boolean;
  /** Base forms that the word may come from, itself first, with its form. */
  lemmas(word: string): readonly Lemma[];
  /** Words for the spelling index. */
  words(): Iterable<string>;
  /** What rows of the verb table select a word's, or a source's, nouns by. */
  tagsOf(key: string): readonly string[];
  /** Rows of parts by their word, the first that fits counts. */
  readonly parts: ReadonlyMap<string, readonly PartRow[]>;
  readonly impactByMaterial: Readonly<Partial<Record<Material, string>>>;
  readonly breakByMaterial: Readonly<Partial<Record<Material, string>>>;
}

export type WordForm = 'base' | 's' | 'ing' | 'ed' | 'er';
export interface Lemma {
  text: string;
  form: WordForm;
}

export interface TrieNode {
  next: Map<string, TrieNode>;
  entry?: Entry;
}
