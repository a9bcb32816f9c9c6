import type { Entry, Lexicon } from '../lexicon/lexicon';
import { phraseAt } from '../lexicon/set-phrases';
import type { Token } from '../tokenise/tokens';
import { changeAt, longestName } from './changes';
import { article, longest, type Match } from './longest';
import { type Measured, measureAt, stretch } from './measures';
import { settle } from './parts-of-speech';
import { NOTHING, type Tag, type TaggedToken } from './tagged-token';

export type { TaggedToken, Tag } from './tagged-token';

/** Repairs a word that no entry has; undefined where nothing fits. */
export type Repair = (word: string) => { text: string; by: 'typo' | 'stretch'; extra: number } | undefined;

/** Puts what a language says in another order where English has it. */
export type Arrange = (mentions: readonly TaggedToken[]) => TaggedToken[];

/** Finds the longest known phrases from left to right, then settles what each ambiguous one is. */
export function findMentions(
  written: readonly Token[],
  lexicon: Lexicon,
  repair: Repair,
  arrange?: Arrange,
): TaggedToken[] {
  const mentions: TaggedToken[] = [];
  const repairOnce = once(repair);
  const tokens = written.map((token) => corrected(token, lexicon, repairOnce));
  for (let index = 0; index < tokens.length;) {
    const { mention, length } = knownAt(tokens, index, lexicon, mentions) ?? {
      mention: repairedMention(tokens[index], lexicon, repairOnce),
      length: 1,
    };
    mentions.push(mention);
    index += length;
  }
  return settle(arrange ? arrange(mentions) : mentions);
}

/** Every word is repaired twice, and a text may say it often. */
function once(repair: Repair): Repair {
  const known = new Map<string, ReturnType<Repair>>();
  return (word) => {
    if (!known.has(word)) known.set(word, repair(word));
    return known.get(word);
  };
}

/**
 * What begins at a token: a mark, a change, a measure, or a phrase of the lexicon.
 * @param before what was found before it
 */
function knownAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  before: readonly TaggedToken[],
): Measured | undefined {
  const token = tokens[index];
  if (token.kind === 'mark') return { mention: markMention(token), length: 1 };
  const change = changeAt(tokens, index, lexicon, before);
  const measured = change ? undefined : measureAt(tokens, index, lexicon);
  if (measured) return measured;
  const match = change ?? article(tokens, index, lexicon) ?? longestName(tokens, index, lexicon);
  return match && { mention: toMention(tokens, index, match), length: match.length };
}

/** Marks that are no comma. */
const MARK_LINKS: Readonly<Record<string, Entry>> = {
  '.': { link: 'stop' },
  '…': { link: 'stop' },
  '!': { link: 'stop' },
  '?': { link: 'stop' },
  '。': { link: 'stop' },
  '\n': { link: 'stop' },
  '+': { link: 'and' },
  '&': { link: 'and' },
  '->': { link: 'then' },
  '=>': { link: 'then' },
  '>': { link: 'then' },
};

function markMention(token: Token): TaggedToken {
  return {
    kind: 'link',
    entry: MARK_LINKS[token.text] ?? { link: 'comma' },
    form: 'base',
    text: token.text,
    start: token.start,
    end: token.end,
  };
}

function toMention(tokens: readonly Token[], index: number, { entry, form, length }: Match): TaggedToken {
  const said = stretch(tokens, index, length);
  const isCorrected = tokens.slice(index, index + length).some((token) => token.written !== undefined);
  return {
    kind: tagOf(entry),
    entry,
    form,
    ...said,
    ...valueOf(entry),
    ...(isCorrected && { corrected: said.text }),
  };
}

function valueOf({ count, number, multiple }: Entry): { value?: number } {
  const value = count ?? number ?? multiple;
  return value === undefined ? {} : { value };
}

/** A misspelt word of a phrase ("in the distnace") as it should be; it keeps what was written. */
function corrected(token: Token, lexicon: Lexicon, repair: Repair): Token {
  if (
    token.kind !== 'word' ||
    token.isName === true ||
    phraseAt([token], 0, lexicon.measures.seconds) !== undefined ||
    lexicon.lemmas(token.text).some((lemma) => lexicon.has(lemma.text)) ||
    lexicon.isPlain?.(token.text) === true
  )
    return token;
  const fixed = repair(token.text);
  return fixed?.by === 'typo' && !fixed.text.includes(' ')
    ? { ...token, text: fixed.text, written: token.text }
    : token;
}

function repairedMention(token: Token, lexicon: Lexicon, repair: Repair): TaggedToken {
  const base = { start: token.start, end: token.end, text: token.written ?? token.text };
  const fixed = token.isName === true ? undefined : repair(token.text);
  if (fixed) {
    const words: Token[] = fixed.text.split(' ').map((text) => ({ ...token, text, kind: 'word' }));
    const match = longest(words, 0, lexicon);
    if (match) {
      const how = fixed.by === 'typo' ? { corrected: fixed.text } : { stretched: fixed.extra };
      return {
        ...base,
        kind: tagOf(match.entry),
        entry: match.entry,
        form: match.form,
        ...how,
        ...valueOf(match.entry),
      };
    }
  }
  return {
    ...base,
    kind: lexicon.isPlain?.(token.text) === true ? 'ignored' : 'unknown',
    entry: NOTHING,
    form: 'base',
    ...(token.isName && { isName: true }),
  };
}

/** Tags in the order in which they hold where nothing around a word decides. */
const TAGS: readonly (readonly [Tag, (entry: Entry) => unknown])[] = [
  ['link', ({ link }) => link],
  ['change', ({ change }) => change],
  ['quantity', ({ quantity }) => quantity],
  ['negation', ({ isNegation }) => isNegation],
  ['count', ({ count }) => count !== undefined],
  ['number', ({ number }) => number !== undefined],
  ['auxiliary', ({ isAuxiliary }) => isAuxiliary],
  ['pronoun', ({ isPronoun }) => isPronoun],
  ['determiner', ({ isDeterminer }) => isDeterminer],
  ['relative', ({ isRelative }) => isRelative],
  ['frame', ({ isFrame, noun, effect }) => isFrame && !noun && !effect],
  ['noun', ({ noun }) => noun],
  ['verb', ({ verb }) => verb],
  ['effect', ({ effect }) => effect],
  ['preposition', ({ relation }) => relation],
  ['degree', ({ degree }) => degree !== undefined],
];

function tagOf(entry: Entry): Tag {
  return TAGS.find(([, holds]) => holds(entry))?.[0] ?? 'ignored';
}
