import { SURFACE } from '../relation';
import { besideLink } from './beside';
import { hasForm, hasLink, hasRelation, isEnd, isTagged, type Spot, spotAt } from './neighbours';
import { classBy, type ClassRule, NOUN_OR_VERB } from './noun-or-verb';
import type { TaggedToken } from './tagged-token';

/** Of words that say both how something is and what is done; the first that fits holds. */
const EFFECT_OR_VERB: readonly ClassRule[] = [
  {
    example: 'an open door',
    fits: ({ mention, previous, next }) =>
      hasForm(mention, 'base') && isTagged(next, 'noun') && !isTagged(previous, 'noun', 'auxiliary'),
    tag: 'effect',
  },
  {
    example: 'lights a candle',
    fits: ({ mention, next }) => hasForm(mention, 's') && sounds(mention) && isTagged(next, 'determiner'),
    tag: 'verb',
  },
  {
    example: 'opens and closes: only the bare word says where',
    fits: ({ mention, previous }) =>
      hasForm(mention, 's', 'ing') && sounds(mention) && isTagged(previous, 'noun', 'link'),
    tag: 'verb',
  },
  {
    example: 'a candle lit',
    fits: ({ mention, previous, next }) =>
      hasForm(mention, 'ed') &&
      sounds(mention) &&
      (isTagged(previous, 'noun', 'auxiliary') || (hasLink(previous, 'comma') && isEnd(next))),
    tag: 'verb',
  },
  { example: 'approaching', fits: ({ mention }) => mention.entry.verb?.effect !== undefined, tag: 'verb' },
  { example: 'muffled', fits: () => true, tag: 'effect' },
];

function sounds({ entry }: TaggedToken): boolean {
  return entry.verb?.source !== undefined;
}

/**
 * What is decided of a word one after the other: each row is for some words, and the first of its rules that fits gives
 * their class.
 */
const DECISIONS: readonly { of: (mention: TaggedToken) => boolean; rules: readonly ClassRule[] }[] = [
  {
    of: ({ entry }) => entry.multiple !== undefined,
    rules: [{ example: 'a double toot; but "double doors"', fits: ({ next }) => isBareEvent(next), tag: 'number' }],
  },
  {
    of: ({ kind, entry }) => kind === 'link' && entry.count !== undefined,
    rules: [{ example: 'knocks once; but "once the bell rings"', fits: ({ next }) => isEnd(next), tag: 'count' }],
  },
  {
    of: ({ kind, entry }) => kind === 'number' && entry.isDeterminer === true,
    rules: [{ example: 'one of them', fits: ({ next }) => !isTagged(next, 'noun'), tag: 'ignored' }],
  },
  {
    of: ({ kind, entry }) => kind === 'auxiliary' && entry.noun !== undefined,
    rules: [{ example: 'a can of beans', fits: ({ next }) => hasRelation(next, 'genitive'), tag: 'noun' }],
  },
  {
    of: ({ entry }) => entry.relation !== undefined && entry.effect !== undefined && !entry.noun,
    rules: [
      {
        example: 'above the door',
        fits: ({ next }) => isTagged(next, 'determiner', 'number') || next?.entry.noun !== undefined,
        tag: 'preposition',
      },
      { example: 'a plane above', fits: () => true, tag: 'effect' },
    ],
  },
  {
    of: ({ kind, entry }) => kind === 'verb' && entry.relation !== undefined,
    rules: [
      {
        example: 'entre les arbres; but "quelqu\'un frappe et entre"',
        fits: ({ next }) => isTagged(next, 'determiner', 'number', 'noun'),
        tag: 'preposition',
      },
    ],
  },
  {
    of: ({ entry }) => entry.noun !== undefined && entry.verb !== undefined,
    rules: [...NOUN_OR_VERB, { example: 'a bark', fits: () => true, tag: 'noun' }],
  },
  {
    of: ({ kind, entry }) => kind === 'noun' && entry.noun !== undefined && entry.effect !== undefined,
    rules: [
      { example: 'a wooden', fits: ({ mention }) => !mention.entry.noun?.source, tag: 'effect' },
      { example: 'gem collected, 8-bit', fits: isAfterthought, tag: 'effect' },
      { example: 'a rain sound', fits: ({ next }) => startsNoun(next), tag: 'effect' },
    ],
  },
  {
    of: ({ kind, entry }) => kind === 'verb' && !entry.noun,
    rules: [{ example: 'below an open door', fits: isState, tag: 'ignored' }],
  },
  {
    of: (mention) => mention.kind === 'verb' && hasForm(mention, 'ed'),
    rules: [{ example: 'rain against a shattered windshield', fits: isStateOfPlace, tag: 'ignored' }],
  },
  {
    of: ({ kind, entry }) => kind !== 'preposition' && !entry.noun && !!entry.verb && !!entry.effect,
    rules: EFFECT_OR_VERB,
  },
];

