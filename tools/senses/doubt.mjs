/**
 * Learns when a description as a whole is told as doubtful: npm run train:doubt -- --data FOLDER 01 02. Logistic
 * regression of whether a description is wholly right on what the engine says of its own reading, from opened
 * envelopes alone, as written descriptions were read by the network while it learnt. Figures are of each envelope by
 * weights that were learnt without it. Takes seconds; writes report/doubt.json.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace/root.mjs';
import { answer, loadSources } from './answer.mjs';
import { judge } from './judge.mjs';
import { learn, sharesOf } from './learn.mjs';
import { readEnvelopes } from './read-descriptions.mjs';

const FILE = path.join(ROOT, 'libs/sound-engine/src/language/report/doubt.json');
/** Of squared weights. */
const PENALTY = 5;
/** Share of the right descriptions that may be told as doubtful, held out: asked are 15 %, and unseen ones differ. */
const MOST_DOUBTED = 0.14;
/** Thresholds that are printed beside the chosen one. */
const SHARES = [0.1, 0.12, 0.14, 0.16, 0.18, 0.2];

const ENTRY = `
import '@whoosh/sound-engine/languages';
export * from '@whoosh/sound-engine';
export { languageOf } from '../libs/sound-engine/src/language/lexicon/registry';
export { understand } from '../libs/sound-engine/src/language/understand';
export { guess } from '../libs/sound-engine/src/language/propose/guess';
export { doubtMeasures } from '../libs/sound-engine/src/language/report/doubt';
`;

/** What the engine says of its reading of a line, and whether it is wrong: "wrong" against silence. */
function exampleOf(engine, line, index) {
  const { language } = engine.languageOf(line.text);
  const understanding = engine.understand(line.text, language);
  if (understanding.drafts.length === 0) engine.guess(understanding, line.text, language);
  const names = [];
  const values = [];
  for (const [name, value] of engine.doubtMeasures(understanding, language)) {
    if (!index.has(name)) index.set(name, index.size);
    names.push(index.get(name));
    values.push(value / 100);
  }
  const isWrong = !judge(line, answer(engine, line.text)).right;
  return { weight: 1, candidates: [{ names, values, right: isWrong }], isWrong };
}

const probabilityOf = ({ candidates }, weights) => Math.round(1000 * sharesOf(candidates, weights)[0]);

function withDoubt(rows, size) {
  return [...new Set(rows.map(({ envelope }) => envelope))].flatMap((held) => {
    const weights = learn(
      rows.filter(({ envelope }) => envelope !== held).map(({ example }) => example),
      size,
      PENALTY,
    );
    return rows
      .filter(({ envelope }) => envelope === held)
      .map((row) => ({ ...row, isWrong: row.example.isWrong, doubt: probabilityOf(row.example, weights) }));
  });
}

/** The least doubt that at most such a share of the right ones reaches. */
function thresholdFor(rows, share) {
  const doubts = rows
    .filter(({ isWrong }) => !isWrong)
    .map(({ doubt }) => doubt)
    .sort((a, b) => b - a);
  return doubts[Math.floor(share * doubts.length)] + 1;
}

function print(title, rows, threshold) {
  const right = rows.filter(({ isWrong }) => !isWrong);
  const doubted = right.filter(({ doubt }) => doubt >= threshold).length;
  const silent = rows.filter(({ isWrong, doubt }) => isWrong && doubt < threshold).length;
  const percent = (part, of) => `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;
  console.log(`${title}: right yet doubted ${percent(doubted, right.length)}, silent ${percent(silent, rows.length)}`);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
try {
  const envelopes = readEnvelopes(values.data, positionals);
  const engine = await loadSources(ENTRY);
  const index = new Map();
  const rows = envelopes.flatMap(({ name, lines }) =>
    lines.map((line) => ({ envelope: name, example: exampleOf(engine, line, index) })),
  );
  const held = withDoubt(rows, index.size);
  for (const share of SHARES) print(`doubted from ${thresholdFor(held, share)}`, held, thresholdFor(held, share));
  const doubtfulFrom = thresholdFor(held, MOST_DOUBTED);
  for (const { name } of envelopes)
    print(
      `envelope ${name}`,
      held.filter(({ envelope }) => envelope === name),
      doubtfulFrom,
    );
  const weights = learn(
    rows.map(({ example }) => example),
    index.size,
    PENALTY,
  );
  const learnt = {
    weights: Object.fromEntries([...index].map(([name, at]) => [name, Math.round(100 * weights[at])])),
    doubtfulFrom,
    learntFrom: envelopes.map(({ name, sha256 }) => ({ envelope: name, sha256 })),
  };
  writeFileSync(FILE, `${JSON.stringify(learnt, null, 2)}\n`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
