import type { SourceFamily } from '../../catalogue/source';
import { partedChanges } from '../tag/changes';
import type { Repair } from '../tag/match';
import { tokenize, type Token } from '../tokenise/tokens';
import type { Act, ChangeWord, ScaleName, Unit } from './change-word';
import type { Language } from './language';
import type { Entry, Lexicon } from './lexicon';
import { saying, setPhrases } from './set-phrases';
import { listWords } from './word-lists';

/** The words with which a language changes a scene, lists with commas between them. */
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
  /** Numbers that descriptions do not have. */
  numbers?: Readonly<Record<string, number>>;
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
  /** Units that descriptions do not have. */
  units: Readonly<Partial<Record<keyof typeof UNITS, string>>>;
  everything: string;
  it: string;
  fillers: string;
  /** Names of whole families of sounds, and of what goes on behind the others. */
  families: Readonly<Partial<Record<SourceFamily | 'background', string>>>;
  /** "To the start", "to the end", "start with silence", "wait". */
  first: string;
  last: string;
  silence: string;
  wait: string;
  /** Before one or some of its kind that are not there yet, where descriptions have no such word. */
  oneOf: string;
  /** Before one more of what is there. */
  another: string;
  /** Between what changes and what stays as it is, joining words among them; and behind what stays: "雨以外". */
  except?: string;
  exceptBehind?: string;
  /** Between what comes and what goes; and behind what goes: "犬の代わりに". */
  insteadOf?: string;
  insteadBehind?: string;
  /** Verbs of replacing, each with what stands between what goes and what comes. */
  replacing: Readonly<Record<string, string>>;
}

/** Each unit by what is measured in it, and how many of that it is. */
const UNITS = {
  decibels: ['decibels', 1],
  semitones: ['semitones', 1],
  fifths: ['semitones', 7],
  octaves: ['semitones', 12],
  metres: ['metres', 1],
  percent: ['percent', 1],
  times: ['fold', 1],
} satisfies Record<string, readonly [Unit, number]>;

/** A language as scenes are changed in it: its words, and those of changes beside them. */
export function refiningIn(language: Language, words: RefinementWords): Language {
  const { lexicon, split = (token: Token) => [token] } = language;
  const cut = (phrase: string): string[] =>
    tokenize(phrase, SIGNS)
      .flatMap(split)
      .map(({ text }) => text);
  const rows = new Map<string, Entry>();
  for (const [phrases = '', entry] of rowsOf(words))
    for (const phrase of listWords(phrases)) {
      const key = cut(phrase).join(' ');
      rows.set(key, { ...entry, ...rows.get(key) });
    }
  const phrases = setPhrases([...rows].map(([key, entry]) => [key.split(' '), entry] as const));
  const units = setPhrases([
    ...entriesOf(UNITS).flatMap(([name, unit]) => saying<readonly [Unit, number]>(words.units[name] ?? '', unit, cut)),
    ...(['seconds', 'metres'] as const).flatMap((unit) =>
      [...lexicon.measures[unit].values()].flat().map(([said, value]) => [said, [unit, value]] as const),
    ),
  ]);
  const families = setPhrases(entriesOf(words.families).flatMap(([family, list]) => saying(list, family, cut)));
  const known = new Set(
    [...phrases.values(), ...units.values(), ...families.values()].flat().flatMap(([said]) => said),
  );
  const changes = { phrases, units, families };
  const joined = partedChanges(changes);
  return {
    ...language,
    // "6 dB" is no code, and "3 knock" three
    setAside: [],
    marksPlural: false,
    signs: SIGNS,
    repair: (word) => withoutNumber(language.repair(word), lexicon),
    arrange: (mentions) => joined(language.arrange?.(mentions) ?? mentions),
    lexicon: { ...lexicon, changes, has: (word) => known.has(word) || lexicon.has(word) },
  };
}

/** "Dogs" are no misspelt "dos": how many there shall be is not guessed. */
function withoutNumber(mended: ReturnType<Repair>, { entry }: Lexicon): ReturnType<Repair> {
  const { number, count } = (mended && entry(mended.text)) ?? {};
  return (number ?? count) === undefined ? mended : undefined;
}

