import { findSource } from '../../catalogue';
import type { TaggedToken, Tag } from './tagged-token';

const OPENS_NOUN_PHRASE = new Set<Tag>(['determiner', 'number', 'quantity']);

/**
 * "A riser into an impact": what happens next, where the thing before "into" has a sound and the one after it is an
 * event or a blow.
 */
function isBecoming(mentions: readonly TaggedToken[], index: number): boolean {
  const before = mentions[index - 1];
  const after = mentions
    .slice(index + 1)
    .find((mention) => mention.kind !== 'determiner' && mention.kind !== 'effect' && mention.kind !== 'degree');
  const noun = after?.entry.noun;
  if (before?.kind !== 'noun' || before.entry.noun?.source === undefined) return false;
  // "An impact", "a hit": blows that are no things.
  if (noun === undefined) return after?.entry.verb?.kind === 'strike';
  return (
    noun.source !== undefined &&
    noun.isEvent === true &&
    noun.isInert !== true &&
    noun.space === undefined &&
    noun.surface === undefined
  );
}

/** Decides noun or verb, and adjective or noun, by position (language.md 1.2). */
export function settle(mentions: TaggedToken[]): void {
  mentions.forEach((mention, index) => {
    // "The door that leads to the cellar": where it leads, not what follows.
    if (mention.kind === 'link' && /^leads? to$/.test(mention.text) && mentions[index - 1]?.kind === 'relative')
      Object.assign(mention, { kind: 'preposition', entry: { preposition: 'to' } });
    if (mention.kind === 'preposition' && mention.entry.preposition === 'into' && isBecoming(mentions, index))
      Object.assign(mention, { kind: 'link', entry: { link: 'into' } });
  });
  mentions.forEach((mention, index) => {
    const previous = mentions[index - 1];
    const next = mentions[index + 1];
    if (mention.kind === 'number' && mention.entry.isDeterminer && next?.kind !== 'noun') mention.kind = 'ignored';
    // "A can of beans", though people can do things.
    if (mention.kind === 'auxiliary' && mention.entry.noun && next?.entry.preposition === 'of') mention.kind = 'noun';
    if (mention.entry.preposition && mention.entry.effect && !mention.entry.noun) settlePreposition(mention, next);
    if (mention.entry.noun && mention.entry.verb)
      mention.kind = isCounted(mentions, index)
        ? 'noun'
        : isAnotherDeed(mentions, index)
          ? 'verb'
          : nounOrVerb(mention, previous, next, mentions);
    if (
      mention.entry.noun &&
      mention.entry.effect &&
      mention.kind === 'noun' &&
      (!mention.entry.noun.source || isAfterthought(mentions, index))
    )
      mention.kind = 'effect';
    else if (mention.entry.noun && mention.entry.effect && mention.kind === 'noun' && next && startsNoun(next))
      mention.kind = 'effect';
    // "Below an open door": how it is, not what it does.
    if (
      mention.kind === 'verb' &&
      !mention.entry.noun &&
      previous?.kind === 'determiner' &&
      next?.entry.noun &&
      (mention.form === 'base' || (mention.form === 'ed' && STATES_OF_DOORS.has(mention.entry.verb?.lemma ?? '')))
    )
      mention.kind = 'ignored';
    if (mention.entry.verb && mention.entry.effect && !mention.entry.noun && mention.kind !== 'preposition')
      mention.kind = effectOrVerb(mention, previous, next);
  });
}

/** "Gem collected, 8-bit": a style that follows what it is said of. */
function isAfterthought(mentions: readonly TaggedToken[], index: number): boolean {
  const [before, next] = [mentions[index - 1], mentions[index + 1]];
  const isAlone = before?.entry.link === 'comma' && (next === undefined || next.kind === 'link');
  return (
    isAlone &&
    mentions[index].entry.effect?.turns !== undefined &&
    mentions.slice(0, index).some((mention) => mention.kind === 'noun' || mention.kind === 'verb')
  );
}

function startsNoun(mention: TaggedToken): boolean {
  const isDeed = mention.entry.verb !== undefined && mention.form === 's';
  return (mention.entry.noun !== undefined && !isDeed) || mention.kind === 'effect';
}

