import { findSource } from '../../catalogue';
import { decimalOf } from '../tokenise/decimal';
import { intervalAt } from './intervals';
import { lengthAt } from './lengths';
import type { Effect, Entry, Lemma, Lexicon, TrieNode, WordForm } from '../lexicon/lexicon';
import type { TaggedToken, Tag } from './tagged-token';
import { momentAt, SECONDS } from './moments';
import { settle } from './parts-of-speech';
import type { Token } from '../tokenise/tokens';

export type { TaggedToken, Tag } from './tagged-token';

interface Match {
  entry: Entry;
  form: WordForm;
  length: number;
}

const MAX_PHRASE_WORDS = 6;
const NOTHING: Entry = {};

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
  const tokens = written.map((token) => corrected(token, lexicon, repair));
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (token.kind === 'mark') {
      mentions.push(markMention(token));
      index++;
      continue;
    }
    const said = saidAt(tokens, index, lexicon);
    if (said) {
      mentions.push({
        ...measure(said.effect ? 'effect' : 'ignored', tokens, index, said.length, 0),
        entry: said.effect ? { effect: said.effect } : NOTHING,
      });
      index += said.length;
      continue;
    }
    const special = measureAt(tokens, index, lexicon);
    if (special) {
      mentions.push(special.mention);
      index += special.length;
      continue;
    }
    const match =
      passive(token, mentions[mentions.length - 1], lexicon) ??
      article(tokens, index, lexicon) ??
      longest(tokens, index, lexicon);
    if (match) {
      mentions.push(toMention(tokens, index, match));
      index += match.length;
      continue;
    }
    mentions.push(repairedMention(token, lexicon, repair));
    index++;
  }
  return settle(arrange ? arrange(mentions) : mentions);
}

/** What a number and a unit say of time or place: "after three seconds", "two seconds apart", "ten metres away". */
function saidAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { effect?: Effect; length: number } | undefined {
  const moment = momentAt(tokens, index, lexicon);
  if (moment) return { effect: { moment: moment.moment }, length: moment.length };
  return intervalAt(tokens, index, lexicon) ?? lengthAt(tokens, index, lexicon);
}

