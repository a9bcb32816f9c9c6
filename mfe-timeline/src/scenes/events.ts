import type { InterpretedLayer, SoundEvent } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { t } from '../messages';
import { onSample, type ClipSync } from '../model';

/** Events count frames of 48 kHz. */
const FRAMES_PER_MS = 48;

/** Frames in a second. */
const EVENT_RATE = 48_000;

/** The kind of the one event of a layer that moves past. */
const PASS = 'pass';

/**
 * The events of a sound by which it can be pinned: what moves past is meant by its closest point, which its motion
 * tells, and not by where its engine happened to be loudest.
 */
export function pinnedEvents(scene: Pick<Scene, 'layers' | 'duration'>, events: readonly SoundEvent[]): SoundEvent[] {
  const passes = scene.layers.flatMap(({ id, muted, timing, place: { motion } }): SoundEvent[] => {
    if (muted === true || timing.kind !== 'continuous' || motion?.kind !== 'pass') return [];
    if (motion.at < 0 || motion.at > scene.duration) return [];
    const closest = Math.round(motion.at * EVENT_RATE);
    return [{ layer: id, kind: PASS, onset: closest, peak: closest }];
  });
  const moving = new Set(passes.map(({ layer }) => layer));
  return [...events.filter(({ layer }) => !moving.has(layer)), ...passes];
}

/** An event of a sound as a person chooses it. */
export interface EventChoice extends ClipSync {
  /** What it is: Knock 2. */
  label: string;
}

/**
 * What rises for longer than two frames of film is meant by where it is loudest: a car as it passes; a hit by where it
 * begins.
 */
const LONGEST_ATTACK_MS = 80;
/** A layer with more events is a texture, of which only the ends can be told apart. */
const MOST_EVENTS = 8;
/** Sooner than half a frame after the start, the start is the hit. */
const AT_START_MS = 20;

/** Milliseconds from the start of the sound at which an event is heard as having happened. */
export function momentMs({ onset, peak }: SoundEvent): number {
  const attackMs = (peak - onset) / FRAMES_PER_MS;
  return onSample((attackMs > LONGEST_ATTACK_MS ? peak : onset) / FRAMES_PER_MS);
}

/** The layer of a sync point that was set by hand: no source is called so. */
export const OWN_POINT = 'own';

/**
 * The events that can be pinned to a moment, in time order; of a layer with many of them the first, the last and the
 * loudest.
 * @param levelAt how loud the sound is at a moment of it, 0..1
 */
export function eventChoices(
  layers: readonly Pick<InterpretedLayer, 'id' | 'label'>[],
  events: readonly SoundEvent[],
  levelAt: (ms: number) => number = () => 0,
): EventChoice[] {
  const choices = layers.flatMap(({ id, label }) => {
    const own = ofLayer(events, id).map((event, index) => ({ layer: id, event: index, atMs: momentMs(event) }));
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (own.length > MOST_EVENTS)
      return [
        { ...first, label: t('syncTools.first', { label }) },
        ...loudestOf(own, levelAt).map((choice) => ({ ...choice, label: t('syncTools.loudest', { label }) })),
        { ...last, label: t('syncTools.last', { label }) },
      ];
    if (events.some(({ layer, kind }) => layer === id && kind === PASS))
      return own.map((choice) => ({ ...choice, label: t('syncTools.closest', { label }) }));
    return own.map((choice) => ({ ...choice, label: own.length === 1 ? label : `${label} ${choice.event + 1}` }));
  });
  return choices.sort((a, b) => a.atMs - b.atMs);
}

/** The loudest event between the first and the last, where it is louder than both. */
function loudestOf(own: readonly ClipSync[], levelAt: (ms: number) => number): ClipSync[] {
  const loudest = own.reduce((best, each) => (levelAt(each.atMs) > levelAt(best.atMs) ? each : best));
  return loudest === own[0] || loudest === own.at(-1) ? [] : [loudest];
}

/**
 * The event by which a sound is laid down: its first hit; null for textures, for what begins with it, and for what goes
 * on, in which nothing happens but that it is louder for a while. What moves past happens where it is closest.
 * @param events as pinnedEvents gives them
 */
export function hitOf({ layers }: Pick<Scene, 'layers'>, events: readonly SoundEvent[]): ClipSync | null {
  const hits = layers.flatMap(({ id: layer, timing }) => {
    const own = ofLayer(events, layer);
    if (own.length > MOST_EVENTS || (timing.kind === 'continuous' && own[0]?.kind !== PASS)) return [];
    return own.slice(0, 1).map((event) => ({ layer, event: 0, atMs: momentMs(event) }));
  });
  const [hit] = hits.sort((a, b) => a.atMs - b.atMs);
  return hit === undefined || hit.atMs < AT_START_MS ? null : hit;
}

/** The same event in a sound that was made again, or the same point of it; null when it has none any more. */
export function syncIn(sync: ClipSync | null, events: readonly SoundEvent[]): ClipSync | null {
  if (sync === null || sync.layer === OWN_POINT) return sync;
  const event = ofLayer(events, sync.layer)[sync.event];
  return event === undefined ? null : { layer: sync.layer, event: sync.event, atMs: momentMs(event) };
}

function ofLayer(events: readonly SoundEvent[], layer: string): SoundEvent[] {
  return events.filter((event) => event.layer === layer).sort((a, b) => a.onset - b.onset);
}
