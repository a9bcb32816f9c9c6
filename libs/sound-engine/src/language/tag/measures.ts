import type { Effect } from '../lexicon/lexicon';
import { phraseAt } from '../lexicon/set-phrases';
import { decimalOf } from '../tokenise/decimal';
import type { Token } from '../tokenise/tokens';
import { all, either, maybe, not, numeral, type Place, textAt, where, word, wordThat } from './patterns';
import { isRate, partOfRate, rate } from './rates';
import { NOTHING, type Tag, type TaggedToken } from './tagged-token';

/** A token that several words make together. */
export interface Measured {
  mention: TaggedToken;
  length: number;
}

/** What the words of a measure are taken for. */
interface SaidMeasure {
  readonly kind: Tag;
  readonly effect?: Effect;
  readonly value?: number;
}

/** One way to say when, how long, how often or how far something happens. */
export interface MeasureConstruction {
  /** A text in which it is the first that fits somewhere. */
  readonly example: string;
  readonly pattern: Place;
  /** @param value the product of what the places of the pattern say; undefined: it says nothing here */
  readonly says: (value: number) => SaidMeasure | undefined;
}

const isAmidText = where((_, index) => index > 0);
const isLast = where((tokens, index) => tokens.slice(index).every(({ kind }) => kind === 'mark'));
const genitive = wordThat((text, { entry }) => entry(text)?.relation === 'genitive');
const determiner = wordThat((text, { entry }) => entry(text)?.isDeterminer === true);
const digits = word(decimalOf);
const number = either('number', 'one', numeral);
/** "Twenty-one". */
const composed: Place = (tokens, index, { entry }) => {
  const { number: tens = 0, quantity } = entry(textAt(tokens, index)) ?? {};
  if (!TENS.has(tens) || quantity !== undefined) return undefined;
  const ones = entry(textAt(tokens, index + 1))?.number ?? 0;
  return ONES.has(ones) ? { length: 2, value: tens + ones } : undefined;
};
const TENS = new Set([20, 30, 40, 50, 60, 70, 80, 90]);
const ONES = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const exact = either(composed, digits);
/** "Two seconds later" than now, where that is said of a scene that there is. */
const later = where((tokens, index, { changes }) => {
  const change = changes && phraseAt(tokens, index, changes.phrases)?.value.change;
  return change?.kind === 'scale' && change.scale === 'start';
});
/** A number before a unit in which a change is measured. */
export const numberOfUnits = either(
  composed,
  number,
  wordThat((text, { entry }) => entry(text)?.isOne === true),
);
/** "One second", but not "a second dog" or "many seconds". */
const amount = word((text, { entry }) => {
  const said = entry(text);
  return said?.isDeterminer || said?.quantity ? undefined : said?.number;
});
/** "x3", "3x". */
const timesInOne = word((text) => {
  const [, behind, before] = /^(?:x(\d+)|(\d+)x)$/.exec(text) ?? [];
  return behind === undefined && before === undefined ? undefined : Number(behind ?? before);
});
const oneOf = (...words: readonly string[]): Place => wordThat((text) => words.includes(text));
const length = either('metres', 'steps');

const effect = (said: Effect): SaidMeasure => ({ kind: 'effect', effect: said });
const at = (moment: number): SaidMeasure => effect({ moment });
/** A sound from further off would not be heard beneath anything, metres. */
const [NEAREST, FARTHEST] = [0.2, 400];
const away = (metres: number): SaidMeasure => effect({ distance: Math.max(NEAREST, Math.min(FARTHEST, metres)) });
const every = (seconds: number, said: Effect = { time: 'train' }): SaidMeasure | undefined =>
  isRate(1 / seconds) ? effect({ ...said, mods: { rate: 1 / seconds } }) : undefined;
const MOST_TIMES = 64;

const MOMENTS: readonly MeasureConstruction[] = [
  {
    example: 'a door slams at the end',
    pattern: all(isAmidText, 'at the end', isLast),
    says: () => effect({ moment: 'end' }),
  },
  { example: 'a door slams at the start', pattern: all(isAmidText, 'at the start', isLast), says: () => at(0) },
  {
    example: 'after three seconds',
    pattern: all('before a moment', number, 'seconds', not('apart'), maybe('after a moment')),
    says: at,
  },
  { example: 'at second 4', pattern: all('before a moment', 'seconds', digits), says: at },
  {
    // "Due secondi dopo il tuono" is an order.
    example: '三秒後',
    pattern: all(number, 'seconds', not(later), not('before a moment', determiner), 'after a moment', not(genitive)),
    says: at,
  },
];

