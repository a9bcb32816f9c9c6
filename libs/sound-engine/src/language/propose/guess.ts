import { GUESSES, GUESSES_OFFERED } from '../../catalogue/guesses';
import type { Modifiers, Origin } from '@whoosh/sound-scene';
import { CONFIDENCE } from './confidence';
import { applyEffect, newDraft, type GrowingDraft } from './draft';
import type { Lexicon, Noun } from '../lexicon/lexicon';
import { overlaps } from '../normalise/normalised-text';
import type { TaggedToken } from '../tag/match';
import { LONGEST_IMITATION, soundOfWord } from './sound-of-word';
import { nearestBySpelling } from './trigrams';
import type { Language } from '../lexicon/language';
import type { Understanding } from './understanding';

interface Guess {
  source: string;
  by: Origin['by'];
  mods?: Modifiers;
  mention?: TaggedToken;
  alternatives: string[];
}

/** What a person may take instead of a guess that nothing in the text supports. */
const MOST_GUESSES_OFFERED = 3;

/**
 * Gives a text in which no source was found the sound that its words come nearest to: what a word names by itself, then
 * what its thing or deed is like, a known part of it, and at last its letters.
 */
export function guess(understanding: Understanding, text: string, language: Language): Understanding {
  const found = bestGuess(withoutNegated(understanding), language);
  const draft = newDraft(found.source, { by: found.by, confidence: CONFIDENCE[found.by] }, 0);
  Object.assign(draft.mods, found.mods);
  const { mention } = found;
  draft.spans.push(mention ? [mention.start, mention.end] : [0, text.length]);
  draft.alternatives.push(
    ...[...found.alternatives, ...GUESSES_OFFERED]
      .filter((source, index, all) => source !== found.source && all.indexOf(source) === index)
      .slice(0, MOST_GUESSES_OFFERED),
  );
  for (const said of understanding.unplaced) applyEffect(draft, said);
  placeGuess(draft, understanding);
  return { ...understanding, drafts: [draft], groupCount: 1 };
}

function bestGuess(understanding: Understanding, language: Language): Guess {
  const { lexicon } = language;
  return (
    guessAlone(understanding, lexicon) ??
    guessByThing(understanding, lexicon) ??
    guessByParts(understanding, language) ??
    guessByLetters(understanding, language)
  );
}

/** "No birds", "without any noise": what shall not be heard is no guess. */
export function withoutNegated(understanding: Understanding): Understanding {
  const negated = understanding.chips.flatMap(({ kind, span }) => (kind === 'negated' && span ? [span] : []));
  let isNegating = false;
  const mentions = understanding.mentions.filter(({ kind, start, end }) => {
    isNegating =
      kind === 'negation' || (isNegating && (kind === 'determiner' || kind === 'effect' || kind === 'frame'));
    return !isNegating && !overlaps([[start, end]], negated);
  });
  return { ...understanding, mentions };
}

/**
 * Sources that an unknown word may have meant, best first: a known word within it, one that may have been misspelt so,
 * and for what is no word of the language what it imitates. A word that is right as it stands is like no other word but
 * by chance.
 */
export function suggestionsFor({ text }: TaggedToken, language: Language): string[] {
  const { lexicon } = language;
  if (language.isWord(text)) return [];
  const parts = [sourceOfPart(text, lexicon), sourceOfBeginning(text, lexicon)].filter(
    (source): source is string => source !== undefined,
  );
  const misspelt = language.similar(text).flatMap((word) => sourceOfWord(word, lexicon) ?? []);
  const heard = text.length <= LONGEST_IMITATION || misspelt.length > 0 ? soundOfWord(text) : undefined;
  const near =
    parts.length + misspelt.length > 0
      ? []
      : nearestBySpelling(text, lexicon)
          .filter(({ likeness }) => likeness >= LEAST_NEARNESS)
          .map(({ source }) => source);
  const found = [...parts, ...misspelt, ...near, ...(heard ? [heard.source, ...GUESSES_OFFERED] : [])];
  return [...new Set(found)].slice(0, MOST_GUESSES_OFFERED);
}

function sourceOfWord(word: string, lexicon: Lexicon): string | undefined {
  const entry = lexicon.entry(word);
  return entry?.noun?.source ?? entry?.verb?.source;
}

/** Modifiers of nouns without a sound of their own count too. */
function placeGuess(draft: GrowingDraft, understanding: Understanding): void {
  for (const mention of understanding.mentions) {
    const isUsed = draft.chips.some((chip) => chip.span[0] === mention.start);
    if (mention.kind === 'effect' && mention.entry.effect && !isUsed)
      applyEffect(draft, { effect: mention.entry.effect, factor: 1, mention });
  }
}

/** The first word of which a source is found. */
function firstGuess(
  mentions: readonly TaggedToken[],
  by: Origin['by'],
  find: (mention: TaggedToken) => string | undefined,
): Guess | undefined {
  for (const mention of mentions) {
    const source = find(mention);
    if (source !== undefined) return { source, by, mention, alternatives: [] };
  }
  return undefined;
}

