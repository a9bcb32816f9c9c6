/**
 * Learns when a description as a whole is told as doubtful: npm run train:doubt. Logistic regression of whether a
 * description is wholly right on what the engine says of its own reading, and of each layer's probability on that
 * doubt, from the real descriptions in `descriptions/measured`, which the network has not seen: of what it learnt from
 * it is surer than of what it meets. Figures are of each part by weights that were learnt without it. Takes seconds;
 * writes report/doubt.json.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../workspace/root.mjs';
import { answer, loadSources } from './answer.mjs';
import { calibration, judge } from './judge.mjs';
import { learn, sharesOf } from './learn.mjs';
import { readWritten } from './read-descriptions.mjs';

const MEASURED = fileURLToPath(new URL('descriptions/measured', import.meta.url));
/** Parts that are held out in turn. */
const PARTS = 5;
const FILE = path.join(ROOT, 'libs/sound-engine/src/language/report/doubt.json');
/** Of squared weights. */
const PENALTY = 5;
/** Share of all descriptions that may be wrong without a word of doubt, held out, as asked. */
const MOST_SILENT = 0.1;
/** Shares of the right ones that are told as doubtful, whose thresholds are printed beside the chosen one. */
const SHARES = [0.1, 0.12, 0.15, 0.18, 0.2];

const ENTRY = `
import '@whoosh/sound-engine/languages';
export * from '@whoosh/sound-engine';
export { languageOf } from '../libs/sound-engine/src/language/lexicon/registry';
export { understand } from '../libs/sound-engine/src/language/understand';
export { guess } from '../libs/sound-engine/src/language/propose/guess';
export { doubtMeasures, isRead, layerMeasures } from '../libs/sound-engine/src/language/report/doubt';
`;

/** What the engine says of its reading of a line, and whether it is wrong: "wrong" against silence. */
function exampleOf(engine, line, index) {
  const { language } = engine.languageOf(line.text);
  const understood = engine.understand(line.text, language);
  const understanding = understood.drafts.length > 0 ? understood : engine.guess(understood, line.text, language);
  const isWrong = !judge(line, answer(engine, line.text)).right;
  const allowed = new Set(line.accept.flat());
  const layers = understanding.drafts
    .filter(engine.isRead)
    .map((draft) => ({ draft, confidence: draft.origin.confidence, right: allowed.has(draft.source) }));
  const measures = engine.doubtMeasures(understanding, language);
  return { weight: 1, candidates: [encoded(measures, index, isWrong)], isWrong, layers };
}

/** Measures in hundredths as numbers, whose names `index` counts. */
function encoded(measures, index, right) {
  const names = [];
  const values = [];
  for (const [name, value] of measures) {
    if (!index.has(name)) index.set(name, index.size);
    names.push(index.get(name));
    values.push(value / 100);
  }
  return { names, values, right };
}

const probabilityOf = ({ candidates }, weights) => Math.round(1000 * sharesOf(candidates, weights)[0]);

/** Each row with its probability in thousandths by weights that were learnt without its part. */
function heldOut(rows, size) {
  return [...new Set(rows.map(({ part }) => part))].flatMap((held) => {
    const weights = learn(
      rows.filter(({ part }) => part !== held).map(({ example }) => example),
      size,
      PENALTY,
    );
    return rows
      .filter(({ part }) => part === held)
      .map((row) => ({ ...row, probability: probabilityOf(row.example, weights) }));
  });
}

/** Each layer as an example, by the doubt that was held out. */
function layerRows(engine, rows, index) {
  return rows.flatMap(({ part, doubt, example }) =>
    example.layers.map(({ draft, confidence, right }) => ({
      part,
      confidence,
      example: { weight: 1, candidates: [encoded(engine.layerMeasures(draft, doubt), index, right)] },
      right,
    })),
  );
}

function printCalibration(title, layers) {
  const bins = calibration(layers);
  const gap = bins.reduce((sum, { stated, good, of }) => sum + Math.abs(stated * of - good), 0) / layers.length;
  console.log(`layers by stated probability, ${title}: mean gap ${gap.toFixed(3)}`);
  for (const { from, stated, good, of } of bins)
    console.log(`  from ${from.toFixed(1)}: stated ${(100 * stated).toFixed(0)} %, right ${good} of ${of}`);
}

function weightsOf(rows, index) {
  const weights = learn(
    rows.map(({ example }) => example),
    index.size,
    PENALTY,
  );
  return Object.fromEntries([...index].map(([name, at]) => [name, Math.round(100 * weights[at])]));
}

/** The least doubt that at most such a share of the right ones reaches. */
function thresholdFor(rows, share) {
  const doubts = rows
    .filter(({ isWrong }) => !isWrong)
    .map(({ doubt }) => doubt)
    .sort((a, b) => b - a);
  return doubts[Math.floor(share * doubts.length)] + 1;
}

/** The highest doubt from which on no more than such a share of all is wrong below it. */
function thresholdOfSilence(rows, share) {
  const wrong = rows
    .filter(({ isWrong }) => isWrong)
    .map(({ doubt }) => doubt)
    .sort((a, b) => a - b);
  return wrong[Math.floor(share * rows.length)];
}

function print(title, rows, threshold) {
  const right = rows.filter(({ isWrong }) => !isWrong);
  const doubted = right.filter(({ doubt }) => doubt >= threshold).length;
  const silent = rows.filter(({ isWrong, doubt }) => isWrong && doubt < threshold).length;
  const percent = (part, of) => `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;
  console.log(`${title}: right yet doubted ${percent(doubted, right.length)}, silent ${percent(silent, rows.length)}`);
}

try {
  const engine = await loadSources(ENTRY);
  const index = new Map();
  const rows = readWritten(MEASURED)
    .flatMap(({ lines }) => lines)
    .map((line, at) => ({ part: at % PARTS, lang: line.lang, example: exampleOf(engine, line, index) }));
  const held = heldOut(rows, index.size).map((row) => ({
    ...row,
    isWrong: row.example.isWrong,
    doubt: row.probability,
  }));
  for (const share of SHARES) print(`doubted from ${thresholdFor(held, share)}`, held, thresholdFor(held, share));
  const doubtfulFrom = thresholdOfSilence(held, MOST_SILENT);
  print(`doubted from ${doubtfulFrom}, chosen`, held, doubtfulFrom);
  for (const [title, isOne] of [
    ['English', ({ lang }) => lang === 'en'],
    ['other languages', ({ lang }) => lang !== 'en'],
  ])
    print(title, held.filter(isOne), doubtfulFrom);
  const layerIndex = new Map();
  const layers = layerRows(engine, held, layerIndex);
  printCalibration('before', layers);
  printCalibration(
    'held out',
    heldOut(layers, layerIndex.size).map((row) => ({ ...row, confidence: row.probability / 1000 })),
  );
  const learnt = {
    weights: weightsOf(rows, index),
    layers: weightsOf(layers, layerIndex),
    doubtfulFrom,
    learntFrom: { measured: rows.length },
  };
  writeFileSync(FILE, `${JSON.stringify(learnt, null, 2)}\n`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
