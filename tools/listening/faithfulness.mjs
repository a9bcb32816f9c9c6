/**
 * npm run bench:faithfulness: what two listeners make of the development prompts and captions, beside real recordings
 * and noise; one table. Exit 1 when a bar is missed or the listeners are not installed. `-- --out FILE` keeps a line
 * for each prompt. `--seeds 4242,1,2` hears every prompt with each of these seeds, `--prompts` the prompts alone.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/table.mjs';
import { ROOT } from '../workspace/root.mjs';
import { engineFromSource } from './engine-from-source.mjs';
import { ENOUGH_RECORDINGS } from './grades.mjs';
import { compare, independentRecordings, judge } from './listeners.mjs';
import { matchedNoise } from './matched-noise.mjs';
import { heardInRealRecordings } from './real-recordings.mjs';
import { soloScene } from './solo-scene.mjs';

const SETS = path.join(ROOT, 'libs/sound-engine/src/testing/language');
/** Not the seeds that sources are graded on. */
const SEED = '4242';
/** Files rendered before they are listened to and deleted. */
const BATCH = 24;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seeds: { type: 'string', default: SEED },
    prompts: { type: 'boolean', default: false },
  },
});
const seeds = values.seeds.split(',').map(Number);
const { engine, codec } = await engineFromSource();
const prompts = seeds.flatMap((seed) => listenTo(readSet('prompts'), seed));
const captions = values.prompts ? [] : listenTo(readSet('captions'), seeds[0]);
const distances = values.prompts ? [] : measureSources(seeds[0]);
if (values.out)
  writeFileSync(values.out, [...prompts, ...captions, ...distances].map((line) => JSON.stringify(line)).join('\n'));
const others = values.prompts ? [] : [...captionRows(), ...distanceRows()];
const holds = printTable([...promptRows(), ...others]);
process.exitCode = holds ? 0 : 1;

function readSet(name) {
  return readFileSync(path.join(SETS, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Renders as the product would, and hears; in their order. */
function listenTo(set, seed) {
  return inBatches(set, (batch, folder) => {
    const takes = batch.map((entry) => renderPrompt(entry, seed, folder));
    const expected = batch.map((entry) => entry.expect_string ?? entry.expect.join(', '));
    const heard = judge(
      takes.map(({ file }, i) => ({ file, expect: expected[i] })),
      folder,
    );
    const noise = judge(
      takes.map(({ noiseFile }, i) => ({ file: noiseFile, expect: expected[i] })),
      folder,
    );
    return batch.map(({ id, prompt }, i) => ({
      id,
      seed,
      prompt,
      sources: takes[i].sources,
      rank: heard[i].rank,
      noiseRank: noise[i].rank,
      heard: heard[i].heard,
    }));
  });
}

function renderPrompt({ id, prompt, duration }, seed, folder) {
  const scene = engine.interpret(prompt, { duration, seed, intensity: 'moderate' });
  const { mix } = engine.render(scene);
  return { ...write(mix, id, folder), sources: scene.layers.map((layer) => layer.source.model) };
}

function write(mix, name, folder) {
  const [file, noiseFile] = [path.join(folder, `${name}.wav`), path.join(folder, `${name}-noise.wav`)];
  writeFileSync(file, codec.encodeWav(mix, { bitDepth: 24 }));
  writeFileSync(noiseFile, codec.encodeWav(matchedNoise(mix), { bitDepth: 24 }));
  return { file, noiseFile };
}

/** Every source of which there are recordings enough, alone: how far from them, and how far its own noise is. */
function measureSources(seed) {
  const ids = engine.CATALOGUE.map((source) => source.id).filter(
    (id) => Object.hasOwn(engine.MODELS, id) && independentRecordings(id) >= ENOUGH_RECORDINGS,
  );
  const all = inBatches(ids, (batch, folder) => {
    const takes = batch.map((id) => write(engine.render(soloScene(engine, id, { seed }).scene).mix, id, folder));
    const own = compare(
      takes.map(({ file }, i) => ({ file, source: batch[i] })),
      folder,
    );
    const noise = compare(
      takes.map(({ noiseFile }, i) => ({ file: noiseFile, source: batch[i] })),
      folder,
    );
    return batch.map((id, i) => ({ id, distance: own[i]?.distance, noise: noise[i]?.distance, real: own[i]?.real }));
  });
  return all.filter(({ real }) => real !== undefined);
}

function inBatches(all, listen) {
  const results = [];
  for (let from = 0; from < all.length; from += BATCH) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-faithfulness-'));
    try {
      results.push(...listen(all.slice(from, from + BATCH), folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    process.stderr.write(`${results.length} of ${all.length}\n`);
  }
  return results;
}

function promptRows() {
  const within = (key, limit) => percent(prompts, (one) => one[key] <= limit);
  const real = prompts.flatMap(({ sources }) => heardInRealRecordings().get(sources[0]) ?? []);
  return [
    {
      what: `${prompts.length} prompts, wished class first`,
      value: within('rank', 1),
      limit: 55,
      unit: '%',
      better: 'more',
    },
    {
      what: `${prompts.length} prompts, among the first three`,
      value: within('rank', 3),
      limit: 70,
      unit: '%',
      better: 'more',
    },
    {
      what: '  real recordings of the same sources, first',
      value: mean(real.map(({ first }) => first)) * 100,
      unit: '%',
    },
    {
      what: '  real recordings of the same sources, first three',
      value: mean(real.map(({ firstThree }) => firstThree)) * 100,
      unit: '%',
    },
    { what: '  noise of the same spectrum and envelope, first', value: within('noiseRank', 1), unit: '%' },
    { what: '  noise of the same spectrum and envelope, first three', value: within('noiseRank', 3), unit: '%' },
  ];
}

function captionRows() {
  return [
    {
      what: `${captions.length} captions, every named source among the first ten`,
      value: percent(captions, ({ rank }) => rank <= 10),
      limit: 50,
      unit: '%',
      better: 'more',
    },
    {
      what: '  noise of the same spectrum and envelope',
      value: percent(captions, ({ noiseRank }) => noiseRank <= 10),
      unit: '%',
    },
  ];
}

function distanceRows() {
  const inside = (key) => percent(distances, (one) => one[key] <= one.real.p90);
  return [
    {
      what: `${distances.length} sources of ${ENOUGH_RECORDINGS} recordings or more, inside the real ones' range`,
      value: inside('distance'),
      limit: 60,
      unit: '%',
      better: 'more',
    },
    { what: '  noise of the same spectrum and envelope', value: inside('noise'), unit: '%' },
  ];
}

function percent(all, holdsFor) {
  return (100 * all.filter(holdsFor).length) / all.length;
}

function mean(numbers) {
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}
