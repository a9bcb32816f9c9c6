import { isAmbience } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import type { Arrange, TaggedToken } from '../tag/match';
import { isEnd, isTagged, type Spot, spotAt } from '../tag/neighbours';

function isBareMaterial(mention: TaggedToken | undefined): boolean {
  const noun = mention?.kind === 'noun' ? mention.entry.noun : undefined;
  return noun !== undefined && noun.source === undefined && noun.material !== undefined;
}

function isThing(mention: TaggedToken | undefined): boolean {
  return mention?.kind === 'noun' && !isBareMaterial(mention);
}

function isOf(mention: TaggedToken | undefined): boolean {
  return mention?.entry.relation === 'genitive';
}

function isAbout({ entry, text }: TaggedToken): boolean {
  return entry.relation === 'superlative' || ABOUT.has(text);
}

/** What a small word is between its neighbours; the first that fits holds. */
const SMALL_WORDS: readonly {
  example: string;
  fits: (spot: Spot) => boolean;
  is: Partial<Pick<TaggedToken, 'kind' | 'entry'>>;
}[] = [
  {
    example: 'le bruit du moteur: whose it is',
    fits: ({ mention, previous }) =>
      isTagged(mention, 'determiner') && isOf(mention) && isTagged(previous, 'noun', 'effect'),
    is: { kind: 'preposition' },
  },
  {
    example: 'des pas; but "pas de pluie", "ne pleut pas"',
    fits: ({ mention, previous, next }) =>
      isTagged(mention, 'negation') && mention.entry.noun !== undefined && !isOf(next) && !isTagged(previous, 'verb'),
    is: { kind: 'noun' },
  },
  {
    example: 'suena lejos',
    fits: ({ mention: { entry }, previous }) =>
      entry.noun !== undefined && entry.effect !== undefined && previous?.entry.verb !== undefined,
    is: { kind: 'effect' },
  },
  {
    example: 'spricht über den Regen, ein Lied über Regen: what it is about',
    fits: ({ mention, previous }) =>
      isTagged(mention, 'preposition', 'determiner') &&
      isAbout(mention) &&
      isOfClass(previous?.entry.verb?.source ?? previous?.entry.noun?.source, 'tells of something'),
    is: { kind: 'preposition', entry: { relation: 'topical' } },
  },
  {
    example: 'habla de la lluvia: what it is about',
    fits: ({ mention, previous }) =>
      isTagged(mention, 'preposition', 'determiner') &&
      isOf(mention) &&
      isOfClass(previous?.entry.verb?.source, 'person'),
    is: { kind: 'preposition', entry: { relation: 'topical' } },
  },
  {
    example: 'oiseaux de la forêt: where',
    fits: ({ mention, previous, next }) =>
      isTagged(mention, 'preposition') && isOf(mention) && isTagged(previous, 'noun') && namesAmbience(next),
    is: { entry: { relation: 'inessive' } },
  },
];

/** "Porte en bois", "porta di legno", "Tür aus Holz": what a thing is made of stands before it, as in English. */
export const materialFirst: Arrange = (mentions) => {
  const result: TaggedToken[] = [];
  for (const index of mentions.keys()) {
    const spot = spotAt(mentions, index);
    const mention = { ...spot.mention, ...SMALL_WORDS.find(({ fits }) => fits(spot))?.is };
    const last = result.at(-1);
    const joined = result.at(-2);
    if (joined && isBareMaterial(mention) && isJoining(last) && isThing(joined)) result.splice(-2, 2, mention, joined);
    else if (last && isBareMaterial(mention) && isThing(last)) result.splice(-1, 1, mention, last);
    else result.push(mention);
  }
  return result;
};

/** Between a thing and its material. */
function isJoining(token: TaggedToken | undefined): boolean {
  return isTagged(token, 'preposition') && (isOf(token) || MADE_OF.has(token?.text ?? ''));
}

const MADE_OF = new Set(['en', 'in']);
/** On a ground, and about a topic. */
const ABOUT = new Set(['sobre']);

function namesAmbience(mention: TaggedToken | undefined): boolean {
  return mention?.kind === 'noun' && isAmbience(mention.entry.noun?.source);
}

const CONTENT = ['noun', 'effect', 'number', 'degree'] as const;

/** A mark without extent that keeps the noun before it from joining the one after it. */
function boundaryAfter(mention: TaggedToken): TaggedToken {
  return {
    kind: 'determiner',
    entry: { isDeterminer: true },
    form: 'base',
    text: '',
    start: mention.end,
    end: mention.end,
  };
}

/**
 * Japanese says "roof-on rain", "rain-without": the word that governs a noun goes before it, and "of" between two nouns
 * makes a compound.
 */
export const postpositionsFirst: Arrange = (mentions) => {
  const result: TaggedToken[] = [];
  for (const index of mentions.keys()) {
    const { mention, next } = spotAt(mentions, index);
    const last = result.at(-1);
    if (last && isTagged(last, ...CONTENT) && isGovernor(mention, last)) {
      result.splice(phraseStart(result), 0, isOf(mention) ? { ...mention, entry: { relation: 'inessive' } } : mention);
      result.push(boundaryAfter(last));
    } else if (mention.kind !== 'preposition') result.push(...beforeLastPlace(mention, last, next), mention);
  }
  return result;
};

/** "A night in which owls call": the place comes last. */
function beforeLastPlace(
  mention: TaggedToken,
  last: TaggedToken | undefined,
  next: TaggedToken | undefined,
): TaggedToken[] {
  return last?.kind === 'verb' && namesAmbience(mention) && isEnd(next)
    ? [{ ...boundaryAfter(last), kind: 'preposition', entry: { relation: 'inessive' } }]
    : [];
}

function isGovernor(mention: TaggedToken, last: TaggedToken): boolean {
  return isTagged(mention, 'negation') || (isTagged(mention, 'preposition') && (!isOf(mention) || namesAmbience(last)));
}

/** Where the words that a postposition governs begin. */
function phraseStart(result: readonly TaggedToken[]): number {
  let at = result.length - 1;
  while (isTagged(result[at - 1], ...CONTENT)) at--;
  return at;
}
