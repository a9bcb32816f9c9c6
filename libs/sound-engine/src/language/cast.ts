import type { Layer, Modifiers } from '@whoosh/sound-scene';
import { findSource, type StandIn } from '../catalogue';
import { clampModifier } from './draft';
import { CONFIDENCE } from './confidence';

/** Whether the engine can play a source itself. */
export type HasModel = (id: string) => boolean;

/** A stand-in halves the trust in the layer: it is the nearest sound, not the asked one. */
const STAND_IN_CONFIDENCE = 0.5;

/** Gives every layer a model that exists: its own source's, or that of its stand-in, moved towards what was asked. */
export function cast(layers: readonly Layer[], hasModel: HasModel): Layer[] {
  const counts = new Map<string, number>();
  return layers.flatMap((layer) => castLayer(layer, hasModel)).map((layer) => {
    const occurrence = (counts.get(layer.source.model) ?? 0) + 1;
    counts.set(layer.source.model, occurrence);
    return { ...layer, id: `${layer.source.model}-${occurrence}` };
  });
}

function castLayer(layer: Layer, hasModel: HasModel): Layer[] {
  const asked = layer.source.model;
  if (hasModel(asked)) return [layer];
  const standIn = findSource(asked)?.standIn;
  const playable = standIn && hasModel(standIn.model) ? standIn : { model: anyModel(asked, hasModel) };
  const also = standIn?.also?.filter((part) => hasModel(part.model)) ?? [];
  return [played(layer, playable, 0), ...also.map((part) => played(layer, part, -6))];
}

/** Used only by an engine built without the model that the catalogue counts on. */
function anyModel(asked: string, hasModel: HasModel): string {
  const order = findSource(asked)?.kind === 'texture' ? ['rain', 'wind', 'knock'] : ['knock', 'impact_wood', 'rain'];
  return order.find(hasModel) ?? 'rain';
}

function played(layer: Layer, part: Omit<StandIn, 'also'>, gainDb: number): Layer {
  const { source } = layer;
  return {
    ...layer,
    source: {
      ...source, model: part.model, variant: source.model,
      ...(source.surface === undefined && part.surface && { surface: part.surface }), ...(source.material === undefined && part.material && { material: part.material }),
    },
    mods: combined(layer.mods, part.mods ?? {}),
    gainDb: Math.max(-36, layer.gainDb + gainDb),
    origin: { by: layer.origin.by, confidence: Math.min(STAND_IN_CONFIDENCE - 0.05, layer.origin.confidence) || CONFIDENCE.texture },
  };
}

const MIDDLED = new Set<keyof Modifiers>(['size', 'intensity', 'brightness', 'density', 'roughness', 'hollowness', 'tonality', 'age', 'wetness', 'regularity']);

/** What the words said on top of what moves the stand-in: offsets add around 0.5, pitch adds, speed multiplies. */
function combined(said: Modifiers, moved: Modifiers): Modifiers {
  const result: Modifiers = { ...moved, ...said };
  for (const [key, value] of Object.entries(moved) as [keyof Modifiers, unknown][]) {
    const own = said[key];
    if (typeof value !== 'number' || typeof own !== 'number') continue;
    if (MIDDLED.has(key)) Object.assign(result, { [key]: clampModifier(key, value + own - 0.5) });
    else if (key === 'pitch') result.pitch = clampModifier('pitch', value + own);
    else if (key === 'speed') result.speed = clampModifier('speed', value * own);
  }
  if (said.speed !== undefined && moved.rate !== undefined && said.rate === undefined) result.rate = clampModifier('rate', moved.rate * said.speed);
  return result;
}

/** The source that a layer was asked for, whether or not its own model plays it. */
export function askedSource(layer: Layer): string {
  const { model, variant } = layer.source;
  return variant !== undefined && variant !== model && findSource(variant) !== undefined ? variant : model;
}
