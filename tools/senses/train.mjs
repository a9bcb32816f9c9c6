/**
 * Learns the weights by which the language chooses among sources: npm run train:senses -- --data FOLDER 01 02. The
 * numbers name the envelopes of real descriptions to learn from, opened ones only; without them it learns from the
 * project's own labelled lines alone, and says so. With --only WORD, the weights whose names have that word are learnt
 * anew and all others stay, with them the readings of texts that the named measures say nothing of. The same lines give
 * the same weights. Held-out figures are printed for every envelope and for six parts of the own lines.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace/root.mjs';
import { loadSources } from './answer.mjs';
import { ownDescriptions } from './descriptions.mjs';
import { encode, isotonic, learn, sharesOf } from './learn.mjs';
import { readEnvelopes, readWritten } from './read-descriptions.mjs';

const LANGUAGE = path.join(ROOT, 'libs/sound-engine/src/language');
/** How much a line counts: those that the rules were written for say little about what people write. */
const WEIGHT = { real: 1, own: 0.5 };
const PENALTY = 1;
const PARTS = 5;
/** Odds against silence, in hundredths, that are tried for how a candidate stands to what the rules propose. */
const ODDS = {
  read: [67, 82, 100, 122],
  unread: [300, 500, 900],
  used: [200, 300, 500],
  usedBeside: [900, 2000, 9000],
};
/** Choices per step of the calibration. */
const PER_STEP = { event: 60, beside: 30 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, only: { type: 'string' } },
});
const LEARNT = path.join(LANGUAGE, 'resolve/weights.json');
const before = JSON.parse(readFileSync(LEARNT, 'utf8'));

/** Weights that stay, by index. */
function keptOf(index) {
  if (values.only === undefined) return new Map();
  return new Map(
    [...index].flatMap(([name, at]) => (name.includes(values.only) ? [] : [[at, (before.weights[name] ?? 0) / 100]])),
  );
}

function realLines() {
  const envelopes = positionals.length > 0 ? readEnvelopes(values.data, positionals) : [];
  if (envelopes.length === 0)
    console.log("No envelopes are named: learning from the project's own descriptions alone.");
  // Lines of the plain form are kept for measuring: nothing has been learnt from them.
  const written = readWritten().filter(({ lines }) => lines.every(({ spans }) => spans === undefined));
  return {
    lines: [...envelopes, ...written].flatMap(({ name, lines, sha256 }) =>
      lines.map(({ text, accept }, at) => ({
        part: at % PARTS,
        set: name,
        weight: WEIGHT.real,
        text,
        accept,
        allowed: [],
      })),
    ),
    from: [
      ...envelopes.map(({ name, sha256 }) => ({ envelope: name, sha256 })),
      ...written.map(({ name, lines }) => ({ descriptions: name, lines: lines.length })),
    ],
  };
}

