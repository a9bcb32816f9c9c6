/**
 * What every sound must hold whatever it is, measured on all sources: npm run quality [-- id ...] No DC, no clicks at
 * the ends, true peak, mono, loudness and character by intensity, takes that differ, textures that do not repeat, seams
 * of loops. Needs no listener. Exit 1 with the sources that fail.
 */
import { parseArgs } from 'node:util';
import { engineFromSource } from './engine-from-source.mjs';
import { channelFaults, loudnessSpan, monoLoss, repetition, seamFault } from './master-measures.mjs';
import { logMel, meanSpectrumDistance, melDistance } from './measures.mjs';
import { soloScene } from './solo-scene.mjs';

const SECONDS = 8;
const LEAST_SPAN_LU = 6;
/** Two takes 1 dB apart in level differ by 1 dB in every band: takes must differ by half as much again. */
const LEAST_TAKE_DB = 1.5;
/** Level-matched, mean over bands. */
const LEAST_CHARACTER_DB = 1;
const MOST_MONO_LOSS_DB = 4;
const MOST_REPETITION = 0.3;
/**
 * In a short sound two stretches of chance look alike: a texture that seems to repeat itself is heard once more as long
 * as a sound may be.
 */
const LONGEST_SECONDS = 22;

const { positionals } = parseArgs({ allowPositionals: true });
const { engine, codec } = await engineFromSource();
const ids = positionals.length > 0 ? positionals : engine.CATALOGUE.map((source) => source.id);
let failed = 0;
for (const id of ids) {
  const faults = faultsOf(id);
  if (faults.length > 0) console.log(`${id}: ${faults.join('; ')}`);
  failed += faults.length > 0 ? 1 : 0;
}
console.log(`${ids.length - failed} of ${ids.length} sources hold`);
process.exitCode = failed > 0 ? 1 : 0;

function faultsOf(id) {
  const mixOf = (options, changes = {}) =>
    engine.render({ ...soloScene(engine, id, { seconds: SECONDS, seed: 1, ...options }).scene, ...changes }).mix;
  const [one, two] = [mixOf({}), mixOf({ seed: 2 })];
  const [subtle, intense] = [mixOf({ intensity: 'subtle' }), mixOf({ intensity: 'intense' })];
  const loop = mixOf({}, { loop: true });
  const span = loudnessSpan(subtle, intense);
  const character = meanSpectrumDistance(logMel(subtle, codec), logMel(intense, codec));
  const takes = melDistance(logMel(one, codec), logMel(two, codec));
  const model = engine.MODELS[id];
  const repeats =
    model.kind === 'texture' && !model.isPeriodic ? repetitionOf(one, () => mixOf({ seconds: LONGEST_SECONDS })) : 0;
  return [
    ...[one, two, subtle, intense].flatMap(channelFaults).slice(0, 2),
    ...(monoLoss(one) > MOST_MONO_LOSS_DB ? [`loses ${monoLoss(one).toFixed(1)} dB in mono`] : []),
    ...(span < LEAST_SPAN_LU ? [`subtle to intense ${span.toFixed(1)} LU`] : []),
    ...(character < LEAST_CHARACTER_DB ? [`intensity moves the spectrum by ${character.toFixed(2)} dB`] : []),
    ...(takes < LEAST_TAKE_DB ? [`takes differ by ${takes.toFixed(2)} dB`] : []),
    ...(repeats > MOST_REPETITION ? [`repeats itself (${repeats.toFixed(2)})`] : []),
    ...seamFault(loop),
  ];
}

function repetitionOf(short, longOf) {
  const first = repetition(short);
  return first > MOST_REPETITION ? repetition(longOf()) : first;
}
