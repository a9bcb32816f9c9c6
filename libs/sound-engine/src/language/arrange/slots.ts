import { SCENE_LIMITS } from '@whoosh/sound-scene';
import { findSource, kindOf } from '../../catalogue';
import type { LayerDraft } from '../propose/draft';
import { ownEventsOf, SOME_EVENTS } from './own-events';
import { RING_OUT_SECONDS, rhythmOf } from './rhythm';
import { SEQUENCE_SECONDS, spacingOf, trainOf, trainSeconds } from './trains';
import type { Understanding } from '../propose/understanding';

/** Of silence between two steps, where it is told. */
export const PAUSE_SECONDS = 0.5;
/** From one step to the next, that they are heard as two. */
const LEAST_STEP_SECONDS = 1.1;
/** Of a step of several, where it needs more: the others are waited for. */
const STEP_SECONDS = 5;
/** From one single event of a step to the next one told, seconds. */
export const LEAD_SECONDS = 0.4;
/** What goes on is heard so long before what happens in it. */
const GROUND_SECONDS = 0.15;
/** Of a step, at the latest: what is told behind others has begun. */
const LATEST_SHARE = 0.4;
/** Silence behind what is told to stop. */
const STOPPED_SECONDS = 1;

/** A stretch of the scene that one ordered group has, seconds. */
export interface Slot {
  start: number;
  end: number;
  /**
   * Seconds by which events start later than what goes on and those named before them in the same group, so that all
   * are heard.
   */
  lead: number;
  /** Something else is heard in it too. */
  isShared: boolean;
  /** There is time for more than the events in it: something goes on, or the whole was told to be longer. */
  isOpen: boolean;
}

/** A stretch before it is known which layers are heard in it. */
export type EmptySlot = Omit<Slot, 'lead' | 'isShared'>;

/** Whether it is placed event by event: one-shots, and sequences with a number of times. */
export function isPlaced(draft: LayerDraft): boolean {
  const kind = kindOf(draft.source);
  if (kind === 'one-shot') return true;
  if (kind !== 'sequence') return draft.mods.count !== undefined && draft.mods.count > 1;
  return draft.mods.count !== undefined || draft.time === 'once';
}

/** How many events were said; undefined where no word says it. */
export function saidCount({ source, mods, isSeveral, isPlural }: LayerDraft): number | undefined {
  const isMore = isSeveral || (isPlural && kindOf(source) === 'one-shot');
  return mods.count ?? (isMore ? SOME_EVENTS : undefined);
}

/** Seconds that a layer needs for what it was asked. */
function naturalSeconds(draft: LayerDraft, loop: boolean): number {
  const told = draft.seconds ?? stopSeconds(draft);
  if (told !== undefined) return told;
  const { sounds, ends } = rhythmOf(draft.source);
  const train = trainOf(draft);
  if (train) return trainSeconds(draft, train);
  if (isPlaced(draft)) return ((saidCount(draft) ?? 1) - 1) * spacingOf(draft) + ends;
  if (kindOf(draft.source) !== 'sequence') return sounds;
  // What never ends goes on.
  return loop ? SEQUENCE_SECONDS : sequenceSeconds(draft);
}

/** Until what is told to stop at a moment is heard to have stopped; undefined where it is not. */
function stopSeconds({ time, moment }: LayerDraft): number | undefined {
  return time === 'stop' && typeof moment === 'number' ? moment + STOPPED_SECONDS : undefined;
}

/** As long as it goes on by itself, and its last event sounds. */
function sequenceSeconds(draft: LayerDraft): number {
  const own = ownEventsOf(draft);
  return own === undefined ? SEQUENCE_SECONDS : Math.max(own.most, rhythmOf(draft.source).sounds);
}

/** Whether so many seconds are no more than the layer needs: what is longer is filled. */
export function isOwnLength(draft: LayerDraft, seconds: number): boolean {
  return seconds <= Math.max(LEAST_STEP_SECONDS, sequenceSeconds(draft)) + RING_OUT_SECONDS;
}

/** What an ordered group of layers needs of the time. */
interface Need {
  seconds: number;
  /** It goes on for as long as there is room. */
  isGoingOn: boolean;
  /** Its seconds were said. */
  isSaid: boolean;
}

function needsOf({ drafts, groupCount }: Understanding, loop: boolean): Need[] {
  const most = groupCount === 1 ? SCENE_LIMITS.maxDurationSeconds : STEP_SECONDS;
  return Array.from({ length: groupCount }, (_, group) => {
    const members = drafts.filter((draft) => draft.group === group);
    if (members.length === 0) return { seconds: PAUSE_SECONDS, isGoingOn: false, isSaid: false };
    const said = members.flatMap((draft) => draft.seconds ?? []);
    const front = members.filter((draft) => draft.role !== 'bed' && draft.role !== 'background');
    const lead = front.length > 0 ? front : members;
    const needed = lead.map((draft) => naturalSeconds(draft, loop) + leadOf(draft, members, STEP_SECONDS));
    const least = group < groupCount - 1 ? LEAST_STEP_SECONDS : 0;
    const seconds = Math.max(least, ...said, Math.min(most, Math.max(...needed)));
    const isSaid = said.length > 0;
    return { seconds, isGoingOn: !isSaid && !lead.every((draft) => endsByItself(draft, loop)), isSaid };
  });
}

