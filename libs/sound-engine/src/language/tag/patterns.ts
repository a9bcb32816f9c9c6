import type { Lexicon, MeasureName } from '../lexicon/lexicon';
import { phraseAt } from '../lexicon/set-phrases';
import { decimalOf } from '../tokenise/decimal';
import type { Token } from '../tokenise/tokens';

/** Tokens that stand where a pattern wants them, and the number that they say; 1 where they say none. */
export interface Found {
  readonly length: number;
  readonly value: number;
}

/** A place of a pattern: what stands there, from a token on; undefined where it does not fit. */
export type Place = (tokens: readonly Token[], index: number, lexicon: Lexicon) => Found | undefined;

/** Words of measures by their name, or another place. */
export type Part = MeasureName | Place;

/** The text of a token, '' after the last one. */
export function textAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? '';
}

/** Places one after the other: they say the product of what each says. */
export function all(...parts: readonly Part[]): Place {
  return (tokens, index, lexicon) => {
    let length = 0;
    let value = 1;
    for (const part of parts) {
      const at = index + length;
      const found = typeof part === 'string' ? phraseAt(tokens, at, lexicon.measures[part]) : part(tokens, at, lexicon);
      if (!found) return undefined;
      length += found.length;
      value *= found.value;
    }
    return { length, value };
  };
}

/** The first of these that fits. */
export function either(...parts: readonly Part[]): Place {
  const places = parts.map((part) => (typeof part === 'string' ? all(part) : part));
  return (tokens, index, lexicon) => {
    for (const place of places) {
      const found = place(tokens, index, lexicon);
      if (found) return found;
    }
    return undefined;
  };
}

const NO_WORDS: Found = { length: 0, value: 1 };

/** Takes no words. */
export function where(fits: (...at: Parameters<Place>) => boolean): Place {
  return (tokens, index, lexicon) => (fits(tokens, index, lexicon) ? NO_WORDS : undefined);
}

export function not(...parts: readonly Part[]): Place {
  const place = all(...parts);
  return where((tokens, index, lexicon) => place(tokens, index, lexicon) === undefined);
}

export function maybe(part: Part): Place {
  return either(
    part,
    where(() => true),
  );
}

/** One token that says a number. */
export function word(read: (text: string, lexicon: Lexicon) => number | undefined): Place {
  return (tokens, index, lexicon) => {
    const value = read(textAt(tokens, index), lexicon);
    return value === undefined ? undefined : { length: 1, value };
  };
}

/** One token of which something holds. */
export function wordThat(holds: (text: string, lexicon: Lexicon) => boolean): Place {
  return word((text, lexicon) => (holds(text, lexicon) ? 1 : undefined));
}

/** "7", "seven". */
export const numeral = word((text, { entry }) => decimalOf(text) ?? entry(text)?.number);
