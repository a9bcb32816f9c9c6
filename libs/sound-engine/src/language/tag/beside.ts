import { featuresOf } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import type { Kind } from '../../catalogue/features';
import type { Entry, Link, Noun, WordForm } from '../lexicon/lexicon';
import type { Relation } from '../relation';
import { hasForm, isTagged, type Spot, spotAt } from './neighbours';
import type { Tag, TaggedToken } from './tagged-token';

/** "Birds over distant traffic", "wind behind footsteps": where what is named sounds by itself, both are heard. */
export function besideLink({ mention, mentions, index }: Spot): Link | undefined {
  const { relation } = mention.entry;
  const link = mention.kind === 'preposition' && relation !== undefined ? BESIDE[relation] : undefined;
  if (relation === undefined || link === undefined || !mentions.slice(0, index).some(isHeard)) return undefined;
  const at = mentions.findIndex((one, later) => later > index && !isTagged(one, ...BEFORE_NOUN));
  return at > 0 && soundsByItself(spotAt(mentions, at), relation) ? link : undefined;
}

/** Places beneath, behind and before a thing; of a sound, how it stands to another one. */
const BESIDE: Readonly<Partial<Record<Relation, Link>>> = {
  superlative: 'while',
  supraessive: 'while',
  antessive: 'while',
  subessive: 'with',
  infraessive: 'with',
  postessive: 'with',
  apudessive: 'with',
};

/** What may stand between an adposition and its noun. */
const BEFORE_NOUN = ['determiner', 'effect', 'degree', 'number', 'quantity'] as const satisfies readonly Tag[];

function isHeard({ entry: { noun, verb } }: TaggedToken): boolean {
  return (noun?.source ?? verb?.source) !== undefined;
}

/**
 * An event, what goes on in the air or the sky, and whatever does something: no ground, no room, no thing to stand by.
 */
function soundsByItself({ mention: { entry, kind, form }, previous, next }: Spot, relation: Relation): boolean {
  const { noun } = entry;
  if (kind !== 'noun' || !noun?.source) return false;
  if (noun.isOngoing === true || [previous, next].some(isDoing)) return true;
  if (isThing(noun, form) || isOutIn(noun, relation)) return false;
  return isDeed(entry) || isAllAround(noun.source);
}

/** "Walks under the rain": out in it, not heard through it. */
function isOutIn({ source }: Noun, relation: Relation): boolean {
  return relation === 'subessive' && isOfClass(source, 'weather to be out in');
}

/** A ground, a room, a device, somebody, one animal. */
function isThing({ isInert, space, surface, device, isAgent, tags }: Noun, form: WordForm): boolean {
  const isOne = isAgent === true && (form !== 's' || tags.includes('person'));
  return isOne || [isInert, space, surface, device].some((trait) => trait !== undefined && trait !== false);
}

/** A bark, a rumble. */
function isDeed({ noun, verb }: Entry): boolean {
  return noun?.isEvent === true && verb !== undefined;
}

/** "People talking", "crowd chatter". */
function isDoing(token: TaggedToken | undefined): boolean {
  const { verb, noun } = token?.entry ?? {};
  if (!token || !verb || verb.kind === 'light') return false;
  return hasForm(token, 'ing') || noun?.source !== undefined;
}

function isAllAround(source: string): boolean {
  const features = featuresOf(source);
  if (!features || features.kinds.has('crowd')) return false;
  const isTraffic = features.traits.has('many') && features.kinds.has('vehicle');
  return isTraffic || HEARD_ALL_AROUND.some((kind) => features.kinds.has(kind));
}

/** Kinds of what is heard all around and is nothing to stand by. */
const HEARD_ALL_AROUND = [
  'weather',
  'insect',
  'bird',
  'voice',
  'music',
  'siren',
  'alarm',
] as const satisfies readonly Kind[];
