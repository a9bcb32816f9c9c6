import { readFileSync } from 'node:fs';
import { loadSources } from '../answer.mjs';
import { encode, isotonic, learn, sharesOf } from '../learn.mjs';

const PENALTY = 2;
/** What is printed and calibrated comes from weights that were learnt without a quarter of the lines. */
const PARTS = 4;
/** Choices per step of the calibration. */
const PER_STEP = 150;

const isPresent = (line, found) => line.accept.every((ids) => ids.length === 0 || ids.some((id) => found.has(id)));

/** Every line with its candidates, their measures, and these as numbers. */
function weighedLines(engine, lines, index) {
  return lines.map((line) => {
    const { knowledge } = engine.framesOf(line.text);
    const text = engine.weighedText(knowledge);
    const accepted = new Set([...line.accept.flat(), ...(line.allowed ?? [])]);
    // Each candidate is a choice of its own: whether it is meant.
    const choices = text.candidates.map((candidate) => ({
      candidates: [candidate],
      measures: [engine.layerMeasures(candidate, text)],
      weight: line.weight,
    }));
    return { line, accepted, candidates: text.candidates, examples: encode(choices, accepted, index) };
  });
}

function heldOut(rows, size) {
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const others = rows.filter((_, at) => at % PARTS !== part).flatMap(({ examples }) => examples);
    const weights = learn(others, size, PENALTY);
    return rows
      .filter((_, at) => at % PARTS === part)
      .map((row) => ({
        ...row,
        weighed: row.candidates.map((candidate, at) => ({
          candidate,
          probability: Math.round(1000 * sharesOf(row.examples[at].candidates, weights)[0]),
        })),
      }));
  });
}

function count(figures, { line, accepted }, found) {
  const present = isPresent(line, found);
  figures[0]++;
  if (line.accept.length === 0 || line.accept[0].length === 0 || line.accept[0].some((id) => found.has(id)))
    figures[1]++;
  if (present) figures[2]++;
  if (present && [...found].every((id) => accepted.has(id))) figures[3]++;
}

function print(title, rows, pick) {
  const bySet = new Map();
  for (const row of rows) {
    const name = row.line.set.replace(/^envelope.*/, 'envelopes').replace(/-\w$/, '');
    const figures = bySet.get(name) ?? [0, 0, 0, 0];
    bySet.set(name, figures);
    count(figures, row, new Set(pick(row)));
  }
  console.log(title);
  for (const [name, [of, ...found]] of bySet)
    console.log(
      `  ${name}, ${of} lines: main, all, nothing extra ${found.map((one) => ((100 * one) / of).toFixed(1)).join(', ')} %`,
    );
}

/**
 * Learns how far rules and network are to be trusted, from lines that this network has not seen.
 * @returns weights in hundredths and the steps of the calibration, in thousandths
 */
export async function learnWeights(networkFile, lines) {
  const engine = await loadSources("export * from '../libs/sound-engine/src/testing/language/event-frames';");
  engine.registerNetwork(JSON.parse(readFileSync(networkFile, 'utf8')));
  const index = new Map();
  const rows = weighedLines(engine, lines, index);
  const held = heldOut(rows, index.size);
  const chosen = (row) => engine.choose(row.weighed);
  print('The rules alone, on lines held out', rows, ({ candidates }) =>
    candidates.filter(({ read }) => read).map(({ source }) => source),
  );
  print('Rules and network', held, (row) => chosen(row).map(({ candidate }) => candidate.source));
  const weights = learn(
    rows.flatMap(({ examples }) => examples),
    index.size,
    PENALTY,
  );
  const pairs = held
    .filter(({ line }) => line.set !== 'own')
    .flatMap((row) =>
      chosen(row).map(({ probability, candidate }) => ({ probability, right: row.accepted.has(candidate.source) })),
    );
  const whole = [...index.keys()].map((name, at) => [name, Math.round(100 * weights[at])]);
  return {
    weights: Object.fromEntries(whole.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1))),
    calibration: isotonic(pairs, PER_STEP),
  };
}
