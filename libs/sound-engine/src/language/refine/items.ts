import { decimalOf } from '../tokenise/decimal';
import type { Lexicon } from '../lexicon/lexicon';
import { longest } from '../tag/longest';
import { momentLengthAt } from '../tag/measures';
import { phraseAt } from '../lexicon/set-phrases';
import { textAt } from '../tag/patterns';
import type { Token } from '../tokenise/tokens';
import type { Context } from './piece-result';
import type { ScaleName } from './scale-name';
import type { RefinementGrammar, Word } from './vocabulary';

/** A word of a refinement and where it stands; `words` are those that name sounds, places and properties. */
export type Item = (Word | { kind: 'words' }) & { tokens: readonly Token[] };

/** After these the name of a scale is what is changed: more reverb, half the speed; else it is a word: in a room. */
const MEASURING = new Set<Item['kind']>(['more', 'less', 'too', 'ratio', 'act', 'degree', 'unit']);

/** The words among the items that name something. */
export function namingWords(items: readonly Item[]): readonly Token[] {
  return items.flatMap((item) => (item.kind === 'words' ? item.tokens : []));
}

/** Cuts one piece of a refinement into words that say what to do and words that name something. */
export function itemsOf(tokens: readonly Token[], context: Context): Item[] {
  const { language, grammar } = context;
  const items: Item[] = [];
  const words = wordsAt(tokens, context);
  for (let index = 0; index < tokens.length;) {
    const { word, length } = nextWord(tokens, index, language.lexicon, words);
    items.push({ ...word, tokens: tokens.slice(index, index + length) });
    index += length;
  }
  const turn = turnOf(items, grammar);
  let before: Item | undefined;
  const settled = items.map((item, index) => {
    const decided = settle(item, before, items[index + 1], turn);
    if (item.kind !== 'filler') before = item;
    return decided;
  });
  const said = turn === undefined ? settled : settled.slice(1);
  return byOne(joined(said.filter(({ kind }) => kind !== 'filler')), grammar);
}

/** "Un ladrido más", "un coup de moins": one more or less of what is named. */
function byOne(items: readonly Item[], { oneOf }: RefinementGrammar): Item[] {
  return items.map((item, index): Item => {
    const named = items[index - 1];
    const isOne = named?.kind === 'words' && named.tokens.length > 1 && oneOf.has(named.tokens[0].text);
    return (item.kind === 'more' || item.kind === 'less') && isOne ? { by: 1, ...item } : item;
  });
}

/** What goes which way: "turn it up", "slow the steps down". */
interface Turn {
  readonly scale: ScaleName;
  readonly upOrDown: ReadonlySet<string>;
}

function turnOf([first, ...others]: readonly Item[], { turned, upOrDown }: RefinementGrammar): Turn | undefined {
  const scale = first?.tokens.length === 1 ? turned.get(first.tokens[0].text) : undefined;
  const isTurned = others.some((item) => item.kind === 'scale' && upOrDown.has(item.tokens[0].text));
  return scale !== undefined && isTurned ? { scale, upOrDown } : undefined;
}

function nextWord(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  words: readonly (FoundWord | null)[],
): { word: Word | { kind: 'words' }; length: number } {
  const moment = momentInRefinement(tokens, index, lexicon, words);
  const found = words[index];
  const word = moment === 0 || isStart(found) ? found : null;
  const phrase = longest(tokens, index, lexicon);
  // "from left to right" is a motion, "no reverb" a way to sound: the longer phrase holds
  const effect = phrase?.entry.effect ? phrase.length : 0;
  if (word && effect <= word.length) return word;
  return { word: { kind: 'words' }, length: Math.max(1, moment, effect) };
}

/** How many words say a moment: "two seconds later" says how much later than now, where a language knows "later" so. */
function momentInRefinement(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  words: readonly (FoundWord | null)[],
): number {
  const length = momentLengthAt(tokens, index, lexicon);
  const isCompared = words
    .slice(index + 1, index + length)
    .some((found) => found?.word.kind === 'scale' && found.word.scale === 'start');
  return isCompared ? 0 : length;
}

