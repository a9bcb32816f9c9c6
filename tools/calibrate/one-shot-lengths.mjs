// Measures how long one-shots sound: `node tools/calibrate/one-shot-lengths.mjs`. Of each source twelve individuals,
// one event each, where such a source usually stands: from its beginning to the last 50 ms that lie less than 30 dB
// under its loudest 50 ms, and to its last sample over -60 dBFS. Some never end, as an engine that was started runs on,
// or a place is not silent: of these what goes on for over three times what the model says of a usual one is left out,
// and where all do, that is taken, and nothing of their silence. As the length of a scene is the same for each seed,
// the longest of the first and the second longest of the second go to
// libs/sound-engine/src/catalogue/one-shot-lengths.json, in seconds. The same engine gives the same bytes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { engineFromSource } from '../listening/engine-from-source.mjs';
import { ROOT } from '../workspace/root.mjs';

const RESULT = path.join(ROOT, 'libs/sound-engine/src/catalogue/one-shot-lengths.json');
const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);
const LONGEST_SECONDS = 15;
const WINDOW_SECONDS = 0.05;
const DOWN_DB = -30;
const SILENCE_DBFS = -60;
/** Of what is usual. */
const MOST = 3;
/** What sounds longer after it is 30 dB down is the place. */
const LONGEST_TAIL_SECONDS = 2;

const { engine, MODELS, NATURAL_SPACES, NATURAL_SPACES_OF_GROUPS } = await engineFromSource(`
export { MODELS } from '../libs/sound-engine/src/models/registry';
export { NATURAL_SPACES, NATURAL_SPACES_OF_GROUPS } from '../libs/sound-engine/src/catalogue/natural-spaces';`);
const lengths = Object.fromEntries(
  engine.CATALOGUE.filter(({ id, kind }) => kind === 'one-shot' && Object.hasOwn(MODELS, id)).map((entry) => {
    const usual = usualSeconds(MODELS[entry.id]);
    const events = SEEDS.map((seed) => oneEvent(entry, seed));
    const ending = (secondsOf) => events.map(secondsOf).filter((seconds) => seconds < MOST * usual);
    const heard = ending(heardSeconds);
    const silent = events
      .map(secondsToSilence)
      .sort((a, b) => a - b)
      .at(-2);
    const isSilent = heard.length > 0 && silent < Math.max(...heard) + LONGEST_TAIL_SECONDS;
    return [
      entry.id,
      [heard.length > 0 ? Math.max(...heard) : usual, ...(isSilent ? [silent] : [])].map((seconds) =>
        Number(seconds.toFixed(2)),
      ),
    ];
  }),
);
writeFileSync(RESULT, await format(JSON.stringify(lengths), { ...(await resolveConfig(RESULT)), parser: 'json' }));

function usualSeconds({ params, naturalSeconds }) {
  return naturalSeconds(Object.fromEntries(Object.entries(params).map(([name, spec]) => [name, spec.default])));
}

/** One event of an individual, alone in its usual place. */
function oneEvent({ id, group }, seed) {
  const scene = engine.interpret('thud', { seed, duration: LONGEST_SECONDS });
  const [{ place, ...layer }] = scene.layers;
  const space = NATURAL_SPACES[id] ?? NATURAL_SPACES_OF_GROUPS[group];
  const alone = {
    ...layer,
    source: { model: id, alternatives: [] },
    mods: {},
    timing: { kind: 'shots', at: [0], jitter: 0 },
    place: { ...place, ...(space && { space }) },
  };
  return engine.render({ ...scene, layers: [alone], space: { kind: 'dry', wet: 0 } }).mix;
}

/** Seconds until it is down. */
function heardSeconds({ channels: [left], sampleRate }) {
  const frames = Math.round(sampleRate * WINDOW_SECONDS);
  const powers = Array.from({ length: Math.floor(left.length / frames) }, (_, at) =>
    left.subarray(at * frames, (at + 1) * frames).reduce((sum, value) => sum + value * value, 0),
  );
  const least = Math.max(...powers) * 10 ** (DOWN_DB / 10);
  return (powers.findLastIndex((power) => power > least) + 1) * WINDOW_SECONDS;
}

/** Seconds until no sample is heard any more. */
function secondsToSilence({ channels, sampleRate }) {
  const least = 10 ** (SILENCE_DBFS / 20);
  return (
    (Math.max(...channels.map((samples) => samples.findLastIndex((value) => Math.abs(value) > least))) + 1) / sampleRate
  );
}
