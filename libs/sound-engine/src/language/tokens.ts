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
}

const PIECES =
  /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*(?:['’][\p{L}\p{M}]+)*|->|=>|\n|\p{Extended_Pictographic}|[^\s\p{L}\p{N}]/gu;
const WORD = /^[\p{L}\p{M}\p{N}]/u;
const EMOJI = /^\p{Extended_Pictographic}/u;

/** Cuts a description into tokens; blanks, hyphens and quotation marks only separate. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const piece = match[0];
    const start = match.index;
    const end = start + piece.length;
    if (WORD.test(piece)) tokens.push(...splitUnits(piece, start, end));
    else if (EMOJI.test(piece)) tokens.push({ text: piece, start, end, kind: 'emoji' });
    else if (MARKS.has(piece)) tokens.push({ text: piece, start, end, kind: 'mark' });
  }
  return tokens;
}

/** Marks that mean something; all others are blanks. */
const MARKS = new Set([',', ';', '.', '!', '?', ':', '/', '+', '&', '->', '=>', '>', '\n', '(', ')', '、', '。', '，']);

/** "3x" stays one token, "5s" and "60bpm" become a number and its unit. */
function splitUnits(piece: string, start: number, end: number): Token[] {
  const text = piece.normalize('NFC').toLowerCase().replace(/’/g, "'");
  const unit = /^(\d+(?:[.,]\d+)?)(s|sec|secs|bpm|hz|khz|m|bit)$/.exec(text);
  const number = unit?.[1];
  const name = unit?.[2];
  if (number === undefined || name === undefined) return [{ text, start, end, kind: 'word' }];
  const cut = start + number.length;
  return [
    { text: number, start, end: cut, kind: 'word' },
    { text: name, start: cut, end, kind: 'word' },
  ];
}
