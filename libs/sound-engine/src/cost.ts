import type { Layer, Scene, Timing } from '@whoosh/sound-scene';
import { LAYER_COST, SOURCE_COSTS, SPACE_COST } from './catalogue/costs';
import { MODELS } from './models/registry';
import type { Params } from './model';
import { layerSpan, wordsOf } from './performance';
import { layerSpace, spaceKey } from './mix/space-unit';

/** Events that sound at the same time at least count as this many. */
const LEAST_OVERLAP = 0.1;
/** Length of the sounds that the table was measured on, with one event each where a source has no rate of its own. */
const MEASURED_SECONDS = 10;

/**
 * What a scene costs before it is rendered: processor seconds per second of sound on the machine that the table was measured on
 * (1 / "times real time"). Grows with the events that sound at once, so that a scene by hand cannot keep a worker busy for minutes.
 * @throws RangeError for a layer whose model the engine does not have
 */
export function costOf(scene: Scene): number {
  const spaces = new Set(scene.layers.map((layer) => spaceKey(layerSpace(scene.space, layer.place.space))));
  return scene.layers.reduce((sum, layer) => sum + (layer.muted ? 0 : layerCost(layer, scene)), spaces.size * SPACE_COST);
}

function layerCost(layer: Layer, scene: Scene): number {
  const model = Object.hasOwn(MODELS, layer.source.model) ? MODELS[layer.source.model] : undefined;
  if (!model) throw new RangeError(`layers: the engine has no model '${layer.source.model}'`);
  const span = layerSpan(layer.timing, scene.duration);
  const params = model.shape(wordsOf(layer, scene, span));
  const defaults: Params = Object.fromEntries(Object.entries(model.params).map(([name, spec]) => [name, spec.default]));
  const usual = overlap(Math.max(model.naturalRate(defaults), 1 / MEASURED_SECONDS), MEASURED_SECONDS, model.naturalSeconds(defaults));
  const rate = eventRate(layer.timing, scene.duration, model.naturalRate(params));
  const here = overlap(rate, scene.duration, model.naturalSeconds(params));
  const crowd = Math.max(1, ...Object.keys(model.params).filter((name) => name === 'rate' || name === 'density').map((name) => params[name] / Math.max(1e-6, defaults[name])));
  return LAYER_COST + (SOURCE_COSTS[model.id] ?? LAYER_COST) * Math.max(1, here / usual, crowd);
}

/** Events that sound at once on average: never more than there are. */
function overlap(rate: number, seconds: number, eventSeconds: number): number {
  return Math.max(LEAST_OVERLAP, Math.min(rate * seconds, rate * eventSeconds));
}

/** Events per second that the timing asks for. */
function eventRate(timing: Timing, duration: number, natural: number): number {
  if (timing.kind === 'shots') return timing.at.length / duration;
  if (timing.kind === 'train') return timing.rate;
  return timing.kind === 'sporadic' ? timing.perMinute / 60 : natural;
}
