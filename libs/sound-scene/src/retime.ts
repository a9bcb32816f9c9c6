import { MODIFIER_RANGES } from './ranges';
import { SCENE_LIMITS, type Curve, type Layer, type Modifiers, type Place, type Scene, type Timing } from './scene';
import { countEvents } from './validate';

/** A layer that happens once and can do so more slowly or faster, as a door that opens. */
export interface Gesture {
  /** The modifier that its length answers to. */
  by: 'duration' | 'speed';
  /** What that modifier is now, also where the words do not say it. */
  value: number;
  /** The length goes with value^power: 1 for a duration, below 0 for a speed. */
  power: number;
}

/** The gestures of a scene by the ids of their layers. */
export type Gestures = Readonly<Record<string, Gesture>>;

export interface RetimeOptions {
  gestures?: Gestures;
  /** Whether the new scene is a loop; without it as before. */
  loop?: boolean;
}

/** An event that begins later than this before the end is not heard. */
const LAST_ONSET_SECONDS = 0.1;
/** A layer that ends this near to the end lasts to the end. */
const END_TOLERANCE_SECONDS = 0.05;
/** So many single events are a row that may go on. */
const ROW_LENGTH = 3;

/**
 * The same scene for another length, made anew instead of stretched:
 * - a continuous layer that lasts to the end goes on to the new one, its curves and its motion over the new span; so
 * does, in a longer scene, what sounds last where the rest of the scene is quiet; others keep their times;
 * - a gesture, that is one event that `gestures` knows, keeps its onset and takes longer or shorter by as much as there
 * is to the end;
 * - other single events keep their times; a row of them that runs to the end and whose number nobody said goes on at
 * the same distances;
 * - trains and sporadic events fill the time;
 * - what would begin after the end goes. Of a scene that would become empty, the first layer stays, at the start.
 * @param seconds 0.5..22
 * @throws RangeError for another length
 */
export function retimeScene(
  scene: Scene,
  seconds: number,
  { gestures = {}, loop = scene.loop }: RetimeOptions = {},
): Scene {
  const duration = round3(seconds);
  if (!(duration >= SCENE_LIMITS.minDurationSeconds && duration <= SCENE_LIMITS.maxDurationSeconds)) {
    throw new RangeError(
      `a scene lasts ${SCENE_LIMITS.minDurationSeconds} to ${SCENE_LIMITS.maxDurationSeconds} s, not ${seconds}`,
    );
  }
  if (duration === scene.duration) return { ...scene, loop };
  const goesOnFrom = duration > scene.duration ? lastEnd(scene) : scene.duration;
  const length: Length = { before: scene.duration, after: duration, goesOnFrom };
  const kept = scene.layers.flatMap((layer) => retimeLayer(layer, length, gestures[layer.id]) ?? []);
  const layers = kept.length > 0 ? kept : scene.layers.slice(0, 1).map((layer) => atStart(layer, duration));
  return withinEvents(withoutGone({ ...scene, duration, loop, layers }), scene);
}

/** Whether every layer goes on by itself, so that the scene can be made a loop of any length. */
export function canLoop({ layers }: Pick<Scene, 'layers'>): boolean {
  return layers.every(({ timing, muted }) => muted === true || timing.kind !== 'shots');
}

/** Durations of the scene, seconds. */
interface Length {
  before: number;
  after: number;
  /** What lasts until then goes on to the new end. */
  goesOnFrom: number;
}

/** When the last layer that goes on ends; the end of the scene where a single event comes after it. */
function lastEnd({ layers, duration }: Scene): number {
  const ends = layers.map(({ timing }) => (timing.kind === 'shots' ? 0 : timing.end));
  const onsets = layers.flatMap(({ timing }) => (timing.kind === 'shots' ? timing.at : []));
  const last = Math.max(...ends);
  return last > Math.max(0, ...onsets) ? last : duration;
}

/** null: it would begin after the end. */
function retimeLayer(layer: Layer, length: Length, gesture: Gesture | undefined): Layer | null {
  const { timing } = layer;
  if (timing.kind === 'shots') return retimeShots(layer, timing, length, gesture);
  const end = endOf(timing.end, length);
  if (end - timing.start < LAST_ONSET_SECONDS && timing.start > 0) return null;
  const span = { start: Math.min(timing.start, end), end };
  if (timing.kind !== 'continuous') return { ...layer, timing: { ...timing, ...span } };
  const ratio = timing.end > timing.start ? (end - span.start) / (timing.end - timing.start) : 1;
  const stretched = (time: number): number =>
    clamp(round3(span.start + (time - timing.start) * ratio), 0, length.after);
  return { ...layer, timing: continuous(timing, span, stretched), place: moved(layer.place, ratio, stretched) };
}

function endOf(end: number, { goesOnFrom, after }: Length): number {
  return end >= goesOnFrom - END_TOLERANCE_SECONDS ? after : Math.min(end, after);
}

type Continuous = Extract<Timing, { kind: 'continuous' }>;

