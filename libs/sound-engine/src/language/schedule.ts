import { movedTo } from './moments';
import type { Layer, Place, SpaceKind, Timing } from '@whoosh/sound-scene';
import { findSource } from '../catalogue';
import { hash32 } from '../dsp/random';
import type { LayerDraft } from './draft';
import { passingSpeed, rhythmOf, SPACE_WET } from './rhythm';
import type { Understanding } from './understand';

/** A stretch of the scene that one ordered group has, seconds. */
interface Slot {
  start: number;
  end: number;
  /** Seconds by which events start later than those named before them in the same group, so that both are heard. */
  lead: number;
}

const FIRST_EVENT_SECONDS = 0.15;
const CROSS_FADE_SECONDS = 0.6;
const FADE_IN_SECONDS = 0.05;
const FADE_OUT_SECONDS = 0.2;
const PAUSE_SECONDS = 0.5;
const RING_OUT_SECONDS = 0.5;
const LEAD_SECONDS = 0.4;

export interface ScheduleOptions {
  duration: number;
  seed: number;
  loop: boolean;
}

/** Three decimals are what a scene keeps. */
export function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function kindOf(source: string): 'texture' | 'one-shot' | 'sequence' | 'modulated' {
  return findSource(source)?.kind ?? 'texture';
}

/** Whether it is placed event by event: one-shots, and sequences with a number of times. */
function isPlaced(draft: LayerDraft): boolean {
  const kind = kindOf(draft.source);
  if (kind === 'one-shot') return true;
  if (kind !== 'sequence') return draft.mods.count !== undefined && draft.mods.count > 1;
  return draft.mods.count !== undefined || draft.time === 'once';
}

function spacingOf(draft: LayerDraft): number {
  const { spacing } = rhythmOf(draft.source);
  if (draft.mods.rate !== undefined) return 1 / draft.mods.rate;
  return spacing / (draft.mods.speed ?? 1);
}

/** Seconds that a layer needs for what it was asked. */
function naturalSeconds(draft: LayerDraft): number {
  if (draft.seconds !== undefined) return draft.seconds;
  const { sounds } = rhythmOf(draft.source);
  if (isPlaced(draft)) return ((draft.mods.count ?? 1) - 1) * spacingOf(draft) + sounds;
  return kindOf(draft.source) === 'sequence' ? 5 : sounds;
}

/** The length that fits what was asked, 1..22 s. */
export function naturalDuration(understanding: Understanding): number {
  if (understanding.seconds !== undefined) return Math.max(0.5, Math.min(22, understanding.seconds));
  let total = 0;
  for (let group = 0; group < understanding.groupCount; group++) {
    const members = understanding.drafts.filter((draft) => draft.group === group);
    const lead = members.filter((draft) => draft.role !== 'bed' && draft.role !== 'background');
    const needed = (lead.length > 0 ? lead : members).map(naturalSeconds);
    const isOnly = understanding.groupCount === 1;
    total += members.length === 0 ? PAUSE_SECONDS : Math.min(isOnly ? 22 : 5, Math.max(...needed));
  }
  // Room before the first event and for the last one to ring out.
  const tail = understanding.drafts.some(isPlaced) ? FIRST_EVENT_SECONDS + RING_OUT_SECONDS : 0;
  return Math.max(1, Math.min(22, Math.round((total + tail) * 10) / 10));
}

function slotsOf(understanding: Understanding, duration: number): { start: number; end: number }[] {
  const said = saidSeconds(understanding, duration);
  const weights = Array.from({ length: understanding.groupCount }, (_, group) => {
    const members = understanding.drafts.filter((draft) => draft.group === group);
    if (members.length === 0) return 0.5;
    const lead = members.filter((draft) => draft.role !== 'bed' && draft.role !== 'background');
    return Math.max(...(lead.length > 0 ? lead : members).map(weightOf));
  });
  const free = duration - said.reduce<number>((total, seconds) => total + (seconds ?? 0), 0);
  const sum = weights.reduce((total, weight, group) => total + (said[group] === undefined ? weight : 0), 0);
  let start = 0;
  return weights.map((weight, group) => {
    const slot = { start, end: start + (said[group] ?? free * weight / sum) };
    start = slot.end;
    return slot;
  });
}

/** The seconds that were said of each ordered group, where they leave a tenth of the scene for each other group. */
function saidSeconds({ drafts, groupCount }: Understanding, duration: number): (number | undefined)[] {
  const said = Array.from({ length: groupCount }, (_, group) => {
    const seconds = drafts.filter((draft) => draft.group === group).flatMap((draft) => draft.seconds ?? []);
    return seconds.length > 0 ? Math.max(...seconds) : undefined;
  });
  const others = said.filter((seconds) => seconds === undefined).length;
  const total = said.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0);
  const fits = others > 0 && total <= duration * (1 - 0.1 * others);
  return fits ? said : said.map(() => undefined);
}

