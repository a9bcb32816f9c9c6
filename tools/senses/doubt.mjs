/**
 * Learns when a description as a whole is told as doubtful: npm run train:doubt -- --data FOLDER 01 02. Logistic
 * regression of whether a description is wholly right on what the engine says of its own reading, and of each layer's
 * probability on that doubt, from the real descriptions in `descriptions/measured`, which the network has not seen, and
 * from the opened envelopes that are named: of what it learnt from it is surer than of what it meets. What speaks
 * against a reading has no weight for it (a monotone model). Figures are of each part by weights and a threshold that
 * were learnt without it. Takes seconds; writes report/doubt.json.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace/root.mjs';
import { answer, loadSources } from './answer.mjs';
import { calibration, judge } from './judge.mjs';
import { learn, sharesOf } from './learn.mjs';
import { readEnvelopes, readWritten } from './read-descriptions.mjs';

const MEASURED = fileURLToPath(new URL('descriptions/measured', import.meta.url));
/** Parts that are held out in turn. */
const PARTS = 5;
const FILE = path.join(ROOT, 'libs/sound-engine/src/language/report/doubt.json');
/** Of squared weights. */
const PENALTY = 5;
/** Share that may be wrong without a word of doubt; a tenth is asked of others than these. */
const MOST_SILENT = 0.09;
/**
 * What a measure weighs at least, where it is more than nothing: a word that no dictionary has and that tells of a
 * sound puts even the clearest reading in doubt ("a dog barks and a glorping"), as what it means is not heard. 34 of
 * these descriptions have one, too few to learn it from.
 */
const LEAST_WEIGHTS = { 'a word that no dictionary has sounds': 2 };
/** The one measure of a description that speaks neither for nor against it. */
const ALWAYS = 'always';

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

/** @param least the least weight of the measures, by their indices */
function weightsFrom(rows, index, least) {
  const examples = rows.map(({ example }) => example);
  return learn(examples, index.size, PENALTY, new Map(), least);
}

/** Each row with its probability in thousandths by weights that were learnt without its part. */
function heldOut(rows, index, least) {
  return [...new Set(rows.map(({ part }) => part))].flatMap((held) => {
    const others = rows.filter(({ part }) => part !== held);
    const weights = weightsFrom(others, index, least);
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

function weightsOf(rows, index, least) {
  const weights = weightsFrom(rows, index, least);
  return Object.fromEntries([...index].map(([name, at]) => [name, Math.round(100 * weights[at])]));
}

/**
 * The highest doubt from which on no more than such a share is wrong below it: of descriptions that the network has not
 * learnt from, as it is too sure of the others.
 */
function thresholdOfSilence(all, share) {
  const rows = all.filter(({ set }) => set === 'measured');
  const wrong = rows
    .filter(({ isWrong }) => isWrong)
    .map(({ doubt }) => doubt)
    .sort((a, b) => a - b);
  return wrong[Math.floor(share * rows.length)];
}

/** Prints how a part fares by what was learnt without it. */
function print(title, rows) {
  if (rows.length === 0) return;
  const right = rows.filter(({ isWrong }) => !isWrong);
  const doubted = right.filter(({ isDoubted }) => isDoubted).length;
  const silent = rows.filter(({ isWrong, isDoubted }) => isWrong && !isDoubted).length;
  const percent = (part, of) => `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;
  console.log(`${title}: right yet doubted ${percent(doubted, right.length)}, silent ${percent(silent, rows.length)}`);
}

/** Each row with whether it is in doubt by a threshold that was chosen without its part. */
function judgedApart(held) {
  const parts = [...new Set(held.map(({ part }) => part))];
  const thresholds = new Map(
    parts.map((part) => [
      part,
      thresholdOfSilence(
        held.filter((row) => row.part !== part),
        MOST_SILENT,
      ),
    ]),
  );
  return held.map((row) => ({ ...row, isDoubted: row.doubt >= thresholds.get(row.part) }));
}

function printAll(rows) {
  print('all', rows);
  print(
    'English',
    rows.filter(({ lang }) => lang === 'en'),
  );
  print(
    'other languages',
    rows.filter(({ lang }) => lang !== 'en'),
  );
  for (const set of ['measured', 'envelopes'])
    print(
      set,
      rows.filter((row) => row.set === set),
    );
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
try {
  const envelopes = positionals.length > 0 ? readEnvelopes(values.data, positionals) : [];
  const sets = [
    { set: 'measured', lines: readWritten(MEASURED).flatMap(({ lines }) => lines) },
    { set: 'envelopes', lines: envelopes.flatMap(({ lines }) => lines) },
  ];
  const engine = await loadSources(ENTRY);
  const index = new Map();
  const rows = sets.flatMap(({ set, lines }) =>
    lines.map((line, at) => ({ set, part: at % PARTS, lang: line.lang, example: exampleOf(engine, line, index) })),
  );
  const least = new Map(
    [...index].filter(([name]) => name !== ALWAYS).map(([name, at]) => [at, LEAST_WEIGHTS[name] ?? 0]),
  );
  const held = heldOut(rows, index, least).map((row) => ({
    ...row,
    isWrong: row.example.isWrong,
    doubt: row.probability,
  }));
  printAll(judgedApart(held));
  const layerIndex = new Map();
  const layers = layerRows(engine, held, layerIndex);
  printCalibration('before', layers);
  printCalibration(
    'held out',
    heldOut(layers, layerIndex).map((row) => ({ ...row, confidence: row.probability / 1000 })),
  );
  const learnt = {
    weights: weightsOf(rows, index, least),
    layers: weightsOf(layers, layerIndex),
    doubtfulFrom: thresholdOfSilence(held, MOST_SILENT),
    learntFrom: Object.fromEntries(sets.map(({ set, lines }) => [set, lines.length])),
  };
  writeFileSync(FILE, `${JSON.stringify(learnt, null, 2)}\n`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
