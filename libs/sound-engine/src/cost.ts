import type { Layer, Scene, Timing } from '@whoosh/sound-scene';
import { LAYER_COST, SOURCE_COSTS, SPACE_COST } from './catalogue/costs';
import { modelOf } from './models/registry';
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
  return scene.layers.reduce((sum, layer) => sum + (layer.muted ? 0 : LAYER_COST + dryCost(layer, scene)), spacesCost(scene));
}

/** Processor seconds of dry sound from which on it is worth waking another thread. */
const LEAST_SHARED_SECONDS = 0.08;

/**
 * Which layers of a scene other threads may play (`recordDry`) while one renders it: as even as whole layers make it. The one that renders
 * has the places, the spaces and the finish besides.
 * @param helpers other threads at hand
 * @returns indexes of layers, ascending, for each helper that has any; none for a loop, whose end nobody knows beforehand
 * @throws RangeError as `costOf`
 */
export function shareLayers(scene: Scene, helpers: number): number[][] {
  if (scene.loop || helpers < 1) return [];
  const layers = scene.layers.flatMap((layer, index) => (layer.muted ? [] : [{ index, cost: dryCost(layer, scene) }]));
  const shares = Array.from({ length: helpers + 1 }, () => ({ indexes: [] as number[], cost: 0 }));
  const own = shares[0];
  own.cost = spacesCost(scene) + layers.length * LAYER_COST;
  for (const { index, cost } of [...layers].sort((a, b) => b.cost - a.cost)) {
    const least = shares.reduce((best, share) => (share.cost < best.cost ? share : best));
    least.indexes.push(index);
    least.cost += cost;
  }
  return shares.filter((share) => share !== own && share.cost * scene.duration >= LEAST_SHARED_SECONDS).map(({ indexes }) => indexes.sort((a, b) => a - b));
}

function spacesCost(scene: Scene): number {
  return new Set(scene.layers.map((layer) => spaceKey(layerSpace(scene.space, layer.place.space)))).size * SPACE_COST;
}

/** Of a layer before it has a place. */
function dryCost(layer: Layer, scene: Scene): number {
  const model = modelOf(layer);
  const span = layerSpan(layer.timing, scene.duration);
  const params = model.shape(wordsOf(layer, scene, span));
  const defaults: Params = Object.fromEntries(Object.entries(model.params).map(([name, spec]) => [name, spec.default]));
  const usual = overlap(Math.max(model.naturalRate(defaults), 1 / MEASURED_SECONDS), MEASURED_SECONDS, model.naturalSeconds(defaults));
  const rate = eventRate(layer.timing, scene.duration, model.naturalRate(params));
  const here = overlap(rate, scene.duration, model.naturalSeconds(params));
  const crowd = Math.max(1, ...Object.keys(model.params).filter((name) => name === 'rate' || name === 'density').map((name) => params[name] / Math.max(1e-6, defaults[name])));
  return (SOURCE_COSTS[model.id] ?? LAYER_COST) * Math.max(1, here / usual, crowd);
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
