import { engineFromSource } from '../listening/engine-from-source.mjs';

const INTERNALS = `
export { modelOf, MODELS } from '../libs/sound-engine/src/models/registry';
export { cueOf, layerSeed, layerSpan, wordsOf } from '../libs/sound-engine/src/performance';
export { COLOUR_HERTZ } from '../libs/sound-engine/src/individual/individual';
export { figureFamily, registerFigures } from '../libs/sound-engine/src/individual/figures';
export { unspokenRow } from '../libs/sound-engine/src/individual/unspoken';
export { BandFit } from '../libs/sound-engine/src/dsp/bell-fit';
export { PROPERTIES, WRITTEN_PROPERTIES } from '../libs/sound-engine/src/testing/properties/families';
export { violations } from '../libs/sound-engine/src/testing/properties/property';
export { isMoreThanNoise } from '../libs/sound-engine/src/testing/properties/more-than-noise';
export { sketchOf } from '../libs/sound-engine/src/testing/properties/sketch';
export { soloTake } from '../libs/sound-engine/src/testing/properties/solo-take';
export { measureLoudness } from '../libs/sound-engine/src/mix/loudness';
export { PlayedLayer } from '../libs/sound-engine/src/mix/played-layer';
export { hash32, Random } from '../libs/sound-engine/src/dsp/random';
`;
const LONGEST_SECONDS = 5;

/** The engine as its sources stand, with the doors that only calibration opens. */
export const engineForCalibration = () => engineFromSource(INTERNALS);

/**
 * The plainest scene of a source alone, as its own words give it.
 * @returns {object | null} null where no word leads to the source alone
 */
export function plainScene(engine, id, seed, longest = LONGEST_SECONDS) {
  const source = engine.findSource(id);
  if (!source) return null;
  for (const text of [source.label.toLowerCase(), ...source.nouns]) {
    const scene = engine.interpret(text, { seed });
    if (scene.layers.length !== 1 || scene.layers[0].source.model !== id) continue;
    return scene.duration <= longest ? scene : engine.interpret(text, { seed, duration: longest });
  }
  return null;
}

/**
 * What the model gives by itself, without the colour of an individual.
 * @returns {Float32Array[]} one or two channels
 */
export function dryTake({ modelOf, cueOf, layerSeed, layerSpan, wordsOf }, scene) {
  const [layer] = scene.layers;
  const model = modelOf(layer);
  const span = layerSpan(layer.timing, scene.duration);
  const seed = layerSeed(scene, layer, 0);
  const duration = span.end - span.start;
  const params = model.mapModifiers(wordsOf(layer, scene, span));
  const voice = model.prepare(params, { seed, duration, cue: cueOf(layer.timing, span, seed) });
  const frames = Math.floor((duration * 48_000) / 64) * 64;
  const out = Array.from({ length: voice.channels }, () => new Float32Array(frames));
  voice.process(out, 0, frames);
  return out;
}