/** The first that fits counts. */
export const MEASURE_CONSTRUCTIONS: readonly MeasureConstruction[] = [
  ...MOMENTS,
  {
    example: 'two beeps per second',
    pattern: rate,
    says: (perSecond) => effect({ time: 'train', mods: { rate: perSecond } }),
  },
  { example: 'four beeps per second', pattern: partOfRate, says: () => ({ kind: 'ignored' }) },
  { example: 'every second', pattern: all('every', 'seconds'), says: (seconds) => every(seconds) },
  { example: 'every two seconds', pattern: all('every', number, 'seconds'), says: (seconds) => every(seconds) },
  { example: 'one second apart', pattern: all(number, 'seconds', 'apart'), says: (seconds) => every(seconds, {}) },
  {
    example: 'a party a few houses down',
    pattern: all(maybe('before distance'), number, 'steps', 'along steps'),
    says: away,
  },
  { example: 'ten metres away', pattern: all(maybe('before distance'), number, length, 'away'), says: away },
  { example: 'a gunshot at fifty feet', pattern: all('before distance', number, length), says: away },
  {
    // The measure of a thing; "a metro" is a train.
    example: 'a ten metre fall',
    pattern: all(not('one'), number, 'metres'),
    says: () => ({ kind: 'ignored' }),
  },
  {
    example: 'a knock x3',
    pattern: either(timesInOne, all(oneOf('x'), digits), all(exact, 'times')),
    says: (times) => ({ kind: 'count', value: Math.max(1, Math.min(MOST_TIMES, Math.round(times))) }),
  },
  {
    example: 'a two second beep',
    pattern: all(either(exact, amount), 'seconds', maybe('lasting')),
    says: (seconds) => ({ kind: 'seconds', value: seconds, effect: { seconds } }),
  },
  {
    example: 'a clock at 60 bpm',
    pattern: all(exact, oneOf('bpm')),
    says: (value) => ({ kind: 'rate', value: value / 60 }),
  },
  {
    example: 'a beep of 440 Hz',
    pattern: all(exact, oneOf('hz', 'khz')),
    says: (value) => ({ kind: 'ignored', value }),
  },
  {
    // "8-bit" and "3D" are words of their own.
    example: 'twenty-one dogs',
    pattern: all(exact, not(oneOf('bit', 'd'))),
    says: (value) => ({ kind: 'number', value }),
  },
];

/** What numbers and their units say from a place on. */
export function measureAt(...[tokens, index, lexicon]: Parameters<Place>): Measured | undefined {
  const found = firstOf(MEASURE_CONSTRUCTIONS, tokens, index, lexicon);
  if (!found) return undefined;
  const { length, said } = found;
  const entry = said.effect ? { effect: said.effect } : NOTHING;
  const { kind, value = 0 } = said;
  return { mention: { kind, entry, form: 'base', ...stretch(tokens, index, length), value }, length };
}

/** How many words say a moment from a place on: "after three seconds", "at the end". */
export function momentLengthAt(...spot: Parameters<Place>): number {
  return firstOf(MOMENTS, ...spot)?.length ?? 0;
}

function firstOf(
  rows: readonly MeasureConstruction[],
  ...spot: Parameters<Place>
): { length: number; said: SaidMeasure } | undefined {
  for (const { pattern, says } of rows) {
    const found = pattern(...spot);
    const said = found && says(found.value);
    if (said) return { length: found.length, said };
  }
  return undefined;
}

/** The words of a token and where they stand. */
export function stretch(
  tokens: readonly Token[],
  index: number,
  length: number,
): Pick<TaggedToken, 'text' | 'start' | 'end'> {
  const words = tokens.slice(index, index + length);
  return {
    // parts of one word, and the characters of Japanese, touch
    text: words.map(({ text, start }, at) => (at > 0 && words[at - 1].end < start ? ` ${text}` : text)).join(''),
    start: words[0].start,
    end: words[words.length - 1].end,
  };
}
