import { decimalOf } from '../tokenise/decimal';
import type { Lexicon } from '../lexicon/lexicon';
import { longest } from '../tag/longest';
import { momentAt } from '../tag/moments';
import type { Token } from '../tokenise/tokens';
import type { Vocabulary, Word } from './vocabulary';

/** A word of a refinement and where it stands; `words` are those that name sounds, places and properties. */
export type Item = (Word | { kind: 'words' }) & { tokens: readonly Token[] };

const TIMES = /^(?:x(\d+)|(\d+)x)$/;
const ARTICLES = new Set(['a', 'an', 'the']);
/** What is turned, brought or dialled up and down is the level. */
const TURNING = new Set(['turn', 'bring', 'dial']);

/** After these the name of a scale is what is changed: more reverb, half the speed; else it is a word: in a room. */
const MEASURING = new Set<Item['kind']>(['more', 'less', 'too', 'ratio', 'act', 'degree', 'unit']);

/** Cuts one piece of a refinement into words that say what to do and words that name something. */
export function itemsOf(tokens: readonly Token[], lexicon: Lexicon, vocabulary: Vocabulary): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < tokens.length;) {
    const moment = momentAt(tokens, index, lexicon)?.length ?? 0;
    const word = moment > 0 ? null : wordAt(tokens, index, vocabulary);
    const phrase = longest(tokens, index, lexicon);
    // "from left to right" is a motion, "no reverb" a way to sound: the longer phrase holds
    const isPhrase = phrase !== undefined && phrase.length > (word?.length ?? 0) && phrase.entry.effect !== undefined;
    const found = isPhrase ? null : word;
    const length = found?.length ?? Math.max(1, moment, isPhrase ? phrase.length : 0);
    items.push({ ...(found?.word ?? { kind: 'words' as const }), tokens: tokens.slice(index, index + length) });
    index += length;
  }
  const isTurned = TURNING.has(tokens[0]?.text ?? '');
  const settled = items.map((item, index) =>
    settle(
      item,
      items
        .slice(0, index)
        .reverse()
        .find(({ kind }) => kind !== 'filler'),
      items[index + 1],
      isTurned,
    ),
  );
  return joined(settled.filter(({ kind }) => kind !== 'filler'));
}

function wordAt(
  tokens: readonly Token[],
  index: number,
  vocabulary: Vocabulary,
): { word: Word; length: number } | null {
  const { text } = tokens[index];
  const value = decimalOf(text);
  if (value !== undefined) return { word: { kind: 'number', value }, length: 1 };
  const times = TIMES.exec(text);
  if (times) return { word: { kind: 'number', value: Number(times[1] ?? times[2]) }, length: 1 };
  const match = vocabulary
    .get(text)
    ?.find(({ words }) => words.every((word, offset) => tokens[index + offset]?.text === word));
  if (match) return { word: match.word, length: match.words.length };
  if (!ARTICLES.has(text)) return null;
  // "a second later", "an octave lower"; before a name an article belongs to the name
  const next = tokens[index + 1] === undefined ? null : wordAt(tokens, index + 1, vocabulary);
  if (next === null) return null;
  return {
    word: next.word.kind === 'unit' && text !== 'the' ? { kind: 'number', value: 1 } : { kind: 'filler' },
    length: 1,
  };
}

/**
 * A unit counts after a number only, a plain word of a scale only where it is compared: "a second dog" and "light rain"
 * are names.
 */
function settle(item: Item, before: Item | undefined, after: Item | undefined, isTurned: boolean): Item {
  const { tokens } = item;
  if (item.kind === 'unit' && before?.kind !== 'number') return { kind: 'words', tokens };
  if (item.kind === 'measure')
    return before !== undefined && MEASURING.has(before.kind) ? item : { kind: 'words', tokens };
  if (item.kind !== 'scale') return item;
  if (isTurned && item.scale === 'pitch' && ['up', 'down'].includes(tokens[0].text)) return { ...item, scale: 'level' };
  if (item.isCompared || isComparing(before) || after?.kind === 'enough') return item;
  // "ten seconds long"
  return item.scale === 'duration' && before?.kind === 'unit' ? { kind: 'filler', tokens } : { kind: 'words', tokens };
}

function isComparing(before: Item | undefined): boolean {
  return (
    before !== undefined &&
    (before.kind === 'ratio'
      ? before.isAs === true
      : ['more', 'less', 'too', 'lacking', 'as', 'degree'].includes(before.kind))
  );
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
