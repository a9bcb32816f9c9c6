import { listWords } from '../lexicon/compile';
import { setPhrases } from '../lexicon/set-phrases';
import type { Token } from '../tokenise/tokens';
import { tokenize } from '../tokenise/tokens';
import type { ScaleName } from './scale-name';
import {
  buildVocabulary,
  type Act,
  type AddWords,
  type RefinementGrammar,
  type Unit,
  type Vocabulary,
} from './vocabulary';

/** The words of a language's refinements, lists with commas between them. */
export interface RefinementWords {
  /** Between two changes, besides a comma. */
  joining: string;
  /** Compared up and down, plain up and down, and the scale's name. */
  scales: Readonly<Partial<Record<ScaleName, readonly string[]>>>;
  acts: Readonly<Partial<Record<Act, string>>>;
  more: string;
  less: string;
  oneMore: string;
  /** What makes a number more of what is there: "noch zwei", "もう二回". */
  moreBefore: string;
  oneLess: string;
  too: string;
  lacking: string;
  degrees: Readonly<Record<string, number>>;
  numbers: Readonly<Record<string, number>>;
  ratios: Readonly<Record<string, number>>;
  loopOn: string;
  loopOff: string;
  fadeIn: string;
  fadeOut: string;
  left: string;
  right: string;
  middle: string;
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

/** Where a sound goes that is put to a side, degrees. */
const SIDE_DEGREES = 60;

/** The vocabulary of a language. @param split cuts its tokens further */
export function foreignVocabulary(words: RefinementWords, split: (token: Token) => Token[]): Vocabulary {
  return buildVocabulary(
    (add) => {
      addSettings(words, add);
      addScales(words, add);
      add(words.oneMore, { kind: 'more', by: 1 });
      add(words.oneLess, { kind: 'less', by: 1 });
      addFurther(words, add);
      addNumbers(words, add);
      for (const kind of ['more', 'less', 'too', 'lacking', 'everything', 'it'] as const) add(words[kind], { kind });
      add(words.fillers, { kind: 'filler' });
    },
    (phrase) =>
      tokenize(phrase)
        .flatMap(split)
        .map(({ text }) => text),
  );
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
    insteadOf: setPhrases(listWords(insteadOf).map((phrase) => phrase.split(' '))),
    replacing: Object.fromEntries(Object.entries(replacing).map(([verb, between]) => [verb, listWords(between)])),
  };
}

function addScales({ scales }: RefinementWords, add: AddWords): void {
  for (const [scale, [upCompared = '', downCompared = '', up = '', down = '', name = '']] of entriesOf(scales)) {
    add(upCompared, { kind: 'scale', scale, direction: 1, isCompared: true });
    add(downCompared, { kind: 'scale', scale, direction: -1, isCompared: true });
    add(up, { kind: 'scale', scale, direction: 1, isCompared: false });
    add(down, { kind: 'scale', scale, direction: -1, isCompared: false });
    add(name, { kind: 'measure', scale, direction: 1 });
  }
}

/** Digits that may stand for a number that is added to what is there. */
const DIGITS = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((value) => [String(value), value]));

/** "Noch zwei", "encore deux fois", "もう二回": how many more, not how many. */
function addFurther({ moreBefore, numbers, units }: RefinementWords, add: AddWords): void {
  const times = ['', ...listWords(units.times ?? '')];
  for (const before of listWords(moreBefore))
    for (const [number, by] of Object.entries({ ...DIGITS, ...numbers }))
      add(times.map((time) => `${before} ${number} ${time}`.trim()).join(', '), { kind: 'more', by });
}

function addNumbers({ acts, units, ratios, numbers, degrees }: RefinementWords, add: AddWords): void {
  for (const [act, phrases] of entriesOf(acts)) add(phrases, { kind: 'act', act });
  for (const [unit, phrases] of entriesOf(units)) add(phrases, { kind: 'unit', unit });
  for (const [phrase, value] of Object.entries(ratios)) add(phrase, { kind: 'ratio', value, isAs: true });
  for (const [phrase, value] of Object.entries(numbers)) add(phrase, { kind: 'number', value });
  for (const [phrase, steps] of Object.entries(degrees)) add(phrase, { kind: 'degree', steps });
}

function addSettings(words: RefinementWords, add: AddWords): void {
  const { left, right, middle, loopOn, loopOff, fadeIn, fadeOut, first, last, silence, wait } = words;
  add(left, { kind: 'side', azimuth: -SIDE_DEGREES, isRelative: false });
  add(right, { kind: 'side', azimuth: SIDE_DEGREES, isRelative: false });
  add(middle, { kind: 'side', azimuth: 0, isRelative: false });
  add(first, { kind: 'begin', moment: 0 });
  add(last, { kind: 'begin', moment: 'end' });
  add(silence, { kind: 'wait', isOfAll: true });
  add(wait, { kind: 'wait', isOfAll: false });
  add(loopOff, { kind: 'loop', isOn: false });
  add(loopOn, { kind: 'loop', isOn: true });
  add(fadeIn, { kind: 'fade', edge: 'fadeIn' });
  add(fadeOut, { kind: 'fade', edge: 'fadeOut' });
}

function entriesOf<K extends string, V>(table: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return Object.entries(table) as [K, V][];
}
