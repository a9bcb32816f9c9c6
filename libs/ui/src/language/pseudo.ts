import type { Messages } from './messages';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  S: 'Š',
  U: 'Ú',
  Y: 'Ý',
  Z: 'Ž',
};

/** How much longer than English a translation can be. */
const EXTRA_LENGTH = 0.4;

/** Every text of a catalogue accented, two fifths longer and in brackets; placeholders and tags stay. */
export function pseudo(english: Messages): Messages {
  return Object.fromEntries(Object.entries(english).map(([key, message]) => [key, pseudoMessage(message)]));
}

/** One text in the pseudo-language. */
export function pseudoMessage(message: string): string {
  const letters = message.replace(/\{[^{}]*\}|<[^>]*>/g, '').length;
  return `[${accented(message)}${' one two'.repeat(Math.ceil((letters * EXTRA_LENGTH) / 8))}]`;
}

/** Letters outside of placeholders and tags; of a plural or select only the texts between its inner braces. */
function accented(message: string): string {
  let result = '';
  for (let at = 0; at < message.length;) {
    const end =
      message[at] === '{' ? closing(message, at) : message[at] === '<' ? message.indexOf('>', at) + 1 : at + 1;
    const piece = message.slice(at, end);
    result += piece.length > 1 ? inside(piece) : (ACCENTED[piece] ?? piece);
    at = end;
  }
  return result;
}

/** `{n, plural, one {# credit} other {# credits}}`: its choices are texts, the rest are names. */
function inside(placeholder: string): string {
  const head = /^\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/.exec(placeholder)?.[0];
  if (head === undefined) return placeholder;
  let result = head;
  for (let at = head.length; at < placeholder.length;) {
    const end = placeholder[at] === '{' ? closing(placeholder, at) : at + 1;
    const piece = placeholder.slice(at, end);
    result += piece.length > 1 ? `{${accented(piece.slice(1, -1))}}` : piece;
    at = end;
  }
  return result;
}

/** Where the brace that opens here is closed, one behind it. */
function closing(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at + 1;
  }
  return message.length;
}
