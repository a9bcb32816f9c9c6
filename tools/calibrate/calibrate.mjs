// Measures how models sound by themselves, and decides how much of an individual's colour each takes: `npm run
// calibrate -- <source> ...` (`all` for every source of the catalogue), `--data FOLDER` where the measures of
// recordings lie, `--recordings FOLDER` where the recordings do; `--held` only tries anew how much of its strength
// leaves a source its properties, `--share` how much of its kernel's draws where no differences were found,
// `--microphone` how much of what its microphone does, `--contrast` how much of the contrast inside bands, `--within`
// how much of what individuals differ by inside takes, `--measured` only measures the model anew, `--differences FILE`
// finds how individuals differ in the parameters of the model (FILE keeps the features of the recordings, so that they
// are measured once) and with `--gate` only tries anew whether what was found holds for seeds and recordings that were
// kept back, `--narrow FACTOR` takes so much of the spreads that were found, `--wider` as wide draws as leave a source
// its properties, `--wider-by FACTORS` so many times as wide ones (`1.4,1.2`: the first that leave it them). Results:
// calibration/<source>.json, which says from what and how well, and libs/sound-engine/src/individual/calibrations,
// which the engine reads. The same sources give the same bytes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { engineForCalibration } from './dry-takes.mjs';
import { measureModel } from './measure-models.mjs';
import { ENGINE_FOLDER, RESULTS, rows } from './calibration-files.mjs';
import { findAndKeep, gateAgain, narrow } from './kept-differences.mjs';
import { HELD_SEEDS, heldShare, heldStrength, heldWider, heldWiderBy, usualShare } from './properties.mjs';
import { recordingsOf } from './recordings.mjs';
import { featuresOfRecordings, usualDeviations } from './recorded-features.mjs';
import { decideStrength } from './strength.mjs';

const FITTED_SEEDS = [101, 102, 103];
/** Levels are kept in half decibels. */
const STEPS = 2;

/**
 * Of an individual's own colour and of the way to the recordings' mean, where no recordings decide (band-settings.ts).
 */
const USUAL = [1, 0];

/** Signals that a formula or a norm defines: there is one of each. */
const SIGNALS = new Set(['white_noise', 'pink_noise', 'sine_tone', 'dial_tone', 'phone_tones']);

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      recordings: { type: 'string' },
      held: { type: 'boolean' },
      share: { type: 'boolean' },
      microphone: { type: 'boolean' },
      contrast: { type: 'boolean' },
      within: { type: 'boolean' },
      measured: { type: 'boolean' },
      differences: { type: 'string' },
      gate: { type: 'boolean' },
      narrow: { type: 'string' },
      wider: { type: 'boolean' },
      'wider-by': { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error('Name sources, or all.');
  if (!values.data || !values.recordings)
    throw new Error('Recordings and their measures are not in this repository: name --data and --recordings FOLDER.');
  mkdirSync(RESULTS, { recursive: true });
  const bundle = await engineForCalibration();
  const catalogue = bundle.engine.CATALOGUE.map(({ id }) => id);
  const sources = positionals.includes('all') ? catalogue : positionals;
  const unknown = sources.filter((source) => !catalogue.includes(source));
  if (unknown.length > 0) throw new Error(`The catalogue has no ${unknown.join(', ')}`);
  if (values.differences) {
    const features = featuresOfRecordings(bundle, values.recordings, values.differences);
    const usual = usualDeviations(features);
    const step = values.gate ? gateAgain : findAndKeep;
    for (const source of sources) step(bundle, source, features[source] ?? [], usual);
    return;
  }
  const share = ['share', 'microphone', 'contrast', 'within'].find((name) => values[name]);
  if (share) {
    for (const source of sources) holdShare(bundle, source, share);
    return;
  }
  if (values.wider ?? values['wider-by']) {
    const factors = values['wider-by']?.split(',').map(Number);
    for (const source of sources) widen(bundle, source, factors);
    return;
  }
  if (values.narrow) {
    for (const source of sources) narrow(bundle, source, Number(values.narrow));
    return;
  }
  for (const source of sources) calibrate(bundle, source, values);
}

/** Lessens what is done to every individual of a source until the source has its properties. */
function holdShare(bundle, source, name) {
  const file = path.join(ENGINE_FOLDER, `${bundle.figureFamily(source)}.json`);
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const { [name]: before, ...calibration } = known[source] ?? {};
  // of what was found the share is a part
  if (name === 'share' && calibration.differs) return;
  const usual = usualShare(name);
  const share = heldShare(bundle, source, calibration, name) ?? before ?? usual;
  known[source] = { ...calibration, ...(share === usual ? {} : { [name]: share }) };
  writeFileSync(file, rows(known));
  console.log(`${source}: ${share}`);
}

