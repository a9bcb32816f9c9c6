import type { SourceChoice } from '@whoosh/contracts';
import {
  beginAt,
  repeatShots,
  type Layer,
  type Place,
  type SourceRef,
  type Space,
  type Timing,
} from '@whoosh/sound-scene';
import { USUAL_VARIANT } from './property-menus';
import type { LayerEdit, Settings } from './scene-edits';

/** How much of a space is heard where the words name none. */
const SPACE_WET = 0.3;
/** A layer that begins or ends within the scene does so in so many seconds, as the engine has it. */
const FADE_SECONDS = 0.05;
/** Between the quiet and the loud end of a course, dB, as the words "rising" and "dying away" have it. */
const COURSE_DB = -18;

/** Of a sound that nothing was said of: 3 m in front. */
const USUAL_PLACE: Place = { distance: 3, azimuth: 0, spread: 0.1 };

/** A sound that no word names, as it plays by itself. @param duration of the scene, seconds */
export function newLayer(id: string, { model, plays }: SourceChoice, duration: number): Layer {
  return {
    id,
    source: { model, alternatives: [] },
    mods: {},
    timing: plays === 'events' ? { kind: 'shots', at: [0], jitter: 0 } : throughout(0, duration),
    place: USUAL_PLACE,
    gainDb: 0,
    role: 'accent',
    span: [],
    origin: { by: 'user', confidence: 1 },
  };
}

/** A layer with what was changed of it by hand. @param duration of the scene, seconds */
export function editLayer(layer: Layer, edit: LayerEdit | undefined, duration: number): Layer {
  if (edit === undefined) return layer;
  const { source, settings } = edit;
  const isSet = source !== undefined || settings !== undefined;
  const { individual: before, ...edited } = isSet ? setLayer(layer, source, settings ?? {}, duration) : layer;
  // another source's individual is none of this one
  const individual = edit.individual ?? (edited.source.model === layer.source.model ? before : undefined);
  return individual === undefined ? edited : { ...edited, individual };
}

function setLayer(layer: Layer, source: SourceChoice | undefined, settings: Settings, duration: number): Layer {
  const timing = editTiming(playedBy(source, layer.timing, duration), settings, duration);
  return {
    ...layer,
    source: editSource(layer.source, source?.model, settings),
    mods: editModifiers(layer.mods, settings),
    timing,
    place: editPlace(layer.place, settings, timing, duration),
    gainDb: settings.gainDb ?? layer.gainDb,
    ...(settings.muted === undefined ? {} : { muted: settings.muted }),
    origin: { by: 'user', confidence: 1 },
  };
}

/**
 * What only happens cannot go on, and what goes on has no single events: the times of the layer as its new source can
 * have them.
 */
function playedBy(source: SourceChoice | undefined, timing: Timing, duration: number): Timing {
  if (source?.plays === 'continuous' && timing.kind !== 'continuous') {
    const start = timing.kind === 'shots' ? (timing.at[0] ?? 0) : timing.start;
    return throughout(start, duration);
  }
  if (source?.plays === 'events' && timing.kind === 'continuous')
    return { kind: 'shots', at: [timing.start], jitter: 0 };
  return timing;
}

function throughout(start: number, end: number): Timing {
  return { kind: 'continuous', start, end, fadeIn: FADE_SECONDS, fadeOut: FADE_SECONDS };
}

function editSource(
  { variant, ...source }: SourceRef,
  model: string | undefined,
  { material, surface, variant: set = model === undefined ? variant : undefined }: Settings,
): SourceRef {
  return {
    ...source,
    ...(model === undefined ? {} : { model }),
    ...(set === undefined || set === USUAL_VARIANT ? {} : { variant: set }),
    ...(material === undefined ? {} : { material }),
    ...(surface === undefined ? {} : { surface }),
  };
}

function editModifiers(mods: Layer['mods'], settings: Settings): Layer['mods'] {
  const { material, surface, variant, distance, azimuth, space, device, movement, course, start, end, ...rest } =
    settings;
  const { gainDb, muted, loop, ...set } = rest;
  const edited = { ...mods, ...set };
  // a rate would hold whatever the speed
  if (set.speed !== undefined && set.rate === undefined) delete edited.rate;
  return edited;
}