function endsByItself(draft: LayerDraft, loop: boolean): boolean {
  return isPlaced(draft) || (!loop && ownEventsOf(draft) !== undefined);
}

/** So long after the start of its group it begins: what happens a little after what else there is, seconds. */
export function leadOf(draft: LayerDraft, members: readonly LayerDraft[], length: number): number {
  if (draft.after !== undefined) return Math.min(draft.after, length * LATEST_SHARE);
  if (!isPlaced(draft)) return 0;
  const before = members.slice(0, members.indexOf(draft)).filter(isPlaced).length;
  const ground = members.every(isPlaced) ? 0 : Math.min(GROUND_SECONDS, length * 0.1);
  return before * Math.min(LEAD_SECONDS, length * 0.08) + ground;
}

/** The length that fits what was asked, 0.5..22 s. */
export function naturalDuration(understanding: Understanding): number {
  const { drafts, loop, seconds } = understanding;
  if (seconds !== undefined) return within(Math.max(seconds, ...(isOfOne(understanding) ? drafts.map(toldEnd) : [])));
  const steps = needsOf(understanding, loop).reduce((total, need) => total + need.seconds, 0);
  // "After three seconds a door slams": up to that moment, and for as long as the slam sounds.
  const placed = drafts.map((draft) =>
    typeof draft.moment === 'number' ? (stopSeconds(draft) ?? draft.moment + naturalSeconds(draft, loop)) : 0,
  );
  return within(Math.ceil(Math.max(steps, ...placed) * 10 - 0.001) / 10);
}

/** "Footsteps for three seconds": the length of one sound; set apart ("rain, thunder, 5 s") it is that of the whole. */
function isOfOne({ mentions }: Understanding): boolean {
  const at = mentions.findIndex(({ kind }) => kind === 'seconds');
  return at > 0 && mentions[at - 1].kind !== 'link';
}

/** What begins behind others lasts as long as it was told, seconds. */
function toldEnd({ seconds = 0, after = 0 }: LayerDraft): number {
  return seconds + after;
}

function within(seconds: number): number {
  return Math.max(SCENE_LIMITS.minDurationSeconds, Math.min(SCENE_LIMITS.maxDurationSeconds, seconds));
}

/** What goes on gives up so much of its time before what ends by itself does. */
const LEAST_SHARE = 0.3;

/**
 * The stretch of the scene that each ordered group has, seconds: what it needs. What is left over goes to all that were
 * not told how long they last, what is missing is taken from what goes on, and where that is not enough from all.
 */
export function slotsOf(understanding: Understanding, duration: number, loop: boolean): EmptySlot[] {
  const needs = needsOf(understanding, loop);
  const sum = (wanted: readonly Need[]) => wanted.reduce((total, { seconds }) => total + seconds, 0);
  const goingOn = sum(needs.filter((need) => need.isGoingOn));
  const ending = sum(needs) - goingOn;
  const share = goingOn > 0 ? Math.max(LEAST_SHARE, Math.min(1, (duration - ending) / goingOn)) : 1;
  const scale = Math.min(1, duration / (ending + goingOn * share));
  const open = needs.filter(({ isSaid }) => !isSaid).length;
  const extra = Math.max(0, duration - sum(needs)) / (open || needs.length);
  let start = 0;
  return needs.map(({ seconds, isGoingOn, isSaid }) => {
    const more = isSaid && open > 0 ? 0 : extra;
    const end = start + seconds * (isGoingOn ? share : 1) * scale + more;
    const slot = { start, end, isOpen: isGoingOn || end - start > seconds + RING_OUT_SECONDS };
    start = slot.end;
    return slot;
  });
}

const LASTING_GROUPS = new Set(['weather', 'water', 'fire', 'ambience']);

/**
 * Rain does not stop because a door slams: the last ordered group in which a layer still sounds. A pause or another
 * texture ends it.
 */
export function lastGroupOf(draft: LayerDraft, { drafts, groupCount }: Understanding): number {
  const source = findSource(draft.source);
  if (
    source?.kind !== 'texture' ||
    !LASTING_GROUPS.has(source.group) ||
    draft.time === 'stop' ||
    draft.level === 'die' ||
    draft.level === 'fade-out'
  )
    return draft.group;
  for (let group = draft.group + 1; group < groupCount; group++) {
    const members = drafts.filter((other) => other.group === group);
    if (members.length === 0 || members.some((other) => kindOf(other.source) === 'texture')) return group - 1;
  }
  return groupCount - 1;
}
