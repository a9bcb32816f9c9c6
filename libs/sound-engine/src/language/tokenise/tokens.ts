import { DECIMAL } from './decimal';

/** A stretch of the text: a word, a number or a mark. */
export interface Token {
  /** Lower case, composed, straight apostrophes. */
  text: string;
  /** Character range in the text as written, [start, end). */
  start: number;
  end: number;
  kind: 'word' | 'mark' | 'emoji';
  /** As it was misspelt, where `text` is the correction. */
  written?: string;
  /** Begins with a capital where the words around it do not: the name of somebody or something, never a misspelling. */
  isName?: boolean;
}

const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]`;
/** Japanese has no blanks between words: one may part two things, as a dash may. */
const JAPANESE_BLANK = String.raw`(?<=${JAPANESE})[ \u3000]+(?=${JAPANESE})`;
/** Katakana half as wide, their marks beside them: "ﾄﾞｱ". */
const HALF_WIDTH = String.raw`[\uff66-\uff9f]`;
const IS_HALF_WIDTH = new RegExp(`^${HALF_WIDTH}`);
const PIECES = new RegExp(
  String.raw`${JAPANESE_BLANK}|${HALF_WIDTH}+|` +
    String.raw`(?:(?!${HALF_WIDTH})[\p{L}\p{M}\p{N}])+(?:[.,]\p{N}+)*(?:['’][\p{L}\p{M}]+)*|->|=>|\n|\]\s*\[|` +
    String.raw`\p{Extended_Pictographic}|[^\s\p{L}\p{N}]`,
  'gu',
);
const WORD = /^[\p{L}\p{M}\p{N}]/u;
/** "[door slams] [man groans]": each stands by itself. */
const BETWEEN_CAPTIONS = /^\].*\[$/su;
const EMOJI = /^\p{Extended_Pictographic}/u;

/**
 * Cuts a text into tokens; blanks, hyphens and quotation marks only separate.
 * @param signs that are words
 */
export function tokenize(text: string, signs?: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const start = match.index;
    const end = start + match[0].length;
    const piece = plainMark(match[0]);
    if (signs?.has(piece)) tokens.push({ text: piece, start, end, kind: 'word' });
    else if (WORD.test(piece)) tokens.push(...splitUnits(piece, start, end));
    else if (EMOJI.test(piece)) tokens.push({ text: piece, start, end, kind: 'emoji' });
    else if (BETWEEN_CAPTIONS.test(piece)) tokens.push({ text: '.', start, end, kind: 'mark' });
    else if (isMark(piece, text[start - 1], text[end])) tokens.push({ text: piece, start, end, kind: 'mark' });
  }
  return tokens;
}

/** Marks words that are names: a capital amid words without. */
export function markNames(text: string, tokens: readonly Token[]): Token[] {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isLower = (token: Token | undefined): boolean =>
    token !== undefined && /^\p{Ll}/u.test(text.charAt(token.start));
  return tokens.map((token) => {
    const at = words.indexOf(token);
    const isName =
      at > 0 && /^\p{Lu}/u.test(text.charAt(token.start)) && (isLower(words[at - 1]) || isLower(words[at + 1]));
    return isName ? { ...token, isName: true } : token;
  });
}

/** "BeIIs" of captions that a machine has read: a capital I beside small letters is an l, where that makes a word. */
export function readCapitalI(text: string, token: Token, isKnown: (word: string) => boolean): Token {
  const written = text.slice(token.start, token.end);
  if (token.kind !== 'word' || !/\p{Ll}I|I\p{Ll}/u.test(written) || isKnown(token.text)) return token;
  const read = written.replace(/I/g, 'l').toLowerCase();
  return isKnown(read) ? { ...token, text: read } : token;
}

