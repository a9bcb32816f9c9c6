import type { Lang } from '@whoosh/sound-scene';
import type { Entry, Lexicon } from '../lexicon/lexicon';
import { overlaps, type Span } from '../normalise/normalised-text';
import type { TaggedToken } from '../tag/match';
import type { Token } from '../tokenise/tokens';

/** A word or a mark of a text as the reading network sees it. */
export interface ReaderWord {
  /** Lower case. */
  text: string;
  /** Where it stands in the text as written. */
  span: Span;
  /** Under which words the network may know it, the first known counts: its base form, itself. */
  keys: readonly string[];
  /** Whether it can tell of a sound: no article, no adposition, no mark. */
  isContent: boolean;
  /** Named traits of the word and of where it stands. */
  traits: readonly string[];
  /** Source that the lexicon gives it as a noun, as a verb, beside another one. */
  noun?: string;
  verb?: string;
  also?: string;
  /** Source of the layer that the rules propose for it. */
  proposed?: string;
}

/** A layer that the rules propose, with the words that it came from. */
export interface ProposedLayer {
  source: string;
  spans: readonly Span[];
}

/** What words are read with. */
export interface ReaderContext {
  /** As written. */
  text: string;
  code: Lang;
  lexicon: Lexicon;
  mentions: readonly TaggedToken[];
  layers: readonly ProposedLayer[];
}

