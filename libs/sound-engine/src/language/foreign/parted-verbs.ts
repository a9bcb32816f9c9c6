import type { Entry, Lexicon } from '../lexicon/lexicon';
import type { Arrange, TaggedToken } from '../tag/match';
import { isEnd, isTagged } from '../tag/neighbours';
import { saidBy } from './meanings';

/** What the first part of a verb is by itself: another verb, or nothing that sounds. */
const FIRST_PARTS = ['verb', 'unknown', 'ignored'] as const;

/** "Schließt die Tür ab": a verb and the particle that ends its clause, with a noun between, are one verb. */
export function partedVerbs(lexicon: Lexicon): Arrange {
  return (mentions) => {
    const result = [...mentions];
    for (const [at, mention] of mentions.entries()) {
      if (!isTagged(mention, ...FIRST_PARTS)) continue;
      const last = endOfClause(mentions, at);
      const isAroundThing = mentions.slice(at + 1, last).some(({ kind }) => kind === 'noun');
      const whole = isAroundThing ? verbOf(mention, mentions[last], lexicon) : undefined;
      if (!whole) continue;
      result[at] = { ...mention, kind: 'verb', entry: whole, form: whole.form ?? 's' };
      result[last] = { ...mentions[last], kind: 'ignored', entry: { isIgnored: true } };
    }
    return result;
  };
}

function verbOf({ text }: TaggedToken, particle: TaggedToken, lexicon: Lexicon): Entry | undefined {
  if (particle.entry.noun !== undefined || text.includes(' ') || particle.text.includes(' ')) return undefined;
  const whole = saidBy(`${text} ${particle.text}`, lexicon);
  // What begins or ends ("geht los") is said of a sound that is named beside it.
  return whole?.verb?.source === undefined || whole.verb.kind === 'aspect' ? undefined : whole;
}

/** Where the last word of the clause stands that a word is in. */
function endOfClause(mentions: readonly TaggedToken[], from: number): number {
  let at = from;
  while (!isEnd(mentions[at + 1]) && !isTagged(mentions[at + 1], 'verb', 'relative')) at++;
  return at;
}
