import { writeFileSync } from 'node:fs';
import { loadSources } from '../answer.mjs';
import { ownDescriptions } from '../descriptions.mjs';
import { readEnvelopes, readWritten } from '../read-descriptions.mjs';

/** How much a line counts: few are real ones, and single words say little about sentences. */
const WEIGHT = { real: 2, own: 2.5, short: 0.8, written: 1 };
/** Of so many lines one is held out of the first learning. */
const PARTS = 5;
const BUCKETS = 8192;

/** The engine's reading without a network, which is to be learnt. */
const ENTRY = `
${['de', 'es', 'fr', 'it', 'ja', 'pt'].map((code) => `import '../libs/sound-engine/src/languages/${code}';`).join('\n')}
export { languageOf } from '../libs/sound-engine/src/language/lexicon/registry';
export { readText } from '../libs/sound-engine/src/language/understand';
export { letterGroups, readerWords } from '../libs/sound-engine/src/language/reader/reader-word';
export { CATALOGUE } from '@whoosh/sound-engine';
`;

function weightOf(set) {
  if (/^(?:real|further-prompts)/.test(set)) return WEIGHT.real;
  return /^(?:plain|phrases)/.test(set) ? WEIGHT.short : WEIGHT.written;
}

/** Every labelled line: the opened envelopes, the project's own descriptions and tests, the words of the catalogue. */
function labelledLines(catalogue, envelopes) {
  const sets = [
    ...envelopes.map(({ name, lines }) => ({ name: `envelope ${name}`, weight: WEIGHT.real, lines })),
    ...readWritten().map(({ name, lines }) => ({ name, weight: weightOf(name), lines })),
    { name: 'own', weight: WEIGHT.own, lines: ownDescriptions(catalogue) },
    { name: 'words', weight: WEIGHT.short, lines: wordsOf(catalogue) },
  ];
  return sets.flatMap(({ name, weight, lines }) =>
    lines.map((line, at) => ({
      ...line,
      set: name,
      weight,
      // Words of the catalogue are always learnt, real lines never by the network that says how far it is to be
      // trusted.
      isHeld: name !== 'words' && (name.startsWith('envelope') || at % PARTS === 0),
    })),
  );
}

/** Each word of the catalogue as a description of its own. */
function wordsOf(catalogue) {
  return catalogue.flatMap(({ id, label, nouns, verbs }) =>
    [...new Set([label.toLowerCase(), ...nouns, ...verbs])].map((text) => ({
      text,
      accept: [[id]],
      spans: [[[0, text.length]]],
    })),
  );
}

function asRead({ languageOf, readText, readerWords, letterGroups }, line) {
  const { language, detected } = languageOf(line.text);
  const { tokens, understanding } = readText(line.text, language);
  const { mentions, drafts } = understanding;
  const { code, lexicon } = language;
  const words = readerWords(tokens, { text: line.text, code, lexicon, mentions, layers: drafts });
  return {
    ...line,
    lang: detected.code,
    words: words.map((word) => ({ ...word, groups: word.keys.length > 0 ? letterGroups(word.text, BUCKETS) : [] })),
  };
}

/**
 * Writes all labelled lines as the network sees them, one JSON object a line, and the ids of the sources.
 * @returns the lines
 */
export async function writeLines(folder, names, file) {
  const engine = await loadSources(ENTRY);
  const envelopes = names.length > 0 ? readEnvelopes(folder, names) : [];
  if (envelopes.length === 0)
    console.log("No envelopes are named: learning from the project's own descriptions alone.");
  const lines = labelledLines(engine.CATALOGUE, envelopes).map((line) => asRead(engine, line));
  const about = {
    sources: engine.CATALOGUE.map(({ id }) => id),
    words: engine.CATALOGUE.flatMap(({ nouns, verbs }) => [...nouns, ...verbs]),
    buckets: BUCKETS,
    learntFrom: [
      ...envelopes.map(({ name, sha256 }) => ({ envelope: name, sha256 })),
      { descriptions: lines.filter(({ set }) => !set.startsWith('envelope')).length },
    ],
  };
  writeFileSync(file, [about, ...lines].map((one) => JSON.stringify(one)).join('\n') + '\n');
  return lines;
}
