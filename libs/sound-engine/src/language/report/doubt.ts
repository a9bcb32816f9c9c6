import { exp, log as ln } from '../../dsp/exact-math';
import type { Language } from '../lexicon/language';
import { overlaps, type Span } from '../normalise/normalised-text';
import { GUESS_BELOW } from '../propose/confidence';
import type { LayerDraft } from '../propose/draft';
import type { Understanding } from '../propose/understanding';
import type { WordReading } from '../reader/network';
import { readerNetwork } from '../reader/registered-network';
import { type Measures, probabilityOf, scoreOf, type Weights } from '../resolve/score';
import type { TaggedToken } from '../tag/match';
import LEARNT from './doubt.json';

/**
 * Doubt is a judgement of the whole description: how likely it is that what is heard is not all of what was meant, or
 * more; each layer's probability follows. Where that is likely, every word that was not understood is told and the
 * unsure layers are guesses, one at least; where it is not, a word that no lexicon has is no reason to doubt.
 * @param judged the doubt of the same description with all its words, in thousandths, where these are some of them
 * @returns the drafts, each as sure as that leaves it, and the words that are told as not understood, in text order
 */
export function settleDoubt(
  understanding: Understanding,
  language: Language,
  judged?: number,
): { drafts: readonly LayerDraft[]; notUnderstood: TaggedToken[]; doubt?: number } {
  const { drafts } = understanding;
  const unknown = unknownWords(understanding, language);
  const measures = doubtMeasures(understanding, language);
  if (!measures) return { drafts, notUnderstood: unknown };
  const own = probabilityFrom(measures, LEARNT.weights);
  const doubt = judged ?? own;
  const read = (change: (confidence: number, draft: LayerDraft) => number) => (draft: LayerDraft) =>
    isRead(draft) ? withConfidence(draft, change(draft.origin.confidence, draft)) : draft;
  const sure = drafts.map(read((_, draft) => probabilityFrom(layerMeasures(draft, own), LEARNT.layers) / 1000));
  if (doubt < LEARNT.doubtfulFrom)
    return { drafts: sure.map(read((confidence) => Math.max(GUESS_BELOW, confidence))), notUnderstood: [], doubt };
  const isTold = unknown.length > 0 || sure.some(({ origin }) => origin.confidence < GUESS_BELOW);
  return { drafts: isTold ? sure : withGuess(sure), notUnderstood: unknown, doubt };
}

/** The least sure of those that were read is told as a guess. */
function withGuess(drafts: readonly LayerDraft[]): LayerDraft[] {
  const read = drafts.filter(isRead);
  const least = Math.min(...read.map(({ origin }) => origin.confidence));
  const weakest = read.find(({ origin }) => origin.confidence === least);
  return drafts.map((draft) => (draft === weakest ? withConfidence(draft, WEAKEST) : draft));
}

/** Probability, in thousandths, from measures in hundredths. */
function probabilityFrom(measures: Measures, weights: Weights): number {
  return probabilityOf(Math.round(scoreOf(measures, weights) / HUNDREDTHS));
}

const HUNDREDTHS = 100;

/** Confidence of the least sure layer of a description in doubt: a guess, though its own words are clear. */
const WEAKEST = 0.49;

function withConfidence(draft: LayerDraft, confidence: number): LayerDraft {
  return { ...draft, origin: { ...draft.origin, confidence } };
}

/** Ways to a source that nothing in the words speaks for, always a guess; what somebody has chosen is none. */
const NOT_READ = new Set(['texture', 'user']);

/** Whether words tell of the layer, so that its probability depends on how well they were read. */
export function isRead({ origin }: LayerDraft): boolean {
  return !NOT_READ.has(origin.by);
}

/** What the probability of a layer rests on, in hundredths: its own odds, and those that the whole is in doubt. */
export function layerMeasures({ origin }: LayerDraft, doubt: number): Measures {
  return new Map([
    ['always', 100],
    ['its own odds', Math.round(100 * logOdds(1000 * origin.confidence))],
    ['doubt of the whole', Math.round(100 * logOdds(doubt))],
  ]);
}

/** Nothing is quite certain, in thousandths. */
const LEAST_PROBABILITY = 10;
/** A layer that is less likely, in thousandths, is as unlikely: it was heard for want of a better one. */
const LEAST_LIKELY = 20;
/** A word of less silence than this, though no lexicon has it, may tell of a sound; calibrated with the weights. */
const MAY_SOUND_BELOW = 0.75;
/** Of less, and where no dictionary has it either, it surely tells of a sound: one that is not heard. */
const SOUNDS_BELOW = 0.1;
/** Natural units of information beyond which a text is as unclear. */
const MOST_UNCLEAR = 4;
/** The same of layers that no word tells of. */
const MOST_UNTOLD = 4;
/** A layer of which the words tell less is as untold. */
const LEAST_SHARE = 0.02;

/**
 * What the doubt rests on, in hundredths, each the more the surer it is that something is wrong; absent where the
 * reading network is not loaded.
 */