/** Decides noun or verb, and adjective or noun, by position. */
export function settle(mentions: readonly TaggedToken[]): TaggedToken[] {
  const settled = withLinks(mentions);
  for (const index of settled.keys())
    for (const { of, rules } of DECISIONS) {
      const mention = settled[index];
      const kind = of(mention) ? classBy(rules, settled, index) : undefined;
      if (kind !== undefined && kind !== mention.kind) settled[index] = { ...mention, kind };
    }
  return settled;
}

/** What only its place makes a link, or none. */
function withLinks(mentions: readonly TaggedToken[]): TaggedToken[] {
  return mentions.map((mention, index) => {
    const spot = spotAt(mentions, index);
    if (isDestination(spot)) return { ...mention, kind: 'preposition', entry: { relation: 'allative' } };
    const link = isBecoming(spot) ? 'into' : besideLink(spot);
    return link === undefined ? mention : { ...mention, kind: 'link', entry: { link } };
  });
}

/** "The door that leads to the cellar": where it leads, not what follows. */
function isDestination({ mention, previous }: Spot): boolean {
  return mention.kind === 'link' && /^leads? to$/.test(mention.text) && isTagged(previous, 'relative');
}

/**
 * "A riser into an impact": what happens next, where the thing before "into" has a sound and the one after it is an
 * event or a blow.
 */
function isBecoming({ mention, previous, mentions, index }: Spot): boolean {
  const isInto = mention.kind === 'preposition' && hasRelation(mention, 'illative');
  if (!isInto || !isTagged(previous, 'noun') || previous?.entry.noun?.source === undefined) return false;
  const after = mentions.slice(index + 1).find((one) => !isTagged(one, 'determiner', 'effect', 'degree'));
  return after !== undefined && isEvent(after);
}

/** "An impact", "a hit": blows that are no things. */
function isEvent({ entry: { noun, verb } }: TaggedToken): boolean {
  if (noun === undefined) return verb?.kind === 'strike';
  return noun.source !== undefined && noun.isEvent === true && !noun.isInert && !(noun.space ?? noun.surface);
}

/** A style that follows what it is said of. */
function isAfterthought({ mention, previous, next, mentions, index }: Spot): boolean {
  return (
    hasLink(previous, 'comma') &&
    isEnd(next) &&
    mention.entry.effect?.turns !== undefined &&
    mentions.slice(0, index).some((before) => isTagged(before, 'noun', 'verb'))
  );
}

function startsNoun(next: TaggedToken | undefined): boolean {
  if (next === undefined) return false;
  const isDeed = next.entry.verb !== undefined && next.form === 's';
  return (next.entry.noun !== undefined && !isDeed) || next.kind === 'effect';
}

/** A toot, a ring, explosions: what happens, not what it happens to. */
function isBareEvent(next: TaggedToken | undefined): boolean {
  const { noun, verb } = next?.entry ?? {};
  if (next === undefined || noun === undefined || hasForm(next, 'ing', 'ed')) return false;
  return noun.isEvent === true && (noun.isInert !== true || verb !== undefined);
}

/** "An open door": how it is, not what it does. */
function isState({ mention, previous, next }: Spot): boolean {
  return isTagged(previous, 'determiner') && next?.entry.noun !== undefined && hasForm(mention, 'base');
}

/**
 * "Wind through torn canvas": a participle before the thing that an adposition of place leads to says how it is. What
 * sounds is told of with other adpositions: "the sound of a slammed door", "with a muffled bang".
 */
function isStateOfPlace({ mention, next, mentions, index }: Spot): boolean {
  if (!hasForm(mention, 'ed') || next?.entry.noun === undefined) return false;
  const isOpened = isTagged(mentions[index - 1], 'determiner');
  const before = mentions[isOpened ? index - 2 : index - 1];
  return isTagged(before, 'preposition') && SURFACE.has(before?.entry.relation);
}
