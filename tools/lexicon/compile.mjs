// Writes the compact vocabulary of each further language from its hand-made source: `node tools/lexicon/compile.mjs`.
// Sources: tools/lexicon/sources/<code>.json. Results: libs/sound-engine/src/language/<name>/vocabulary.json, and the
// tests beside them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** Where the compiled files lie. */
export const ENGINE = join(here, '../../libs/sound-engine/src');

export const LANGUAGE_FOLDERS = {
  de: 'german',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  ja: 'japanese',
  pt: 'portuguese',
};

const BASE_36 = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * The first word in full, each other one as how many letters to take off the first (one digit to base 36) and what to
 * put on.
 */
export function pack(words) {
  const [first = '', ...others] = [...new Set(words.map((word) => word.toLowerCase()))];
  return [first, ...others.map((word) => packed(first, word))].join('|');
}

function packed(first, word) {
  let same = 0;
  while (same < first.length && first[same] === word[same]) same++;
  const removed = first.length - same;
  return same < 2 || removed >= BASE_36.length ? `=${word}` : BASE_36[removed] + word.slice(same);
}

const packEach = (table) =>
  Object.fromEntries(
    Object.entries(table ?? {})
      .filter(([, words]) => words.length > 0)
      .map(([key, words]) => [key, pack(words)]),
  );

const list = (words) => [...new Set(words.map((word) => word.toLowerCase()))].join('|');
const listEach = (table) =>
  Object.fromEntries(
    Object.entries(table ?? {})
      .filter(([, words]) => words.length > 0)
      .map(([key, words]) => [key, list(words)]),
  );

/** { word: source } as { source: "word|word" }. */
function bySource(words) {
  const result = {};
  for (const [word, source] of Object.entries(words ?? {})) (result[source] ??= []).push(word);
  return listEach(result);
}

/**
 * The rules for words of two sources are written in prose: "when Feuer/Flammen then campfire; when Hagel then hail;
 * else rain". What can be read as words and a source is kept as "feuer|flammen>campfire;hagel>hail;>rain"; an empty
 * source: that of its subject or object. A word that has such a `choice` beside its rule, or in place of one, keeps
 * that.
 */
function choices(rules, ids) {
  const result = {};
  for (const { word, rule, choice: given } of rules ?? []) {
    if (given !== undefined) {
      result[word.toLowerCase()] = given;
      continue;
    }
    const parts = rule
      .split(/;|, when |, else |\. |, (?=\S+ then )|\((?=\S+ then )/)
      .flatMap((part) => choice(part, ids));
    const other = /(?:else|no subject then|no object then) (?:the )?(\w+)/.exec(rule)?.[1];
    if (ids.has(other)) parts.push(`>${other}`);
    if (/^always (?:the|its) (?:subject|object)/.test(rule)) parts.unshift('>=');
    if (parts.length > 0)
      for (const one of word.toLowerCase().split(/, |\/| \/ /)) result[one.trim()] = parts.join(';');
  }
  return result;
}

function choice(part, ids) {
  const match = /(?:^|when |with |subject is |followed by )(.*?) then (\w+|that source)/.exec(part.trim());
  if (!match || /\bno (?:subject|object|noun)\b/.test(match[1])) return [];
  const source = match[2];
  const isOwn = source === 'that source';
  if (!isOwn && !ids.has(source)) return [];
  const words = match[1]
    .replace(
      /"|'|\(.*?\)|\b(?:when|with|subject|is|person|object|or|a|the|noun|verb|alone|followed|by|before|after|always|source)\b/g,
      ' ',
    )
    .split(/[/,\s]+/)
    .map((word) => word.replace(/^-|-$/g, '').toLowerCase())
    .filter((word) => word.length > 1 || /[\u3040-\u9fff]/.test(word));
  return words.length === 0 ? [] : [`${words.join('|')}>${isOwn ? '=' : source}`];
}

/** Forms without their base: "regnen|1t|..." */
const forms = (table) => Object.entries(table ?? {}).map(([base, words]) => pack([base, ...words]));

/** Sorted by the forms, so that what is alike lies together and packs well. */
function alikeTogether(packed) {
  const key = (one) => one.slice(one.indexOf('|')) + one;
  return packed.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Bases by the forms that they have alike: { "0s": "regen|hagel" }. */
function basesByForms(table) {
  const bases = {};
  for (const packed of forms(table).sort()) {
    const [base, ...others] = packed.split('|');
    (bases[others.join('|')] ??= []).push(base);
  }
  return listEach(Object.fromEntries(Object.entries(bases).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Nouns, verbs, modifiers by the English word; forms that no rule gives follow a verb after strokes. */
const translations = (tables) =>
  Object.fromEntries(
    Object.entries(tables).map(([kind, words]) => [
      kind,
      listEach(
        Object.fromEntries(Object.entries(words).map(([key, each]) => [key, each.flatMap((one) => one.split('/'))])),
      ),
    ]),
  );

export function compile(source) {
  const nouns = {};
  const verbs = {};
  for (const [id, words] of Object.entries(source.sources)) {
    if (words.nouns.length > 0) nouns[id] = list(words.nouns);
    if (words.verbs.length > 0) verbs[id] = list(words.verbs);
  }
  const { compounds } = source;
  return {
    code: source.language,
    nouns,
    verbs,
    verbForms: alikeTogether(forms(source.verbForms)),
    nounForms: basesByForms(source.nounForms),
    ...(source.deeds && { deeds: listEach(source.deeds) }),
    ...(source.happenings && { happenings: list(source.happenings) }),
    ...(source.translations && { translations: translations(source.translations) }),
    modifiers: packEach(source.modifiers),
    degrees: listEach(source.degrees),
    materials: listEach(source.materials),
    surfaces: listEach(source.surfaces),
    spaces: listEach(source.spaces),
    devices: listEach(source.devices),
    connectors: listEach(source.connectors),
    negation: listEach(source.negation),
    time: listEach(source.time),
    numbers: listEach(source.numbers),
    times: list(source.times),
    measures: listEach(source.measures),
    frames: list(source.frames),
    articles: list(source.articles),
    stopwords: list(source.stopwords),
    plain: list(source.plain),
    imitations: bySource(source.onomatopoeia),
    choices: choices(source.ambiguous, new Set(Object.keys(source.sources))),
    light: list(Object.entries(source.lightVerbs ?? {}).flatMap(([base, words]) => [base, ...words])),
    ...(compounds && {
      compounds: {
        linking: list(compounds.linking),
        heads: bySource(compounds.heads),
        listed: bySource(compounds.listed),
        manner: list(compounds.mannerHeads),
      },
    }),
  };
}

/** The hand-made source of a language. */
export const readSource = (code) => JSON.parse(readFileSync(join(here, 'sources', `${code}.json`), 'utf8'));

/** All files that are made here: their text by their path in the engine's sources. @returns {Record<string, string>} */
export function compiledFiles() {
  /** @type {Record<string, string>} */
  const files = {};
  for (const [code, folder] of Object.entries(LANGUAGE_FOLDERS)) {
    const source = readSource(code);
    const lines = Object.entries(compile(source)).map(
      ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
    );
    files[`language/${folder}/vocabulary.json`] = `{\n${lines.join(',\n')}\n}\n`;
    files[`testing/language/${code}.jsonl`] = `${source.tests.map((test) => JSON.stringify(test)).join('\n')}\n`;
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(compiledFiles())) {
    mkdirSync(dirname(join(ENGINE, file)), { recursive: true });
    writeFileSync(join(ENGINE, file), text);
  }
}