export function doubtMeasures(understanding: Understanding, language: Language): Measures | undefined {
  const { drafts, likely, readings = [] } = understanding;
  if (!likely) return undefined;
  const loud = loudUnknown(understanding, language);
  const isUnheard =
    language.hasDictionary === true &&
    loud.some((reading) => silenceOf(reading) < LN_SOUNDS_BELOW && !language.isWord(reading.word.text));
  const weakest = Math.min(...(likely.length > 0 ? likely : [0]));
  const together = drafts.reduce((sum, { origin }) => sum + ln(within(1000 * origin.confidence)), 0);
  const unclear = readings.reduce((sum, reading) => sum + unclearness(reading), 0);
  return new Map([
    ['always', 100],
    ['the least likely layer', Math.round(-100 * ln(Math.max(LEAST_LIKELY, weakest) / 1000))],
    ['all layers together', Math.round(-100 * together)],
    ['no word tells of a layer', Math.round(100 * Math.min(MOST_UNTOLD, untoldness(drafts, readings)))],
    ['words between silence and sound', Math.round(100 * Math.min(MOST_UNCLEAR, unclear))],
    ['an unknown word may sound', loud.length > 0 ? 100 : 0],
    ['a word that no dictionary has sounds', isUnheard ? 100 : 0],
  ]);
}

/**
 * How far the words are from telling of what is heard: for each layer the natural logarithm, less than nothing, of the
 * largest share of its source in any word.
 */
function untoldness(drafts: readonly LayerDraft[], readings: readonly WordReading[]): number {
  const network = readerNetwork();
  const telling = readings.filter(({ word }) => word.isContent);
  return drafts.filter(isRead).reduce((sum, { source }) => {
    const number = network?.shareNumberOf(source);
    const shares = number === undefined ? [] : telling.map(({ shares: { [number]: share = -Infinity } }) => share);
    return sum - Math.max(LN_LEAST_SHARE, ...shares);
  }, 0);
}

/** How open it is whether a word tells of a sound: the entropy of its silence (Shannon 1948), natural units. */
function unclearness(reading: WordReading): number {
  if (!reading.word.isContent) return 0;
  const silence = within(1000 * exp(silenceOf(reading)));
  return -silence * ln(silence) - (1 - silence) * ln(1 - silence);
}

/**
 * Words that no lexicon has and that may tell of a sound nevertheless: no names, and no words that describe what is
 * heard.
 */
function loudUnknown(understanding: Understanding, { capitalisesNouns }: Language): WordReading[] {
  const { mentions, readings = [] } = understanding;
  const describing = describingWords(understanding);
  const unknown = mentions
    .filter(({ kind, isName }) => kind === 'unknown' && (isName !== true || capitalisesNouns === true))
    .filter((mention) => !describing.has(mention))
    .map(({ start, end }): Span => [start, end]);
  return readings.filter(
    (reading) =>
      reading.word.isContent && silenceOf(reading) < LN_MAY_SOUND_BELOW && overlaps([reading.word.span], unknown),
  );
}

/** What stands between a word and what it describes: "a gloopy wet glug". */
const DESCRIBES = new Set<TaggedToken['kind']>(['unknown', 'effect', 'degree']);

/** Unknown words right before a word of a heard layer, at most with others that describe it between: "carrion crow". */
function describingWords({ mentions, drafts }: Understanding): Set<TaggedToken> {
  const heard = drafts.filter(isRead).flatMap(({ spans }) => spans);
  const describing = new Set<TaggedToken>();
  for (const [at, mention] of [...mentions.entries()].reverse()) {
    const next = mentions[at + 1];
    if (!DESCRIBES.has(mention.kind) || next?.start !== mention.end + 1) continue;
    if (describing.has(next) || overlaps([[next.start, next.end]], heard)) describing.add(mention);
  }
  return describing;
}

/** Natural logarithm of the share of silence. */
function silenceOf({ shares: [silence = 0] }: WordReading): number {
  return silence;
}

const LN_MAY_SOUND_BELOW = ln(MAY_SOUND_BELOW);
const LN_SOUNDS_BELOW = ln(SOUNDS_BELOW);
const LN_LEAST_SHARE = ln(LEAST_SHARE);

/** A probability in thousandths as one between 0 and 1, neither of them. */
function within(thousandths: number): number {
  return Math.max(LEAST_PROBABILITY, Math.min(1000 - LEAST_PROBABILITY, thousandths)) / 1000;
}

function logOdds(thousandths: number): number {
  const probability = within(thousandths);
  return ln(probability / (1 - probability));
}

/** Natural logarithm of the share of silence from which a word that no lexicon has tells of nothing: 90 %. */
const PLAINLY_SILENT = -0.105;

/** Words that nothing was made of. */
function unknownWords(understanding: Understanding, language: Language): TaggedToken[] {
  const { mentions, chips, drafts } = understanding;
  const covered = [
    ...chips.map(({ span }) => span),
    ...drafts.flatMap((draft) => [...draft.spans, ...draft.chips.map(({ span }) => span)]),
  ];
  return mentions.filter(
    (mention) =>
      mention.kind === 'unknown' &&
      !(language.isWord(mention.text) && isPlainlySilent(mention, understanding)) &&
      !covered.some(([start, end]) => start <= mention.start && end >= mention.end),
  );
}

/**
 * A word of the language that no lexicon has, and of which the network knows nevertheless that nothing is heard by it.
 */
function isPlainlySilent({ start, end }: TaggedToken, { readings = [] }: Understanding): boolean {
  const own = readings.filter(({ word }) => word.keys.length > 0 && overlaps([word.span], [[start, end]]));
  return own.length > 0 && own.every(({ shares: [silence = -1] }) => silence >= PLAINLY_SILENT);
}
