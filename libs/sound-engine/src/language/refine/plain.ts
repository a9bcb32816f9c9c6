import {
  clampTo,
  type Device,
  GAIN_DB_RANGE,
  type Layer,
  type Material,
  type Modifiers,
  type Scene,
  type Space,
  type SpaceKind,
} from '@whoosh/sound-scene';
import { applyEffect, newDraft, type LayerDraft } from '../propose/draft';
import type { SaidEffect } from '../parse/phrases';
import { timedBy } from '../tag/moments';
import { motionBetween, spaceOf } from '../arrange/placing';
import { SAID_OF_SOURCE } from '../arrange/schedule';
import { definedParts } from '../defined-parts';
import { isStruck } from '../propose/surroundings';
import { changeCurve } from '../arrange/timing';
import { eachTarget } from './targets';

/**
 * Says of a layer what a plain word says ("distant", "wooden", "in the background"): it holds in place of what was said
 * before.
 */
export function withEffects(layer: Layer, scene: Scene, effects: readonly SaidEffect[]): Layer {
  const draft = { ...newDraft(layer.source.model, layer.origin, 0), mods: without(layer.mods, effects) };
  for (const said of effects) applyEffect(draft, said);
  const { source, gainDb } = layer;
  return {
    ...layer,
    source: { ...source, ...definedParts(draft, SAID_OF_SOURCE) },
    mods: draft.mods,
    timing: timingSaid(layer, scene, draft),
    place: placeSaid(layer, scene, draft),
    gainDb: clampTo(GAIN_DB_RANGE, gainDb + draft.gainDb),
    role: draft.role ?? layer.role,
  };
}

/** What the new words speak of is theirs alone. */
function without(mods: Modifiers, effects: readonly SaidEffect[]): Modifiers {
  const said = new Set(effects.flatMap(({ effect }) => Object.keys(effect.mods ?? {})));
  return Object.fromEntries(Object.entries(mods).filter(([name]) => !said.has(name)));
}

function timingSaid(layer: Layer, { duration, loop }: Scene, draft: LayerDraft): Layer['timing'] {
  const moved = timedBy(layer.timing, draft, duration);
  if (moved.kind !== 'continuous') return moved;
  const curve = changeCurve(draft, moved.start, moved.end, loop);
  return curve === undefined ? moved : { ...moved, curve: { ...moved.curve, ...curve } };
}

function placeSaid({ place, source, timing }: Layer, { duration }: Scene, draft: LayerDraft): Layer['place'] {
  const distance = Math.max(0.2, Math.min(2000, (draft.distance ?? place.distance) * draft.distanceFactor));
  const span = timing.kind === 'shots' ? { start: 0, end: duration } : timing;
  const motion =
    draft.motion === undefined
      ? undefined
      : motionBetween({ kind: draft.motion, speed: draft.motionSpeed, source: source.model }, span.start, span.end);
  const space = {
    ...place.space,
    ...(draft.space !== undefined && spaceOf(draft.space)),
    ...(draft.device !== undefined && { device: draft.device }),
  };
  return {
    ...place,
    distance,
    ...(draft.azimuth !== undefined && { azimuth: draft.azimuth }),
    ...(motion !== undefined && { motion }),
    ...(Object.keys(space).length > 0 && { space }),
  };
}

/** Where a layer, or without a name the whole scene, resounds. */
export function withSpace(scene: Scene, targets: ReadonlySet<string> | null, kind: SpaceKind): Scene {
  const space = kind === 'outdoors' ? { kind, wet: 0 } : spaceOf(kind);
  return targets === null
    ? { ...scene, space: { ...scene.space, ...space }, layers: scene.layers.map(withoutOwnRoom) }
    : eachTarget(scene, targets, (layer) => heardIn(layer, space));
}

/** The device through which a layer, or the whole scene, is heard. */
export function withDevice(scene: Scene, targets: ReadonlySet<string> | null, device: Device): Scene {
  return targets === null
    ? { ...scene, space: { ...scene.space, device } }
    : eachTarget(scene, targets, (layer) => heardIn(layer, { device }));
}

function heardIn(layer: Layer, space: Partial<Space>): Layer {
  return { ...layer, place: { ...layer.place, space: { ...layer.place.space, ...space } } };
}

/** A place that was said of everything holds for those that had one of their own, too; a device stays. */
function withoutOwnRoom(layer: Layer): Layer {
  const { space, ...place } = layer.place;
  if (space === undefined) return layer;
  return { ...layer, place: space.device === undefined ? place : { ...place, space: { device: space.device } } };
}

/** What a layer happens on ("on gravel") or is made of. */
export function withMaterial(layer: Layer, material: Material, isGround: boolean): Layer {
  const { source } = layer;
  if (isGround)
    return { ...layer, source: { ...source, surface: material, ...(isStruck(source.model) && { material }) } };
  return {
    ...layer,
    source:
      source.surface !== undefined && source.material === undefined
        ? { ...source, surface: material }
        : { ...source, material },
  };
}
