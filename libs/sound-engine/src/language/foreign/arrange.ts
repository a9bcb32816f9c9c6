import { findSource } from '../../catalogue';
import type { Arrange, TaggedToken } from '../tag/match';

function isBareMaterial(mention: TaggedToken | undefined): boolean {
  const noun = mention?.kind === 'noun' ? mention.entry.noun : undefined;
  return noun !== undefined && noun.source === undefined && noun.material !== undefined;
}

function isThing(mention: TaggedToken | undefined): boolean {
  return mention?.kind === 'noun' && !isBareMaterial(mention);
}

function isOf(mention: TaggedToken | undefined): boolean {
  return mention?.entry.preposition === 'of';
}

/**
 * "Du", "des", "der" after a noun say whose it is; French "pas" denies before "de" and after a verb, and walks
 * elsewhere.
 */
function settleSmallWord(
  mention: TaggedToken,
  previous: TaggedToken | undefined,
  next: TaggedToken | undefined,
): TaggedToken {
  if (mention.kind === 'determiner' && isOf(mention) && (previous?.kind === 'noun' || previous?.kind === 'effect'))
    return { ...mention, kind: 'preposition' };
  if (mention.kind === 'negation' && mention.entry.noun && !isOf(next) && previous?.kind !== 'verb')
    return { ...mention, kind: 'noun' };
  if (mention.entry.noun && mention.entry.effect && previous?.entry.verb) return { ...mention, kind: 'effect' };
  if (
    mention.kind === 'preposition' &&
    isOf(mention) &&
    previous?.kind === 'noun' &&
    next?.kind === 'noun' &&
    isAmbience(next)
  )
    return { ...mention, entry: { preposition: 'in' } };
  return mention;
}

/** "Porte en bois", "porta di legno", "Tür aus Holz": what a thing is made of stands before it, as in English. */
export const materialFirst: Arrange = (mentions) => {
  const result: TaggedToken[] = [];
  const settled = mentions.map((mention, index) => settleSmallWord(mention, mentions[index - 1], mentions[index + 1]));
  for (const mention of settled) {
    const last = result[result.length - 1];
    const isJoined =
      last?.kind === 'preposition' && (last.entry.preposition === 'of' || last.text === 'en' || last.text === 'in');
    const beforeJoin = result[result.length - 2];
    if (isBareMaterial(mention) && isJoined && isThing(beforeJoin)) result.splice(-2, 2, mention, beforeJoin);
    else if (isBareMaterial(mention) && isThing(last)) result.splice(-1, 1, mention, last);
    else result.push(mention);
  }
  return result;
};

function isAmbience(mention: TaggedToken): boolean {
  const source = mention.entry.noun?.source;
  return source !== undefined && findSource(source)?.group === 'ambience';
}

const CONTENT = new Set<TaggedToken['kind']>(['noun', 'effect', 'number', 'degree']);

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
  mentions.forEach((mention, index) => {
    const last = result[result.length - 1];
    const isPlace = last?.kind === 'noun' && isAmbience(last);
    const isGovernor = mention.kind === 'negation' || (mention.kind === 'preposition' && (!isOf(mention) || isPlace));
    if (isGovernor && last !== undefined && CONTENT.has(last.kind)) {
      let at = result.length - 1;
      while (at > 0 && CONTENT.has(result[at - 1].kind)) at--;
      result.splice(at, 0, isOf(mention) ? { ...mention, entry: { preposition: 'in' } } : mention);
      result.push(boundaryAfter(last));
    } else if (mention.kind !== 'preposition') {
      // "A night in which owls call": the place comes last.
      const isLastPlace =
        last?.kind === 'verb' &&
        mention.kind === 'noun' &&
        isAmbience(mention) &&
        (mentions[index + 1]?.kind ?? 'link') === 'link';
      if (isLastPlace) result.push({ ...boundaryAfter(last), kind: 'preposition', entry: { preposition: 'in' } });
      result.push(mention);
    }
  });
  return result;
};
