// Measures how long one-shots sound: `node tools/calibrate/one-shot-lengths.mjs`. Of each source twelve individuals,
// one event each: from its beginning to the last 50 ms that lie less than 30 dB under its loudest 50 ms. Some never end,
// as an engine that was started runs on, or a place is not silent: what goes on for over three times what the model
// says of a usual one is left out, and where all do, that is taken. Writes the longest of the others in seconds, as the
// length of a scene is the same for each seed, to libs/sound-engine/src/catalogue/one-shot-lengths.json. The same
// engine gives the same bytes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { engineFromSource } from '../listening/engine-from-source.mjs';
import { ROOT } from '../workspace/root.mjs';

const RESULT = path.join(ROOT, 'libs/sound-engine/src/catalogue/one-shot-lengths.json');
const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);
const LONGEST_SECONDS = 15;
const WINDOW_SECONDS = 0.05;
const SILENCE_DB = -30;
/** Of what is usual. */
const MOST = 3;

const { engine, MODELS } = await engineFromSource(`export { MODELS } from '../libs/sound-engine/src/models/registry';`);
const lengths = Object.fromEntries(
  engine.CATALOGUE.filter(({ id, kind }) => kind === 'one-shot' && Object.hasOwn(MODELS, id)).map(({ id }) => {
    const usual = usualSeconds(MODELS[id]);
    const ending = SEEDS.map((seed) => heardSeconds(oneEvent(id, seed))).filter((seconds) => seconds < MOST * usual);
    return [id, Number(Math.max(...(ending.length > 0 ? ending : [usual])).toFixed(2))];
  }),
);
writeFileSync(RESULT, await format(JSON.stringify(lengths), { ...(await resolveConfig(RESULT)), parser: 'json' }));

function usualSeconds({ params, naturalSeconds }) {
  return naturalSeconds(Object.fromEntries(Object.entries(params).map(([name, spec]) => [name, spec.default])));
}

/** One event of an individual, alone in a dry scene. */
function oneEvent(id, seed) {
  const scene = engine.interpret('thud', { seed, duration: LONGEST_SECONDS });
  const [layer] = scene.layers;
  const alone = {
    ...layer,
    source: { model: id, alternatives: [] },
    mods: {},
    timing: { kind: 'shots', at: [0], jitter: 0 },
  };
  return engine.render({ ...scene, layers: [alone], space: { kind: 'dry', wet: 0 } }).mix;
}

/** Seconds until a sound stays silent. */
function heardSeconds({ channels: [left], sampleRate }) {
  const frames = Math.round(sampleRate * WINDOW_SECONDS);
  const powers = Array.from({ length: Math.floor(left.length / frames) }, (_, at) =>
    left.subarray(at * frames, (at + 1) * frames).reduce((sum, value) => sum + value * value, 0),
  );
  const least = Math.max(...powers) * 10 ** (SILENCE_DB / 10);
  return (powers.findLastIndex((power) => power > least) + 1) * WINDOW_SECONDS;
}
