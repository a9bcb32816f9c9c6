import { defaultParams } from '../../default-params';
import { findSource, groupOf } from '../../catalogue';
import oneShotLengths from '../../catalogue/one-shot-lengths.json';
import { KNOWN_RHYTHMS, NEVER_REPEATED, PASSING_SPEEDS, REPEATABLE } from '../../catalogue/rhythms';
import { MODELS } from '../../models/registry';

/**
 * How one event of a source fills time, in seconds: how long it sounds, and how long from one to the next when it is
 * repeated.
 */
export interface Rhythm {
  sounds: number;
  /** How long each of several events is heard: what goes on by itself comes in bursts. */
  event: number;
  /** Until its tail is silent, too. */
  ends: number;
  spacing: number;
  /** Whether it may be repeated to fill a longer time without being asked to. */
  isRepeatable: boolean;
}

/**
 * How long an event of each kind sounds, and from one to the next, seconds. What goes on by itself comes, where it is
 * counted, in bursts of 1.3 s: as long as recordings are at the median (1.4 s, docs/measurements/individuals.md).
 */
const BY_KIND = { texture: [8, 2.2], modulated: [6, 2.2], sequence: [0.4, 0.6], 'one-shot': [1.5, 1.3] } as const;

/** Of the time from one to the next, a burst of what goes on by itself. */
const BURST_SHARE = 0.6;

/**
 * One-shots that go on by themselves, as living beings, signals and hands with a thing do; a door slams once, and what
 * has broken lies there.
 */
const REPEATABLE_GROUPS = new Set(['animals', 'human_body', 'electronics', 'alarms', 'household', 'impacts', 'whoosh']);

/** What follows an event of unknown length at the end of a scene, or of a step. */
export const RING_OUT_SECONDS = 0.5;
/** So long after eleven of twelve individuals are silent the twelfth is down, too. */
const REST_SECONDS = 0.1;
/**
 * Single events of each one-shot, seconds: the longest individual until it is 30 dB down, and where the place is silent
 * behind it, until all but one of twelve individuals are silent.
 */
const MEASURED: Readonly<Record<string, readonly number[]>> = oneShotLengths;

export function rhythmOf(source: string): Rhythm {
  const [sounds, spacing] = KNOWN_RHYTHMS[source] ?? ownRhythm(source);
  const [heard = 0, silent] = MEASURED[source] ?? [];
  const lasting = Math.max(sounds, heard - RING_OUT_SECONDS);
  const ends = silent === undefined ? lasting + RING_OUT_SECONDS : Math.max(heard, silent + REST_SECONDS);
  const rhythm = { sounds: lasting, event: lasting, ends, spacing, isRepeatable: isRepeatable(source) };
  if (!isBurst(source)) return rhythm;
  const event = spacing * BURST_SHARE;
  return { ...rhythm, event, ends: event + RING_OUT_SECONDS };
}

function isRepeatable(source: string): boolean {
  const isOfGroup = REPEATABLE_GROUPS.has(groupOf(source));
  return !NEVER_REPEATED.has(source) && (REPEATABLE.has(source) || isOfGroup);
}

function isBurst(source: string): boolean {
  const kind = findSource(source)?.kind;
  return !Object.hasOwn(KNOWN_RHYTHMS, source) && (kind === 'texture' || kind === 'modulated');
}

/** As usual for its kind, and slower where one event would run into the next, or the source has a slower pace. */
function ownRhythm(source: string): readonly [number, number] {
  const kind = findSource(source)?.kind ?? 'one-shot';
  const [sounds, spacing] = BY_KIND[kind];
  if (kind === 'one-shot') return [sounds, Math.max(spacing, MEASURED[source]?.[0] ?? 0)];
  if (kind !== 'sequence') return [sounds, spacing];
  const model = MODELS[source];
  const usual = defaultParams(model);
  const rate = model.naturalRate(usual);
  return [Math.max(sounds, model.naturalSeconds(usual)), rate > 0 ? Math.max(spacing, 1 / rate) : spacing];
}

/** Share of reverberant sound of each space. */
export const SPACE_WET: Readonly<Record<string, number>> = {
  dry: 0,
  outdoors: 0,
  room: 0.15,
  bathroom: 0.35,
  kitchen: 0.2,
  office: 0.15,
  stairwell: 0.4,
  hallway: 0.3,
  garage: 0.35,
  warehouse: 0.4,
  hall: 0.35,
  church: 0.45,
  cathedral: 0.55,
  tunnel: 0.5,
  cave: 0.5,
  sewer: 0.4,
  stadium: 0.3,
  street: 0.15,
  alley: 0.25,
  forest: 0.1,
  canyon: 0.4,
  car: 0.1,
  underwater: 0.2,
};

/** Metres per second at which a source passes. */
export function passingSpeed(source: string): number {
  return PASSING_SPEEDS[source] ?? 10;
}