function weightOf(draft: LayerDraft): number {
  const kind = kindOf(draft.source);
  if (kind === 'one-shot') return Math.max(0.6, (draft.mods.count ?? 1) * spacingOf(draft) * 0.4);
  if (kind === 'sequence') return draft.mods.count === undefined ? 1 : Math.max(0.6, draft.mods.count * spacingOf(draft) * 0.5);
  return 1.2;
}

/** Gives every layer its times, its place and its level; sources are still the asked ones. */
export function schedule(understanding: Understanding, options: ScheduleOptions): Layer[] {
  const slots = slotsOf(understanding, options.duration);
  const counts = new Map<string, number>();
  const company = companyOf(understanding.drafts);
  let mains = 0;
  return understanding.drafts.map((draft, index) => {
    const last = lastGroupOf(draft, understanding);
    const { start, end: ownEnd } = slots[draft.group] ?? { start: 0, end: options.duration };
    const before = understanding.drafts.slice(0, index).filter((other) => other.group === draft.group && isPlaced(other)).length;
    const slot = { start, end: slots[last]?.end ?? options.duration, lead: before * Math.min(LEAD_SECONDS, (ownEnd - start) * 0.08) };
    const occurrence = (counts.get(draft.source) ?? 0) + 1;
    counts.set(draft.source, occurrence);
    const role = draft.role ?? 'main';
    const isFollowed = last < understanding.groupCount - 1;
    const usual = timingOf(draft, slot, options, isFollowed, index);
    const timing = draft.moment === undefined ? usual : movedTo(usual, draft.moment, options.duration);
    const mods = { ...draft.mods };
    if (mods.duration !== undefined) mods.duration = scaleToSeconds(mods.duration, draft);
    const layer: Layer = {
      id: `${draft.source}-${occurrence}`,
      source: {
        model: draft.source, ...(draft.variant !== undefined && { variant: draft.variant }), ...(draft.exciter !== undefined && { exciter: draft.exciter }),
        ...(draft.surface !== undefined && { surface: draft.surface }), ...(draft.material !== undefined && { material: draft.material }), alternatives: [...new Set(draft.alternatives)].slice(0, 5),
      },
      mods,
      timing,
      place: placeOf(draft, slot, timing, role === 'main' ? mains : index, understanding),
      gainDb: gainOf(draft, role === 'main' ? mains : 0, company),
      role,
      span: mergedSpans(draft.spans),
      origin: draft.origin,
    };
    if (role === 'main') mains++;
    return layer;
  });
}

/** "Short", "long" are factors until the event's own length is known. */
function scaleToSeconds(factor: number, draft: LayerDraft): number {
  const { sounds } = rhythmOf(draft.source);
  return Math.max(0.02, Math.min(22, factor * sounds));
}

/** What sounds in the foreground of a scene. */
interface Company {
  hasTexture: boolean;
  hasHappening: boolean;
}

function companyOf(drafts: readonly LayerDraft[]): Company {
  const mains = drafts.filter((draft) => (draft.role ?? 'main') === 'main');
  return { hasTexture: mains.some(isGround), hasHappening: mains.some((draft) => !isGround(draft)) };
}

/** A texture that others are heard against; an alarm goes on as long but is what one listens to. */
function isGround(draft: LayerDraft): boolean {
  return kindOf(draft.source) === 'texture' && findSource(draft.source)?.group !== 'alarms';
}

/** dB: each sound that goes on steps back a little behind the ones named before it. */
const STEP_BACK_DB = 1.5;
/** dB: alone, all sources are equally loud; a texture makes room for what happens in it, and a single event stands out of it. */
const TEXTURE_BESIDE_HAPPENINGS_DB = -5;
const EVENT_IN_TEXTURE_DB = 3;
const BACKGROUND_DB = -6;
const BED_DB = -5;
const AMBIENCE_DB = -14;

function gainOf(draft: LayerDraft, main: number, company: Company): number {
  if (findSource(draft.source)?.group === 'ambience' && draft.role === 'bed') return AMBIENCE_DB;
  if (draft.role === 'background') return draft.gainDb === 0 ? BACKGROUND_DB : Math.max(-36, draft.gainDb);
  if (draft.role === 'bed') return Math.max(-36, draft.gainDb + BED_DB);
  return Math.max(-36, Math.min(12, draft.gainDb + foregroundDb(draft, main, company)));
}

