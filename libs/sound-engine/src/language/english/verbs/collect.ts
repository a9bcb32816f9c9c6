import { CATALOGUE } from '../../../catalogue';
import { listWords } from '../../lexicon/word-lists';
import type { Effect, Verb, VerbRow } from '../../lexicon/lexicon';
import { ASPECTS } from '../function-words';
import { MOTION_VERBS, MOVING_DEEDS } from '../motion-verbs';
import { VERB_FEATURES } from './features';
import { LIGHT_VERBS, SAME_AS, VERBS, type VerbRowText } from './index';

/** The verbs by their lemmas. */
export function collectVerbs(): Map<string, Verb> {
  const verbs = new Map<string, Verb>();
  for (const [lemma, { kind = 'sound', rows = [], ...rest }] of Object.entries(VERBS))
    verbs.set(lemma, { lemma, kind, ...rest, rows: rows.map(toRow) });
  for (const { id, verbs: lemmas } of CATALOGUE)
    addWhereNone(verbs, lemmas, (lemma) => ({ lemma, kind: 'sound', source: id, rows: [] }));
  addSynonyms(verbs);
  addWhereNone(verbs, listWords(LIGHT_VERBS), (lemma) => ({ lemma, kind: 'light', rows: [] }));
  addMotion(verbs);
  for (const [time, words] of Object.entries(ASPECTS) as [keyof typeof ASPECTS, string][])
    for (const lemma of listWords(words)) verbs.set(lemma, { lemma, kind: 'aspect', rows: [], effect: { time } });
  for (const [features, words] of VERB_FEATURES)
    for (const lemma of listWords(words)) Object.assign(verbs.get(lemma) ?? {}, features);
  return verbs;
}

function addWhereNone(verbs: Map<string, Verb>, lemmas: readonly string[], make: (lemma: string) => Verb): void {
  for (const lemma of lemmas) if (!verbs.has(lemma)) verbs.set(lemma, make(lemma));
}

function addSynonyms(verbs: Map<string, Verb>): void {
  for (const [lemma, words] of Object.entries(SAME_AS)) {
    const same = verbs.get(lemma);
    if (!same) continue;
    for (const word of listWords(words)) if (!(word in VERBS)) verbs.set(word, { ...same, lemma: word });
  }
}

/** "Gallops away", "flies off": the deed, and the way it goes. */
function addMotion(verbs: Map<string, Verb>): void {
  for (const [motion, motionSpeed, words] of MOTION_VERBS)
    for (const lemma of listWords(words)) {
      const { kind = 'light', rows = [], source } = verbs.get(MOVING_DEEDS[lemma] ?? '') ?? {};
      const fades: Effect = lemma.startsWith('fade') ? { level: 'die' } : {};
      const effect: Effect = { motion, ...(motionSpeed && { motionSpeed }), ...fades };
      verbs.set(lemma, { lemma, kind, rows, ...(source !== undefined && { source }), effect });
    }
}

function toRow([on, gives, variant, mods, time, trend]: VerbRowText): VerbRow {
  return {
    on: on.split(' '),
    gives,
    ...(variant && { variant }),
    ...(mods && { mods }),
    ...(time && { time }),
    ...(trend && { trend }),
  };
}
