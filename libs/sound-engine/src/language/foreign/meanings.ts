import type { Effect, Entry, Lexicon, TrieNode } from '../lexicon/lexicon';

/** What an English phrase does; a word of another language with the same key does it too. */
export function saidBy(phrase: string, { root }: Pick<Lexicon, 'root'>): Entry | undefined {
  let node: TrieNode | undefined = root;
  for (const word of phrase.split(' ')) node = node?.next.get(word);
  return node?.entry;
}

/** Keys of the vocabularies that no English phrase says in these words. */
const MEANINGS: Readonly<Record<string, Entry>> = {
  until: { isIgnored: true },
  first: { isIgnored: true },
  subject: { isDeterminer: true },
  object: { isDeterminer: true },
  that: { isRelative: true },
  of: { relation: 'genitive' },
  with: { relation: 'comitative' },
  'turns into': { link: 'then' },
  'drowns out': { link: 'while' },
  during: { link: 'while' },
  'at the same time': { link: 'while' },
  suddenly: { effect: { time: 'sudden' } },
  no: { isNegation: true },
  without: { isNegation: true },
  except: { isNegation: true },
  'free of': { isNegation: true },
  minus: { isNegation: true },
  'instead of': { isNegation: true },
  'not negation': { isIgnored: true },
  not: { isNegation: true, isNot: true },
  'not very': { degree: -0.5 },
  more: { degree: 1.4, isAgain: true },
  less: { degree: 0.5 },
  'fades in': { effect: { level: 'fade-in' } },
  'fades out': { effect: { level: 'fade-out' } },
  'gets louder': { effect: { level: 'swell' } },
  'gets quieter': { effect: { level: 'die' } },
  'gets faster': { effect: { trend: 'faster' } },
  'gets slower': { effect: { trend: 'slower' } },
  repeats: { effect: { time: 'train' } },
  pause: { isIgnored: true },
  silence: { isIgnored: true },
  starts: { verb: { lemma: 'start', kind: 'aspect', rows: [], effect: { time: 'start' } } },
  stops: { verb: { lemma: 'stop', kind: 'aspect', rows: [], effect: { time: 'stop' } } },
  continues: { verb: { lemma: 'continue', kind: 'aspect', rows: [], effect: { time: 'continue' } } },
  approaches: { verb: { lemma: 'approach', kind: 'light', rows: [], effect: { motion: 'approach' } } },
  'passes by': { verb: { lemma: 'pass by', kind: 'light', rows: [], effect: { motion: 'pass' } } },
  'moves away': { verb: { lemma: 'drive away', kind: 'light', rows: [], effect: { motion: 'recede' }, isState: true } },
  circles: { verb: { lemma: 'circle', kind: 'light', rows: [], effect: { motion: 'circle' } } },
  many: { number: 8 },
  several: { number: 4 },
  'a few': { number: 3 },
};

/** What the words of a key do; the form is that of the other language. */
export function meaningOf(key: string, english: Lexicon): Entry | undefined {
  const found = MEANINGS[key] ?? saidBy(key, english);
  if (!found) return undefined;
  const { form: _, ...entry } = found;
  return entry;
}

/** What a modifier does; one word is "loud" of a voice and "heavy" of the weather in the other languages. */
export function modifierOf(key: string, english: Lexicon): Effect | undefined {
  const effect = saidBy(key, english)?.effect;
  const inWeather = key === LOUD_OR_HEAVY[0] ? saidBy(LOUD_OR_HEAVY[1], english)?.effect?.mods : undefined;
  return effect && inWeather ? { ...effect, inWeather } : effect;
}

const LOUD_OR_HEAVY = ['loud', 'heavy'] as const;
