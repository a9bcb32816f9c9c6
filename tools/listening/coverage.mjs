/**
 * Proves the table of sources: node tools/listening/coverage.mjs. No two rows nearer to each other than two seeds of
 * one row, at least three parameters of each row that words drive and that move a named measure by a fifth, at least 60
 * kernels, each row with a profile of real recordings nearer to it than noise with its own spectrum (where the
 * listeners are installed). Exit 1 with the rows that fail.
 */
import { engineFromSource } from './engine-from-source.mjs';
import { canListen } from './listeners.mjs';
import { logMel, melDistance, namedMeasures } from './measures.mjs';
import { besideNoise, describeRow, isAllowed } from './nearer-than-noise.mjs';
import { soloScene } from './solo-scene.mjs';

const SEEDS = [1, 2, 3];
const SECONDS = 3;
const LEAST_CHANGE = 0.2;
const LEAST_PARAMETERS = 3;
const LEAST_KERNELS = 60;
const WORDS = [
  { size: 0.1 },
  { size: 0.9 },
  { intensity: 0.1 },
  { intensity: 0.95 },
  { pitch: -9 },
  { pitch: 9 },
  { brightness: 0.1 },
  { brightness: 0.9 },
  { speed: 0.4 },
  { speed: 2.5 },
  { rate: 0.6 },
  { rate: 8 },
  { count: 1 },
  { count: 6 },
  { density: 0.1 },
  { density: 0.9 },
  { sources: 1 },
  { sources: 30 },
  { regularity: 0 },
  { regularity: 1 },
  { roughness: 0.95 },
  { wetness: 0.95 },
  { hollowness: 0.95 },
  { tonality: 0.05 },
  { tonality: 0.95 },
  { age: 0.95 },
  { duration: 0.1 },
  { duration: 3 },
  { emotion: 'angry' },
  { emotion: 'calm' },
  { sex: 'f' },
  { sex: 'm' },
  { ageClass: 'child' },
  { ageClass: 'old' },
];
const MATERIALS = ['metal', 'wood', 'glass', 'plastic', 'stone', 'cloth'];

const { engine, codec } = await engineFromSource();
const ids = engine.CATALOGUE.map((source) => source.id).filter((id) => Object.hasOwn(engine.MODELS, id));
const missing = engine.CATALOGUE.filter((source) => !Object.hasOwn(engine.MODELS, source.id)).map(
  (source) => source.id,
);
const kernels = new Set(ids.map((id) => engine.MODELS[id].kernel));
const sounds = ids.map((id) =>
  SEEDS.map((seed) => logMel(engine.render(soloScene(engine, id, { seed, seconds: SECONDS }).scene).mix, codec)),
);
const own = sounds.map((seeds) => mean(pairs(seeds.length).map(([a, b]) => melDistance(seeds[a], seeds[b]))));
const close = pairs(ids.length).filter(
  ([a, b]) => mean(sounds[a].flatMap((x) => sounds[b].map((y) => melDistance(x, y)))) < Math.min(own[a], own[b]),
);
const stiff = ids
  .map((id) => ({ id, moved: parametersThatMove(engine.MODELS[id]) }))
  .filter(({ moved }) => moved < LEAST_PARAMETERS);

console.log(`${ids.length} of ${engine.CATALOGUE.length} sources on ${kernels.size} kernels`);
if (missing.length > 0) console.log(`Without a model: ${missing.join(' ')}`);
for (const [a, b] of close) console.log(`Nearer than two seeds of one: ${ids[a]} and ${ids[b]}`);
for (const { id, moved } of stiff)
  console.log(`${id}: only ${moved} parameters that words drive move a measure by a fifth`);
if (!canListen())
  console.log(
    'Whether sources are nearer to real recordings than noise was not proven: the listeners are not installed ' +
      '(WHOOSH_EARS)',
  );
const noisy = canListen() ? besideNoise({ engine, codec }, ids).filter((row) => !isAllowed(row)) : [];
for (const row of noisy) console.log(`No nearer than noise: ${describeRow(row)}`);
process.exitCode =
  missing.length + close.length + stiff.length + noisy.length > 0 || kernels.size < LEAST_KERNELS ? 1 : 0;

function pairs(count) {
  return Array.from({ length: count }, (_, a) =>
    Array.from({ length: count - a - 1 }, (_, k) => [a, a + 1 + k]),
  ).flat();
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How many parameters, up to the number asked for, words change so far that the change alone is heard in a measure. */
function parametersThatMove(model) {
  const words = (mods, more = {}) =>
    model.shape({ mods, intensity: mods.intensity ?? 0.5, sceneIntensity: 'moderate', duration: SECONDS, ...more });
  const base = words({});
  const variants = [
    ...WORDS.map((mods) => words(mods)),
    ...MATERIALS.flatMap((material) => [words({}, { material }), words({}, { surface: material })]),
  ];
  const before = measuresOf(model, base);
  let moved = 0;
  for (const name of Object.keys(base)) {
    const values = variants.map((variant) => variant[name]);
    const extremes = [Math.min(...values), Math.max(...values)].filter((value) => value !== base[name]);
    if (extremes.some((value) => differs(before, measuresOf(model, { ...base, [name]: value })))) moved++;
    if (moved === LEAST_PARAMETERS) break;
  }
  return moved;
}

function differs(before, after) {
  return Object.keys(before).some((name) => Math.abs(after[name] - before[name]) >= LEAST_CHANGE * before[name]);
}

/** The measures of a model by itself, and its level. */
function measuresOf(model, params) {
  const cue = model.kind === 'one-shot' ? { kind: 'shots', at: [0.05, 1.2] } : { kind: 'continuous' };
  const voice = model.prepare(params, { seed: 1, duration: SECONDS, cue });
  const channels = Array.from({ length: voice.channels }, () => new Float32Array(SECONDS * engine.SAMPLE_RATE));
  voice.process(channels, 0, channels[0].length);
  const level = Math.sqrt(channels[0].reduce((sum, value) => sum + value * value, 0) / channels[0].length) + 1e-9;
  return { ...namedMeasures(logMel({ sampleRate: engine.SAMPLE_RATE, channels }, codec)), level };
}
