import { defaultParams } from './default-params';
import type { Layer, Scene, Timing } from '@whoosh/sound-scene';
import { FINISH_COST, LAYER_COST, SOURCE_COSTS, SPACE_COST } from './recorded-costs';
import { modelOf } from './models/registry';
import type { Params } from './model';
import { layerSpan, wordsOf } from './performance';
import { SAMPLE_RATE } from './voice';
import { loopOverhang } from './mix/loop';
import { layerSpace, spaceKey } from './mix/space-unit';

/** Events that sound at the same time at least count as this many. */
const LEAST_OVERLAP = 0.1;
/** Of a source that the table does not have, in its unit. */
const UNKNOWN_COST = 0.002;
/** Length of the sounds that the table was measured on, with one event each where a source has no rate of its own. */
const MEASURED_SECONDS = 10;

/**
 * What a scene costs before it is rendered: processor seconds per second of sound on the machine that the table was
 * measured on (1 / "times real time"). Grows with the events that sound at once, so that a scene by hand cannot keep a
 * worker busy for minutes.
 * @throws RangeError for a layer whose model the engine does not have
 */
export function costOf(scene: Scene): number {
  const once = scene.layers.reduce(
    (sum, layer) => sum + (layer.muted ? 0 : LAYER_COST + dryCost(layer, scene)),
    FINISH_COST + spacesCost(scene),
  );
  return once * (1 + overhangShare(scene));
}

/** Of short loops, whose happenings are over long before the 8 s that they are followed for. */
const LARGEST_OVERHANG_SHARE = 0.4;

/**
 * Part of a loop that is rendered once more, past its end: as long as what happens in it can ring, but what is short is
 * soon silent.
 */
function overhangShare(scene: Scene): number {
  if (!scene.loop) return 0;
  const frames = scene.duration * SAMPLE_RATE;
  const happens = scene.layers.some(({ timing }) => timing.kind !== 'continuous');
  return Math.min(LARGEST_OVERHANG_SHARE, loopOverhang(frames, happens) / frames);
}

/** Processor seconds of dry sound from which on it is worth waking another thread. */
const LEAST_SHARED_SECONDS = 0.08;

/**
 * Which layers of a scene other threads may play (`recordDry`) while one renders it: as even as whole layers make it.
 * The one that renders has the places, the spaces and the finish besides.
 * @param helpers other threads at hand
 * @returns indexes of layers, ascending, for each helper that has any; none for a loop, whose end nobody knows
 * beforehand
 * @throws RangeError as `costOf`
 */
export function shareLayers(scene: Scene, helpers: number): number[][] {
  if (scene.loop || helpers < 1) return [];
  const layers = scene.layers.flatMap((layer, index) => (layer.muted ? [] : [{ index, cost: dryCost(layer, scene) }]));
  const shares = Array.from({ length: helpers + 1 }, (): Share => ({ layers: [], cost: 0 }));
  const own = shares[0];
  // Without the finish: by then there is nothing left to play.
  own.cost = spacesCost(scene) + layers.length * LAYER_COST;
  for (const layer of [...layers].sort((a, b) => b.cost - a.cost)) {
    const least = shares.reduce((best, share) => (share.cost < best.cost ? share : best));
    least.layers.push(layer);
    least.cost += layer.cost;
  }
  while (swapTwo(shares));
  return shares
    .filter((share) => share !== own && share.cost * scene.duration >= LEAST_SHARED_SECONDS)
    .map((share) => share.layers.map(({ index }) => index).sort((a, b) => a - b));
}

interface Share {
  layers: { index: number; cost: number }[];
  cost: number;
}

/**
 * Exchanges the two layers that bring the largest share and another one nearest to each other. @returns whether there
 * are such layers
 */
function swapTwo(shares: readonly Share[]): boolean {
  const most = shares.reduce((best, share) => (share.cost > best.cost ? share : best));
  const swaps = shares
    .flatMap((other) =>
      most.layers.flatMap((given) =>
        other.layers.map((taken) => ({ other, given, taken, moved: given.cost - taken.cost })),
      ),
    )
    .filter(({ other, moved }) => moved > 0 && moved < most.cost - other.cost);
  if (swaps.length === 0) return false;
  const { other, given, taken, moved } = swaps.reduce((best, swap) =>
    unevenness(most, swap) < unevenness(most, best) ? swap : best,
  );
  most.layers[most.layers.indexOf(given)] = taken;
  other.layers[other.layers.indexOf(taken)] = given;
  most.cost -= moved;
  other.cost += moved;
  return true;
}

/** What the larger of both shares costs after a swap. */
function unevenness(most: Share, { other, moved }: { other: Share; moved: number }): number {
  return Math.max(most.cost - moved, other.cost + moved);
}

function spacesCost(scene: Scene): number {
  return new Set(scene.layers.map((layer) => spaceKey(layerSpace(scene.space, layer.place.space)))).size * SPACE_COST;
}

/** Of a layer before it has a place. */
function dryCost(layer: Layer, scene: Scene): number {
  const model = modelOf(layer);
  const span = layerSpan(layer.timing, scene.duration);
  const params = model.mapModifiers(wordsOf(layer, scene, span));
  const defaults: Params = defaultParams(model);
  const usual = overlap(
    Math.max(model.naturalRate(defaults), 1 / MEASURED_SECONDS),
    MEASURED_SECONDS,
    model.naturalSeconds(defaults),
  );
  const rate = eventRate(layer.timing, scene.duration, model.naturalRate(params));
  const here = overlap(rate, scene.duration, model.naturalSeconds(params));
  const crowd = Math.max(
    1,
    ...Object.keys(model.params)
      .filter((name) => name === 'rate' || name === 'density')
      .map((name) => params[name] / Math.max(1e-6, defaults[name])),
  );
  return (SOURCE_COSTS[model.id] ?? UNKNOWN_COST) * Math.max(1, here / usual, crowd);
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
