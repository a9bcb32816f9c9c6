/**
 * Proves that sources are more than coloured noise: node tools/listening/nearer-than-noise.mjs [id ...] Each source
 * with a profile of real recordings, its takes on average nearer to that profile than noise that never changes and has
 * their own long-term spectrum. Prints the rows that fail. Exit 1 when one fails or the listeners are not installed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineFromSource } from './engine-from-source.mjs';
import { compare, hasProfile, recordedLevelRange, recordedSeconds } from './listeners.mjs';
import { stationaryNoise } from './matched-noise.mjs';
import { soloScene } from './solo-scene.mjs';

const SEEDS = [1, 2, 3];
/** Sources rendered before they are measured and deleted. */
const BATCH = 8;
/**
 * Where the recordings of a source all hold a state of it that its name does not: the words that ask for that state.
 */
const RECORDED_STATES = new Map([['dial_tone', 'busy signal']]);
/** Of a single event: how much of it is the least, and what is heard after its end, s. */
const LEAST_SECONDS = 0.1;
const REST_SECONDS = 0.2;
/** Of what goes on: left out at both ends. */
const EDGE_SECONDS = 0.5;
const SECONDS = 8;
/** Where what can go on was recorded for less than this, it was done once and briefly, s. */
const BRIEF_SECONDS = 1;
const FADE_SECONDS = 0.01;
/**
 * Sources that are stationary noise and nothing else, by their names: such a take and noise with its spectrum are two
 * takes of one thing, and which of them is nearer is chance.
 */
const STATIONARY_NOISES = new Set(['pink_noise', 'white_noise']);
/**
 * A recording of one event that is shorter than what is rendered and whose level never falls by so much was cut while
 * the thing still sounded, dB; one that holds less than two blocks of level has no such range, s.
 */
const CUT_RANGE_DB = 6;
const LEAST_RANGED_SECONDS = 0.04;

/**
 * @param {object} bundle engine and codec
 * @param {readonly string[]} ids sources; those without a profile are passed over
 * @param {(row: object) => void} [onRow] hears of each row as soon as it is measured
 * @returns {{ id: string, sound: number, noise: number, recordings: number, holds: boolean }[]} mean distances over the
 * seeds to real recordings,
 *   of the takes and of their noise; recordings that are independent
 * @throws Error where the listeners are not installed
 */
