import { findSource } from '../../catalogue';
import type { Lexicon, Verb, VerbRow } from '../lexicon/lexicon';
import { saidBy } from './meanings';
import { BLOWS, CLOSE, KEEPERS, SOUNDS_WHEN_STRUCK, STRUCK_THINGS, VAGUE } from './verb-senses';
import { wordsOf } from './vocabulary';

/** What a rule chooses: its rows, the source where none of them matches, whether the verb says nothing by itself. */
interface Choice {
  rows: VerbRow[];
  usual: string | undefined;
  isLight: boolean;
}

/**
 * A verb of another language.
 * @param sources what it is listed for, the likeliest first; one at least
 * @param rule which of them its subject or object chooses (`Vocabulary.choices`)
 */
export function verbOf(lemma: string, sources: readonly string[], rule: string | undefined, english: Lexicon): Verb {
  const chosen = choiceOf(rule);
  const usual = chosen.usual ?? sources[0];
  const same = englishVerbOf(usual, english);
  const isVague = VAGUE.has(usual);
  const isExact = isVague || (sources.length === 1 && rule === undefined);
  return {
    lemma,
    kind: chosen.isLight || isVague ? 'light' : kindOf(same),
    rows: [
      ...chosen.rows,
      ...sources.map((source): VerbRow => ({ on: [source], gives: 'own' })),
      ...ownRows(usual),
      ...(same?.rows ?? []).filter((row) => !isExact || row.gives === 'own' || CLOSE.has(row.gives)),
    ],
    source: usual,
    ...(same?.variant && { variant: same.variant }),
  };
}

function choiceOf(rule: string | undefined): Choice {
  const choice: Choice = { rows: [], usual: undefined, isLight: false };
  for (const part of rule === undefined ? [] : rule.split(';')) {
    const [words = '', gives = ''] = part.split('>');
    if (words !== '') choice.rows.push({ on: wordsOf(words), gives: gives === '=' ? 'own' : gives });
    else if (gives === '=') choice.isLight = true;
    else choice.usual = gives;
  }
  return choice;
}

/** What sounds like itself whatever the verb says. */
function ownRows(usual: string): VerbRow[] {
  const isBlow = BLOWS.has(usual);
  return [
    ...(isBlow || VAGUE.has(usual) ? [SOUNDS_WHEN_STRUCK] : []),
    ...(isBlow ? [STRUCK_THINGS] : []),
    ...(usual in KEEPERS ? [KEEPERS[usual]] : []),
  ].map((on) => ({ on, gives: 'own' }));
}

function kindOf(same: Verb | undefined): Verb['kind'] {
  return same?.kind === 'strike' || same?.kind === 'break' ? same.kind : 'sound';
}

/** The first English verb that means the source by itself. */
function englishVerbOf(source: string, english: Lexicon): Verb | undefined {
  return findSource(source)
    ?.verbs.map((lemma) => saidBy(lemma, english)?.verb)
    .find((verb) => verb?.source === source);
}
