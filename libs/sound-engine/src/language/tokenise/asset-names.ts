import { isOfClass } from '../../catalogue/classes';
import { findSource } from '../../catalogue';
import { BLOWS, CONTROL_FOLDERS, CONTROL_WORDS, FOLDERS, SHORT_NAMES } from '../english/asset-names';
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
  while (said.length > 1 && NUMBERING.test(said[said.length - 1]?.text ?? '')) said.pop();
  const kept = said.filter(
    ({ text: word }, index) =>
      !(
        index < FIRST_WORDS &&
        FOLDERS.has(word) &&
        said.slice(index + 1).some((token) => isSound(token.text, lexicon))
      ),
  );
  const isOfControls = CONTROL_FOLDERS.has(said[0]?.text ?? '');
  const controls = isOfControls ? kept.filter((token) => CONTROL_WORDS.has(token.text)) : [];
  if (controls[0] && !kept.some((token) => !controls.includes(token) && isSound(token.text, lexicon)))
    return [
      { ...controls[0], text: 'ui' },
      { ...controls[0], text: 'click' },
    ];
  const isOnGround = kept.some((token) => meetsGround(token.text, lexicon));
  const grounds = isOnGround
    ? kept.filter(
        (token, index) => index > 0 && entriesOf(token.text, lexicon).some(({ noun }) => noun?.material !== undefined),
      )
    : [];
  const places = kept.filter(
    (token, index) =>
      (isPlace(token.text, lexicon) || (index > 0 && isWeather(token.text, lexicon))) &&
      kept.some(
        (other) => !isAmbience(other.text, lexicon) && !isWeather(other.text, lexicon) && isSound(other.text, lexicon),
      ),
  );
  const others = thingsFirst(
    kept.filter((token) => !grounds.includes(token) && !places.includes(token) && !controls.includes(token)),
    lexicon,
  ).map((token) => ({ ...token, text: SHORT_NAMES[token.text] ?? token.text }));
  const loops = others.filter((token) => token.text === 'loop');
  return [
    ...loops,
    ...others.filter((token) => token.text !== 'loop'),
    ...grounds.flatMap((token): Token[] => [{ ...token, text: 'on', end: token.start }, token]),
    ...places.flatMap((token): Token[] => [{ ...token, text: 'in', end: token.start }, token]),
  ];
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
