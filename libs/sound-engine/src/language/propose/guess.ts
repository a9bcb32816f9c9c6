import { GUESSES, GUESSES_OFFERED } from '../../catalogue/guesses';
import type { Modifiers, Origin } from '@whoosh/sound-scene';
import { CONFIDENCE } from './confidence';
import { applyEffect, newDraft, type GrowingDraft } from './draft';
import type { Lexicon, Noun } from '../lexicon/lexicon';
import { overlaps } from '../normalise/normalised-text';
import type { TaggedToken } from '../tag/match';
import { soundOfWord } from './sound-of-word';
import type { Language } from '../lexicon/language';
import type { Understanding } from './understanding';

interface Guess {
  source: string;
  by: Origin['by'];
  mods?: Modifiers;
  mention?: TaggedToken;
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
    ...GUESSES_OFFERED.filter((source) => source !== found.source).slice(0, MOST_GUESSES_OFFERED),
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
  const misspelt = language.similar(text).flatMap((word) => sourceOfWord(word, lexicon) ?? []);
  const heard = soundOfWord(text);
  const found = [...partsOf(text, lexicon), ...misspelt, ...(heard ? [heard.source, ...GUESSES_OFFERED] : [])];
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
    if (source !== undefined) return { source, by, mention };
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

const SMALLEST_PART = 3;
/** A word that only begins like a known one must share more with it. */
const SMALLEST_BEGINNING = 4;

function guessByParts({ mentions }: Understanding, { lexicon, isWord }: Language): Guess | undefined {
  return firstGuess(mentions, 'hypernym', ({ kind, text }) =>
    kind === 'unknown' && !isWord(text) ? partsOf(text, lexicon)[0] : undefined,
  );
}

/** Sources of known words that a word is made of, the likelier first. */
function partsOf(text: string, lexicon: Lexicon): string[] {
  return [sourceOfPart(text, lexicon), sourceOfBeginning(text, lexicon)].flatMap((source) => source ?? []);
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

/** A word that imitates a sound says how it sounds; where there is none, the first unknown one does. */
function guessByLetters({ mentions }: Understanding, { isWord }: Language): Guess {
  const heard = mentions
    .filter(({ kind, text }) => kind === 'unknown' && !isWord(text))
    .flatMap((mention) => {
      const sound = soundOfWord(mention.text);
      return sound ? [{ mention, sound }] : [];
    });
  const imitation = heard.find(({ sound }) => sound.isImitation);
  const found = imitation ?? heard.at(0);
  const by = imitation ? 'imitation' : 'texture';
  if (!found) return { source: GUESSES.texture, by };
  const { source, mods } = found.sound;
  return { source, mods, by, mention: found.mention };
}
