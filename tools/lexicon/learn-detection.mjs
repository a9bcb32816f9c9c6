// Learns by which letters languages show: `node tools/lexicon/learn-detection.mjs`, half a minute. From the project's
// own descriptions and the words of the vocabularies to libs/sound-engine/src/language/lexicon/letters.json; first
// prints, for a quarter of the descriptions that is not learnt from, how many are taken for what they are in. What is
// measured (tools/senses/descriptions/measured) is not read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWritten } from '../senses/read-descriptions.mjs';
import { loadSources } from '../senses/answer.mjs';
import { compile, ENGINE, readSource } from './compile.mjs';

const {
  LATIN_LANGUAGES,
  ENGLISH_LANGUAGE,
  foreignLanguage,
  hashOf,
  isMadeOf,
  lettersOf,
  packedForms,
  signsOf,
  unpack,
  wordsOf,
} = await loadSources(`
    export { isMadeOf } from '../libs/sound-engine/src/language/lexicon/detect';
    export { LATIN_LANGUAGES, lettersOf, signsOf } from '../libs/sound-engine/src/language/lexicon/letters';
    export { ENGLISH_LANGUAGE } from '../libs/sound-engine/src/language/english';
    export { foreignLanguage } from '../libs/sound-engine/src/language/foreign';
    export { hashOf } from '../libs/sound-engine/src/language/reader/reader-word';
    export { packedForms, unpack, wordsOf } from '../libs/sound-engine/src/language/foreign/vocabulary';
  `);

const BUCKETS = 8192;
/** Weights are kept as whole numbers of which so many are one in the exponent. */
const UNIT = 6;
const MOST = 31;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const EPOCHS = 12;
const RATE = 0.15;
const DECAY = 1e-4;
/**
 * English has some fifteen times the descriptions of another language; half of what a word alone is worth; what was
 * written without its accents.
 */
const WEIGHTS = { english: 0.25, word: 0.5, unaccented: 0.3 };
/** One inflected form in so many is learnt from. */
const FORMS_TAKEN = 8;
/** What a known word counts, tried in this order; the first of the best is kept. */
const KNOWN_TRIED = [8, 12, 16, 20, 24].flatMap((english) =>
  [6, 8, 10, 12, 14].map((foreign) => ({ english, foreign })),
);

const foreign = LATIN_LANGUAGES.filter((code) => code !== 'en');
const compiled = new Map(foreign.map((code) => [code, compile(readSource(code))]));
const languages = new Map([
  ['en', ENGLISH_LANGUAGE],
  ...[...compiled].map(([code, vocabulary]) => [code, foreignLanguage(code, vocabulary, ENGLISH_LANGUAGE)]),
]);

function descriptions() {
  const all = readWritten().flatMap(({ lines }) =>
    lines.map(({ lang = 'en', text }) => [`${lang} ${text}`, { lang, text }]),
  );
  return [...new Map(all).values()].filter(({ lang }) => LATIN_LANGUAGES.includes(lang));
}

function* words() {
  for (const text of ENGLISH_LANGUAGE.lexicon.words()) yield { lang: 'en', text };
  for (const [lang, vocabulary] of compiled) {
    const { nouns, verbs, materials, surfaces, spaces, connectors, time, degrees, negation, numbers } = vocabulary;
    const tables = [nouns, verbs, materials, surfaces, spaces, connectors, time, degrees, negation, numbers];
    const { articles, stopwords, plain, frames, verbForms, nounForms, modifiers } = vocabulary;
    const forms = [...verbForms, ...packedForms(nounForms), ...Object.values(modifiers)].flatMap(unpack);
    const all = [
      ...[...tables.flatMap((table) => Object.values(table)), articles, stopwords, plain, frames].flatMap(wordsOf),
      ...forms.filter((form) => hashOf(form) % FORMS_TAKEN === 0),
    ];
    for (const text of new Set(all)) if (!/\d/.test(text)) yield { lang, text };
  }
}

const unaccented = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

function examplesOf(lines) {
  return [
    ...lines.flatMap(({ lang, text }) => [
      { lang, text, weight: lang === 'en' ? WEIGHTS.english : 1 },
      ...(unaccented(text) === text ? [] : [{ lang, text: unaccented(text), weight: WEIGHTS.unaccented }]),
    ]),
    ...[...words()].map((word) => ({ ...word, weight: WEIGHTS.word })),
  ].map(({ lang, text, weight }) => ({
    right: LATIN_LANGUAGES.indexOf(lang),
    signs: lettersOf(text).flatMap((word) => signsOf(word, BUCKETS)),
    weight,
  }));
}