/** "LevelUp", "ForestFarm" as two words, where `isKnown` has no such one. */
export function cutCamelCase(text: string, token: Token, isKnown: (word: string) => boolean): Token[] {
  if (token.kind !== 'word' || isKnown(token.text)) return [token];
  const parts = text.slice(token.start, token.end).split(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u);
  if (parts.length === 1) return [token];
  return cutInto(token, parts).map((part) => ({ ...part, text: part.text.toLowerCase() }));
}

/** The parts of a token, of which each begins where the one before it ends. */
export function cutInto(token: Token, parts: readonly string[]): Token[] {
  let { start } = token;
  return parts.map((text): Token => {
    const part: Token = { ...token, text, start, end: start + text.length };
    start = part.end;
    return part;
  });
}

/** Marks that mean something; all others are blanks. */
const MARKS = new Set([
  ...[',', ';', '.', '…', '!', '?', ':', '/', '|', '•', '+', '&', '->', '=>', '>', '\n', '(', ')'],
  ...['、', '。', '・'],
]);

/** Never a hyphen: "rain—thunder". */
const LONG_DASH = '—';
/** Marks of East Asian keyboards, as wide as a letter: "／", "；". */
const WIDE_MARK = /^[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e]$/;
const OTHER_MARKS: ReadonlyMap<string, string> = new Map([
  ['→', '->'],
  ['⇒', '=>'],
  ['·', '•'],
]);

/** A mark in the form that is known of it. */
function plainMark(piece: string): string {
  if (/^[ \u3000]/.test(piece)) return LONG_DASH;
  return WIDE_MARK.test(piece) ? piece.normalize('NFKC') : (OTHER_MARKS.get(piece) ?? piece);
}

/** Dashes between blanks; short ones without them are hyphens, and parts of ranges: "two-stroke", "2–3 knocks". */
const DASHES = new Set(['-', '–', LONG_DASH]);
const isDigit = (character: string | undefined): boolean => character !== undefined && /\p{N}/u.test(character);
const isBlank = (character: string | undefined): boolean => character !== undefined && /\s/u.test(character);

function isMark(piece: string, before: string | undefined, after: string | undefined): boolean {
  if (piece === LONG_DASH) return !isDigit(before);
  return MARKS.has(piece) || (DASHES.has(piece) && isBlank(before) && isBlank(after));
}

/** Of so many words what stands before a dash is a phrase, of fewer the part of a name: "Dog Bark - Small - Angry". */
const WORDS_OF_A_PHRASE = 3;

/**
 * Without the dashes that only separate words. Those after a phrase part what is told, "footsteps on gravel — birds
 * sing", others only where they stand between two things, "rain — thunder".
 * @param isParted whether words before and after a dash tell of two things
 */
export function partedByDashes(
  tokens: readonly Token[],
  isParted: (before: string, after: string) => boolean,
): Token[] {
  return tokens.filter(({ kind, text }, index) => {
    if (kind !== 'mark' || !DASHES.has(text)) return true;
    const before = tokens.slice(Math.max(0, index - WORDS_OF_A_PHRASE), index);
    if (before.length === WORDS_OF_A_PHRASE && before.every((one) => one.kind === 'word')) return true;
    const [last, next] = [before.at(-1), tokens[index + 1]];
    return last?.kind === 'word' && next?.kind === 'word' && isParted(last.text, next.text);
  });
}

const NUMBER_AND_UNIT = new RegExp(`^(${DECIMAL})(s|sec|secs|bpm|hz|khz|m|km|ft|bit)$`);

/** "3x" stays one token, "5s" and "60bpm" become a number and its unit. */
function splitUnits(piece: string, start: number, end: number): Token[] {
  const text = piece
    .normalize(IS_HALF_WIDTH.test(piece) ? 'NFKC' : 'NFC')
    .toLowerCase()
    .replace(/’/g, "'");
  const [, ...numberAndUnit] = NUMBER_AND_UNIT.exec(text) ?? [];
  const word: Token = { text, start, end, kind: 'word' };
  return numberAndUnit.length > 0 ? cutInto(word, numberAndUnit) : [word];
}