/**
 * Gives a source the widest draws that leave it its properties, and notes them beside how it was measured.
 * @param {number[]} [factors] how many times as wide as it has them; absent: as wide as draws get
 */
function widen(bundle, source, factors) {
  const file = path.join(ENGINE_FOLDER, `${bundle.figureFamily(source)}.json`);
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const before = known[source] ?? {};
  const wider = factors ? heldWiderBy(bundle, source, before, factors) : heldWider(bundle, source, before);
  if (wider === undefined) return;
  known[source] = wider;
  writeFileSync(file, rows(known));
  const result = path.join(RESULTS, `${source}.json`);
  const { share = usualShare('share'), strength, differs } = wider;
  const decided = { share, strength, ...(factors && differs ? { differs } : {}), held: HELD_SEEDS };
  writeFileSync(
    result,
    `${JSON.stringify({ ...JSON.parse(readFileSync(result, 'utf8')), wider: decided }, null, 2)}\n`,
  );
  console.log(`${source}: ${JSON.stringify(decided)}`);
}

/** Measures one source, decides, and writes what was found beside the others of its family. */
function calibrate(bundle, source, { data, recordings: folder, held, measured: isMeasuredOnly }) {
  const file = path.join(ENGINE_FOLDER, `${bundle.figureFamily(source)}.json`);
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const result = path.join(RESULTS, `${source}.json`);
  const before = existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : undefined;
  const measured = held ? known[source] : measuredModel(bundle, source);
  if (isMeasuredOnly) {
    if (measured && known[source]) writeFileSync(file, rows({ ...known, [source]: { ...known[source], ...measured } }));
    return;
  }
  const recordings = recordingsOf(folder, source);
  const decided = held
    ? before?.decided?.strength
      ? before.decided
      : null
    : measured &&
      decideStrength(
        bundle,
        source,
        recordings,
        measured.colour.map((level) => level / STEPS),
      );
  const { share, differs, microphone, contrast, within, unspoken } = known[source] ?? {};
  const calibration = {
    ...(measured?.colour ? { colour: measured.colour, modulation: measured.modulation } : {}),
    ...(share === undefined ? {} : { share }),
    ...(differs === undefined ? {} : { differs }),
    ...(microphone === undefined ? {} : { microphone }),
    ...(contrast === undefined ? {} : { contrast }),
    ...(within === undefined ? {} : { within }),
    ...(unspoken === undefined ? {} : { unspoken }),
  };
  const strength = SIGNALS.has(source) ? [0, 0] : heldStrength(bundle, source, decided?.strength ?? USUAL, calibration);
  known[source] = { ...calibration, strength };
  writeFileSync(file, rows(known));
  const report = reportOf(bundle, source, data, { recordings, decided, strength, before });
  writeFileSync(result, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${source}: ${strength.join('/')}${decided ? `, ${decided.before} -> ${decided.after}` : ''}`);
}

function measuredModel(bundle, source) {
  const measured = measureModel(bundle, source, FITTED_SEEDS);
  return measured && { ...measured, colour: measured.colour.map((level) => Math.round(level * STEPS)) };
}

function reportOf({ engine }, source, folder, { recordings, decided, strength, before }) {
  const file = path.join(folder, `${source}.json`);
  const measures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { recordings: 0, sessions: 0 };
  return {
    source,
    engine: engine.ENGINE_VERSION,
    measures:
      'colour.mean and colour.directions of the recordings (under 5 of them, directions of the family); mean ' +
      'spectrum of the model',
    recordings: {
      count: measures.recordings,
      sessions: measures.sessions,
      ...(recordings.length > 0 ? { ids: recordings.map(({ id }) => id) } : {}),
    },
    seeds: { model: FITTED_SEEDS, properties: HELD_SEEDS, ...(decided ? { decided: decided.seeds } : {}) },
    ...(before?.differences ? { differences: before.differences } : {}),
    ...(before?.unspoken ? { unspoken: before.unspoken } : {}),
    decided: decided ?? 'the usual strength: too few recordings of different sessions to decide by',
    strength: { own: strength[0], towardsMean: strength[1] },
  };
}

await main();