function foregroundDb(draft: LayerDraft, main: number, { hasTexture, hasHappening }: Company): number {
  if (isGround(draft) && hasHappening) return TEXTURE_BESIDE_HAPPENINGS_DB;
  if (isPlaced(draft)) return hasTexture ? EVENT_IN_TEXTURE_DB : 0;
  if (hasTexture && kindOf(draft.source) === 'sequence') return 0;
  return -STEP_BACK_DB * Math.min(main, 3);
}

const LASTING_GROUPS = new Set(['weather', 'water', 'fire', 'ambience']);

/** Rain does not stop because a door slams: the last ordered group in which a layer still sounds. A pause or another texture ends it. */
function lastGroupOf(draft: LayerDraft, { drafts, groupCount }: Understanding): number {
  const source = findSource(draft.source);
  if (source?.kind !== 'texture' || !LASTING_GROUPS.has(source.group) || draft.time === 'stop' || draft.level === 'die' || draft.level === 'fade-out') return draft.group;
  for (let group = draft.group + 1; group < groupCount; group++) {
    const members = drafts.filter((other) => other.group === group);
    if (members.length === 0 || members.some((other) => kindOf(other.source) === 'texture')) return group - 1;
  }
  return groupCount - 1;
}

function timingOf(draft: LayerDraft, slot: Slot, options: ScheduleOptions, isFollowed: boolean, index: number): Timing {
  if (draft.time === 'sporadic') return { kind: 'sporadic', start: slot.start, end: slot.end, perMinute: 10 };
  const isSequence = kindOf(draft.source) === 'sequence';
  if (isSequence && draft.mods.rate !== undefined && draft.mods.count === undefined) return { kind: 'train', start: slot.start, end: slot.end, rate: draft.mods.rate, regularity: draft.mods.regularity ?? 0.9 };
  if (draft.time === 'train' && draft.mods.count === undefined && (isSequence || kindOf(draft.source) === 'one-shot')) {
    return { kind: 'train', start: slot.start + FIRST_EVENT_SECONDS, end: slot.end, rate: 1 / Math.max(0.1, spacingOf(draft)), regularity: draft.mods.regularity ?? 0.8 };
  }
  if (isPlaced(draft)) return { kind: 'shots', at: shotsOf(draft, slot, options, isFollowed, index), jitter: draft.mods.regularity !== undefined && draft.mods.regularity > 0.8 ? 0 : 0.08 };
  return continuousOf(draft, slot, options, isFollowed);
}

function shotsOf(draft: LayerDraft, slot: Slot, options: ScheduleOptions, isFollowed: boolean, index: number): number[] {
  const length = slot.end - slot.start;
  const first = slot.start + Math.min(FIRST_EVENT_SECONDS, length * 0.1) + delayOf(draft, length) + slot.lead;
  const count = draft.mods.count;
  const rhythm = rhythmOf(draft.source);
  if (count !== undefined) {
    const room = Math.max(0.05, slot.end - first - Math.min(rhythm.sounds * 0.5, length * 0.3));
    const spacing = count > 1 ? Math.min(spacingOf(draft), room / (count - 1)) : 0;
    return Array.from({ length: count }, (_, shot) => first + shot * spacing);
  }
  const fills = rhythm.isRepeatable && draft.time !== 'once' && !isFollowed && draft.group === 0 && length > Math.max(3, rhythm.sounds * 1.5);
  if (!fills) return [first];
  const times: number[] = [];
  for (let at = first, shot = 0; at < slot.end - rhythm.sounds * 0.6 && shot < 60; shot++) {
    times.push(at);
    // 1.3 to 2.7 s apart, too uneven for a beat, or the source's own pace where that is slower.
    at += Math.max(1.3 + 1.4 * (hash32(options.seed, index, shot) / 4294967296), rhythm.spacing);
  }
  return times;
}

/** "Starts" comes a quarter into the slot. */
function delayOf(draft: LayerDraft, length: number): number {
  return draft.time === 'start' ? length * 0.25 : 0;
}

function continuousOf(draft: LayerDraft, slot: Slot, options: ScheduleOptions, isFollowed: boolean): Timing {
  const length = slot.end - slot.start;
  const whole = options.loop && slot.start === 0 && slot.end >= options.duration - 0.001;
  const start = slot.start + delayOf(draft, length);
  const stops = draft.time === 'stop';
  const goesOn = draft.time === 'continue' || draft.role === 'background' && isFollowed;
  const crossFade = isFollowed ? CROSS_FADE_SECONDS * 0.5 : 0;
  const ownEnd = draft.seconds === undefined ? undefined : Math.min(options.duration, start + draft.seconds + crossFade);
  const end = ownEnd ?? (goesOn ? options.duration : stops ? slot.start + length * 0.75 : Math.min(options.duration, slot.end + crossFade));
  const level = levelCurve(draft, start, end);
  return {
    kind: 'continuous', start, end,
    fadeIn: whole ? 0 : slot.start > 0 ? Math.min(CROSS_FADE_SECONDS, length * 0.25) : draft.time === 'start' ? 0.1 : FADE_IN_SECONDS,
    fadeOut: whole ? 0 : stops ? 0.01 : isFollowed && !goesOn ? Math.min(CROSS_FADE_SECONDS, length * 0.25) : FADE_OUT_SECONDS,
    ...(level && { curve: { level } }),
  };
}

