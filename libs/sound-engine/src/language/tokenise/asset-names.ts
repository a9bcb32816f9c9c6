import { isOfClass } from '../../catalogue/classes';
import { findSource } from '../../catalogue';
import {
  BLOWS,
  CONTROL_FOLDERS,
  CONTROL_SOUND,
  CONTROL_WORDS,
  FOLDERS,
  IN,
  LOOP,
  ON,
  SHORT_NAMES,
} from '../english/asset-names';
import type { Entry, Lexicon } from '../lexicon/lexicon';
import type { Token } from './tokens';

/** Not "4x": that counts. */
const NUMBERING = /^(?:v?\d{1,3}[a-wyz]?|[lrab])$/;
const FIRST_WORDS = 2;

/** "FS_Boots_Snow_04": one word of parts joined by low lines, as sounds are called in a project. */
export function isAssetName(text: string): boolean {
  return /^\s*[\p{L}\p{N}]+(?:[_-]+[\p{L}\p{N}]+)+\s*$/u.test(text) && text.includes('_');
}

/**
 * The tokens of an asset's name as a description: without folders and numbering, the ground of steps and falls after
 * "on" at its end.
 */
export function readAssetName(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const said = [...tokens];
  while (said.length > 1 && NUMBERING.test(said[said.length - 1].text)) said.pop();
  const kept = withoutFolders(said, lexicon);
  const controls = CONTROL_FOLDERS.has(said[0].text) ? kept.filter(({ text }) => CONTROL_WORDS.has(text)) : [];
  const [control] = controls;
  if (control && !kept.some((token) => !controls.includes(token) && isSound(token.text, lexicon)))
    return CONTROL_SOUND.map((text) => ({ ...control, text }));
  const grounds = groundsOf(kept, lexicon);
  const places = placesOf(kept, lexicon);
  const apart = new Set([...grounds, ...places, ...controls]);
  const others = thingsFirst(
    kept.filter((token) => !apart.has(token)),
    lexicon,
  ).map((token) => ({ ...token, text: SHORT_NAMES[token.text] ?? token.text }));
  return [
    ...others.filter(({ text }) => text === LOOP),
    ...others.filter(({ text }) => text !== LOOP),
    ...grounds.flatMap((token) => [before(ON, token), token]),
    ...places.flatMap((token) => [before(IN, token), token]),
  ];
}

function before(text: string, token: Token): Token {
  return { ...token, text, end: token.start };
}

function withoutFolders(said: readonly Token[], lexicon: Lexicon): Token[] {
  return said.filter(({ text }, index) => {
    const isFolder = index < FIRST_WORDS && FOLDERS.has(text);
    return !isFolder || !said.slice(index + 1).some((token) => isSound(token.text, lexicon));
  });
}

/** What steps and falls are on. */
function groundsOf(kept: readonly Token[], lexicon: Lexicon): Token[] {
  if (!kept.some((token) => meetsGround(token.text, lexicon))) return [];
  return kept
    .slice(1)
    .filter((token) => entriesOf(token.text, lexicon).some(({ noun }) => noun?.material !== undefined));
}

/** Where something else sounds. */
function placesOf(kept: readonly Token[], lexicon: Lexicon): Token[] {
  const isInPlace = kept.some(
    ({ text }) => isSound(text, lexicon) && !isAmbience(text, lexicon) && !isWeather(text, lexicon),
  );
  if (!isInPlace) return [];
  return kept.filter(({ text }, index) => isPlace(text, lexicon) || (index > 0 && isWeather(text, lexicon)));
}

/**
 * "Knock_Wood", "Door_Wood_Close", "Laugh_Female": what a thing is made of, what takes the blow or who does it, named
 * after it, as it is said before it.
 */
function thingsFirst(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  // "Impact_Glass": what is struck is said.
  if (tokens.some((token) => BLOWS.has(SHORT_NAMES[token.text] ?? token.text))) return tokens;
  const first = tokens.findIndex((token) => isSound(token.text, lexicon) || isDoor(token.text, lexicon));
  const isLater = (token: Token, index: number): boolean =>
    first >= 0 && index > first && describesAnother(token.text, lexicon);
  return [...tokens.filter(isLater), ...tokens.filter((token, index) => !isLater(token, index))];
}

/** A material, a thing of one, somebody. */
function describesAnother(word: string, lexicon: Lexicon): boolean {
  return entriesOf(word, lexicon).some(
    ({ noun, verb }) =>
      verb === undefined &&
      (noun?.tags.includes('person') === true ||
        (noun?.isInert === true && (noun.material ?? noun.surface) !== undefined)),
  );
}

/** What opens and closes is silent by itself, and still what the name speaks of. */
function isDoor(word: string, lexicon: Lexicon): boolean {
  return entriesOf(word, lexicon).some(({ noun }) => noun?.tags.includes('door') === true);
}

function entriesOf(word: string, lexicon: Lexicon): Entry[] {
  return lexicon.lemmas(SHORT_NAMES[word] ?? word).flatMap(({ text }) => lexicon.root.next.get(text)?.entry ?? []);
}

function isSound(word: string, lexicon: Lexicon): boolean {
  return entriesOf(word, lexicon).some(
    ({ noun, verb }) => (noun?.source !== undefined && noun.isInert !== true) || verb?.source !== undefined,
  );
}

function isAmbience(word: string, lexicon: Lexicon): boolean {
  return entriesOf(word, lexicon).some(({ noun }) => findSource(noun?.source ?? '')?.group === 'ambience');
}

function isWeather(word: string, lexicon: Lexicon): boolean {
  return entriesOf(word, lexicon).some(
    ({ noun, verb }) => verb === undefined && findSource(noun?.source ?? '')?.group === 'weather',
  );
}

function isPlace(word: string, lexicon: Lexicon): boolean {
  return (
    isAmbience(word, lexicon) ||
    entriesOf(word, lexicon).some(
      ({ noun }) =>
        noun?.space !== undefined &&
        noun.isInert !== true &&
        (noun.source === undefined || findSource(noun.source)?.group === 'ambience'),
    )
  );
}

/** Steps, hooves and falls, which sound as what is under them. */
function meetsGround(word: string, lexicon: Lexicon): boolean {
  return entriesOf(word, lexicon).some(({ noun, verb }) =>
    [noun?.source, verb?.source].some(
      (source) => isOfClass(source, 'fall on the ground') || findSource(source ?? '')?.group === 'footsteps',
    ),
  );
}
