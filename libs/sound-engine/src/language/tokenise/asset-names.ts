import { isOfClass } from '../../catalogue/classes';
import { groupOf, isAmbience } from '../../catalogue';
import type { Language } from '../lexicon/language';
import type { Entry } from '../lexicon/lexicon';
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
export function readAssetName(tokens: readonly Token[], language: Language): Token[] {
  const {
    controlFolders,
    controls: controlWords,
    controlSound,
    shortNames,
    loop,
    on,
    in: inside,
  } = language.assetNames;
  const said = [...tokens];
  while (said.length > 1 && NUMBERING.test(said[said.length - 1].text)) said.pop();
  const kept = withoutFolders(said, language);
  const controls = controlFolders.has(said[0].text) ? kept.filter(({ text }) => controlWords.has(text)) : [];
  const [control] = controls;
  if (control && !kept.some((token) => !controls.includes(token) && says(token, language, isSound)))
    return controlSound.map((text) => ({ ...control, text }));
  const grounds = groundsOf(kept, language);
  const places = placesOf(kept, language);
  const apart = new Set([...grounds, ...places, ...controls]);
  const others = thingsFirst(
    kept.filter((token) => !apart.has(token)),
    language,
  ).map((token) => ({ ...token, text: shortNames[token.text] ?? token.text }));
  return [
    ...others.filter(({ text }) => text === loop),
    ...others.filter(({ text }) => text !== loop),
    ...grounds.flatMap((token) => [before(on, token), token]),
    ...places.flatMap((token) => [before(inside, token), token]),
  ];
}

function before(text: string, token: Token): Token {
  return { ...token, text, end: token.start };
}

function withoutFolders(said: readonly Token[], language: Language): Token[] {
  return said.filter(({ text }, index) => {
    const isFolder = index < FIRST_WORDS && language.assetNames.folders.has(text);
    return !isFolder || !said.slice(index + 1).some((token) => says(token, language, isSound));
  });
}

/** What steps and falls are on. */
function groundsOf(kept: readonly Token[], language: Language): Token[] {
  if (!kept.some((token) => says(token, language, meetsGround))) return [];
  return kept.slice(1).filter((token) => says(token, language, isMaterial));
}

/** Where something else sounds. */
function placesOf(kept: readonly Token[], language: Language): Token[] {
  const isInPlace = kept.some(
    (token) =>
      says(token, language, isSound) && !says(token, language, namesAmbience) && !says(token, language, isWeather),
  );
  if (!isInPlace) return [];
  return kept.filter(
    (token, index) => says(token, language, isPlace) || (index > 0 && says(token, language, isWeather)),
  );
}

/**
 * "Knock_Wood", "Door_Wood_Close", "Laugh_Female": what a thing is made of, what takes the blow or who does it, named
 * after it, as it is said before it.
 */
function thingsFirst(tokens: readonly Token[], language: Language): readonly Token[] {
  const { blows, shortNames } = language.assetNames;
  // "Impact_Glass": what is struck is said.
  if (tokens.some(({ text }) => blows.has(shortNames[text] ?? text))) return tokens;
  const first = tokens.findIndex((token) => says(token, language, isSound) || says(token, language, isDoor));
  const isLater = (token: Token, index: number): boolean =>
    first >= 0 && index > first && says(token, language, describesAnother);
  return [...tokens.filter(isLater), ...tokens.filter((token, index) => !isLater(token, index))];
}

/** What a word of a name may be. */
type Trait = (entry: Entry) => boolean;

/** Whether a word of a name, in full or as its short name, may be of that kind. */
function says({ text }: Token, { lexicon, assetNames }: Language, trait: Trait): boolean {
  const lemmas = lexicon.lemmas(assetNames.shortNames[text] ?? text);
  return lemmas.flatMap((lemma) => lexicon.entry(lemma.text) ?? []).some(trait);
}

const isMaterial: Trait = ({ noun }) => noun?.material !== undefined;

/** A material, a thing of one, somebody. */
const describesAnother: Trait = ({ noun, verb }) =>
  verb === undefined &&
  (noun?.tags.includes('person') === true || (noun?.isInert === true && (noun.material ?? noun.surface) !== undefined));

/** What opens and closes is silent by itself, and still what the name speaks of. */
const isDoor: Trait = ({ noun }) => noun?.tags.includes('door') === true;

const isSound: Trait = ({ noun, verb }) =>
  (noun?.source !== undefined && noun.isInert !== true) || verb?.source !== undefined;

const namesAmbience: Trait = ({ noun }) => isAmbience(noun?.source);

const isWeather: Trait = ({ noun, verb }) => verb === undefined && groupOf(noun?.source) === 'weather';

const isPlace: Trait = ({ noun }) =>
  isAmbience(noun?.source) || (noun?.space !== undefined && noun.isInert !== true && noun.source === undefined);

const meetsGround: Trait = ({ noun, verb }) =>
  [noun?.source, verb?.source].some((source) => isOfClass(source, 'meets the ground'));