function editPlace(place: Place, settings: Settings, timing: Timing, duration: number): Place {
  const { distance, azimuth, space, device, movement } = settings;
  const { motion, ...still } = place;
  const moved = movement === undefined ? motion : motionOf(movement, timing, duration);
  const heardIn = space === undefined ? place.space : editSpace(place.space, space);
  const through = device === undefined ? heardIn : editDevice(heardIn, device);
  return {
    ...still,
    ...(distance === undefined ? {} : { distance }),
    ...(azimuth === undefined ? {} : { azimuth }),
    ...(through === undefined ? {} : { space: through }),
    ...(moved === undefined ? {} : { motion: moved }),
  };
}

function editSpace(before: Partial<Space> | undefined, kind: Space['kind']): Partial<Space> {
  return { ...before, kind, wet: kind === 'dry' ? 0 : (before?.wet ?? SPACE_WET) };
}

function editDevice(
  { device: _, ...before }: Partial<Space> = {},
  device: NonNullable<Settings['device']>,
): Partial<Space> {
  return device === 'none' ? before : { ...before, device };
}

/** Distances in m and speeds in m/s as the words "approaching", "passing by" and "driving away" have them. */
function motionOf(
  movement: NonNullable<Settings['movement']>,
  timing: Timing,
  duration: number,
): Place['motion'] | undefined {
  if (movement === 'still') return undefined;
  const start = timing.kind === 'shots' ? 0 : timing.start;
  const end = timing.kind === 'shots' ? duration : timing.end;
  const length = Math.max(0.5, end - start);
  if (movement === 'approach') return { kind: 'approach', from: 60, to: 3, closest: 3, speed: 57 / length, at: end };
  if (movement === 'recede') return { kind: 'recede', from: 3, to: 120, closest: 3, speed: 117 / length, at: start };
  const reach = Math.max(4, PASSING_METRES_PER_SECOND * length * 0.5);
  return { kind: 'pass', from: reach, to: reach, closest: 4, speed: PASSING_METRES_PER_SECOND, at: start + length / 2 };
}

/** A car in a town, 50 km/h. */
const PASSING_METRES_PER_SECOND = 14;

function editTiming(timing: Timing, { count, rate, start, end, course }: Settings, duration: number): Timing {
  const often = withPace(timing, rate);
  const paced = count === undefined ? often : timesOf(often, count, duration);
  const begun = start === undefined ? paced : beginAt(paced, start, duration);
  if (begun.kind === 'shots') return begun;
  const ended = end === undefined ? begun : { ...begun, end: Math.min(duration, Math.max(begun.start, end)) };
  return course === undefined || ended.kind !== 'continuous' ? ended : withCourse(ended, course);
}

/** What comes again and again, as often as that. @param rate per second */
function withPace(timing: Timing, rate: number | undefined): Timing {
  if (rate === undefined) return timing;
  if (timing.kind === 'train') return { ...timing, rate };
  return timing.kind === 'sporadic' ? { ...timing, perMinute: rate * SECONDS_OF_A_MINUTE } : timing;
}

const SECONDS_OF_A_MINUTE = 60;

/** So many of what comes one by one; what goes on has its number among its modifiers. */
function timesOf(timing: Timing, count: number, duration: number): Timing {
  if (timing.kind === 'shots') return { ...timing, at: repeatShots(timing.at, count, duration) };
  if (timing.kind !== 'train') return timing;
  const at = Array.from({ length: count }, (_, i) => timing.start + i / timing.rate);
  return { kind: 'shots', at: at.filter((moment) => moment < duration), jitter: 0 };
}

function withCourse(timing: Extract<Timing, { kind: 'continuous' }>, course: NonNullable<Settings['course']>): Timing {
  const { curve: _, ...steady } = timing;
  const { start, end } = timing;
  if (course === 'steady') return steady;
  const level: Record<Exclude<typeof course, 'steady'>, [number, number][]> = {
    louder: [
      [start, COURSE_DB],
      [end, 0],
    ],
    quieter: [
      [start, 0],
      [end, COURSE_DB],
    ],
    swell: [
      [start, COURSE_DB],
      [(start + end) / 2, 0],
      [end, COURSE_DB],
    ],
  };
  return { ...steady, curve: { level: level[course] } };
}
