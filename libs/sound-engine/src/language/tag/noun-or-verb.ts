import { groupOf } from '../../catalogue';
import { hasForm, hasLink, hasRelation, isTagged, type Spot, spotAt } from './neighbours';
import type { Tag, TaggedToken } from './tagged-token';

/** What decides the class of an ambiguous word: the first that fits. */
export interface ClassRule {
  readonly example: string;
  readonly fits: (spot: Spot) => boolean;
  readonly tag: Tag;
}

/** Of words that are both; a noun where none fits. */
export const NOUN_OR_VERB: readonly ClassRule[] = [
  { example: 'two dog barks', fits: isCounted, tag: 'noun' },
  { example: 'people cheer and clap', fits: isAnotherDeed, tag: 'verb' },
  {
    example: 'a dog barking',
    fits: (spot) => hasForm(spot.mention, 'ing') || hasForm(spot.mention, 'ed'),
    tag: 'verb',
  },
  {
    example: 'the waiter drops a tray',
    fits: (spot) => hasForm(spot.mention, 's') && isTagged(spot.next, 'determiner') && !isOpened(spot),
    tag: 'verb',
  },
  {
    example: 'fire a pistol',
    fits: ({ mention, previous, next }) =>
      (previous === undefined || isTagged(previous, 'link')) &&
      hasForm(mention, 'base') &&
      isTagged(next, 'determiner'),
    tag: 'verb',
  },
  {
    example: 'knocks on a door',
    fits: (spot) =>
      spot.mention.entry.verb?.kind === 'strike' &&
      hasRelation(spot.next, 'superessive', 'adversative') &&
      !isOpened(spot),
    tag: 'verb',
  },
  {
    example: 'dogs that bark',
    fits: ({ mention, previous }) =>
      isTagged(previous, 'auxiliary', 'relative', 'pronoun') && hasForm(mention, 's', 'base'),
    tag: 'verb',
  },
  {
    example: 'metal pipe drop; but "water drop"',
    fits: ({ mention, previous }) =>
      isTagged(previous, 'noun') && mention.entry.verb?.kind === 'drop' && hasForm(mention, 'base') && isHard(previous),
    tag: 'verb',
  },
  {
    example: 'a dog barks; but "comes down the cellar steps"',
    fits: (spot) => isTagged(spot.previous, 'noun') && hasForm(spot.mention, 's') && !isInPlace(spot),
    tag: 'verb',
  },
  {
    example: 'dogs bark; but "dogs bark of joy"',
    fits: ({ mention, previous, next }) =>
      previous?.kind === 'noun' &&
      !hasForm(mention, 's') &&
      !(isTagged(next, 'preposition') && hasRelation(next, 'genitive')) &&
      isPluralSubject(previous),
    tag: 'verb',
  },
  {
    example: 'starts to bark',
    fits: ({ mention, previous }) => isAspect(previous) && hasForm(mention, 'base'),
    tag: 'verb',
  },
  {
    example: 'a dog growls and barks',
    fits: ({ mention, previous }) => isTagged(previous, 'link') && hasLink(previous, 'and') && hasForm(mention, 's'),
    tag: 'verb',
  },
];

/** Whether a noun phrase has begun before it: "a loud". */
function isOpened({ previous }: Spot): boolean {
  return isTagged(previous, 'determiner', 'number', 'quantity') || isAdjective(previous);
}

const HARD_GROUPS = new Set(['impacts', 'tools', 'household', 'doors']);

function isHard(token: TaggedToken | undefined): boolean {
  const noun = token?.entry.noun;
  if (noun?.isInert !== true || noun.material === 'water') return false;
  return (noun.material ?? noun.surface) !== undefined || HARD_GROUPS.has(groupOf(noun.source));
}

/**
 * "People cheer and clap", "a clock ticks and then chimes": a word for an event in the form of the verb before the link
 * is what is done next.
 */