function continuous(
  { curve, ...timing }: Continuous,
  span: { start: number; end: number },
  stretched: (time: number) => number,
): Continuous {
  const length = span.end - span.start;
  const fades = timing.fadeIn + timing.fadeOut;
  const fit = fades > length ? length / fades : 1;
  return {
    ...timing,
    ...span,
    fadeIn: round3(timing.fadeIn * fit),
    fadeOut: round3(timing.fadeOut * fit),
    ...(curve === undefined ? {} : { curve: stretchedCurve(curve, stretched) }),
  };
}

function stretchedCurve(curve: Curve, stretched: (time: number) => number): Curve {
  const entries = Object.entries(curve) as [keyof Curve, [number, number][]][];
  return Object.fromEntries(
    entries.map(([name, points]) => [name, points.map(([time, value]) => [stretched(time), value])]),
  );
}

/** What passes, comes or goes takes the new time for the same way; what circles goes on circling. */
function moved({ motion, ...place }: Place, ratio: number, stretched: (time: number) => number): Place {
  if (motion === undefined) return place;
  const speed = motion.kind === 'circle' ? motion.speed : clamp(round3(motion.speed / Math.max(ratio, 1e-3)), 0, 400);
  return { ...place, motion: { ...motion, speed, at: stretched(motion.at) } };
}

type Shots = Extract<Timing, { kind: 'shots' }>;

function retimeShots(layer: Layer, timing: Shots, length: Length, gesture: Gesture | undefined): Layer | null {
  const at = [...timing.at, ...continued(layer, timing.at, length)].filter(
    (time) => time <= length.after - LAST_ONSET_SECONDS,
  );
  if (at.length === 0) return null;
  const [onset = 0] = at;
  const mods =
    gesture === undefined || timing.at.length > 1
      ? layer.mods
      : slowed(layer.mods, gesture, (length.after - onset) / (length.before - onset));
  return { ...layer, mods, timing: { ...timing, at } };
}

/** @param ratio new length over old */
function slowed(mods: Modifiers, { by, value, power }: Gesture, ratio: number): Modifiers {
  const [least, most] = MODIFIER_RANGES[by];
  return { ...mods, [by]: clamp(round3(value * ratio ** (1 / power)), least, most) };
}

/** Further events of a row that ran to the end: its own distances again, so that an uneven row stays uneven. */
function continued({ mods }: Layer, at: readonly number[], { before, after }: Length): number[] {
  const gaps = at.slice(1).map((time, i) => time - (at[i] ?? 0));
  const last = at.at(-1) ?? 0;
  if (
    mods.count !== undefined ||
    at.length < ROW_LENGTH ||
    Math.min(...gaps) <= 0 ||
    before - last > 1.5 * Math.max(...gaps)
  )
    return [];
  const more: number[] = [];
  for (let i = 0, time = last; more.length + at.length < SCENE_LIMITS.maxEvents; i++) {
    time += gaps[i % gaps.length] ?? Infinity;
    if (time > after - LAST_ONSET_SECONDS) break;
    more.push(round3(time));
  }
  return more;
}

/** The layer from the start on. */
function atStart(layer: Layer, duration: number): Layer {
  const {
    timing,
    place: { motion: _, ...place },
  } = layer;
  if (timing.kind === 'shots') return { ...layer, timing: { ...timing, at: [0] } };
  const span = { start: 0, end: duration };
  const moment =
    timing.kind === 'continuous' ? continuous({ ...timing, curve: {} }, span, (time) => time) : { ...timing, ...span };
  return { ...layer, timing: moment, place };
}

/** The scene without what spoke of layers that it no longer has: relations and chips. */
export function withoutGone(scene: Scene): Scene {
  const ids = new Set(scene.layers.map(({ id }) => id));
  const layers = scene.layers.map(({ relation, ...layer }) =>
    relation === undefined || !ids.has(relation.of) ? layer : { ...layer, relation },
  );
  const chips = scene.report.chips.filter(({ layer }) => layer === undefined || ids.has(layer));
  return { ...scene, layers, report: { ...scene.report, chips } };
}

/** Where a scene would have more events than it may, layers grow only as far as there is room. */
function withinEvents(scene: Scene, before: Scene): Scene {
  const counts = new Map(before.layers.map((layer) => [layer.id, countEvents([layer])]));
  let room = SCENE_LIMITS.maxEvents - countEvents(before.layers);
  const layers = scene.layers.map((layer) => {
    const had = counts.get(layer.id) ?? 0;
    const grown = Math.max(0, countEvents([layer]) - had);
    const fitted = grown <= room ? layer : { ...layer, timing: cutTo(layer.timing, had + room) };
    room -= Math.min(grown, room);
    return fitted;
  });
  return { ...scene, layers };
}

function cutTo(timing: Timing, events: number): Timing {
  if (timing.kind === 'continuous') return timing;
  if (timing.kind === 'shots') return { ...timing, at: timing.at.slice(0, events) };
  const perSecond = timing.kind === 'train' ? timing.rate : timing.perMinute / 60;
  // a millisecond less, so that no rounding adds an event
  return { ...timing, end: Math.max(timing.start, round3(timing.start + events / perSecond - 0.001)) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Three decimals are what a scene keeps. */
function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
