import { MODIFIER_RANGES } from '@whoosh/sound-scene';
import type { Token } from '../tokenise/tokens';
import { all, either, not, numeral, type Place, word } from './patterns';

/** Words between a number and the time that it is counted in: "two short loud beeps per second". */
const REACH = 3;
/** Events per second that a scene can hold. */
const [SLOWEST, FASTEST] = MODIFIER_RANGES.rate;

/** Whether a scene can hold so many events per second. */
export function isRate(perSecond: number): boolean {
  return perSecond >= SLOWEST && perSecond <= FASTEST;
}

/** One word as a number of events, "twice" too; "a" is none, as it stands before any thing. */
const count = all(
  not('one'),
  either(
    word((text, { entry }) => entry(text)?.count),
    numeral,
  ),
);
const times = all('times');
const unit = either('seconds', 'minute');
const aWord: Place = (tokens, index) => (tokens[index]?.kind === 'word' ? { length: 1, value: 1 } : undefined);
const lastUnit = all('one', unit, not(aWord));
const afterCount: Place = (tokens, index, lexicon) => {
  const found = lastUnit(tokens, index, lexicon);
  return found && numbersBefore(tokens, index, lexicon).length > 0 ? found : undefined;
};
/** The time in which is counted, and at the end of what counts "a second", too; else that is a moment. */
const time = either(all('per', unit), afterCount);

/** "Two beeps per second", "four times a minute": how often in a time happens what is named before it. */
export const rate: Place = (tokens, index, lexicon) => {
  const within = time(tokens, index, lexicon);
  // "A click per second" is one.
  const value = within && (numbersBefore(tokens, index, lexicon)[0] ?? 1) / within.value;
  return value !== undefined && isRate(value) ? { length: within?.length ?? 0, value } : undefined;
};

/** A number, or "times" behind it, that belongs to a rate: it is no number of things. */
export const partOfRate: Place = (tokens, index, lexicon) => {
  const isTimes = times(tokens, index, lexicon) !== undefined;
  if (!count(tokens, isTimes ? index - 1 : index, lexicon)) return undefined;
  const at = wordsAround(tokens, index + 1, 1).find((place) => time(tokens, place, lexicon));
  return at !== undefined && rate(tokens, at, lexicon) ? { length: 1, value: 1 } : undefined;
};

/** The numbers as far before a place as a rate reaches, the nearest first. */
function numbersBefore(...[tokens, index, lexicon]: Parameters<Place>): number[] {
  return wordsAround(tokens, index - 1, -1).flatMap((at) => count(tokens, at, lexicon)?.value ?? []);
}

/** Places of the words from one on, as far as a rate reaches and up to a mark. */
function wordsAround(tokens: readonly Token[], from: number, step: 1 | -1): number[] {
  const places = Array.from({ length: REACH + 1 }, (_, offset) => from + step * offset);
  const mark = places.findIndex((at) => at < 0 || tokens.at(at)?.kind !== 'word');
  return mark < 0 ? places : places.slice(0, mark);
}
