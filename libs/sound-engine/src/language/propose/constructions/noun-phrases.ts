import { groupOf, isAmbience } from '../../../catalogue';
import { isOfClass } from '../../../catalogue/classes';
import type { Lexicon, Noun, VerbRow } from '../../lexicon/lexicon';
import { definedParts } from '../../defined-parts';
import { sourceOfPart } from '../../lexicon/parts';
import { type NounPhrase, phraseHasKey } from '../../parse/phrases';
import { firstReading } from '../../construction';
import type { Construction, Meaning } from './construction';

/** A noun phrase by itself. */
export interface SaidPhrase {
  phrase: NounPhrase;
  lexicon: Lexicon;
}

/** A noun phrase with one of the nouns before its head. */
export interface SaidModifier extends SaidPhrase {
  modifier: Noun;
  /** The phrase as if the modifier were its head. */
  whole: NounPhrase;
}

/** What a row or a noun says of its sound besides the source. */
const SAID_OF_SOUND = ['variant', 'mods'] as const;

/** What stands in for a noun before the head that says nothing of what is heard. */
const NOTHING_HERE: readonly Meaning[] = [];

/** What is heard of a noun before the head: "crate smash". The modifiers are looked at from the head outwards. */
export const MODIFIER_CONSTRUCTIONS: readonly Construction<SaidModifier>[] = [
  {
    name: 'event noun of a thing',
    pattern: 'thing + noun that is a verb too, with a row for the thing',
    examples: { 'cannon fire': ['cannon'], 'rusty hinge squeak': ['door_creak'] },
    read: ({ phrase, modifier, whole }) => {
      const row = modifier.isInert ? undefined : rowFor(phrase, whole);
      const source = row?.gives === 'own' ? modifier.source : row?.gives;
      return row && source ? [{ source, by: 'pair', owner: phrase, ...definedParts(row, SAID_OF_SOUND) }] : undefined;
    },
  },
  {
    name: 'person of a place or a thing',
    pattern: 'place or thing + person',
    examples: { 'a saxophone player on a street': ['traffic'] },
    read: ({ phrase: { head }, modifier }) =>
      head.isAgent && !modifier.isAgent && head.tags.includes('person') ? NOTHING_HERE : undefined,
  },
  {
    name: 'people where they are',
    pattern: 'people + place, water or weather',
    examples: { 'people waterfall.wav': ['crowd_walla', 'waterfall'] },
    read: ({ phrase, modifier, lexicon }) => {
      const { head, modifiers } = phrase;
      const { source } = modifier;
      const isThere = head.space !== undefined || isActive(head.source);
      if (source === undefined || !isSeveralPeople(modifier) || head.isAgent || !isThere) return undefined;
      const where = { ...phrase, modifiers: modifiers.filter((noun) => noun !== modifier) };
      return [{ source, by: 'direct' }, ...ownMeanings(where, lexicon)];
    },
  },
  {
    name: 'part of a whole',
    pattern: 'whole + part',
    examples: { 'whale song': ['whale'], 'freighter horn': ['ship'] },
    read: ({ phrase, modifier, whole, lexicon }) => {
      const source = sourceOfPart(phrase.head.word, whole, modifier.source ?? '', lexicon);
      return source ? [meaningOfHead(phrase, source, lexicon)] : undefined;
    },
  },
  {
    name: 'sounding noun before a silent head',
    pattern: 'noun with a sound + head without one',
    examples: { 'a piano room': ['piano'] },
    read: ({ phrase, modifier, lexicon }) => {
      const { head } = phrase;
      const isSilent = head.source === undefined || isOfClass(head.source, 'room without a sound of its own');
      // "Wooden stairs" are what is walked on, not a piece of wood that is struck.
      const isMaterial = modifier.isInert === true && (head.surface !== undefined || head.space !== undefined);
      // "Comes down the cellar steps": the cellar says where.
      const isWhere = phrase.relation !== undefined && modifier.space !== undefined && head.surface !== undefined;
      if (!isSilent || modifier.source === undefined || isMaterial || isWhere) return undefined;
      return [meaningOfHead(phrase, modifier.source, lexicon)];
    },
  },
  {
    name: 'under water',
    pattern: 'noun with a sound + "underwater"',
    examples: { 'explosion underwater': ['explosion'] },
    read: ({ phrase, modifier, lexicon }) =>
      phrase.head.space === 'underwater' && modifier.source !== undefined
        ? [meaningOfHead(phrase, modifier.source, lexicon)]
        : undefined,
  },
  {
    name: 'two sounds side by side',
    pattern: 'noun that sounds by itself + another one',
    examples: { 'wind rain': ['wind', 'rain'] },
    read: ({ phrase, modifier, lexicon }) => {
      const { head } = phrase;
      const isPair =
        !isOnlyPlace(modifier, head) && isActive(modifier.source) && isActive(head.source) && !head.isEvent;
      if (!isPair || !modifier.source || !head.source || modifier.source === head.source) return undefined;
      return [{ source: modifier.source, by: 'direct' }, meaningOfHead(phrase, head.source, lexicon)];
    },
  },
];