function settlePreposition(mention: TaggedToken, next: TaggedToken | undefined): void {
  const isBeforeNoun =
    next !== undefined && (next.kind === 'determiner' || next.entry.noun !== undefined || next.kind === 'number');
  mention.kind = isBeforeNoun ? 'preposition' : 'effect';
}

function effectOrVerb(mention: TaggedToken, previous: TaggedToken | undefined, next: TaggedToken | undefined): Tag {
  const isAttributive =
    next?.kind === 'noun' && mention.form !== 's' && previous?.kind !== 'noun' && previous?.kind !== 'auxiliary';
  if (isAttributive && mention.form === 'base') return 'effect';
  // "Lights a candle".
  if (mention.form === 's' && mention.entry.verb?.source !== undefined && next?.kind === 'determiner') return 'verb';
  // "A door closes", "opens and closes": only the bare word says where.
  if (
    (mention.form === 's' || mention.form === 'ing') &&
    mention.entry.verb?.source !== undefined &&
    (previous?.kind === 'noun' || previous?.kind === 'link')
  )
    return 'verb';
  // "A candle lit": what was done to it.
  if (
    mention.form === 'ed' &&
    mention.entry.verb?.source !== undefined &&
    (previous?.kind === 'noun' ||
      previous?.kind === 'auxiliary' ||
      (previous?.entry.link === 'comma' && (next === undefined || next.kind === 'link')))
  )
    return 'verb';
  return mention.entry.verb?.effect ? 'verb' : 'effect';
}

/** Rule 1.2: only words with both entries are decided at all. */
function nounOrVerb(
  mention: TaggedToken,
  previous: TaggedToken | undefined,
  next: TaggedToken | undefined,
  mentions: readonly TaggedToken[],
): Tag {
  const afterOpening =
    previous !== undefined &&
    (OPENS_NOUN_PHRASE.has(previous.kind) || (previous.kind === 'effect' && !previous.entry.verb));
  const isItsOwnPast = mention.form === 'ed' && mention.text === mention.entry.verb?.lemma; // "a burst"
  if (mention.form === 'ing' || (mention.form === 'ed' && !(isItsOwnPast && afterOpening))) return 'verb';
  // "The waiter drops a tray".
  if (mention.form === 's' && next?.kind === 'determiner' && !afterOpening) return 'verb';
  // "Fire a pistol": somebody is told to.
  if ((previous === undefined || previous.kind === 'link') && mention.form === 'base' && next?.kind === 'determiner')
    return 'verb';
  const strikes =
    mention.entry.verb?.kind === 'strike' &&
    (next?.entry.preposition === 'on' || next?.entry.preposition === 'against') &&
    !afterOpening;
  if (strikes) return 'verb';
  if (afterOpening && !(previous?.kind === 'effect' && mention.form === 's' && next === undefined)) return 'noun';
  if (previous?.kind === 'preposition' || previous?.kind === 'negation') return 'noun';
  if (previous?.kind === 'auxiliary' || previous?.kind === 'relative' || previous?.kind === 'pronoun')
    return mention.form === 's' || mention.form === 'base' ? 'verb' : 'noun';
  if (previous?.kind === 'noun') {
    // "Metal pipe drop": what is hard falls, what is wet drips.
    if (mention.entry.verb?.kind === 'drop' && mention.form === 'base' && isHard(previous)) return 'verb';
    if (mention.form === 's') return isInPlace(mentions, mentions.indexOf(mention)) ? 'noun' : 'verb';
    if (next?.kind === 'preposition' && next.text === 'of') return 'noun';
    return isPluralSubject(previous) ? 'verb' : 'noun';
  }
  if (previous?.entry.verb?.kind === 'aspect' && previous.kind === 'verb' && mention.form === 'base') return 'verb';
  if (previous?.kind === 'verb' && previous.form !== 'ing') return 'noun';
  if (previous?.kind === 'link' && previous.entry.link === 'and' && mention.form === 's') return 'verb';
  return 'noun';
}

