/**
 * Grades sources on fresh seeds and stores the grades as data, with their evidence: npm run grade [-- [--stale] id ...]
 * Without ids all sources that the engine plays; --stale keeps those of them whose samples are no longer the graded
 * ones. Exit 1 when the listeners are not installed.
 */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace/root.mjs';
import { engineFromSource } from './engine-from-source.mjs';
import { gradeOf } from './grades.mjs';
import { compare, judge } from './listeners.mjs';
import { matchedNoise } from './matched-noise.mjs';
import { heardInRealRecordings } from './real-recordings.mjs';
import { soloScene } from './solo-scene.mjs';
import { samplesOf, staleAmong, takeDigest } from './staleness.mjs';

const SEEDS = [7001, 7002, 7003, 7004, 7005];
/** The distance hardly changes with the seed, and takes longest. */
const MEASURED_SEEDS = 2;
/** Files rendered before they are listened to and deleted. */
const BATCH = 12;
const EVIDENCE = path.join(ROOT, 'docs/grades.json');
const DATA = path.join(ROOT, 'libs/sound-engine/src/catalogue/grades.json');

const realHeard = heardInRealRecordings();
const { engine, codec } = await engineFromSource();
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { stale: { type: 'boolean', default: false } },
});
const played = (asked.length > 0 ? asked : engine.CATALOGUE.map((source) => source.id)).filter((id) =>
  Object.hasOwn(engine.MODELS, id),
);
const ids = values.stale
  ? staleAmong(played, readEvidence(), (id) => samplesOf(SEEDS.map((seed) => takeDigest(rendered(id, seed)))))
  : played;
if (values.stale)
  console.log(`${ids.length} of ${played.length} grades are of other samples than the engine plays now`);
for (let from = 0; from < ids.length; from += BATCH) {
  const graded = gradeBatch(ids.slice(from, from + BATCH));
  // Read again each time: another may be grading other sources meanwhile.
  const evidence = { ...readEvidence(), ...graded };
  store(evidence);
  console.log(`${Math.min(from + BATCH, ids.length)} of ${ids.length}: ${summary(evidence)}`);
}

function gradeBatch(batch) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-grade-'));
  try {
    const takes = batch.flatMap((id) => SEEDS.map((seed, index) => renderTake(folder, id, seed, index)));
    const heard = judge(
      takes.map(({ file, expect }) => ({ file, expect })),
      folder,
    );
    const measured = takes.filter((take) => take.noise);
    const distances = compare(
      measured.flatMap(({ id, file, noise }) => [
        { file, source: id },
        { file: noise, source: id },
      ]),
      folder,
    );
    return Object.fromEntries(batch.map((id) => [id, weigh(id, takes, heard, measured, distances)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rendered(id, seed) {
  return engine.render(soloScene(engine, id, { seed }).scene).mix;
}

function renderTake(folder, id, seed, index) {
  const mix = rendered(id, seed);
  const file = path.join(folder, `${id}-${seed}.wav`);
  writeFileSync(file, codec.encodeWav(mix, { bitDepth: 24 }));
  const noise = index < MEASURED_SEEDS ? path.join(folder, `${id}-${seed}-noise.wav`) : undefined;
  if (noise) writeFileSync(noise, codec.encodeWav(matchedNoise(mix), { bitDepth: 24 }));
  return { id, file, noise, digest: takeDigest(mix), expect: engine.getSource(id).audioSet.join(', ') };
}

function weigh(id, takes, heard, measured, distances) {
  const ranks = takes.flatMap((take, i) =>
    take.id === id ? [Number.isFinite(heard[i].rank) ? heard[i].rank : 521] : [],
  );
  const own = measured.flatMap((take, i) =>
    take.id === id && distances[2 * i] ? [{ sound: distances[2 * i], noise: distances[2 * i + 1] }] : [],
  );
  const mean = (values) => Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000;
  const found = {
    ranks,
    independent: own[0]?.sound.independent ?? 0,
    ...(own.length > 0
      ? {
          distance: mean(own.map(({ sound }) => sound.distance)),
          noiseDistance: mean(own.map(({ noise }) => noise?.distance ?? 0)),
        }
      : {}),
    ...(own[0]?.sound.real ? { real: { p50: own[0].sound.real.p50, p90: own[0].sound.real.p90 } } : {}),
    ...(realHeard.has(id) ? { realHeard: realHeard.get(id).firstThree } : {}),
    samples: samplesOf(takes.filter((take) => take.id === id).map(({ digest }) => digest)),
  };
  return { grade: gradeOf(found), ...found };
}

function readEvidence() {
  try {
    return JSON.parse(readFileSync(EVIDENCE, 'utf8'));
  } catch {
    return {};
  }
}

function store(all) {
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  replaceFile(
    EVIDENCE,
    `{\n${sorted.map(([id, entry]) => `${JSON.stringify(id)}: ${JSON.stringify(entry)}`).join(',\n')}\n}\n`,
  );
  const sourcesByGrade = Object.fromEntries(
    ['strong', 'fair', 'sketch'].map((grade) => [
      grade,
      sorted.filter(([, entry]) => entry.grade === grade).map(([id]) => id),
    ]),
  );
  replaceFile(DATA, `${JSON.stringify(sourcesByGrade, null, 2)}\n`);
}

/** Whole or not at all: another that grades reads these files meanwhile. */
function replaceFile(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

function summary(all) {
  const count = (grade) => Object.values(all).filter((entry) => entry.grade === grade).length;
  return `${count('strong')} strong, ${count('fair')} fair, ${count('sketch')} sketches`;
}
