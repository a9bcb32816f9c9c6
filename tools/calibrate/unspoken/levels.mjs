import { plainScene } from '../dry-takes.mjs';

const SEEDS = [1, 2, 3, 4];
const RATE = 48_000;
/** Voices give whole control blocks. */
const CONTROL_FRAMES = 64;
const BLOCK_FRAMES = 75 * CONTROL_FRAMES;

/**
 * Combinations with the gain that makes the source as loud as it usually is, so that one of many layers keeps its place
 * in the mix: dB between the mean loudness of takes (highest momentary LUFS), rounded to tenths.
 * @param {(unspoken: number[][]) => void} use makes the engine draw from these combinations
 */
export function asLoudAsUsual(bundle, source, combinations, use) {
  const loudness = (unspoken) => {
    use(unspoken);
    return SEEDS.reduce((sum, seed) => sum + loudnessOf(bundle, source, seed), 0) / SEEDS.length;
  };
  const usual = combinations.length > 0 ? loudness([]) : 0;
  return combinations.map(({ weight, modifiers }) => {
    const own = loudness([bundle.unspokenRow({ weight, gainDb: 0, modifiers })]);
    return { weight, gainDb: Number((usual - own).toFixed(1)), modifiers };
  });
}

/** LUFS of the layer before it has a place. */
function loudnessOf({ engine, measureLoudness, modelOf, layerSeed, PlayedLayer }, source, seed) {
  const scene = plainScene(engine, source, seed);
  const [layer] = scene.layers;
  const played = new PlayedLayer(layer, scene, modelOf(layer), layerSeed(scene, layer, 0));
  const { startFrame } = played.time;
  const frames = Math.floor((scene.duration * RATE - startFrame) / CONTROL_FRAMES) * CONTROL_FRAMES;
  const channels = Array.from({ length: played.channels }, () => new Float32Array(frames));
  for (let from = 0; from < frames; from += BLOCK_FRAMES) {
    const to = Math.min(frames, from + BLOCK_FRAMES);
    played.process(
      channels.map((channel) => channel.subarray(from, to)),
      startFrame + from,
      startFrame + to,
    );
  }
  return measureLoudness(channels).momentaryMax;
}