/** "A locked chest". */
const STATES_OF_DOORS = new Set(['lock', 'unlock', 'close', 'open', 'seal']);
const HARD_GROUPS = new Set(['impacts', 'tools', 'household', 'doors']);

function isHard({ entry }: TaggedToken): boolean {
  const { noun } = entry;
  return (
    noun?.isInert === true &&
    noun.material !== 'water' &&
    (noun.material !== undefined ||
      noun.surface !== undefined ||
      HARD_GROUPS.has(findSource(noun.source ?? '')?.group ?? ''))
  );
}

/**
 * "People cheer and clap", "a clock ticks and then chimes": a word for an event in the form of the verb before the link
 * is what is done next.
 */
function isAnotherDeed(mentions: readonly TaggedToken[], index: number): boolean {
  const [mention, link, next] = [mentions[index], mentions[index - 1], mentions[index + 1]];
  const goesOn =
    link?.entry.link === 'comma' &&
    next !== undefined &&
    (['preposition', 'ignored', 'determiner'].includes(next.kind) || isListed(mentions, index));
  if (
    link?.kind !== 'link' ||
    !(goesOn || ['and', 'then'].includes(link.entry.link ?? '')) ||
    mention.entry.noun?.isEvent !== true ||
    findSource(mention.entry.noun.source ?? '')?.group === 'weather' ||
    next?.entry.verb !== undefined ||
    next?.kind === 'noun'
  )
    return false;
  let before = index - 2;
  while (mentions[before]?.kind === 'link') before--;
  while (before >= 0 && mentions[before].kind !== 'link' && mentions[before].kind !== 'verb') before--;
  const isFinite =
    mention.form === 's' || (mentions[before - 1] !== undefined && isPluralSubject(mentions[before - 1]));
  return mentions[before]?.kind === 'verb' && mentions[before].form === mention.form && isFinite;
}

/** "Rolls over, jumps, and lands": between two deeds in the same form. */
function isListed(mentions: readonly TaggedToken[], index: number): boolean {
  let at = index + 1;
  while (mentions[at]?.kind === 'link') at++;
  return (
    at > index + 1 &&
    mentions[at]?.form === 's' &&
    mentions[at].entry.verb !== undefined &&
    mentions[at].entry.noun === undefined
  );
}

/** "Two dog barks": a verb would follow "two dogs", so that it is the barks that are counted. */
function isCounted(mentions: readonly TaggedToken[], index: number): boolean {
  const [mention, singular] = [mentions[index], mentions[index - 1]];
  if (mention.form !== 's' || singular?.kind !== 'noun' || isPluralSubject(singular)) return false;
  let first = index - 2;
  while (
    first >= 0 &&
    (mentions[first].kind === 'noun' || (mentions[first].kind === 'effect' && !mentions[first].entry.verb))
  )
    first--;
  const counter = mentions[first];
  return (
    counter !== undefined && (counter.kind === 'quantity' || (counter.kind === 'number' && (counter.value ?? 0) >= 2))
  );
}

/** "Comes down the cellar steps": the clause has its verb, and what follows the preposition is a thing. */
function isInPlace(mentions: readonly TaggedToken[], index: number): boolean {
  let at = index - 1;
  while (
    at >= 0 &&
    ['noun', 'effect', 'determiner', 'ignored'].includes(mentions[at].kind) &&
    mentions[at].entry.preposition === undefined
  )
    at--;
  if (mentions[at]?.kind !== 'preposition') return false;
  while (at >= 0 && mentions[at].kind !== 'link' && mentions[at].kind !== 'verb') at--;
  return mentions[at]?.kind === 'verb' && mentions[at].form === 's' && mentions[at].entry.verb?.kind !== 'aspect';
}

/** A bare verb follows plural subjects ("dogs bark"), not singular ones ("dog bark" is a compound). */
function isPluralSubject(mention: TaggedToken): boolean {
  return (
    mention.form === 's' ||
    mention.entry.noun?.tags.includes('crowd') === true ||
    mention.text === 'people' ||
    /[^su]s$/.test(mention.text)
  );
}