/** Linear congruential (Numerical Recipes), so that the order is the same each time. */
function drawer(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

function shuffle(list, draw) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Multinomial logistic regression by AdaGrad (Duchi et al. 2011). */
function learn(examples) {
  const weights = LATIN_LANGUAGES.map(() => new Float64Array(BUCKETS));
  const squares = LATIN_LANGUAGES.map(() => new Float64Array(BUCKETS).fill(1));
  const draw = drawer(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(examples, draw);
    for (const { right, signs, weight } of examples) {
      const odds = weights.map((row) => Math.exp(signs.reduce((sum, sign) => sum + row[sign], 0)));
      const all = odds.reduce((sum, one) => sum + one, 0);
      odds.forEach((one, index) => {
        const slope = weight * (one / all - (index === right ? 1 : 0));
        for (const sign of signs) step(weights[index], squares[index], sign, slope);
      });
    }
  }
  return weights.map((row) => [...row].map((value) => Math.max(-MOST, Math.min(MOST, Math.round(value * UNIT)))));
}

function step(row, squares, sign, slope) {
  const gradient = slope + DECAY * row[sign];
  squares[sign] += gradient * gradient;
  row[sign] -= (RATE * gradient) / Math.sqrt(squares[sign]);
}

/** As detect.ts judges, with all lexicons loaded. */
function looked(weights, { lang, text }) {
  const found = lettersOf(text);
  const signs = found.flatMap((word) => signsOf(word, BUCKETS));
  return {
    lang,
    words: found.length,
    letters: weights.map((row) => signs.reduce((sum, sign) => sum + row[sign], 0)),
    known: LATIN_LANGUAGES.map((code) => found.filter((word) => isMadeOf(languages.get(code), word)).length),
  };
}

function takenFor({ letters, known, words: count }, worth) {
  if (known[0] === count) return 'en';
  const scores = letters.map((score, index) => score + known[index] * (index === 0 ? worth.english : worth.foreign));
  return LATIN_LANGUAGES[scores.indexOf(Math.max(...scores))];
}

const MOST_WORDS_SHOWN = 5;

/** Of texts of one, two, three, four, and more words: how many there are and how many are rightly taken. */
function byLength(rows, code, worth) {
  return Array.from({ length: MOST_WORDS_SHOWN }, (_, at) => {
    const own = rows.filter(({ lang, words }) => lang === code && Math.min(words, MOST_WORDS_SHOWN) === at + 1);
    const right = own.filter((row) => takenFor(row, worth) === code).length;
    return { words: at + 1, of: own.length, share: right / Math.max(1, own.length) };
  });
}

/** Mean share that is right, each length alike; English counts as much as all the others. */
function meanRight(rows, worth) {
  const [english, ...others] = LATIN_LANGUAGES.map((code) =>
    byLength(rows, code, worth).reduce((sum, { share }) => sum + share, 0),
  );
  return english + others.reduce((sum, one) => sum + one, 0) / others.length;
}

function print(rows, worth) {
  for (const code of LATIN_LANGUAGES) {
    const parts = byLength(rows, code, worth).map(
      ({ words: count, of, share }) => `${count}: ${(100 * share).toFixed(1)} % of ${of}`,
    );
    console.log(`${code}  ${parts.join('  ')} and more`);
  }
}

const lines = descriptions();
const isHeld = ({ text }) => hashOf(`${text} held`) % 4 === 0;
const partly = learn(examplesOf(lines.filter((line) => !isHeld(line))));
const rows = lines.filter(isHeld).map((line) => looked(partly, line));
const known = KNOWN_TRIED.map((worth) => ({ worth, right: meanRight(rows, worth) })).reduce((best, one) =>
  one.right > best.right ? one : best,
).worth;
console.log(`descriptions not learnt from, by their words; a known word counts ${JSON.stringify(known)}`);
print(rows, known);
const weights = learn(examplesOf(lines)).map((row) => row.map((value) => DIGITS[value + DIGITS.length / 2]).join(''));
writeFileSync(
  join(ENGINE, 'language/lexicon/letters.json'),
  `${JSON.stringify({ buckets: BUCKETS, unit: UNIT, known, weights }, null, 2)}\n`,
);