const MARK_LINKS: Readonly<Record<string, Entry>> = {
  ',': { link: 'comma' },
  '、': { link: 'comma' },
  '，': { link: 'comma' },
  ';': { link: 'comma' },
  '/': { link: 'comma' },
  '(': { link: 'comma' },
  ')': { link: 'comma' },
  ':': { link: 'comma' },
  '.': { link: 'stop' },
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

const TIMES = /^(?:x(\d+)|(\d+)x)$/;

/** "x3", "3 times", "60 bpm", "5 s": numbers and their units. */
function measureAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { mention: TaggedToken; length: number } | undefined {
  const token = tokens[index];
  const times = TIMES.exec(token.text);
  if (times)
    return { mention: measure('count', tokens, index, 1, clampCount(Number(times[1] ?? times[2]))), length: 1 };
  const unit = tokens[index + 1]?.text;
  if (token.text === 'x' && unit !== undefined && /^\d+$/.test(unit))
    return { mention: measure('count', tokens, index, 2, clampCount(Number(unit))), length: 2 };
  const spelled =
    unit !== undefined && SECONDS.has(unit) ? lexicon.root.next.get(token.text)?.entry?.number : undefined;
  if (spelled !== undefined && isWholeNumber(lexicon, token.text))
    return { mention: secondsMention(tokens, index, spelled), length: 2 };
  const composed = composedNumber(tokens, index, lexicon);
  if (composed !== undefined)
    return unit !== undefined && TIMES_WORDS.has(tokens[index + 2]?.text ?? '')
      ? { mention: measure('count', tokens, index, 3, clampCount(composed)), length: 3 }
      : { mention: measure('number', tokens, index, 2, composed), length: 2 };
  const value = decimalOf(token.text);
  if (value === undefined) return undefined;
  if (unit === 'bpm') return { mention: measure('rate', tokens, index, 2, value / 60), length: 2 };
  if (unit === 'times' || unit === 'x' || (unit !== undefined && lexicon.times?.has(unit)))
    return { mention: measure('count', tokens, index, 2, clampCount(value)), length: 2 };
  if (unit !== undefined && SECONDS.has(unit)) return { mention: secondsMention(tokens, index, value), length: 2 };
  if (unit === 'hz' || unit === 'khz') return { mention: measure('ignored', tokens, index, 2, value), length: 2 };
  if (unit === 'bit' || unit === 'd') return undefined;
  return { mention: measure('number', tokens, index, 1, value), length: 1 };
}

const TIMES_WORDS = new Set(['times', 'x']);

/** "Twenty-one". */
function composedNumber(tokens: readonly Token[], index: number, lexicon: Lexicon): number | undefined {
  const [tens, ones] = [tokens[index], tokens[index + 1]].map((token) =>
    token === undefined ? undefined : lexicon.root.next.get(token.text)?.entry?.number,
  );
  const isComposed =
    tens !== undefined &&
    ones !== undefined &&
    tens >= 20 &&
    tens < 100 &&
    tens % 10 === 0 &&
    ones >= 1 &&
    ones <= 9 &&
    Number.isInteger(ones);
  return isComposed && lexicon.root.next.get(tokens[index].text)?.entry?.quantity === undefined
    ? tens + ones
    : undefined;
}

/** "For five seconds", "a two second beep": how long what is named beside it sounds. */
function secondsMention(tokens: readonly Token[], index: number, value: number): TaggedToken {
  return { ...measure('seconds', tokens, index, 2, value), entry: { effect: { seconds: value } } };
}

/** "One second", but not "a second dog" or "many seconds". */
function isWholeNumber(lexicon: Lexicon, word: string): boolean {
  const entry = lexicon.root.next.get(word)?.entry;
  return entry?.number !== undefined && entry.isDeterminer !== true && entry.quantity === undefined;
}

function clampCount(value: number): number {
  return Math.max(1, Math.min(64, Math.round(value)));
}

function measure(kind: Tag, tokens: readonly Token[], index: number, length: number, value: number): TaggedToken {
  const last = tokens[index + length - 1];
  return {
    kind,
    entry: NOTHING,
    form: 'base',
    text: joined(tokens, index, length),
    start: tokens[index].start,
    end: last.end,
    value,
  };
}

function joined(tokens: readonly Token[], index: number, length: number): string {
  return tokens
    .slice(index, index + length)
    .map((token) => token.text)
    .join(' ');
}

function toMention(tokens: readonly Token[], index: number, match: Match): TaggedToken {
  return {
    kind: kindOf(match.entry),
    entry: match.entry,
    form: match.form,
    text: joined(tokens, index, match.length),
    start: tokens[index].start,
    end: tokens[index + match.length - 1].end,
    ...valueOf(match.entry),
    ...(tokens.slice(index, index + match.length).some((token) => token.written !== undefined) && {
      corrected: joined(tokens, index, match.length),
    }),
  };
}

function valueOf(entry: Entry): { value?: number } {
  if (entry.count !== undefined) return { value: entry.count };
  return entry.number === undefined ? {} : { value: entry.number };
}

/** The longest phrase of the lexicon that starts here; among equally long ones the one that is written exactly so. */
export function longest(tokens: readonly Token[], start: number, lexicon: Lexicon): Match | undefined {
  let best: Match | undefined;
  const visit = (node: TrieNode, offset: number, form: WordForm, isSentence: boolean, isSkipping = false): void => {
    if (
      node.entry &&
      !isSkipping &&
      (!best || offset > best.length) &&
      !(isSentence && node.entry.noun && !node.entry.verb)
    )
      best = { entry: node.entry, form: node.entry.form ?? form, length: offset };
    const token = tokens[start + offset];
    if (!token || token.kind === 'mark' || offset >= (lexicon.longest ?? MAX_PHRASE_WORDS)) return;
    if (offset > 0 && lexicon.skipped?.has(token.text)) visit(node, offset + 1, form, isSentence, true);
    for (const lemma of lexicon.lemmas(token.text)) {
      const next = node.next.get(lemma.text);
      if (next && isOther(next, lemma)) continue;
      if (next)
        visit(
          next,
          offset + 1,
          lemma.form === 'base' ? form : lemma.form,
          isSentence || (offset > 0 && isFiniteVerb(tokens[start].text, lemma, lexicon)),
        );
    }
  };
  visit(lexicon.root, 0, 'base', false);
  return best;
}

/** "A farmer" is no farm: what ends so names somebody, where the shorter word is a place. */
function isOther({ entry }: TrieNode, { form }: Lemma): boolean {
  const isPlace = entry?.noun?.space !== undefined || findSource(entry?.noun?.source ?? '')?.group === 'ambience';
  return form !== 'base' && form !== 's' && isPlace && entry?.effect === undefined && entry?.verb === undefined;
}

/** "An arrow is shot": after an auxiliary a form of a verb that is also another word is what is done. */
function passive(token: Token, previous: TaggedToken | undefined, lexicon: Lexicon): Match | undefined {
  if (previous?.kind !== 'auxiliary' || lexicon.root.next.get(token.text)?.entry?.verb !== undefined) return undefined;
  const lemma = lexicon
    .lemmas(token.text)
    .find(({ text, form }) => form === 'ed' && lexicon.root.next.get(text)?.entry?.verb !== undefined);
  const entry = lemma && lexicon.root.next.get(lemma.text)?.entry;
  return entry && lexicon.root.next.get(token.text)?.entry?.noun !== undefined
    ? { entry, form: 'ed', length: 1 }
    : undefined;
}

/** "A little girl": how large somebody is, not how much. */
function article(tokens: readonly Token[], index: number, lexicon: Lexicon): Match | undefined {
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (first.text !== 'a' || second?.text !== 'little') return undefined;
  const named = longest(tokens, index + 1, lexicon);
  const isSomebody =
    ((named?.length ?? 0) > 1 && named?.entry.noun !== undefined) ||
    longest(tokens, index + 2, lexicon)?.entry.noun?.isAgent === true;
  return isSomebody ? longest([first], 0, lexicon) : undefined;
}

/** "The truck brakes" is no plural of "truck brake": what happens is said by the verb. */
function isFiniteVerb(subject: string, lemma: Lemma, lexicon: Lexicon): boolean {
  const isPlural =
    lemma.form === 'base' &&
    lexicon
      .lemmas(subject)
      .some(({ text, form }) => form === 's' && lexicon.root.next.get(text)?.entry?.noun?.isAgent === true);
  if (isPlural) return lexicon.root.next.get(lemma.text)?.entry?.verb !== undefined;
  const doer = lexicon.root.next.get(subject)?.entry?.noun;
  const acts =
    doer?.isAgent === true || doer?.tags.includes('vehicle') === true || doer?.tags.includes('engine') === true;
  return acts && lemma.form === 's' && lexicon.root.next.get(lemma.text)?.entry?.verb !== undefined;
}

/** A misspelt word of a phrase ("in the distnace") as it should be; it keeps what was written. */
function corrected(token: Token, lexicon: Lexicon, repair: Repair): Token {
  if (
    token.kind !== 'word' ||
    token.isName === true ||
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
        kind: kindOf(match.entry),
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
  };
}

/** What an entry is where nothing around it decides. */
function kindOf(entry: Entry): Tag {
  if (entry.link) return 'link';
  if (entry.quantity) return 'quantity';
  if (entry.isNegation) return 'negation';
  if (entry.count !== undefined) return 'count';
  if (entry.number !== undefined) return 'number';
  if (entry.isAuxiliary) return 'auxiliary';
  if (entry.isPronoun) return 'pronoun';
  if (entry.isDeterminer) return 'determiner';
  if (entry.isRelative) return 'relative';
  if (entry.isFrame && !entry.noun && !entry.effect) return 'frame';
  if (entry.noun) return 'noun';
  if (entry.verb) return 'verb';
  if (entry.effect) return 'effect';
  if (entry.preposition) return 'preposition';
  if (entry.degree !== undefined) return 'degree';
  if (entry.isFrame) return 'frame';
  return 'ignored';
}