/** A word that usually says something else: "button", "tape". */
function guessAlone({ mentions }: Understanding, lexicon: Lexicon): Guess | undefined {
  const isOpen = mentions.some(({ kind }) => kind === 'unknown');
  const asked = mentions.filter(({ kind }) => kind !== 'frame' || !isOpen);
  const alone = ({ text }: { text: string }) => lexicon.alone?.(text);
  return firstGuess(asked, 'direct', ({ text }) => lexicon.lemmas(text).map(alone).find(Boolean));
}

/** A known thing that makes no sound by itself: what it is made of, where it is, who it is. */
function guessByThing(understanding: Understanding, lexicon: Lexicon): Guess | undefined {
  const { mentions } = understanding;
  return (
    firstGuess(mentions, 'hypernym', ({ entry: { noun } }) => noun && sourceOfThing(noun, lexicon)) ??
    firstGuess(mentions, 'hypernym', ({ kind, entry: { verb } }) =>
      kind === 'verb' ? (verb?.source ?? GUESSES.deed) : undefined,
    )
  );
}

function sourceOfThing(noun: Noun, lexicon: Lexicon): string | undefined {
  if (noun.source !== undefined) return noun.source;
  if (noun.tags.includes('person')) return GUESSES.person;
  const material = noun.material ?? noun.surface;
  if (material !== undefined) return lexicon.impactByMaterial[material] ?? GUESSES.thing;
  if (noun.space === 'outdoors') return GUESSES.outdoors;
  return noun.space === undefined ? undefined : GUESSES.indoors;
}

/** Dice coefficient of trigrams; who misspells a word begins it right: "triangle" is no "jangle". */
const LEAST_LIKENESS = 0.45;

/** Of a word that is only suggested: nobody hears it before it is taken. */
const LEAST_NEARNESS = 0.3;

const SMALLEST_PART = 3;
/** A word that only begins like a known one must share more with it. */
const SMALLEST_BEGINNING = 4;

function guessByParts({ mentions }: Understanding, { lexicon, isWord }: Language): Guess | undefined {
  return firstGuess(mentions, 'hypernym', ({ kind, text }) =>
    kind === 'unknown' && !isWord(text) ? sourceOfPart(text, lexicon) : undefined,
  );
}

/** "Snowmobile", "drumlike": a known word inside an unknown one, the last part first. */
function sourceOfPart(text: string, lexicon: Lexicon): string | undefined {
  for (let cut = SMALLEST_PART; cut <= text.length - SMALLEST_PART; cut++) {
    const head = lexicon.entry(text.slice(cut))?.noun;
    const isWhole = lexicon.has(text.slice(0, cut));
    if (head?.source !== undefined && isWhole) return head.source;
  }
  for (const stem of stems(text)) {
    const source = sourceOfWord(stem, lexicon);
    if (source !== undefined) return source;
  }
  return undefined;
}

/** "Thunderfall": the longest known word that it begins with. */
function sourceOfBeginning(text: string, lexicon: Lexicon): string | undefined {
  for (let cut = text.length - 1; cut >= SMALLEST_BEGINNING; cut--) {
    const source = sourceOfWord(text.slice(0, cut), lexicon);
    if (source !== undefined) return source;
  }
  return undefined;
}

function stems(word: string): string[] {
  const endings = ['like', 'ness', 'less', 'able', 'ful', 'ish', 'ly', 'y', 'or'];
  const beginnings = ['super', 'mega', 'mini', 'over', 'un', 're'];
  return [
    ...endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length)),
    ...beginnings.filter((beginning) => word.startsWith(beginning)).map((beginning) => word.slice(beginning.length)),
  ].filter((stem) => stem.length >= SMALLEST_PART);
}

/** A word that imitates a sound says how it sounds; another one is held against the spelling of those known. */
function guessByLetters(understanding: Understanding, { lexicon, isWord }: Language): Guess {
  const unknown = distinct(
    understanding.mentions.filter((mention) => mention.kind === 'unknown' && !isWord(mention.text)),
  );
  for (const mention of unknown) {
    const near = nearestBySpelling(mention.text, lexicon);
    const heard = soundOfWord(mention.text);
    if (heard?.isImitation)
      return {
        source: heard.source,
        mods: heard.mods,
        by: 'imitation',
        mention,
        alternatives: near.map(({ source }) => source),
      };
    const [best, ...others] = near;
    if (best && best.likeness >= LEAST_LIKENESS && best.word.charAt(0) === mention.text.charAt(0))
      return { source: best.source, by: 'ngram', mention, alternatives: others.map(({ source }) => source) };
  }
  const [first] = unknown;
  const heard = first && soundOfWord(first.text);
  if (!first || !heard) return { source: GUESSES.texture, by: 'texture', alternatives: [] };
  return {
    source: heard.source,
    mods: heard.mods,
    by: 'texture',
    mention: first,
    alternatives: nearestBySpelling(first.text, lexicon).map(({ source }) => source),
  };
}

/** A word that stands in the text again says nothing new. */
function distinct(mentions: readonly TaggedToken[]): TaggedToken[] {
  const seen = new Set<string>();
  return mentions.filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}