export function besideNoise({ engine, codec }, ids, onRow = () => {}) {
  const profiled = ids.filter(hasProfile);
  const rows = [];
  for (let from = 0; from < profiled.length; from += BATCH) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-beside-noise-'));
    try {
      const batch = measured(profiled.slice(from, from + BATCH), folder, { engine, codec });
      batch.forEach(onRow);
      rows.push(...batch);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

/**
 * Whether a row need not be mended: it is nearer, or the thing itself is such noise.
 * @param {{ id: string, holds: boolean }} row
 */
export function isAllowed({ id, holds }) {
  return holds || STATIONARY_NOISES.has(id);
}

/** A row as it is printed. */
export function describeRow({ id, sound, noise, recordings }) {
  return `${id}: ${sound.toFixed(3)} from its profile, noise with its spectrum ${noise.toFixed(3)}, ${recordings} independent recordings`;
}

function measured(ids, folder, { engine, codec }) {
  const takes = ids.flatMap((id) =>
    SEEDS.map((seed) => {
      const mix = takeAsRecorded(engine, id, seed);
      const write = (audio, name) => {
        const file = path.join(folder, `${id}-${seed}-${name}.wav`);
        writeFileSync(file, codec.encodeWav(audio, { bitDepth: 24 }));
        return { file, source: id };
      };
      return [write(mix, 'sound'), write(stationaryNoise(mix), 'noise')];
    }),
  );
  const answers = compare(takes.flat(), folder);
  return ids.map((id) => {
    const own = takes.flatMap(([{ source }], i) =>
      source === id ? [{ sound: answers[2 * i], noise: answers[2 * i + 1] }] : [],
    );
    const mean = (name) => own.reduce((sum, one) => sum + one[name].distance, 0) / own.length;
    return {
      id,
      sound: mean('sound'),
      noise: mean('noise'),
      recordings: own[0].sound.independent,
      holds: mean('sound') < mean('noise'),
    };
  });
}

/**
 * A take cut as the recordings of its source were: once and no longer than they are where they hold a single event (a
 * cork, one beat of a heart, one pull of a zip), with both its ends where it was done briefly (a puff of spray), else
 * out of the middle. Silence between repeated events would be measured as rhythm and modulation that a recording of one
 * cannot have, a fade at an end as the only motion of a machine that runs. Where the recording was cut while the thing
 * sounded, the take is cut at the same place and as hard: the jump is part of the recording's spectrum.
 * @returns {{ sampleRate: number, channels: Float32Array[] }}
 */
export function takeAsRecorded(engine, id, seed) {
  const model = engine.MODELS[id];
  const params = Object.fromEntries(Object.entries(model.params).map(([name, spec]) => [name, spec.default]));
  const recorded = recordedSeconds(id);
  const rate = model.naturalRate(params);
  const isSingle = model.kind === 'one-shot' || (rate > 0 && recorded < 1 / rate);
  if (!isSingle && model.kind === 'modulated' && recorded < BRIEF_SECONDS)
    return engine.render(soloScene(engine, id, { seconds: recorded, seed }).scene).mix;
  const state = RECORDED_STATES.get(id);
  const { scene } = state
    ? { scene: engine.interpret(state, { duration: SECONDS, seed, intensity: 'moderate' }) }
    : soloScene(engine, id, { seed });
  if (!isSingle) return cut(engine.render(scene).mix, EDGE_SECONDS, scene.duration - EDGE_SECONDS);
  const [layer] = scene.layers;
  const { mix, events } = engine.render({
    ...scene,
    layers: [{ ...layer, timing: { ...layer.timing, ...(layer.timing.kind === 'continuous' ? { fadeIn: 0 } : {}) } }],
  });
  const from = events[0].onset / mix.sampleRate;
  if (wasCut({ seconds: recorded, levelRange: recordedLevelRange(id) }, model.naturalSeconds(params)))
    return cut(mix, from, from + recorded, 0);
  const seconds = Math.max(LEAST_SECONDS, Math.min(recorded, model.naturalSeconds(params) + REST_SECONDS));
  return cut(mix, from, Math.min(scene.duration, from + seconds));
}

/**
 * Whether a recording of one event ends while the thing still sounds.
 * @param {{ seconds: number, levelRange: number }} recording its length, s, and by how much its level changes, dB
 * @param {number} naturalSeconds how long the event lasts
 */
export function wasCut({ seconds, levelRange }, naturalSeconds) {
  return seconds >= LEAST_RANGED_SECONDS && seconds < naturalSeconds && levelRange < CUT_RANGE_DB;
}

/** @param from, to, fadeSeconds seconds; the end is faded, as a jump to silence would be heard as a click */
function cut({ sampleRate, channels }, from, to, fadeSeconds = FADE_SECONDS) {
  const fade = Math.round(fadeSeconds * sampleRate);
  return {
    sampleRate,
    channels: channels.map((channel) => {
      const part = channel.slice(Math.round(from * sampleRate), Math.round(to * sampleRate));
      for (let i = 0; i < fade; i++) part[part.length - 1 - i] *= i / fade;
      return part;
    }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bundle = await engineFromSource();
  const asked = process.argv.slice(2);
  const ids = (asked.length > 0 ? asked : bundle.engine.CATALOGUE.map((source) => source.id)).filter((id) =>
    Object.hasOwn(bundle.engine.MODELS, id),
  );
  const rows = besideNoise(bundle, ids, (row) => {
    if (!isAllowed(row)) console.log(describeRow(row));
    else if (asked.length > 0 || !row.holds) console.log(`${describeRow(row)}, ${row.holds ? 'holds' : 'allowed'}`);
  });
  console.log(
    `${rows.filter((row) => row.holds).length} of ${rows.length} sources with a profile are nearer to it ` +
      `than noise with their spectrum; ${rows.filter((row) => !row.holds && isAllowed(row)).length} more ` +
      `need not be`,
  );
  process.exitCode = rows.every(isAllowed) ? 0 : 1;
}