/** Signs that are words. */
const SIGNS: ReadonlySet<string> = new Set(['%']);

/** Where a sound goes that is put to a side, and how far it goes further to one, degrees. */
const [SIDE_DEGREES, FURTHER_DEGREES] = [60, 30];

type Row = readonly [phrases: string | undefined, entry: Entry];
const row = (phrases: string | undefined, change: ChangeWord): Row => [phrases, { change }];

/** What the phrases of each list are; of the same phrase what stands first in the table holds. */
function rowsOf(words: RefinementWords): Row[] {
  // Where no word says "as", it is in the ratio: "doppelt so".
  const isAs = words.as === undefined ? ({ isAs: true } as const) : {};
  return [
    [words.joining, { link: 'and', isJoining: true }],
    row(words.left, { kind: 'side', azimuth: -SIDE_DEGREES, isRelative: false }),
    row(words.right, { kind: 'side', azimuth: SIDE_DEGREES, isRelative: false }),
    row(words.middle, { kind: 'side', azimuth: 0, isRelative: false }),
    row(words.furtherLeft, { kind: 'side', azimuth: -FURTHER_DEGREES, isRelative: true }),
    row(words.furtherRight, { kind: 'side', azimuth: FURTHER_DEGREES, isRelative: true }),
    row(words.first, { kind: 'begin', moment: 0 }),
    row(words.last, { kind: 'begin', moment: 'end' }),
    row(words.silence, { kind: 'wait', isOfAll: true }),
    row(words.wait, { kind: 'wait', isOfAll: false }),
    row(words.loopOff, { kind: 'loop', isOn: false }),
    row(words.loopOn, { kind: 'loop', isOn: true }),
    row(words.fadeIn, { kind: 'fade', edge: 'fadeIn' }),
    row(words.fadeOut, { kind: 'fade', edge: 'fadeOut' }),
    ...scalesIn(words),
    row(words.oneMore, { kind: 'more', by: 1 }),
    row(words.oneLess, { kind: 'less', by: 1 }),
    ...entriesOf(words.acts).map(([act, phrases]) => row(phrases, { kind: 'act', act })),
    ...entriesOf(words.ratios).map(([phrase, value]) => row(phrase, { kind: 'ratio', value, ...isAs })),
    ...entriesOf(words.manifolds ?? {}).map(([phrase, value]) => row(phrase, { kind: 'manifold', value })),
    ...entriesOf(words.degrees).map(([phrase, steps]) => row(phrase, { kind: 'degree', steps })),
    ...(['more', 'less', 'too', 'lacking', 'enough', 'as', 'everything', 'it'] as const).map((kind) =>
      row(words[kind], { kind }),
    ),
    ...entriesOf(words.numbers ?? {}).map(([phrase, number]): Row => [phrase, { number }]),
    [words.oneOf, { isDeterminer: true, isOne: true }],
    [words.another, { isDeterminer: true, isOne: true, isAnother: true }],
    [words.fillers, { isFrame: true }],
    [words.moreBefore, { isFrame: true, isFurther: true }],
    ...(['except', 'exceptBehind', 'insteadOf', 'insteadBehind'] as const).map((between): Row => [
      words[between],
      { between, isFrame: true },
    ]),
    ...entriesOf(words.replacing).map(([verb, between]): Row => [
      verb,
      { isFrame: true, exchanges: listWords(between) },
    ]),
  ];
}

function scalesIn({ scales }: RefinementWords): Row[] {
  return entriesOf(scales).flatMap(([scale, [upCompared, downCompared, up, down, name, lower]]) => [
    row(upCompared, { kind: 'scale', scale, direction: 1, isCompared: true }),
    row(downCompared, { kind: 'scale', scale, direction: -1, isCompared: true }),
    row(up, { kind: 'scale', scale, direction: 1, isCompared: false }),
    row(down, { kind: 'scale', scale, direction: -1, isCompared: false }),
    row(name, { kind: 'measure', scale, direction: 1 }),
    row(lower, { kind: 'measure', scale, direction: -1 }),
  ]);
}

function entriesOf<K extends string, V>(table: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return Object.entries(table) as [K, V][];
}
