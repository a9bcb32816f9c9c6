// Measures how models sound by themselves and keeps what the engine needs to bring them to their individuals: `npm run calibrate -- <source> ...`
// (`all` for every source with measures of recordings), `--data FOLDER` where those measures lie. Results: calibration/<source>.json, which says from
// what and how well, and libs/sound-engine/src/individual/calibration.json, which the engine reads. The same sources give the same bytes.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace/root.mjs';
import { dryTake, engineForCalibration, individualTake, plainScene } from './dry-takes.mjs';
import { measureModel, mono } from './measure-models.mjs';
import { measure } from './measures.mjs';

const RESULTS = path.join(ROOT, 'calibration');
const ENGINE_FILE = path.join(ROOT, 'libs/sound-engine/src/individual/calibration.json');
/** Takes that are measured, and others that the objective is checked with. */
const FITTED_SEEDS = [101, 102, 103];
const CHECKED_SEEDS = [201, 202, 203];
/** Levels are kept in half decibels. */
const STEPS = 2;
const OBJECTIVE =
  'mean of the absolute differences, in dB over the 40 bands, between the mean long-term spectrum of takes and that of the recordings';

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
  if (positionals.length === 0) throw new Error('Name sources, or all.');
  const isAll = positionals.includes('all');
  if (!values.data)
    throw new Error('The measures of recordings are not in this repository: name their folder with --data FOLDER.');
  const available = sourcesIn(values.data);
  const sources = isAll ? available : positionals;
  const missing = sources.filter((source) => !available.includes(source));
  if (missing.length > 0) throw new Error(`No measures of recordings in ${values.data}: ${missing.join(', ')}`);
  mkdirSync(RESULTS, { recursive: true });
  const bundle = await engineForCalibration();
  const known = JSON.parse(readFileSync(ENGINE_FILE, 'utf8'));
  for (const source of sources) {
    const measured = measureModel(bundle, source, FITTED_SEEDS);
    if (measured === null) {
      console.log(`${source}: no words lead to it alone, nothing measured`);
      continue;
    }
    known[source] = Object.fromEntries(
      Object.entries(measured).map(([name, levels]) => [name, levels.map((level) => Math.round(level * STEPS))]),
    );
  }
  writeFileSync(ENGINE_FILE, rows(known));
  const fitted = await engineForCalibration();
  for (const source of sources.filter((one) => known[one])) report(fitted, source, values.data);
}

const sourcesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.startsWith('_'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** A source a line, in order: what changed is seen. */
function rows(table) {
  const lines = Object.keys(table)
    .sort()
    .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(table[id])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** With takes that nothing was fitted to. */
function report(bundle, source, folder) {
  const file = path.join(folder, `${source}.json`);
  const { recordings, sessions, colour } = JSON.parse(readFileSync(file, 'utf8'));
  const ids = recordingIds(folder, source);
  const distance = (take) => {
    const spectra = CHECKED_SEEDS.flatMap((seed) => {
      const scene = plainScene(bundle.engine, source, seed);
      const measured = scene && measure(mono(take(bundle, scene)), bundle.codec.createRealFft);
      return measured ? [measured.colour] : [];
    });
    const compared = colour.mean.flatMap((wanted, band) =>
      wanted === null
        ? []
        : [Math.abs(spectra.reduce((sum, row) => sum + Math.max(-75, row[band]), 0) / spectra.length - wanted)],
    );
    return Number((compared.reduce((sum, value) => sum + value, 0) / compared.length).toFixed(2));
  };
  const result = {
    source,
    engine: bundle.engine.ENGINE_VERSION,
    measures: 'colour.mean and levels.mean of the recordings; colour and levels of the model',
    recordings: { count: recordings, sessions, ...(ids.length > 0 ? { ids } : {}) },
    seeds: { fitted: FITTED_SEEDS, checked: CHECKED_SEEDS },
    objective: OBJECTIVE,
    before: distance(dryTake),
    after: distance(individualTake),
  };
  writeFileSync(path.join(RESULTS, `${source}.json`), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`${source}: ${result.before} -> ${result.after} dB`);
}

/** Repository and file of each recording, where a list of them lies beside the measures. */
function recordingIds(folder, source) {
  const list = path.join(folder, '../recordings.csv');
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${source},`))
    .map((line) => line.split(',').slice(1, 3).join(' '));
}

await main();
