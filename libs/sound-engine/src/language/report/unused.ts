import type { Chip, Layer, UnusedWord } from '@whoosh/sound-scene';
import { isAmbience } from '../../catalogue';
import type { Language } from '../lexicon/language';
import { overlaps } from '../normalise/normalised-text';
import { suggestionsFor } from '../propose/guess';
import type { Understanding } from '../propose/understanding';
import type { WordReading } from '../reader/network';
import { readerNetwork } from '../reader/registered-network';
import { quickExp } from '../reader/shares';
import type { Tag, TaggedToken } from '../tag/tagged-token';

/**
 * From which share on a word tells of a sound that is not heard: less where the lexicon names the sound, too.
 * Calibrated on descriptions that the network had not read, so that few that are wholly right have a mark
 * (docs/measurements/understanding.md).
 */
const TELLS_FROM = { named: 0.3, other: 0.5 };
/** A word that no dictionary has and that is as surely silent as this is taken for a name or a code. */
const SILENT_FROM = 0.9;
/** A source with a smaller share is none that the word may mean. */
const LEAST_MEANT = 0.1;
const MOST_MEANT = 3;
/** More than these are no marks any more. */
const MOST_UNUSED = 50;
/** Looking for what a word may be that no dictionary has takes a part of a millisecond. */
const MOST_LIKENED = 5;

/** Words that can tell of a sound or of how it is; the others say when, where and how many. */
const TELLING = new Set<Tag>(['noun', 'verb', 'effect', 'ignored', 'unknown']);

/**
 * Words that name a sound which nothing in the scene makes or say how one is and change nothing, and words without any
 * meaning; those that say where or who are neither. They are told and doubted by nobody: whether a description is in
 * doubt is judged before.
 * @param told what was made of the words, what was not understood included
 */
export function unusedWords(
  understanding: Understanding,
  told: readonly Chip[],
  layers: readonly Layer[],
  language: Language,
): UnusedWord[] {
  const heard = new Set(layers.map(({ source }) => source.model));
  const spans = told.map(({ span }) => span);
  const { mentions } = understanding;
  const left = mentions.filter(({ kind, start, end }) => TELLING.has(kind) && !overlaps(spans, [[start, end]]));
  const unused: UnusedWord[] = [];
  for (const mention of left) {
    if (unused.length === MOST_UNUSED) break;
    const { start, end, text: label } = mention;
    const span: [number, number] = [start, end];
    const reading = loudestReading(mention, understanding.readings);
    if (isWithoutMeaning(mention, reading, language, isListed(mention, mentions))) {
      const sources = unused.length < MOST_LIKENED ? suggestionsFor(mention, language) : [];
      unused.push({ span, label, sources, isUnknown: true });
    } else {
      const sources = unheardSources(mention, reading, heard, language);
      if (sources.length > 0 || saysHow(mention)) unused.push({ span, label, sources });
    }
  }
  return unused;
}

/** What of the word or phrase tells most. */
function loudestReading({ start, end }: TaggedToken, readings: readonly WordReading[] = []): WordReading | undefined {
  const own = readings.filter(({ word }) => word.isContent && word.span[0] < end && word.span[1] > start);
  return own.reduce<WordReading | undefined>(
    (loudest, one) => (loudest && silenceOf(loudest) <= silenceOf(one) ? loudest : one),
    undefined,
  );
}

/** Share of silence. */
function silenceOf({ shares: [silence = 0] }: WordReading): number {
  return quickExp(silence);
}

/**
 * No dictionary has it, it is no name and no code, and it is asked for by itself or may tell of something nevertheless.
 */
function isWithoutMeaning(
  { kind, text, isName }: TaggedToken,
  reading: WordReading | undefined,
  { isWord }: Language,
  isItem: boolean,
): boolean {
  if (kind !== 'unknown' || isName === true || isWord(text) || IS_CODE.test(text)) return false;
  return isItem || reading === undefined || silenceOf(reading) < SILENT_FROM;
}

/** "Rain, zorble, thunder": a word by itself between marks or at either end. */
function isListed(mention: TaggedToken, mentions: readonly TaggedToken[]): boolean {
  const at = mentions.indexOf(mention);
  return [mentions[at - 1], mentions[at + 1]].every((beside) => beside === undefined || beside.kind === 'link');
}

/** A number in it, or one letter alone: "take B". */
const IS_CODE = /\d|^\p{Script=Latin}$/u;

/** Sources that are not heard and of which a word tells, the likeliest first; none for a place, a thing, a name. */
function unheardSources(
  mention: TaggedToken,
  reading: WordReading | undefined,
  heard: ReadonlySet<string>,
  { capitalisesNouns }: Language,
): string[] {
  const named = namedBy(mention);
  const isName = mention.isName === true && capitalisesNouns !== true;
  if (isName || saysWhere(mention, named)) return [];
  if (reading === undefined) return named === undefined ? [] : [named];
  const least = named === undefined ? TELLS_FROM.other : TELLS_FROM.named;
  const meant = unheardIn(reading, heard, least);
  if (meant === undefined) return [];
  const own = named === undefined || heard.has(named) ? [] : [named];
  return [...new Set([...meant, ...own])].slice(0, MOST_MEANT);
}

/** "Old" of gravel, "purple", "at dawn": it says how something is, and nothing of it is heard. */
function saysHow({ kind, entry: { effect, relation, isUnheard }, corrected }: TaggedToken): boolean {
  if (kind === 'ignored') return isUnheard === true;
  // what was written otherwise, stands where something is or is of the whole text says nothing for sure
  return kind === 'effect' && corrected === undefined && relation === undefined && effect?.loop === undefined;
}

/** Source that the lexicon gives a word as what it was taken for. */
function namedBy({ kind, entry: { noun, verb } }: TaggedToken): string | undefined {
  if (kind === 'noun') return noun?.source;
  return kind === 'verb' ? verb?.source : undefined;
}

/** A place, or a thing that others sound on. */
function saysWhere({ entry: { noun } }: TaggedToken, named: string | undefined): boolean {
  const isPlace = isAmbience(named);
  return isPlace || noun?.isInert === true || noun?.space !== undefined;
}

/**
 * Sources that a word may mean and that are not heard, the likeliest first; none at all where their shares are small.
 */
function unheardIn(reading: WordReading, heard: ReadonlySet<string>, least: number): readonly string[] | undefined {
  if (1 - silenceOf(reading) < least) return undefined;
  const likely: { source: string; share: number }[] = [];
  let all = 0;
  for (const [at, source] of (readerNetwork()?.sources ?? []).entries()) {
    if (heard.has(source)) continue;
    const share = quickExp(reading.shares[at + 1] ?? NEVER);
    all += share;
    if (share >= LEAST_MEANT) likely.push({ source, share });
  }
  likely.sort((one, other) => other.share - one.share);
  return all < least ? undefined : likely.map(({ source }) => source);
}

/** Natural logarithm of no share. */
const NEVER = -1000;
