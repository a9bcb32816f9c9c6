/**
 * Learns the weights by which the language chooses among sources: npm run train:senses -- --data FOLDER 01 02. The numbers name the
 * envelopes of real descriptions to learn from, opened ones only; without them it learns from the project's own labelled lines alone, and
 * says so. The same lines give the same weights. Held-out figures are printed for every envelope and for six parts of the own lines.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace/root.mjs';
import { loadSources } from './answer.mjs';
import { ownDescriptions } from './descriptions.mjs';
import { encode, isotonic, learn, sharesOf } from './learn.mjs';
import { readEnvelopes } from './read-descriptions.mjs';

const LANGUAGE = path.join(ROOT, 'libs/sound-engine/src/language');
/** How much a line of an envelope counts beside one of our own, which the reader was written for. */
const ENVELOPE_WEIGHT = 3;
const PENALTY = 3;
const PARTS = 6;
/** Choices per step of the calibration. */
const PER_STEP = { event: 60, beside: 30 };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });

function envelopeLines() {
  if (positionals.length === 0) {
    console.log('No envelopes are named: learning from the own lines alone.');
    return { lines: [], from: [] };
  }
  const envelopes = readEnvelopes(values.data, positionals);
  return {
    lines: envelopes.flatMap(({ name, lines }) =>
      lines.map(({ text, accept }) => ({
        part: `envelope ${name}`,
        weight: ENVELOPE_WEIGHT,
        text,
        accept,
        allowed: [],
      })),
    ),
    from: envelopes.map(({ name, sha256 }) => ({ envelope: name, sha256 })),
  };
}

function commonnessOf(lines) {
  const counts = new Map();
  for (const id of lines.flatMap(({ accept }) => accept.map(([first]) => first)))
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries([...counts].sort().map(([id, count]) => [id, Math.round(Math.log2(1 + count))]));
}

/** Every line with its choices under these weights, as numbers. */
function examplesOf(read, reader, index, weights) {
  return read.map((line) => {
    const choices = reader.allChoices(line.frames, line.knowledge, weights);
    const examples = encode(choices, line.accepted, index).map((one) => ({ ...one, weight: line.weight }));
    return { line, choices, examples };
  });
}

const asWhole = (weights, index) =>
  Object.fromEntries([...index.keys()].map((name, at) => [name, Math.round(100 * weights[at])]));

function chosenOf({ choices, examples }, weights) {
  return choices.flatMap(({ candidates, choice }, at) => {
    const shares = sharesOf(examples[at].candidates, weights);
    const most = Math.max(...shares);
    if (!(most >= 1 - shares.reduce((sum, share) => sum + share, 0))) return [];
    const best = shares.indexOf(most);
    return [
      {
        source: candidates[best].source,
        slot: choice.slot,
        probability: 1000 * most,
        right: examples[at].candidates[best].right,
      },
    ];
  });
}

function isPresent(line, found) {
  return line.accept.every((ids) => ids.length === 0 || ids.some((id) => found.has(id)));
}

/** Learns without each part in turn and judges it. */
function crossValidated(all, index) {
  const pairs = { event: [], beside: [] };
  for (const part of new Set(all.map(({ line }) => line.part))) {
    const weights = learn(
      all.filter(({ line }) => line.part !== part).flatMap(({ examples }) => examples),
      index.size,
      PENALTY,
    );
    const held = all.filter(({ line }) => line.part === part);
    const figures = { main: 0, present: 0, clean: 0 };
    for (const one of held) {
      const chosen = chosenOf(one, weights);
      const found = new Set(chosen.map(({ source }) => source));
      const { line } = one;
      if (line.accept[0].some((id) => found.has(id))) figures.main++;
      if (isPresent(line, found)) figures.present++;
      if (isPresent(line, found) && [...found].every((id) => line.accepted.has(id))) figures.clean++;
      for (const choice of chosen) pairs[choice.slot === 'event' ? 'event' : 'beside'].push(choice);
    }
    const percent = (count) => `${((100 * count) / held.length).toFixed(1)} %`;
    console.log(
      `${part}, ${held.length} lines held out: main ${percent(figures.main)}, all ${percent(figures.present)}, nothing extra ${percent(figures.clean)}`,
    );
  }
  return pairs;
}

try {
  const { lines: envelopes, from } = envelopeLines();
  const reader = await loadSources("export * from '../libs/sound-engine/src/testing/language/event-frames';");
  const own = ownDescriptions(reader.CATALOGUE).map((line, at) => ({
    ...line,
    weight: 1,
    part: `own lines, part ${(at % PARTS) + 1}`,
  }));
  writeFileSync(
    path.join(LANGUAGE, 'evidence/commonness.json'),
    `${JSON.stringify(commonnessOf([...own, ...envelopes]), null, 2)}\n`,
  );
  const read = [...own, ...envelopes].map((line) => ({
    ...line,
    ...reader.framesOf(line.text),
    accepted: new Set([...line.accept.flat(), ...line.allowed]),
  }));
  const index = new Map();
  let weights;
  // Choices depend on one another: what was learnt from the first look decides what the second one sees.
  for (const look of [1, 2, 3]) {
    const all = examplesOf(read, reader, index, weights && asWhole(weights, index));
    weights = learn(
      all.flatMap(({ examples }) => examples),
      index.size,
      PENALTY,
    );
    if (look < 3) continue;
    const pairs = crossValidated(all, index);
    const learnt = {
      learntFrom: [
        ...from,
        { ownLines: own.length, sha256: createHash('sha256').update(JSON.stringify(own)).digest('hex') },
      ],
      calibration: { event: isotonic(pairs.event, PER_STEP.event), beside: isotonic(pairs.beside, PER_STEP.beside) },
      weights: Object.fromEntries(
        Object.entries(asWhole(weights, index))
          .filter(([, weight]) => weight !== 0)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    };
    writeFileSync(path.join(LANGUAGE, 'resolve/weights.json'), `${JSON.stringify(learnt)}\n`);
    console.log(`${Object.keys(learnt.weights).length} weights from ${read.length} lines.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