function isAnotherDeed(spot: Spot): boolean {
  const { mention, mentions, index } = spot;
  if (!followsLink(spot) || !isNextEvent(spot)) return false;
  const before = deedBefore(mentions, index);
  const verb = mentions[before];
  return (
    isTagged(verb, 'verb') &&
    hasForm(mention, verb.form) &&
    (hasForm(mention, 's') || (before > 0 && isPluralSubject(mentions[before - 1])))
  );
}

/** Where the verb of the clause before a link would stand. */
function deedBefore(mentions: readonly TaggedToken[], index: number): number {
  let before = index - 2;
  while (isTagged(mentions[before], 'link')) before--;
  while (before >= 0 && !isTagged(mentions[before], 'link', 'verb')) before--;
  // "starts to boil and then whistles": the finite verb is the first
  return isAspect(mentions[before - 1]) ? before - 1 : before;
}

function followsLink({ previous, next, mentions, index }: Spot): boolean {
  if (!isTagged(previous, 'link')) return false;
  if (hasLink(previous, 'and', 'then')) return true;
  return (
    hasLink(previous, 'comma') &&
    next !== undefined &&
    (isTagged(next, 'preposition', 'ignored', 'determiner') || isListed(mentions, index))
  );
}

/** An event that nothing else follows which could be done. */
function isNextEvent({ mention: { entry }, next }: Spot): boolean {
  return (
    entry.noun?.isEvent === true &&
    groupOf(entry.noun.source) !== 'weather' &&
    next?.entry.verb === undefined &&
    !isTagged(next, 'noun')
  );
}

/** "Rolls over, jumps, and lands": between two deeds in the same form. */
function isListed(mentions: readonly TaggedToken[], index: number): boolean {
  let at = index + 1;
  while (isTagged(mentions[at], 'link')) at++;
  const deed = mentions[at];
  return at > index + 1 && deed?.form === 's' && deed.entry.verb !== undefined && deed.entry.noun === undefined;
}

/** "Two dog barks": a verb would follow "two dogs", so that it is the barks that are counted. */
function isCounted({ mention, previous, mentions, index }: Spot): boolean {
  if (!hasForm(mention, 's') || previous?.kind !== 'noun' || isPluralSubject(previous)) return false;
  let first = index - 2;
  while (isTagged(mentions[first], 'noun') || isAdjective(mentions[first])) first--;
  const counter = mentions[first];
  return isTagged(counter, 'quantity') || (isTagged(counter, 'number') && (counter.value ?? 0) >= 2);
}

function isAspect(token: TaggedToken | undefined): boolean {
  return isTagged(token, 'verb') && token?.entry.verb?.kind === 'aspect';
}

function isAdjective(token: TaggedToken | undefined): boolean {
  return isTagged(token, 'effect') && !token?.entry.verb;
}

/** "Comes down the cellar steps": the clause has its verb, and what follows the adposition is a thing. */
function isInPlace({ mentions, index }: Spot): boolean {
  let at = index - 1;
  while (isTagged(mentions[at], 'noun', 'effect', 'determiner', 'ignored') && mentions[at].entry.relation === undefined)
    at--;
  if (!isTagged(mentions[at], 'preposition')) return false;
  while (at >= 0 && !isTagged(mentions[at], 'link', 'verb')) at--;
  const verb = mentions[at];
  return isTagged(verb, 'verb') && verb.form === 's' && !isAspect(verb);
}

/** A bare verb follows plural subjects ("dogs bark"), not singular ones ("dog bark" is a compound). */
function isPluralSubject({ form, entry, text }: TaggedToken): boolean {
  return form === 's' || entry.noun?.tags.includes('crowd') === true || /[^su]s$/.test(text);
}

/** The class that the rules give a word here. */
export function classBy(rules: readonly ClassRule[], mentions: readonly TaggedToken[], index: number): Tag | undefined {
  const spot = spotAt(mentions, index);
  return rules.find(({ fits }) => fits(spot))?.tag;
}
