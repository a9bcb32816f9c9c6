import { ClauseReader } from './clauses';
import { isMover, type Clause, type NounPhrase, verbMatches } from './phrases';
import type { Verb } from '../lexicon/lexicon';
import { splitClauses } from './links';
import { isTagged } from '../tag/neighbours';
import type { TaggedToken } from '../tag/tagged-token';
import type { Language } from '../lexicon/language';

/** A clause where it stands in the text. */
export interface ReadClause extends Clause {
  /** Where its words begin. */
  readonly start: number;
  readonly isPause: boolean;
}

/** A clause and its place in the course of the scene. */
export interface Read extends ReadClause {
  /** Ordered step, 0 first. */
  readonly group: number;
  /** Goes on behind the others. */
  readonly isBed: boolean;
}

/** The clauses of a text, each with its place in the course of what happens. */
export interface Parse {
  readonly clauses: readonly Read[];
  /** Steps that follow one another, 1 or more. */
  readonly stepCount: number;
  /** Those of them whose words name nothing that is known: they are there if something is heard of them. */
  readonly openSteps: readonly number[];
}

/** The clauses of a description in text order. */
export function readClauses(mentions: readonly TaggedToken[], { pauses, lexicon }: Language): ReadClause[] {
  const clauses: ReadClause[] = [];
  const phrases: NounPhrase[] = [];
  for (const { link, mentions: said } of splitClauses(mentions)) {
    const goesOnNegating = clauses.at(-1)?.isNegated === true && (link === 'and' || link === 'or');
    const clause = new ClauseReader((verb) => antecedentOf(verb, phrases), goesOnNegating, lexicon).read(said);
    const hasSilentDeed = said.some((mention, index) => isSilentDeed(mention, said[index - 1]));
    clauses.push({
      ...clause,
      link,
      ...(hasSilentDeed && { hasSilentDeed }),
      start: said[0].start,
      isPause: clause.frames.length === 0 && said.some(({ text }) => pauses.has(text)),
    });
    for (const { subjects, objects, places } of clause.frames)
      phrases.push(...subjects, ...objects, ...places, ...subjects.flatMap((one) => one.places));
  }
  return clauses;
}

/** Which of the nouns before it a pronoun with this verb means: the last one that does such things. */
function antecedentOf(verb: Verb, phrases: readonly NounPhrase[]): NounPhrase | undefined {
  const recent = [...phrases].reverse();
  const moving = verb.effect?.motion && recent.find(({ head, modifiers }) => [head, ...modifiers].some(isMover));
  if (moving) return wholeOf(moving);
  const isDoer = (phrase: NounPhrase): boolean =>
    verbMatches(verb, phrase) || (phrase.head.source !== undefined && verb.source === phrase.head.source);
  return recent.find(isDoer) ?? recent.find(({ relation }) => relation === undefined);
}

/** "She slips", "a man waited": a word in the form of a deed that no table has, after who does it. */
function isSilentDeed(mention: TaggedToken, doer: TaggedToken | undefined): boolean {
  const isOfNoTable = isTagged(mention, 'unknown', 'ignored') && Object.keys(mention.entry).length === 0;
  const isSomebody = doer?.kind === 'noun' && doer.entry.noun?.tags.includes('person') === true;
  return isOfNoTable && isSomebody && /(?:s|ed|ing)$/.test(mention.text);
}

/** "The bus doors shut and it drives away": the bus does, not its doors. */
function wholeOf(phrase: NounPhrase): NounPhrase {
  const whole = isMover(phrase.head) ? undefined : phrase.modifiers.find(isMover);
  return whole ? { ...phrase, head: whole, modifiers: [] } : phrase;
}
