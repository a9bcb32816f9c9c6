import { engineFromSource } from '../listening/engine-from-source.mjs';

const INTERNALS = `
export { modelOf } from '../libs/sound-engine/src/models/registry';
export { cueOf, layerSeed, layerSpan, wordsOf } from '../libs/sound-engine/src/performance';
export { drawIndividual } from '../libs/sound-engine/src/individual/individual';
export { IndividualVoice } from '../libs/sound-engine/src/individual/individual-voice';
export { bandSettings } from '../libs/sound-engine/src/individual/band-settings';
export { BandDynamics, BAND_COUNT } from '../libs/sound-engine/src/dsp/band-dynamics';
`;
const LONGEST_SECONDS = 5;

/** The engine as its sources stand, with the doors that only calibration opens. */
export const engineForCalibration = () => engineFromSource(INTERNALS);

/**
 * The plainest scene of a source alone, as its own words give it.
 * @returns {object | null} null where no word leads to the source alone
 */
export function plainScene(engine, id, seed) {
  const source = engine.findSource(id);
  if (!source) return null;
  for (const text of [source.label.toLowerCase(), ...source.nouns]) {
    const scene = engine.interpret(text, { seed });
    if (scene.layers.length !== 1 || scene.layers[0].source.model !== id) continue;
    return scene.duration <= LONGEST_SECONDS ? scene : engine.interpret(text, { seed, duration: LONGEST_SECONDS });
  }
  return null;
}

/**
 * What the model gives by itself, before colour and dynamics of an individual.
 * @returns {Float32Array[]} one or two channels
 */
export function dryTake(bundle, scene) {
  return played(bundle, scene, (voice) => voice);
}

/** The same as the individual that the scene's seed draws. */
export function individualTake(bundle, scene) {
  return played(
    bundle,
    scene,
    (voice, source, individual) => new bundle.IndividualVoice(voice, bundle.bandSettings(source, individual)),
  );
}

function played({ modelOf, cueOf, layerSeed, layerSpan, wordsOf, drawIndividual }, scene, dress) {
  const [layer] = scene.layers;
  const model = modelOf(layer);
  const span = layerSpan(layer.timing, scene.duration);
  const seed = layerSeed(scene, layer, 0);
  const words = wordsOf(layer, scene, span);
  const duration = span.end - span.start;
  const individual = drawIndividual(model.id, seed, words);
  const cue = cueOf(layer.timing, span, seed);
  const voice = dress(
    model.prepare(model.mapModifiers(words), { seed, duration, cue, individual }),
    model.id,
    individual,
  );
  const frames = Math.floor((duration * 48_000) / 64) * 64;
  const out = Array.from({ length: voice.channels }, () => new Float32Array(frames));
  voice.process(out, 0, frames);
  return out;
}
