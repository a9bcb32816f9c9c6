import { LAST_RESORTS } from '../../catalogue/guesses';
import {
  clampTo,
  GAIN_DB_RANGE,
  isNumericModifier,
  type Layer,
  type Modifiers,
  type Timing,
} from '@whoosh/sound-scene';
import { findSource, type StandIn } from '../../catalogue';
import { clampModifier } from '../propose/draft';
import { CONFIDENCE } from '../propose/confidence';
import { MODELS } from '../../models/registry';
import { rhythmOf } from './rhythm';

/** Whether the engine can play a source itself. */
export type HasModel = (id: string) => boolean;

/** A stand-in halves the trust in the layer: it is the nearest sound, not the asked one. */
const STAND_IN_CONFIDENCE = 0.5;

/** Gives every layer a model that exists: its own source's, or that of its stand-in, moved towards what was asked. */
export function cast(layers: readonly Layer[], hasModel: HasModel): Layer[] {
  const counts = new Map<string, number>();
  return layers
    .flatMap((layer) => castLayer(layer, hasModel))
    .map((layer) => {
      const occurrence = (counts.get(layer.source.model) ?? 0) + 1;
      counts.set(layer.source.model, occurrence);
      return { ...layer, id: `${layer.source.model}-${occurrence}` };
    });
}

function castLayer(layer: Layer, hasModel: HasModel): Layer[] {
  const asked = layer.source.model;
  if (hasModel(asked)) return [{ ...layer, timing: timingFor(layer, { model: asked }) }];
  const standIn = findSource(asked)?.standIn;
  const playable = standIn && hasModel(standIn.model) ? standIn : { model: anyModel(asked, hasModel) };
  const also = standIn?.also?.filter((part) => hasModel(part.model)) ?? [];
  return [played(layer, playable, 0), ...also.map((part) => played(layer, part, -6))];
}

/** Used only by an engine built without the model that the catalogue counts on. */
function anyModel(asked: string, hasModel: HasModel): string {
  const order = LAST_RESORTS[findSource(asked)?.kind === 'texture' ? 'texture' : 'event'];
  return order.find(hasModel) ?? order[0];
}

function played(layer: Layer, part: Omit<StandIn, 'also'>, gainDb: number): Layer {
  const { source } = layer;
  return {
    ...layer,
    source: {
      ...source,
      model: part.model,
      variant: source.model,
      ...(source.surface === undefined && part.surface && { surface: part.surface }),
      ...(source.material === undefined && part.material && { material: part.material }),
    },
    mods: combined(layer.mods, part.mods ?? {}),
    timing: timingFor(layer, part),
    gainDb: clampTo(GAIN_DB_RANGE, layer.gainDb + gainDb),
    origin: {
      by: layer.origin.by,
      confidence: Math.min(STAND_IN_CONFIDENCE - 0.05, layer.origin.confidence) || CONFIDENCE.texture,
    },
  };
}

/** Seconds that a sound takes to come and go when a continuous model plays a single event. */
const EVENT_EDGE_SECONDS = 0.03;
/** Each takes four points of a curve, and a curve has at most 200. */
const MAX_CURVED_EVENTS = 48;

/**
 * The asked times in a form that the model can play: a texture is heard only while the events last, a one-shot is
 * struck again.
 */
function timingFor(layer: Layer, part: Omit<StandIn, 'also'>): Timing {
  const { timing } = layer;
  const asked = findSource(layer.source.model);
  const kind = Object.hasOwn(MODELS, part.model) ? MODELS[part.model]?.kind : findSource(part.model)?.kind;
  const rhythm = rhythmOf(layer.source.model);
  if (timing.kind === 'shots' && (kind === 'texture' || kind === 'modulated'))
    return heardDuring(timing.at.slice(0, MAX_CURVED_EVENTS), Math.max(0.3, rhythm.sounds));
  if (timing.kind !== 'continuous' || kind !== 'one-shot') return timing;
  const rate =
    layer.mods.rate ??
    part.mods?.rate ??
    (asked?.kind === 'sequence' ? (layer.mods.speed ?? 1) / rhythm.spacing : undefined);
  if (rate !== undefined)
    return {
      kind: 'train',
      start: timing.start,
      end: timing.end,
      rate: Math.max(0.1, Math.min(40, rate)),
      regularity: part.mods?.regularity ?? 0.7,
    };
  const at = [timing.start];
  const spacing = rhythmOf(part.model).spacing;
  if (asked?.kind === 'texture')
    for (let next = timing.start + spacing; next < timing.end - spacing * 0.5; next += spacing) at.push(next);
  return { kind: 'shots', at, jitter: 0.1 };
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

const MIDDLED = new Set<keyof Modifiers>([
  'size',
  'intensity',
  'brightness',
  'density',
  'roughness',
  'hollowness',
  'tonality',
  'age',
  'wetness',
  'regularity',
]);

/** What the words said on top of what moves the stand-in: offsets add around 0.5, pitch adds, speed multiplies. */
function combined(said: Modifiers, moved: Modifiers): Modifiers {
  const result: Modifiers = { ...moved, ...said };
  for (const [key, value] of Object.entries(moved) as [keyof Modifiers, unknown][]) {
    const own = said[key];
    if (typeof value !== 'number' || typeof own !== 'number' || !isNumericModifier(key)) continue;
    if (MIDDLED.has(key)) Object.assign(result, { [key]: clampModifier(key, value + own - 0.5) });
    else if (key === 'pitch') result.pitch = clampModifier('pitch', value + own);
    else if (key === 'speed') result.speed = clampModifier('speed', value * own);
  }
  if (said.speed !== undefined && moved.rate !== undefined && said.rate === undefined)
    result.rate = clampModifier('rate', moved.rate * said.speed);
  return result;
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