function framesOf(reader, text) {
  const { frames, knowledge } = reader.framesOf(text);
  return { frames, knowledge };
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

/** What is chosen with these least odds against silence. */
function chosenOf(scored, odds) {
  return scored.flatMap(({ best, standing, probability, silence, slot, right }) =>
    100 * probability >= odds[standing] * silence
      ? [{ source: best.source, slot, probability: 1000 * probability, right }]
      : [],
  );
}

/** The likeliest candidate of every choice. */
function scoredOf({ choices, examples }, weights, standingOf) {
  return choices.flatMap(({ candidates, choice }, at) => {
    if (candidates.length === 0) return [];
    const shares = sharesOf(examples[at].candidates, weights);
    const probability = Math.max(...shares);
    const best = shares.indexOf(probability);
    return [
      {
        best: candidates[best],
        standing: standingOf(candidates[best], choice),
        probability,
        silence: 1 - shares.reduce((sum, share) => sum + share, 0),
        slot: choice.slot,
        right: examples[at].candidates[best].right,
      },
    ];
  });
}

function isPresent(line, found) {
  return line.accept.every((ids) => ids.length === 0 || ids.some((id) => found.has(id)));
}

/** Every line with its choices as they come out where its part was not learnt from. */
function heldOut(all, index, standingOf) {
  return [...new Set(all.map(({ line }) => line.part))].flatMap((part) => {
    const weights = learn(
      all.filter(({ line }) => line.part !== part).flatMap(({ examples }) => examples),
      index.size,
      PENALTY,
      keptOf(index),
    );
    return all
      .filter(({ line }) => line.part === part)
      .map((one) => ({ line: one.line, scored: scoredOf(one, weights, standingOf) }));
  });
}

/** The odds with which most held-out lines have all that is wanted and nothing else. */
function bestOdds(held) {
  const all = Object.entries(ODDS).reduce(
    (found, [standing, values]) => found.flatMap((odds) => values.map((value) => ({ ...odds, [standing]: value }))),
    [{}],
  );
  const worth = (odds) =>
    held.reduce((sum, { line, scored }) => {
      const found = new Set(chosenOf(scored, odds).map(({ source }) => source));
      return sum + (isPresent(line, found) && [...found].every((id) => line.accepted.has(id)) ? line.weight : 0);
    }, 0);
  return all.map((odds) => ({ odds, worth: worth(odds) })).reduce((a, b) => (b.worth > a.worth ? b : a)).odds;
}

function printHeldOut(held, odds) {
  const bySet = new Map();
  for (const { line, scored } of held) {
    for (const set of [line.set, line.weight === WEIGHT.real ? 'all real ones' : 'all own ones']) {
      const figures = bySet.get(set) ?? { lines: 0, learnt: [0, 0, 0], rules: [0, 0, 0] };
      bySet.set(set, figures);
      figures.lines++;
      count(figures.learnt, line, new Set(chosenOf(scored, odds).map(({ source }) => source)));
      count(figures.rules, line, new Set(line.knowledge.read.map(({ source }) => source)));
    }
  }
  for (const [set, { lines, learnt, rules }] of bySet) {
    const percent = (counts) => counts.map((one) => ((100 * one) / lines).toFixed(1)).join(', ');
    console.log(
      `${set}, ${lines} lines held out: main, all, nothing extra ${percent(learnt)} (rules ${percent(rules)})`,
    );
  }
}

/** Choices of real lines by slot: what the stated probability is held against. */
function pairsOf(held, odds) {
  const pairs = { event: [], beside: [] };
  for (const { line, scored } of held.filter(({ line: { weight } }) => weight === WEIGHT.real))
    for (const choice of chosenOf(scored, odds)) pairs[choice.slot === 'event' ? 'event' : 'beside'].push(choice);
  return pairs;
}

function count(figures, line, found) {
  const isPresent_ = isPresent(line, found);
  if (line.accept[0].some((id) => found.has(id))) figures[0]++;
  if (isPresent_) figures[1]++;
  if (isPresent_ && [...found].every((id) => line.accepted.has(id))) figures[2]++;
}

try {
  const { lines: real, from } = realLines();
  const reader = await loadSources("export * from '../libs/sound-engine/src/testing/language/event-frames';");
  const own = ownDescriptions(reader.CATALOGUE).map((line, at) => ({
    ...line,
    weight: WEIGHT.own,
    set: 'own',
    part: at % PARTS,
  }));
  if (values.only === undefined)
    writeFileSync(
      path.join(LANGUAGE, 'evidence/commonness.json'),
      `${JSON.stringify(commonnessOf([...own, ...real]), null, 2)}\n`,
    );
  const read = [...own, ...real].map((line) => ({
    ...line,
    ...framesOf(reader, line.text),
    accepted: new Set([...line.accept.flat(), ...line.allowed]),
  }));
  const index = new Map();
  let weights;
  // Choices depend on one another: what was learnt from the first look decides what the second one sees.
  for (const look of [1, 2]) {
    const all = examplesOf(read, reader, index, weights && asWhole(weights, index));
    weights = learn(
      all.flatMap(({ examples }) => examples),
      index.size,
      PENALTY,
      keptOf(index),
    );
    if (look < 2) continue;
    const held = heldOut(all, index, reader.standingOf);
    const leastOdds = values.only === undefined ? bestOdds(held) : before.leastOdds;
    printHeldOut(held, leastOdds);
    const pairs = pairsOf(held, leastOdds);
    const learnt = {
      learntFrom: [
        ...(values.only === undefined ? [] : before.learntFrom.map((one) => ({ ...one, all: true }))),
        ...from.map((one) => (values.only === undefined ? one : { ...one, only: values.only })),
        { ownLines: own.length, sha256: createHash('sha256').update(JSON.stringify(own)).digest('hex') },
      ],
      leastOdds,
      calibration:
        values.only === undefined
          ? { event: isotonic(pairs.event, PER_STEP.event), beside: isotonic(pairs.beside, PER_STEP.beside) }
          : before.calibration,
      weights: Object.fromEntries(
        Object.entries(asWhole(weights, index))
          .filter(([, weight]) => weight !== 0)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    };
    writeFileSync(LEARNT, `${JSON.stringify(learnt)}\n`);
    console.log(`${Object.keys(learnt.weights).length} weights from ${read.length} lines.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
