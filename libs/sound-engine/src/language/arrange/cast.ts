import type { Layer, Timing } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import { LAST_RESORTS } from '../../catalogue/guesses';
import { MODELS } from '../../models/registry';
import { rhythmOf } from './rhythm';

/** Whether the engine can play a source itself. */
export type HasModel = (id: string) => boolean;

/** A stand-in halves the trust in the layer: it is the nearest sound, not the asked one. */
const STAND_IN_CONFIDENCE = 0.5;

/** Gives every layer a model that the engine has, and times in a form that the model can play. */
export function cast(layers: readonly Layer[], hasModel: HasModel): Layer[] {
  const counts = new Map<string, number>();
  return layers
    .map((layer) => (hasModel(layer.source.model) ? layer : stoodIn(layer, hasModel)))
    .map((layer) => {
      const { model } = layer.source;
      const occurrence = (counts.get(model) ?? 0) + 1;
      counts.set(model, occurrence);
      return { ...layer, id: `${model}-${occurrence}`, timing: timingFor(layer) };
    });
}

/** The layer as an engine plays it that was built without the asked model. */
function stoodIn(layer: Layer, hasModel: HasModel): Layer {
  const { source, origin } = layer;
  const order = LAST_RESORTS[findSource(source.model)?.kind === 'texture' ? 'texture' : 'event'];
  return {
    ...layer,
    source: { ...source, model: order.find(hasModel) ?? order[0], variant: source.model },
    origin: { ...origin, confidence: Math.min(STAND_IN_CONFIDENCE - 0.05, origin.confidence) },
  };
}

/** Seconds that a sound takes to come and go when a continuous model plays a single event. */
const EVENT_EDGE_SECONDS = 0.03;
/** Each takes four points of a curve, and a curve has at most 200. */
const MAX_CURVED_EVENTS = 48;

/** A texture that was asked for at moments is heard only while they last. */
function timingFor({ timing, source: { model }, mods: { duration } }: Layer): Timing {
  const kind = Object.hasOwn(MODELS, model) ? MODELS[model].kind : findSource(model)?.kind;
  return timing.kind === 'shots' && (kind === 'texture' || kind === 'modulated')
    ? heardDuring(timing.at.slice(0, MAX_CURVED_EVENTS), Math.max(0.3, duration ?? rhythmOf(model).event))
    : timing;
}

function heardDuring(at: readonly number[], seconds: number): Timing {
  const start = at[0] ?? 0;
  const last = at[at.length - 1] ?? start;
  const level = at.flatMap((time, index): [number, number][] => {
    const next = at[index + 1] ?? time + seconds * 2;
    const sounds = Math.min(seconds, next - time - 2 * EVENT_EDGE_SECONDS);
    // Closer together than their edges they run into one another.
    if (sounds < EVENT_EDGE_SECONDS) return [[time, 0]];
    return [
      [time, 0],
      [time + sounds * 0.6, 0],
      [time + sounds, -40],
      ...(index < at.length - 1 ? [[next - EVENT_EDGE_SECONDS, -60] satisfies [number, number]] : []),
    ];
  });
  return {
    kind: 'continuous',
    start,
    end: last + seconds,
    fadeIn: EVENT_EDGE_SECONDS,
    fadeOut: Math.min(0.2, seconds * 0.3),
    curve: { level },
  };
}

/** The source that a layer was asked for, whether or not its own model plays it. */
export function askedSource(layer: Layer): string {
  const { model, variant } = layer.source;
  // A variant may be named like a source, as the keys of a telephone are: only what stands in for another is as unsure
  // as that.
  const isStandIn =
    variant !== undefined &&
    variant !== model &&
    findSource(variant) !== undefined &&
    layer.origin.confidence < STAND_IN_CONFIDENCE;
  return isStandIn ? variant : model;
}
