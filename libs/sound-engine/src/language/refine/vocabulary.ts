import type { Language } from '../lexicon/language';
import type { SetPhrases } from '../lexicon/set-phrases';
import type { Moment } from '../tag/moment';
import type { ScaleName } from './scale-name';

export type Act = 'remove' | 'add' | 'only' | 'mute' | 'unmute' | 'replace';
export type Unit = 'seconds' | 'decibels' | 'semitones' | 'fifths' | 'octaves' | 'metres' | 'percent' | 'times';

/** What a word or phrase of a refinement is. */
export type Word =
  /** `isCompared`: darker; without it a plain word ("dark") that counts only after more, less, too, as. */
  | { kind: 'scale'; scale: ScaleName; direction: 1 | -1; isCompared: boolean }
  /** The scale's own name: the speed, the volume. */
  | { kind: 'measure'; scale: ScaleName; direction: 1 | -1 }
  | { kind: 'degree'; steps: number }
  | { kind: 'more'; by?: number }
  | { kind: 'less'; by?: number }
  | { kind: 'too' }
  | { kind: 'lacking' }
  | { kind: 'enough' }
  | { kind: 'as' }
  | { kind: 'number'; value: number }
  /** "Twice": a ratio before "as" and before a measure, else a number of times. `isAs`: the "as" is in it. */
  | { kind: 'ratio'; value: number; isAs?: true }
  /** "Twice as many". */
  | { kind: 'manifold'; value: number }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'act'; act: Act }
  | { kind: 'loop'; isOn: boolean }
  | { kind: 'fade'; edge: 'fadeIn' | 'fadeOut' }
  | { kind: 'side'; azimuth: number; isRelative: boolean }
  /** "To the start", "come first". */
  | { kind: 'begin'; moment: Moment }
  /** "Wait two seconds before …", and "start with silence", which is before all. */
  | { kind: 'wait'; isOfAll: boolean }
  | { kind: 'everything' }
  | { kind: 'it' }
  | { kind: 'filler' };

/** Words of a refinement and what each is. */
export type Vocabulary = SetPhrases<Word>;

/** Small words that say how the others of a refinement hang together. */
export interface RefinementGrammar {
  /** Before what something is no more: "outside, not in a cave". */
  readonly not: ReadonlySet<string>;
  /** Before one of its kind that is not there yet. */
  readonly oneOf: ReadonlySet<string>;
  /** Before one more of what is there. */
  readonly another: ReadonlySet<string>;
  readonly except: ReadonlySet<string>;
  /** Before "but" they take out what follows: "everything but the dog". */
  readonly all: ReadonlySet<string>;
  readonly but: string;
  readonly articles: ReadonlySet<string>;
  /** The articles that are no "one". */
  readonly definite: ReadonlySet<string>;
  /** Verbs of what goes up and down: what is turned, brought or dialled is the level, what is slowed the speed. */
  readonly turned: ReadonlyMap<string, ScaleName>;
  readonly upOrDown: ReadonlySet<string>;
  /** "Two dogs instead of one": how many, not what. */
  readonly bareNumbers: ReadonlySet<string>;
  /** Between what comes and what goes. */
  readonly insteadOf: SetPhrases;
  /** Verbs of replacing, each with what stands between what goes and what comes. */
  readonly replacing: Readonly<Record<string, readonly string[]>>;
  /** What stands there in other changes, too: "change the length to ten seconds". */
  readonly mayReplace: ReadonlySet<string>;
}

/** A language in which scenes can be refined. */
export interface RefiningLanguage {
  language: Language;
  vocabulary: Vocabulary;
  /** Between two changes, besides a comma. */
  joining: ReadonlySet<string>;
  grammar: RefinementGrammar;
}
