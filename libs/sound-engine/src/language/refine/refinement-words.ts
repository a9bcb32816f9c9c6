import { listWords } from '../lexicon/word-lists';
import type { Language } from '../lexicon/language';
import { saying, setPhrases } from '../lexicon/set-phrases';
import { type Token, tokenize } from '../tokenise/tokens';
import type { ScaleName } from './scale-name';
import type { Act, RefinementGrammar, RefiningLanguage, Unit, Vocabulary, Word } from './vocabulary';

/** The words of a language's refinements, lists with commas between them. */
export interface RefinementWords {
  /** Between two changes, besides a comma. */
  joining: string;
  /** Compared up and down, plain up and down, the scale's name, and the name of its lower end. */
  scales: Readonly<Partial<Record<ScaleName, readonly string[]>>>;
  acts: Readonly<Partial<Record<Act, string>>>;
  more: string;
  less: string;
  oneMore?: string;
  /** What makes a number more of what is there: "noch zwei", "もう二回". */
  moreBefore?: string;
  oneLess?: string;
  too: string;
  lacking: string;
  /** Behind and before a plain word that is compared: "slow enough", "as slow as". */
  enough?: string;
  as?: string;
  degrees: Readonly<Record<string, number>>;
  numbers: Readonly<Record<string, number>>;
  ratios: Readonly<Record<string, number>>;
  /** "Twice as many knocks". */
  manifolds?: Readonly<Record<string, number>>;
  loopOn: string;
  loopOff: string;
  fadeIn: string;
  fadeOut: string;
  left: string;
  right: string;
  middle: string;
  furtherLeft?: string;
  furtherRight?: string;
  units: Readonly<Partial<Record<Unit, string>>>;
  everything: string;
  it: string;
  fillers: string;
  /** "To the start", "to the end", "start with silence", "wait". */
  first: string;
  last: string;
  silence: string;
  wait: string;
  /** Small words by what they do in `RefinementGrammar`. */
  grammar: Readonly<Record<'oneOf' | 'another' | 'except' | 'not' | 'all' | 'articles' | 'definite', string>> & {
    readonly insteadOf: string;
    /** Verbs of replacing, each with what stands between what goes and what comes. */
    readonly replacing: Readonly<Record<string, string>>;
  };
}

/** A language with the words of its refinements. */
export function refiningIn(
  language: Language,
  words: Omit<RefinementWords, 'grammar'>,
  grammar: RefinementGrammar,
): RefiningLanguage {
  return { language, vocabulary: vocabularyOf(words, language), joining: new Set(listWords(words.joining)), grammar };
}

/** The small words of a language, in place of the English ones. */
export function foreignGrammar({ grammar }: RefinementWords): Partial<RefinementGrammar> {
  const { insteadOf, replacing } = grammar;
  const set = (words: string): ReadonlySet<string> => new Set(listWords(words));
  return {
    not: set(grammar.not),
    oneOf: set(grammar.oneOf),
    another: set(grammar.another),
    except: set(grammar.except),
    all: set(grammar.all),
    articles: set(grammar.articles),
    definite: set(grammar.definite),
    insteadOf: setPhrases(saying(insteadOf, 1)),
    replacing: Object.fromEntries(Object.entries(replacing).map(([verb, between]) => [verb, listWords(between)])),
  };
}

/** Of the same phrase what stands first in the table holds. */
function vocabularyOf(
  words: Omit<RefinementWords, 'grammar'>,
  { split = (token: Token) => [token] }: Language,
): Vocabulary {
  const cut = (phrase: string): string[] =>
    phrase === '%'
      ? [phrase]
      : tokenize(phrase)
          .flatMap(split)
          .map(({ text }) => text);
  return setPhrases(wordsIn(words).flatMap(([phrases = '', word]) => saying(phrases, word, cut)));
}

/** Where a sound goes that is put to a side, and how far it goes further to one, degrees. */
const [SIDE_DEGREES, FURTHER_DEGREES] = [60, 30];

