import { defaultParams } from '../../default-params';
import type { Layer, Scene } from '@whoosh/sound-scene';
import { getSource } from '../../catalogue';
import { interpret } from '../../language';
import { MODELS } from '../../models/registry';
import { render } from '../../render';
import { layer, scene } from '../scenes';
import { mono } from '../spectra';

/** Seconds of a take: a minute hand's worth of most cadences, and long enough for a siren's swing. */
export const TAKE_SECONDS = 6;
/** A breath between the events of a source that happens once, s. */
const BREATH_SECONDS = 0.35;
const SHORTEST_SPACING_SECONDS = 0.7;

/**
 * One source alone as the product renders it, its channels folded to one; what happens once is repeated with a breath
 * between.
 */
export function soloTake(id: string, seed: number): Float32Array {
  return mono(render(soloScene(id, seed)).mix.channels);
}

/**
 * The scene that the source's own plainest description gives, or one put together by hand where none leads to it alone.
 */
function soloScene(id: string, seed: number): Scene {
  const { label, nouns, verbs } = getSource(id);
  for (const text of [label.toLowerCase(), ...nouns, ...verbs]) {
    const read = interpret(text, { duration: TAKE_SECONDS, seed });
    if (read.layers.length === 1 && read.layers[0].source.model === id)
      return { ...read, layers: [repeated(read.layers[0])] };
  }
  return scene([repeated(layer(id, {}, TAKE_SECONDS))], { duration: TAKE_SECONDS, seed });
}

function repeated(single: Layer): Layer {
  const model = MODELS[single.source.model];
  if (model.kind !== 'one-shot' || single.timing.kind === 'train') return single;
  const params = defaultParams(model);
  const sounds = model.naturalSeconds(params);
  const at = [0.05];
  const spacing = Math.max(SHORTEST_SPACING_SECONDS, sounds + BREATH_SECONDS);
  for (let next = at[0] + spacing; next + sounds < TAKE_SECONDS; next += spacing) at.push(next);
  return { ...single, timing: { kind: 'shots', at, jitter: 0.1 } };
}