/** What is heard of what stands after "of": "the song of birds". */
export const GENITIVE_CONSTRUCTIONS: readonly Construction<SaidPhrase & { of: NounPhrase }>[] = [
  {
    name: 'part of something',
    pattern: 'part + "of" + whole',
    examples: { 'the bell of a bicycle': ['bicycle'] },
    read: ({ phrase, of, lexicon }) => {
      const source = sourceOfPart(phrase.head.word, of, of.head.source ?? '', lexicon);
      return source ? [{ source, by: 'direct', owner: phrase }] : undefined;
    },
  },
  {
    name: 'event noun of something',
    pattern: 'noun that is a verb too + "of" + thing with a row of that verb',
    examples: { 'the roar of a crowd': ['cheer'] },
    read: ({ phrase, of }) => {
      const row = rowFor(phrase, of);
      const source = row?.gives === 'own' ? of.head.source : row?.gives;
      return source ? [{ source, by: 'pair', owner: of }] : undefined;
    },
  },
  {
    name: 'silent noun of something',
    pattern: 'noun without a sound, or of a deed + "of" + what sounds',
    examples: { 'a rain of arrows': ['arrow'] },
    read: ({ phrase: { head, mention }, of, lexicon }) =>
      head.source === undefined || (mention.entry.verb && !of.head.isAgent && !of.head.isInert && of.head.source)
        ? ownMeanings(of, lexicon)
        : undefined,
  },
];

/** What is heard of the head itself. */
export const HEAD_CONSTRUCTIONS: readonly Construction<SaidPhrase>[] = [
  {
    name: 'quality that sounds',
    pattern: 'adjective that names a sound + thing that has none',
    examples: { 'a squeaky marker': ['squeak'] },
    read: ({ phrase }) => {
      const { head } = phrase;
      const isStuff = head.source === undefined || (head.isInert === true && groupOf(head.source) === 'impacts');
      const source = isStuff
        ? phrase.effects.find(({ effect }) => effect.sounds !== undefined)?.effect.sounds
        : undefined;
      return source === undefined ? undefined : [{ source, by: 'pair', owner: phrase }];
    },
  },
  {
    name: 'noun by itself',
    pattern: 'noun with a sound, or with two',
    examples: { 'a dog': ['dog_bark'] },
    read: ({ phrase, lexicon }) => {
      const { source, also } = phrase.head;
      if (source === undefined) return undefined;
      return [source, ...(also === undefined ? [] : [also])].map((one) => meaningOfHead(phrase, one, lexicon));
    },
  },
];

/** What a noun phrase sounds like by itself; several for a thing that makes two sounds. */
export function ownMeanings(phrase: NounPhrase, lexicon: Lexicon): readonly Meaning[] {
  const { modifiers, of } = phrase;
  for (let index = modifiers.length - 1; index >= 0; index--) {
    const modifier = modifiers[index];
    const whole: NounPhrase = { ...phrase, head: modifier, modifiers: modifiers.slice(0, index) };
    const found = firstReading(MODIFIER_CONSTRUCTIONS, { phrase, modifier, whole, lexicon });
    if (found !== undefined && found.length > 0) return found;
  }
  const genitive = of && firstReading(GENITIVE_CONSTRUCTIONS, { phrase, of, lexicon });
  return genitive ?? firstReading(HEAD_CONSTRUCTIONS, { phrase, lexicon }) ?? [];
}

/** The source of a noun phrase by itself. */
export function ownSource(phrase: NounPhrase, lexicon: Lexicon): string | undefined {
  return ownMeanings(phrase, lexicon)[0]?.source;
}

function meaningOfHead(phrase: NounPhrase, source: string, lexicon: Lexicon): Meaning {
  const said = definedParts(phrase.head, SAID_OF_SOUND);
  return { source: madeOf(phrase, source, lexicon), by: 'direct', owner: phrase, ...said };
}

/** "A ceramic lid", "a wooden bowl": the material that is said before a thing to strike decides. */
function madeOf({ head, modifiers }: NounPhrase, source: string, lexicon: Lexicon): string {
  if (head.isInert !== true || !isOfClass(source, 'blow on a material') || source !== head.source) return source;
  const material = modifiers.find((noun) => noun.material !== undefined)?.material;
  const made = material && lexicon.impactByMaterial[material];
  return made !== undefined && isOfClass(made, 'blow on a material') ? made : source;
}

/** The row of a noun that is a verb too which names what it is said of. */
function rowFor({ mention }: NounPhrase, of: NounPhrase): VerbRow | undefined {
  return mention.entry.verb?.rows.find(({ on }) => on.some((key) => phraseHasKey(of, key)));
}

/** Groups whose sources sound by themselves, so that two nouns in a row are two sounds ("wind rain"). */
const ACTIVE_GROUPS = new Set(['weather', 'water', 'animals', 'ambience', 'fire']);

/** "A farm rooster": where it is heard, not a second sound. */
function isOnlyPlace({ space, source }: Noun, head: Noun): boolean {
  return space !== undefined || (isAmbience(source) && !isAmbience(head.source));
}

function isActive(source: string | undefined): boolean {
  return source !== undefined && ACTIVE_GROUPS.has(groupOf(source));
}

/** "People", "children", not a market: who is somewhere. */
function isSeveralPeople({ source, isAgent }: Noun): boolean {
  return isAgent === true && isOfClass(source, 'several people');
}