/** Each word with the phrases that say it, as lists with commas between them. */
function wordsIn(words: Omit<RefinementWords, 'grammar'>): (readonly [string | undefined, Word])[] {
  // Where no word says "as", it is in the ratio: "doppelt so".
  const isAs = words.as === undefined ? ({ isAs: true } as const) : {};
  return [
    [words.left, { kind: 'side', azimuth: -SIDE_DEGREES, isRelative: false }],
    [words.right, { kind: 'side', azimuth: SIDE_DEGREES, isRelative: false }],
    [words.middle, { kind: 'side', azimuth: 0, isRelative: false }],
    [words.furtherLeft, { kind: 'side', azimuth: -FURTHER_DEGREES, isRelative: true }],
    [words.furtherRight, { kind: 'side', azimuth: FURTHER_DEGREES, isRelative: true }],
    [words.first, { kind: 'begin', moment: 0 }],
    [words.last, { kind: 'begin', moment: 'end' }],
    [words.silence, { kind: 'wait', isOfAll: true }],
    [words.wait, { kind: 'wait', isOfAll: false }],
    [words.loopOff, { kind: 'loop', isOn: false }],
    [words.loopOn, { kind: 'loop', isOn: true }],
    [words.fadeIn, { kind: 'fade', edge: 'fadeIn' }],
    [words.fadeOut, { kind: 'fade', edge: 'fadeOut' }],
    ...scalesIn(words),
    [words.oneMore, { kind: 'more', by: 1 }],
    [words.oneLess, { kind: 'less', by: 1 }],
    ...furtherNumbersIn(words),
    ...entriesOf(words.acts).map(([act, phrases]) => [phrases, { kind: 'act', act }] as const),
    ...entriesOf(words.units).map(([unit, phrases]) => [phrases, { kind: 'unit', unit }] as const),
    ...entriesOf(words.ratios).map(([phrase, value]) => [phrase, { kind: 'ratio', value, ...isAs }] as const),
    ...entriesOf(words.manifolds ?? {}).map(([phrase, value]) => [phrase, { kind: 'manifold', value }] as const),
    ...entriesOf(words.numbers).map(([phrase, value]) => [phrase, { kind: 'number', value }] as const),
    ...entriesOf(words.degrees).map(([phrase, steps]) => [phrase, { kind: 'degree', steps }] as const),
    ...(['more', 'less', 'too', 'lacking', 'enough', 'as', 'everything', 'it'] as const).map(
      (kind) => [words[kind], { kind }] as const,
    ),
    [words.fillers, { kind: 'filler' }],
  ];
}

function scalesIn({ scales }: Pick<RefinementWords, 'scales'>): (readonly [string | undefined, Word])[] {
  return entriesOf(scales).flatMap(([scale, [upCompared, downCompared, up, down, name, lower]]) => [
    [upCompared, { kind: 'scale', scale, direction: 1, isCompared: true }],
    [downCompared, { kind: 'scale', scale, direction: -1, isCompared: true }],
    [up, { kind: 'scale', scale, direction: 1, isCompared: false }],
    [down, { kind: 'scale', scale, direction: -1, isCompared: false }],
    [name, { kind: 'measure', scale, direction: 1 }],
    [lower, { kind: 'measure', scale, direction: -1 }],
  ]);
}

/** Digits that may stand for a number that is added to what is there. */
const DIGITS = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((value) => [String(value), value]));

/** "Noch zwei", "encore deux fois", "もう二回": how many more, not how many. */
function furtherNumbersIn({
  moreBefore = '',
  numbers,
  units,
}: Pick<RefinementWords, 'moreBefore' | 'numbers' | 'units'>): (readonly [string, Word])[] {
  const times = ['', ...listWords(units.times ?? '')];
  return listWords(moreBefore).flatMap((before) =>
    Object.entries({ ...DIGITS, ...numbers }).map(
      ([number, by]) =>
        [times.map((time) => `${before} ${number} ${time}`.trim()).join(', '), { kind: 'more', by }] as const,
    ),
  );
}

function entriesOf<K extends string, V>(table: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return Object.entries(table) as [K, V][];
}