/** "Put the door at the start": what is named is brought there; "at the end" may name a sound that is not there yet. */
function isStart(found: FoundWord | null): boolean {
  return found?.word.kind === 'begin' && found.word.moment === 0;
}

interface FoundWord {
  word: Word;
  length: number;
}

/** The word that begins at each token, if one does: from the last on, as an article tells by what follows it. */
function wordsAt(tokens: readonly Token[], context: Context): (FoundWord | null)[] {
  const found: (FoundWord | null)[] = [];
  for (let index = tokens.length - 1; index >= 0; index--)
    found[index] = wordAt(tokens, index, found[index + 1] ?? null, context);
  return found;
}

function wordAt(
  tokens: readonly Token[],
  index: number,
  next: FoundWord | null,
  { vocabulary, grammar }: Context,
): FoundWord | null {
  const text = textAt(tokens, index);
  const match = phraseAt(tokens, index, vocabulary);
  if (match) return { word: match.value, length: match.length };
  const value = decimalOf(text);
  if (value !== undefined) return { word: { kind: 'number', value }, length: 1 };
  // "a second later", "an octave lower"; before a name an article belongs to the name
  if (next === null || !grammar.articles.has(text)) return null;
  const isOne = next.word.kind === 'unit' && !grammar.definite.has(text);
  return { word: isOne ? { kind: 'number', value: 1 } : { kind: 'filler' }, length: 1 };
}

/**
 * A unit counts after a number only, a plain word of a scale only where it is compared: "a second dog" and "light rain"
 * are names.
 * @param turn where something is turned or brought
 */
function settle(item: Item, before: Item | undefined, after: Item | undefined, turn: Turn | undefined): Item {
  const words: Item = { kind: 'words', tokens: item.tokens };
  if (item.kind === 'unit') return before?.kind === 'number' ? item : words;
  if (item.kind === 'measure') return settleMeasure(item, before);
  return item.kind === 'scale' ? settleScale(inTime(item, before), before, after, turn) : item;
}

/** "Twelve seconds duration" says how long, and not how much longer. */
function settleMeasure(item: Item & { kind: 'measure' }, before: Item | undefined): Item {
  const { scale, tokens } = item;
  if (scale === 'duration' && isUnit(before)) return { kind: 'filler', tokens };
  return before !== undefined && MEASURING.has(before.kind) ? item : { kind: 'words', tokens };
}

/** "Two seconds slower", as some languages say it, comes later. */
function inTime(item: Item & { kind: 'scale' }, before: Item | undefined): Item & { kind: 'scale' } {
  const isBySeconds = item.scale === 'speed' && before?.kind === 'unit' && before.unit === 'seconds';
  return isBySeconds ? { ...item, scale: 'start', direction: item.direction === 1 ? -1 : 1 } : item;
}

function settleScale(
  item: Item & { kind: 'scale' },
  before: Item | undefined,
  after: Item | undefined,
  turn: Turn | undefined,
): Item {
  const { scale, tokens, isCompared } = item;
  if (turn?.upOrDown.has(tokens[0].text)) return { ...item, scale: turn.scale };
  if (isCompared || isComparing(before) || isComparingAfter(after)) return item;
  // "ten seconds long"
  return { kind: scale === 'duration' && isUnit(before) ? 'filler' : 'words', tokens };
}

function isUnit(item: Item | undefined): boolean {
  return item?.kind === 'unit';
}

/** "Slow enough", "lungo il doppio". */
function isComparingAfter(after: Item | undefined): boolean {
  return after?.kind === 'enough' || (after?.kind === 'ratio' && after.isAs === true);
}

const COMPARING = new Set<Item['kind']>(['more', 'less', 'too', 'lacking', 'as', 'degree']);

function isComparing(before: Item | undefined): boolean {
  if (before === undefined) return false;
  return before.kind === 'ratio' ? before.isAs === true : COMPARING.has(before.kind);
}

/** Neighbouring names as one. */
function joined(items: readonly Item[]): Item[] {
  const result: Item[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.kind === 'words' && last?.kind === 'words')
      result[result.length - 1] = { kind: 'words', tokens: [...last.tokens, ...item.tokens] };
    else result.push(item);
  }
  return result;
}
