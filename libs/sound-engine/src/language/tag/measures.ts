import { decimalOf } from '../tokenise/decimal';
import type { Lexicon } from '../lexicon/lexicon';
import type { Token } from '../tokenise/tokens';
import { phraseLengthAt } from '../lexicon/set-phrases';
import { intervalAt } from './intervals';
import { lengthAt } from './lengths';
import { momentAt } from './moments';
import { rateAt } from './rates';
import { type SaidMeasure, type SpokenNumber, textAt } from './spoken-number';
import { NOTHING, type Tag, type TaggedToken } from './tagged-token';

/** A token that several words make together. */
export interface Measured {
  mention: TaggedToken;
  length: number;
}

/** What numbers and their units say from a place on: "after three seconds", "x3", "60 bpm", "ten metres away". */
export function measureAt(tokens: readonly Token[], index: number, lexicon: Lexicon): Measured | undefined {
  const said = effectAt(tokens, index, lexicon);
  if (!said) return countAt(tokens, index) ?? quantityAt(tokens, index, lexicon);
  const { effect, length } = said;
  const kind = effect ? 'effect' : 'ignored';
  return { mention: { ...measure(kind, tokens, index, length, 0), entry: effect ? { effect } : NOTHING }, length };
}

/** What a number and a unit say of time or place. */
function effectAt(tokens: readonly Token[], index: number, lexicon: Lexicon): SaidMeasure | undefined {
  const moment = momentAt(tokens, index, lexicon);
  if (moment) return { effect: { moment: moment.moment }, length: moment.length };
  return rateAt(tokens, index, lexicon) ?? intervalAt(tokens, index, lexicon) ?? lengthAt(tokens, index, lexicon);
}

const TIMES = /^(?:x(\d+)|(\d+)x)$/;
const MOST_TIMES = 64;

/** "x3", "3x", "x 3". */
function countAt(tokens: readonly Token[], index: number): Measured | undefined {
  const text = textAt(tokens, index);
  const after = textAt(tokens, index + 1);
  const [, behind, before] = TIMES.exec(text) ?? [];
  const joined = behind ?? before;
  if (joined !== undefined) return counted(tokens, index, { value: Number(joined), length: 1 });
  return text === 'x' && /^\d+$/.test(after) ? counted(tokens, index, { value: Number(after), length: 2 }) : undefined;
}

function counted(tokens: readonly Token[], index: number, { value, length }: SpokenNumber): Measured {
  const count = Math.max(1, Math.min(MOST_TIMES, Math.round(value)));
  return { mention: measure('count', tokens, index, length, count), length };
}

/** Units of no length and no time: what a number before them is, in events per second where it is a rate. */
const UNITS: ReadonlyMap<string, { kind: Tag; per: number }> = new Map([
  ['bpm', { kind: 'rate', per: 60 }],
  ['hz', { kind: 'ignored', per: 1 }],
  ['khz', { kind: 'ignored', per: 1 }],
]);
/** "8-bit", "3D": words of their own. */
const PARTS_OF_WORDS = new Set(['bit', 'd']);

/** A number with its unit, or in digits. */
function quantityAt(tokens: readonly Token[], index: number, lexicon: Lexicon): Measured | undefined {
  const text = textAt(tokens, index);
  const composed = composedNumber(tokens, index, lexicon);
  const value = composed ?? decimalOf(text) ?? wholeNumber(lexicon, text);
  if (value === undefined) return undefined;
  const words = composed === undefined ? 1 : 2;
  // "For five seconds", "a two second beep": how long what is named beside it sounds.
  if (lexicon.measures.seconds.has(textAt(tokens, index + words))) {
    const length = words + 1 + phraseLengthAt(tokens, index + words + 1, lexicon.measures.lasting);
    const mention = measure('seconds', tokens, index, length, value);
    return { mention: { ...mention, entry: { effect: { seconds: value } } }, length };
  }
  const isNumeral = composed !== undefined || decimalOf(text) !== undefined;
  return isNumeral ? ofUnit(tokens, index, { value, length: words }, lexicon) : undefined;
}

function ofUnit(
  tokens: readonly Token[],
  index: number,
  { value, length }: SpokenNumber,
  lexicon: Lexicon,
): Measured | undefined {
  const name = textAt(tokens, index + length);
  if (PARTS_OF_WORDS.has(name)) return undefined;
  if (lexicon.measures.times.has(name)) return counted(tokens, index, { value, length: length + 1 });
  const unit = UNITS.get(name);
  if (unit === undefined) return { mention: measure('number', tokens, index, length, value), length };
  return { mention: measure(unit.kind, tokens, index, length + 1, value / unit.per), length: length + 1 };
}

/** "Twenty-one". */
function composedNumber(tokens: readonly Token[], index: number, lexicon: Lexicon): number | undefined {
  const tens = lexicon.entry(textAt(tokens, index));
  const ones = lexicon.entry(textAt(tokens, index + 1))?.number ?? 0;
  if (tens?.number === undefined || tens.quantity !== undefined) return undefined;
  const isComposed = TENS.has(tens.number) && ONES.has(ones);
  return isComposed ? tens.number + ones : undefined;
}

const TENS = new Set([20, 30, 40, 50, 60, 70, 80, 90]);
const ONES = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** "One second", but not "a second dog" or "many seconds". */
function wholeNumber(lexicon: Lexicon, word: string): number | undefined {
  const { number, isDeterminer, quantity } = lexicon.entry(word) ?? {};
  return isDeterminer || quantity ? undefined : number;
}

function measure(kind: Tag, tokens: readonly Token[], index: number, length: number, value: number): TaggedToken {
  return { kind, entry: NOTHING, form: 'base', ...stretch(tokens, index, length), value };
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