const FILE_NAME = /_|\.(?:wav|mp3|ogg|flac|aiff?)$/iu;
const TAG = /^\s*[[({]/u;
const FEW_WORDS = 3;

/**
 * The words and marks of a text with what is known of each, in text order; how people ask, at which second something
 * happens, and how it ends, is left out.
 */
export function readerWords(tokens: readonly Token[], context: ReaderContext): ReaderWord[] {
  const pieces = piecesOf(tokens, context.mentions);
  const ofText = traitsOfText(context.text, pieces.length);
  return pieces.map(({ token, mention }, index) => {
    const place = [...(index === 0 ? ['first'] : []), ...(index === pieces.length - 1 ? ['last'] : [])];
    return wordOf(token, mention, context, [...ofText, ...place]);
  });
}

interface Piece {
  token: Token;
  mention: TaggedToken | undefined;
}

/** Tokens with what they were taken for; links that follow one another (", followed by") are one. */
function piecesOf(tokens: readonly Token[], mentions: readonly TaggedToken[]): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of taggedPieces(tokens, mentions)) {
    if (piece.mention?.entry.effect?.moment !== undefined) nextFrom(pieces);
    else if (piece.mention?.kind !== 'frame') addPiece(pieces, piece);
  }
  while (isPause(pieces.at(-1))) pieces.pop();
  return pieces.slice(isPause(pieces[0]) ? 1 : 0);
}

function addPiece(pieces: Piece[], piece: Piece): void {
  // Of "and then", of ", followed by", the last word says how it goes on.
  if (isLink(piece) && isLink(pieces.at(-1))) pieces.pop();
  pieces.push(piece);
}

/** ", after three seconds thunder": what follows such a comma is another sound, as after "then". */
function nextFrom(pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (last?.mention && isPause(last))
    pieces[pieces.length - 1] = { ...last, mention: { ...last.mention, entry: THEN } };
}

const THEN: Entry = { link: 'then' };

function* taggedPieces(tokens: readonly Token[], mentions: readonly TaggedToken[]): Generator<Piece> {
  let at = 0;
  for (const token of tokens) {
    while (at < mentions.length && (mentions[at]?.end ?? 0) <= token.start) at++;
    const near = mentions[at];
    yield { token, mention: near && near.start <= token.start ? near : undefined };
  }
}

function isLink(piece: Piece | undefined): boolean {
  return piece?.mention?.kind === 'link';
}

/** A comma or a full stop: at either end it says nothing. */
function isPause(piece: Piece | undefined): boolean {
  return isLink(piece) && ['stop', 'comma'].includes(piece?.mention?.entry.link ?? '');
}

function wordOf(
  token: Token,
  mention: TaggedToken | undefined,
  { code, lexicon, layers }: ReaderContext,
  ofPlace: readonly string[],
): ReaderWord {
  const { text, start, end } = token;
  const isLinking = isLink({ token, mention });
  const isFunction = isLinking || isFunctionWord(lexicon.entry(text));
  const isWord = token.kind === 'word';
  const layer = layers.find(({ spans }) => overlaps(spans, [[start, end]]));
  return {
    text,
    span: [start, end],
    keys: isWord && !isLinking ? keysOf(text, code, lexicon, mention?.entry.gloss) : [],
    isContent: isWord && !isFunction,
    traits: [
      ...ofPlace,
      ...traitsOfToken(token, mention),
      ...(isFunction && token.kind === 'word' ? ['function word'] : []),
    ],
    ...sourcesOf(mention?.entry),
    ...(layer && { proposed: layer.source }),
  };
}

/** Base form and form, of other languages than English with their code before it, then what says it in English. */
function keysOf(text: string, code: Lang, lexicon: Lexicon, gloss: string | undefined): string[] {
  const prefix = code === 'en' ? '' : `${code}:`;
  const lemma = lexicon.lemmas(text)[1]?.text ?? text;
  return [prefix + lemma, ...(lemma === text ? [] : [prefix + text]), ...(gloss === undefined ? [] : [gloss])];
}

function traitsOfToken({ text, kind }: Token, mention: TaggedToken | undefined): string[] {
  const tagged = mention ? [`tagged ${mention.kind}`] : [];
  const link = mention?.kind === 'link' ? mention.entry.link : undefined;
  if (link !== undefined) return [`link ${link}`, ...tagged];
  return [
    ...traitsOfEntry(mention?.entry ?? {}),
    ...traitsOfForm(text),
    ...tagged,
    ...(mention?.corrected === undefined ? [] : ['corrected']),
    ...(kind === 'word' ? [] : [`mark ${text}`]),
  ];
}

/** The sources that its entry names. */
const ENTRY_SOURCES: readonly (readonly ['noun' | 'verb' | 'also', (entry: Entry) => string | undefined])[] = [
  ['noun', ({ noun }) => noun?.source],
  ['verb', ({ verb }) => verb?.source],
  ['also', ({ noun, effect }) => noun?.also ?? effect?.sounds ?? effect?.also],
];

function sourcesOf(entry: Entry = {}): Pick<ReaderWord, 'noun' | 'verb' | 'also'> {
  return Object.fromEntries(
    ENTRY_SOURCES.flatMap(([name, find]) => {
      const source = find(entry);
      return source === undefined ? [] : [[name, source]];
    }),
  );
}

function traitsOfText(text: string, tokens: number): string[] {
  return [
    ...(FILE_NAME.test(text) ? ['of a file name'] : []),
    ...(TAG.test(text) ? ['of a tag'] : []),
    ...(tokens <= FEW_WORDS ? ['of few words'] : []),
  ];
}

/** Of the lexicon's entry, what matters to whether something is heard. */
const ENTRY_TRAITS: readonly (readonly [string, (entry: Entry) => boolean])[] = [
  ['agent', ({ noun }) => noun?.isAgent === true],
  ['inert', ({ noun }) => noun?.isInert === true],
  ['place', ({ noun }) => noun?.space !== undefined],
  ['material', ({ noun }) => (noun?.material ?? noun?.surface) !== undefined],
  ['event', ({ noun }) => noun?.isEvent === true],
  ['abstract', ({ noun }) => noun?.isAbstract === true],
  ['modifier', ({ effect }) => effect !== undefined],
];

function traitsOfEntry(entry: Entry): string[] {
  return [
    ...ENTRY_TRAITS.flatMap(([name, has]) => (has(entry) ? [name] : [])),
    ...(entry.verb ? [`verb ${entry.verb.kind}`] : []),
  ];
}

/** English inflections; of other languages they say little, and the network learns so. */
const ENDINGS = ['ing', 'ed', 's', 'ly', 'er'] as const;

function traitsOfForm(text: string): string[] {
  const ending = ENDINGS.find((one) => text.length > one.length + 2 && text.endsWith(one));
  return [...(ending === undefined ? [] : [`ends in ${ending}`]), ...(/\d/.test(text) ? ['digits'] : [])];
}

function isFunctionWord(entry: Entry | undefined): boolean {
  if (!entry || entry.noun || entry.verb) return false;
  return [
    entry.isDeterminer,
    entry.relation !== undefined,
    entry.link !== undefined,
    entry.isPronoun,
    entry.isAuxiliary,
    entry.isRelative,
    entry.isNegation,
  ].includes(true);
}

/** Lengths of the letter groups by which words that the network does not know are like others. */
const GROUP_LENGTHS = [3, 5] as const;
const MOST_GROUPS = 16;

/**
 * Numbers, 0 to `buckets` - 1, of the letter groups of a word, its beginning and end marked (Bojanowski et al. 2017,
 * "Enriching Word Vectors with Subword Information").
 */
export function letterGroups(text: string, buckets: number): number[] {
  const word = `<${text}>`;
  const found = GROUP_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => hashOf(word.slice(at, at + length))),
  );
  return (found.length > 0 ? found.slice(0, MOST_GROUPS) : [hashOf(word)]).map((hash) => hash % buckets);
}

/** FNV-1a (Fowler, Noll, Vo), 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