function levelCurve(draft: LayerDraft, start: number, end: number): [number, number][] | undefined {
  if (draft.level === 'swell' || draft.level === 'fade-in') return [[start, -18], [end, 0]];
  if (draft.level === 'dip') return dipOf(draft, start, end - start);
  if (draft.level === 'die' || draft.level === 'fade-out') return [[start, 0], [end, -24]];
  return undefined;
}

const DIP_DB = -15;

/** Down and up again in the middle; suddenly, or in a tenth of the time. */
function dipOf(draft: LayerDraft, start: number, length: number): [number, number][] {
  const slope = draft.time === 'sudden' ? 0.03 : length * 0.1;
  const [down, up] = [start + length * 0.4, start + length * 0.7];
  return [[start, 0], [down, 0], [down + slope, DIP_DB], [up - slope, DIP_DB], [up, 0], [start + length, 0]];
}

const SIDES = [0, -20, 20, -35, 35, -10, 10];

function placeOf(draft: LayerDraft, slot: Slot, timing: Timing, order: number, understanding: Understanding): Place {
  const isWide = kindOf(draft.source) === 'texture';
  const distance = Math.max(0.2, Math.min(2000, (draft.distance ?? 3) * draft.distanceFactor));
  const motion = motionOf(draft, slot, timing);
  const said = draft.space !== undefined && !ownsScene(draft, understanding) ? spaceOf(draft.space) : undefined;
  const space = said ?? (sceneSpace(understanding) === undefined && !understanding.isDry ? naturalSpace(draft.source) : undefined);
  const device = draft.device;
  return {
    distance, azimuth: isWide ? 0 : SIDES[order % SIDES.length] ?? 0, spread: isWide ? 0.8 : 0.1,
    ...((space || device) && { space: { ...space, ...(device && { device }) } }),
    ...(motion && { motion }),
  };
}

/** Where nobody says a place, a bell hangs in its tower and an animal calls in the open: a little of it belongs to the sound. */
function naturalSpace(source: string): { kind: SpaceKind; wet: number } | undefined {
  if (source === 'church_bell') return { kind: 'church', wet: 0.2 };
  return findSource(source)?.group === 'animals' ? { kind: 'outdoors', wet: 0.15 } : undefined;
}

/** A place said of the only layer is the place of the scene. */
function ownsScene(draft: LayerDraft, understanding: Understanding): boolean {
  return understanding.space === undefined && understanding.drafts.filter((other) => other.role !== 'bed').every((other) => other.space === draft.space);
}

/** The scene's space: said by itself, or of all its layers. */
export function sceneSpace(understanding: Understanding): SpaceKind | undefined {
  if (understanding.space !== undefined) return understanding.space;
  const said = understanding.drafts.find((draft) => draft.space !== undefined && ownsScene(draft, understanding));
  return said?.space;
}

export function spaceOf(kind: SpaceKind): { kind: SpaceKind; wet: number } {
  return { kind, wet: SPACE_WET[kind] ?? 0.15 };
}

function motionOf(draft: LayerDraft, slot: Slot, timing: Timing): Place['motion'] {
  if (!draft.motion) return undefined;
  const start = timing.kind === 'shots' ? slot.start : timing.start;
  const end = timing.kind === 'shots' ? slot.end : timing.end;
  const length = Math.max(0.5, end - start);
  if (draft.motion === 'approach') return { kind: 'approach', from: 60, to: 3, closest: 3, speed: 57 / length, at: end };
  if (draft.motion === 'recede') return { kind: 'recede', from: 3, to: 120, closest: 3, speed: 117 / length, at: start };
  const speed = draft.motionSpeed !== undefined ? Math.max(draft.motionSpeed, passingSpeed(draft.source)) : passingSpeed(draft.source);
  const reach = Math.max(4, Math.min(2000, speed * length * 0.5));
  return { kind: draft.motion, from: reach, to: reach, closest: 4, speed, at: start + length * 0.5 };
}

/** Spans in text order, those that touch or overlap joined. */
export function mergedSpans(spans: readonly [number, number][]): [number, number][] {
  const sorted = [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const merged: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
